import type { Message } from "../../basis/message.ts";
import { above, atLeast, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { interpolated, interpolatedByLog } from "./coefficients.ts";
import {
  cylinderForce,
  eccentricity,
  gustVelocity,
  latticeForce,
  ofCylinder,
  partlyCornered,
  partlyOpen,
  reynolds,
  roughFlow,
  roundedCorners,
  shortCylinder,
  shortPrism,
  slenderCylinder,
  slenderPrism,
  smoothFlow,
  windForce,
  withFreeEnds,
} from "./elements.ts";
import type { WindZone } from "./model.ts";
import { refuse, says } from "./says.ts";
import type { ElementItem, ElementType } from "./schema.ts";
import { freeEnds, freeWalls, sharpRectangles } from "./tables.ts";
import { freeWallEnds } from "./zone-geometry.ts";

type Field = Exclude<keyof ElementItem, "type">;

const needed: Readonly<Record<ElementType, readonly (readonly [Field, Message])[]>> = {
  cylinder: [
    ["d_m", refuse.depthOfElement],
    ["k_mm", refuse.roughness],
  ],
  rectangle: [
    ["length_m", refuse.lengthOfElement],
    ["height_m", refuse.heightOfElement],
    ["d_m", refuse.depthOfElement],
  ],
  lattice: [
    ["length_m", refuse.lengthOfElement],
    ["height_m", refuse.heightOfElement],
    ["c_f_0", refuse.latticeFactor],
  ],
  "free-standing-wall": [
    ["length_m", refuse.lengthOfElement],
    ["height_m", refuse.heightOfElement],
  ],
  sign: [
    ["length_m", refuse.lengthOfElement],
    ["height_m", refuse.heightOfElement],
  ],
};
const only: readonly (readonly [Field, readonly ElementType[], Message])[] = [
  ["k_mm", ["cylinder"], refuse.cylinders],
  ["return_corner_m", ["free-standing-wall"], refuse.freeWalls],
  ["c_f_0", ["lattice"], refuse.lattices],
  ["r_m", ["rectangle"], refuse.rectangles],
];

export function rejectElement(sheet: Sheet, element: ElementItem): void {
  const { type, length_m, height_m, d_m, solidity, base_m = 0, r_m } = element;
  const at = (field: keyof ElementItem) => `element.${field}`;
  for (const [field, what] of needed[type]) if (element[field] === undefined) sheet.problem(at(field), required(what));
  for (const [field, types, why] of only)
    if (element[field] !== undefined && !types.includes(type)) sheet.unused(at(field), onlyFor(why));
  if (type === "cylinder" && (length_m === undefined) === (height_m === undefined))
    sheet.problem(at("height_m"), required(refuse.sizeOfElement));
  if (type === "free-standing-wall" && solidity !== undefined && solidity < 0.8)
    sheet.problem(at("solidity"), atLeast(0.8, solidity, { because: refuse.openWall }));
  if (solidity !== undefined && solidity < 1 && type !== "lattice" && type !== "free-standing-wall")
    sheet.problem(at("solidity"), refuse.openElement);
  if (solidity === 0) sheet.problem(at("solidity"), above(0, 0));
  if (
    type === "sign" &&
    length_m !== undefined &&
    height_m !== undefined &&
    base_m < height_m / 4 &&
    length_m > height_m
  )
    sheet.problem(at("type"), refuse.lowSign);
  if (type === "rectangle" && d_m !== undefined && length_m !== undefined && height_m !== undefined) {
    const across = Math.min(length_m, height_m);
    if (d_m < across / 10) sheet.problem(at("d_m"), atLeast(across / 10, d_m, { unit: "m", is: refuse.thinRectangle }));
    if (r_m !== undefined && Math.abs(d_m - across) > 0.01 * across)
      sheet.problem(at("r_m"), onlyFor(refuse.squareSections));
  }
}

/** The top above the ground. */
export const topOf = ({ type, base_m = 0, height_m, d_m = 0 }: ElementItem): number =>
  base_m + (height_m ?? (type === "cylinder" ? d_m : 0));

interface Site {
  readonly q_p: number;
  readonly rho: number;
  readonly c_s_c_d: number;
}

/** Writes coefficients and force; zones of a wall. */
export function elementLoad(sheet: Sheet, element: ElementItem, site: Site): WindZone[] {
  if (element.base_m === undefined) sheet.assume(says.onTheGround);
  switch (element.type) {
    case "free-standing-wall":
      return wall(sheet, element, site.q_p);
    case "sign":
      signboard(sheet, element, site);
      return [];
    case "rectangle":
      rectangle(sheet, element, site);
      return [];
    case "cylinder":
      cylinder(sheet, element, site);
      return [];
    case "lattice":
      lattice(sheet, element, site);
      return [];
  }
}

function wall(
  sheet: Sheet,
  { length_m: l = 0, height_m: h = 0, solidity: phi = 1, return_corner_m: corner = 0 }: ElementItem,
  q_p: number,
): WindZone[] {
  const ends = freeWallEnds(h);
  return (["A", "B", "C", "D"] as const).flatMap((id, i) => {
    const [from, to] = [i === 0 ? 0 : (ends[i - 1] ?? 0), Math.min(l, ends[i] ?? 0)];
    if (to <= from) return [];
    const straight = interpolated(
      freeWalls.ratios,
      freeWalls.straight.map((row) => row[i] ?? 0),
      l / h,
    );
    const cornered = freeWalls.cornered[i] ?? 0;
    const solid =
      corner === 0
        ? straight
        : corner >= h
          ? cornered
          : sheet.step("c_p_net", partlyCornered, straight, cornered, corner, h);
    const c_p_net = phi === 1 ? solid : sheet.step("c_p_net", partlyOpen, freeWalls.open[i] ?? 0, solid, phi);
    const zone: WindZone = {
      id,
      surface: "wall",
      c_p_net,
      b_m: to - from,
      from_m: from,
      to_m: to,
      area_m2: (to - from) * h,
      w_e_kN_m2: c_p_net * q_p,
    };
    return [zone];
  });
}

function signboard(sheet: Sheet, { length_m: b = 0, height_m: h = 0 }: ElementItem, { q_p, c_s_c_d }: Site): void {
  const c_f = sheet.table("c_f", 1.8, "EN 1991-1-4 7.4.3(1)");
  sheet.put("F_w_kN", windForce, c_s_c_d, c_f, q_p, b * h);
  sheet.put("e_w_m", eccentricity, b);
  sheet.assume(says.oneWayOfSign);
}

/** Between 15 and 50 m straight, Table 7.16. */
function slenderness(sheet: Sheet, l: number, b: number, round: boolean): number {
  const short = (round ? shortCylinder : shortPrism)(l, b);
  const slender = (round ? slenderCylinder : slenderPrism)(l, b);
  const lambda = interpolated([15, 50], [short, slender], l);
  if (l <= 15) return sheet.put("lambda", round ? shortCylinder : shortPrism, l, b);
  if (l >= 50) return sheet.put("lambda", round ? slenderCylinder : slenderPrism, l, b);
  return sheet.given("lambda", lambda, "EN 1991-1-4 7.13(2)");
}

const endFactor = (sheet: Sheet, lambda: number): number =>
  sheet.table("psi_lambda", interpolatedByLog(freeEnds, Math.max(1, lambda)), "EN 1991-1-4 7.13(3)");

function rectangle(sheet: Sheet, element: ElementItem, { q_p, c_s_c_d }: Site): void {
  const { length_m = 0, height_m = 0, d_m: d = 0, r_m } = element;
  const [l, b] = [Math.max(length_m, height_m), Math.min(length_m, height_m)];
  const c_f_0 = sheet.table("c_f_0", interpolatedByLog(sharpRectangles, Math.min(50, d / b)), "EN 1991-1-4 7.6(1)");
  const psi_r = r_m === undefined ? 1 : sheet.put("psi_r", roundedCorners, r_m, b);
  const psi_lambda = endFactor(sheet, slenderness(sheet, l, b, false));
  const c_f = sheet.put("c_f", withFreeEnds, c_f_0, psi_r, psi_lambda);
  sheet.put("F_w_kN", windForce, c_s_c_d, c_f, q_p, l * b);
  sheet.assume(says.elementAlone);
}

function cylinder(
  sheet: Sheet,
  { d_m: b = 0, length_m, height_m, k_mm = 0 }: ElementItem,
  { q_p, rho, c_s_c_d }: Site,
): void {
  const l = height_m ?? length_m ?? 0;
  const v = sheet.put("v_z_e_m_s", gustVelocity, q_p, rho);
  const Re = sheet.put("Re", reynolds, b, v);
  if (Re < turbulentFrom) sheet.warn(says.beyondFlow({ Re }));
  const c_f_0 =
    Re < turbulentFrom
      ? sheet.table("c_f_0", 1.2, "EN 1991-1-4 7.9.2(1)")
      : sheet.put("c_f_0", ofCylinder, sheet.step("c", smoothFlow, Re), sheet.step("c", roughFlow, k_mm / 1000, b, Re));
  const psi_lambda = endFactor(sheet, slenderness(sheet, l, b, true));
  const c_f = sheet.put("c_f", cylinderForce, c_f_0, psi_lambda);
  sheet.put("F_w_kN", windForce, c_s_c_d, c_f, q_p, l * b);
  sheet.assume(says.elementAlone);
}

/** Below it Figure 7.28 is flat. */
const turbulentFrom = 1.8e5;

function lattice(sheet: Sheet, element: ElementItem, { q_p, c_s_c_d }: Site): void {
  const { length_m = 0, height_m = 0, c_f_0 = 0, solidity: phi = 1 } = element;
  const [l, b] = [Math.max(length_m, height_m), Math.min(length_m, height_m)];
  if (element.solidity === undefined) sheet.assume(says.solidElement, { weighty: true });
  sheet.given("c_f_0", c_f_0, "EN 1991-1-4 7.11(1)");
  const c_f = sheet.put("c_f", latticeForce, c_f_0, 1);
  sheet.assume(says.elementAlone);
  sheet.put("F_w_kN", windForce, c_s_c_d, c_f, q_p, phi * l * b);
}
