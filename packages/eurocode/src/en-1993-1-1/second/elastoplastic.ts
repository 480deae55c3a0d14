import type { Page } from "../../engine/sheet.ts";
import type { Profile } from "../profile.ts";
import { formula } from "./formula.ts";

// Annex B: a class 3 section carries more than W_el, the less slender it is the nearer to W_pl.

export const betaOfFlangesAndWeb = formula(
  "Annex B",
  "min(1, max(0, (c_f - 10 * epsilon) / (4 * epsilon), (c_w - 83 * epsilon) / (38 * epsilon)))",
  (c_f, epsilon, c_w) =>
    Math.min(1, Math.max(0, (c_f - 10 * epsilon) / (4 * epsilon), (c_w - 83 * epsilon) / (38 * epsilon))),
  { c_f: [8, 15], epsilon: [0.7, 1], c_w: [60, 110] },
);
export const betaOfFlangeTips = formula(
  "Annex B",
  "min(1, max(0, (c_f - 10 * epsilon) / (6 * epsilon)))",
  (c_f, epsilon) => Math.min(1, Math.max(0, (c_f - 10 * epsilon) / (6 * epsilon))),
  { c_f: [8, 18], epsilon: [0.7, 1] },
);
export const betaOfBox = formula(
  "Annex B, hollow sections",
  "min(1, max(0, (c_f - 34 * epsilon) / (4 * epsilon), (c_w - 83 * epsilon) / (38 * epsilon)))",
  (c_f, epsilon, c_w) =>
    Math.min(1, Math.max(0, (c_f - 34 * epsilon) / (4 * epsilon), (c_w - 83 * epsilon) / (38 * epsilon))),
  { c_f: [25, 40], epsilon: [0.7, 1], c_w: [60, 110] },
);
export const betaOfTube = formula(
  "Annex B, tubes",
  "min(1, max(0, (d_t - 70 * epsilon^2) / (70 * epsilon^2)))",
  (d_t, epsilon) => Math.min(1, Math.max(0, (d_t - 70 * epsilon ** 2) / (70 * epsilon ** 2))),
  { d_t: [30, 160], epsilon: [0.7, 1] },
);
export const elastoplasticModulus = formula(
  "Annex B",
  "W_pl - (W_pl - W_el) * beta_ep",
  (W_pl, W_el, beta_ep) => W_pl - (W_pl - W_el) * beta_ep,
);

export const hasElastoplastic = ({ shape }: Profile): boolean => shape === "I" || shape === "RHS" || shape === "CHS";

/** W_ep,y or W_ep,z of a class 3 section. */
export function elastoplastic(page: Page, p: Profile, axis: "y" | "z", epsilon: number): number {
  const beta = betaOf(page, p, axis, epsilon);
  const [W_pl, W_el] = axis === "y" ? [p.W_pl_y, p.W_el_y] : [p.W_pl_z, p.W_el_z];
  return page.put(`W_ep_${axis}_mm3`, elastoplasticModulus, W_pl, W_el, beta);
}

function betaOf(page: Page, p: Profile, axis: "y" | "z", epsilon: number): number {
  const name = `beta_ep_${axis}`;
  const ratio = (id: string) => p.plates.find((plate) => plate.id === id)?.ratio ?? 0;
  if (p.shape === "CHS") return page.put(name, betaOfTube, ratio("wall"), epsilon);
  const [flange, web] = [ratio("flange"), ratio("web")];
  if (p.shape === "RHS") {
    return axis === "y"
      ? page.put(name, betaOfBox, flange, epsilon, web)
      : page.put(name, betaOfBox, web, epsilon, flange);
  }
  return axis === "y"
    ? page.put(name, betaOfFlangesAndWeb, flange, epsilon, web)
    : page.put(name, betaOfFlangeTips, flange, epsilon);
}
