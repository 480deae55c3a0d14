/** Ends that are not square: what a skew cut leaves of a piece. */
import type { EndCut, EndName, ProfilePart, Wall } from "../fabrication.ts";
import type { EndOverride, Override } from "../members/model.ts";
import type { Dimensions } from "./joints/end.ts";

type Cut = Pick<ProfilePart, "cuts" | "length_mm">;
type Box = Pick<Dimensions, "b" | "h">;

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

type GivenCut = EndOverride["cut"];

const cutOf = ({ about_y_deg = 0, about_z_deg = 0 }: NonNullable<GivenCut> = {}): EndCut => ({
  about_y_deg,
  about_z_deg,
});

export const cutsOf = ({ start, end }: Pick<Partial<Override>, EndName> = {}): ProfilePart["cuts"] => ({
  start: cutOf(start?.cut),
  end: cutOf(end?.cut),
});

export function isSkew(cut: GivenCut): boolean {
  const { about_y_deg, about_z_deg } = cutOf(cut);
  return about_y_deg !== 0 || about_z_deg !== 0;
}

/**
 * x of an end at a level: a cut turned about an axis leans by tan(angle); `length_mm` is the greatest length, so the cut
 * takes away and never adds.
 */
export function endAt({ cuts, length_mm }: Cut, end: EndName, y: number, z: number, { b, h }: Box): number {
  const { about_y_deg, about_z_deg } = cuts[end];
  const lean = z * tan(about_y_deg) - y * tan(about_z_deg);
  const most = (h / 2) * Math.abs(tan(about_y_deg)) + (b / 2) * Math.abs(tan(about_z_deg));
  return end === "start" ? lean + most : length_mm + lean - most;
}

/** From and to between the cuts, along the line of the section that is nearest. */
export function betweenCuts(part: Cut, y: number, z: number, { b, h }: Box): readonly [from: number, to: number] {
  const inside = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  const at = (end: EndName) => endAt(part, end, inside(y, b / 2), inside(z, h / 2), { b, h });
  return [at("start"), at("end")];
}

/** The shortest line of a piece that is left between its cuts; negative where they cross. */
export const leastLength = (part: Cut, { b, h }: Box): number =>
  Math.min(
    ...[-b / 2, b / 2].flatMap((y) =>
      [-h / 2, h / 2].map((z) => {
        const [from, to] = betweenCuts(part, y, z, { b, h });
        return to - from;
      }),
    ),
  );

/** y of a wall that is seen from the side: of a channel, an angle and a tube its outside. */
export function sideOf({ b, shape }: Pick<Dimensions, "b" | "shape">, wall: "web" | "back"): number {
  if (shape === "RHS" || shape === "box") return wall === "back" ? b / 2 : -b / 2;
  return shape === "channel" || shape === "angle" ? -b / 2 : 0;
}

/** Whether what lies up to `reach` around the middle of a hole is left between the cuts. */
export function isWithinCuts(
  part: Cut,
  dims: Dimensions,
  { wall, x_mm, across_mm }: { readonly wall: Wall; readonly x_mm: number; readonly across_mm: number },
  reach: number,
): boolean {
  return Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8).every((angle) => {
    const [x, across] = [x_mm + reach * Math.cos(angle), across_mm + reach * Math.sin(angle)];
    const [y, z] =
      wall === "top" || wall === "bottom"
        ? [across, wall === "top" ? dims.h / 2 : -dims.h / 2]
        : [sideOf(dims, wall), across];
    const [from, to] = betweenCuts(part, y, z, dims);
    return x > from - 1e-6 && x < to + 1e-6;
  });
}
