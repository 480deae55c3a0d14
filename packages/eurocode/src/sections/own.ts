/** Own sections: the `section` object of the checks, to the same kind of Section as the catalogue's */

import { refuseWords } from "../basis/by-hand.ts";
import { says as form, show } from "../basis/form.ts";
import { Memory } from "../basis/memory.ts";
import type { Message } from "../basis/message.ts";
import { decimals } from "../basis/numbers.ts";
import { InvalidInput, type Problem, problemAt } from "../basis/problem.ts";
import { above, atLeast, notWith } from "../basis/refusals.ts";
import { oneOf } from "../basis/validation.ts";
import { cornerRadii, type Profile } from "./catalogue.ts";
import { type DrawnSection, drawings } from "./kept.ts";
import { lazySection } from "./lazy-section.ts";
import { propertiesOf } from "./properties.ts";
import { says } from "./says.ts";
import { flanged } from "./shapes.ts";
import {
  conventions,
  type Dimensions,
  type Fabrication,
  type Section,
  type Shape,
  type TorsionConvention,
} from "./types.ts";

type OwnShape = Exclude<Shape, "built-up" | "plate">;

export interface OwnSection extends DrawnSection {
  readonly shape: OwnShape;
  readonly h_mm?: number | undefined;
  readonly b_mm?: number | undefined;
  readonly d_mm?: number | undefined;
  readonly t_mm?: number | undefined;
  readonly t_w_mm?: number | undefined;
  readonly t_f_mm?: number | undefined;
  readonly r_mm?: number | undefined;
  readonly r_1_mm?: number | undefined;
  readonly r_2_mm?: number | undefined;
  readonly r_o_mm?: number | undefined;
  readonly r_i_mm?: number | undefined;
  readonly a_mm?: number | undefined;
  /** bottom flange of an I that is not symmetric about y; default as the top flange */
  readonly b_2_mm?: number | undefined;
  readonly t_f2_mm?: number | undefined;
  readonly fabrication?: Fabrication | undefined;
}

/** What keeps dimensions from being a section. */
export interface Fault {
  readonly path: string;
  readonly said: Message;
}

type Name = Exclude<keyof OwnSection, "shape" | "fabrication" | keyof DrawnSection>;

/** What each shape needs, and what it may have. */
const required: Readonly<Record<OwnShape, readonly Name[]>> = {
  I: ["h_mm", "b_mm", "t_w_mm", "t_f_mm"],
  channel: ["h_mm", "b_mm", "t_w_mm", "t_f_mm"],
  tee: ["h_mm", "b_mm", "t_w_mm", "t_f_mm"],
  box: ["h_mm", "b_mm", "t_w_mm", "t_f_mm"],
  RHS: ["h_mm", "b_mm", "t_mm"],
  CHS: ["d_mm", "t_mm"],
  angle: ["h_mm", "b_mm", "t_mm"],
  flat: ["b_mm", "t_mm"],
  round: ["d_mm"],
  polygon: [],
  parts: [],
};

const optional: Readonly<Record<OwnShape, readonly Name[]>> = {
  I: ["r_mm", "a_mm", "b_2_mm", "t_f2_mm"],
  channel: ["r_mm", "a_mm"],
  tee: ["r_mm", "a_mm"],
  box: ["a_mm"],
  RHS: ["r_o_mm", "r_i_mm", "a_mm"],
  CHS: [],
  angle: ["r_1_mm", "r_2_mm"],
  flat: [],
  round: [],
  polygon: [],
  parts: [],
};

const ofDrawings: Readonly<Record<Drawn, readonly (keyof DrawnSection)[]>> = {
  polygon: ["points_mm", "holes_mm"],
  parts: ["parts"],
};

type Drawn = "polygon" | "parts";
const isDrawn = (shape: string): shape is Drawn => shape in ofDrawings;
const isKnown = (shape: string): boolean => drawings.brought !== undefined || !isDrawn(shape);

const words = (): readonly (readonly ["shape" | "fabrication", readonly string[]])[] => [
  ["shape", Object.keys(required).filter(isKnown)],
  ["fabrication", ["rolled", "welded", "hot-finished", "cold-formed"] satisfies Fabrication[]],
];

/** Fabrication when none is given: rolled; hollow sections cold formed, the safer; a box is welded */
function defaultFabrication(shape: OwnShape): Fabrication {
  if (shape === "box" || shape === "parts") return "welded";
  return shape === "RHS" || shape === "CHS" ? "cold-formed" : "rolled";
}

/** What keeps the dimensions from being a section; empty when they are one */
export const ownSectionProblems = (own: OwnSection): Problem[] =>
  ownSectionFaults(own).map(({ path, said }) => problemAt(path, said));

/** What is no section at all. */
function strangeWords(own: OwnSection): Fault[] {
  if (own === null || typeof own !== "object")
    return [{ path: "", said: form.wrongType({ wanted: form.object, given: show(own) }) }];
  return words().flatMap(([path, known]): Fault[] => {
    const given = own[path];
    return known.includes(given ?? "") || (given === undefined && path !== "shape")
      ? []
      : [{ path, said: oneOf(known, given, undefined) }];
  });
}

/** Fields that a shape does not have, as far as they say something. */
function strangeFields(own: OwnSection): Fault[] {
  const known: readonly string[] = [
    "shape",
    "fabrication",
    ...required[own.shape],
    ...optional[own.shape],
    ...(isDrawn(own.shape) ? ofDrawings[own.shape] : []),
  ];
  return Object.entries(own).flatMap(([path, value]) =>
    value === undefined || value === 0 || known.includes(path)
      ? []
      : [{ path, said: says.notOfShape({ shape: own.shape }) }],
  );
}

export function ownSectionFaults(own: OwnSection): Fault[] {
  const strange = strangeWords(own);
  if (strange.length > 0) return strange;
  const faults: Fault[] = [];
  const say = (path: string, said: Message) => faults.push({ path, said });
  for (const name of required[own.shape]) {
    const value = own[name];
    if (value === undefined) say(name, says.ofShape({ shape: own.shape }));
    else if (!(value > 0 && Number.isFinite(value))) say(name, above(0, show(value)));
  }
  for (const name of optional[own.shape]) {
    const value = own[name];
    if (value === undefined) continue;
    const positive = name === "b_2_mm" || name === "t_f2_mm";
    if (!(Number.isFinite(value) && (positive ? value > 0 : value >= 0)))
      say(name, (positive ? above : atLeast)(0, show(value)));
  }
  // one is of a rolled section, the other of a welded one
  if ((own.r_mm ?? 0) > 0 && (own.a_mm ?? 0) > 0) say("r_mm", notWith("a_mm"));
  faults.push(...strangeFields(own));
  return faults.length > 0 ? faults : fitOf(own);
}

function fitOf(own: OwnSection): Fault[] {
  if (!isDrawn(own.shape)) return fit(own);
  return made.get(keyOf(own, "sci")) !== undefined ? [] : (drawings.brought?.faults(own, own.shape) ?? []);
}

/** The walls leave room for each other */
function fit(own: OwnSection): Fault[] {
  const d = dimensionsOf(own, own.fabrication ?? defaultFabrication(own.shape));
  const { h_mm: h = 0, b_mm: b = 0, d_mm: diameter = 0, t_mm: t = 0 } = d;
  const { tw, tf, r, b2, tf2 } = flanged(d);
  const faults: Fault[] = [];
  const less = (path: string, value: number, limit: number, why: Message) => {
    if (!(value < limit)) faults.push({ path, said: says.tooLarge({ limit: decimals(limit, 3), why }) });
  };
  switch (own.shape) {
    case "I":
      less("t_f_mm", tf, own.t_f2_mm === undefined ? h / 2 : h - tf2, says.flangesFillHeight);
      less("t_w_mm", tw, Math.min(b, b2), says.webAsWideAsFlange);
      less("r_mm", r, Math.min(h - tf - tf2, b - tw, b2 - tw) / 2 + 1e-9, says.fillets);
      break;
    case "channel":
      less("t_f_mm", tf, h / 2, says.flangesFillHeight);
      less("t_w_mm", tw, b, says.webAsWideAsFlanges);
      less("r_mm", r, Math.min((h - 2 * tf) / 2, b - tw) + 1e-9, says.fillets);
      break;
    case "tee":
      less("t_f_mm", tf, h, says.flangeFillsHeight);
      less("t_w_mm", tw, b, says.stemAsWide);
      less("r_mm", r, Math.min(h - tf, (b - tw) / 2) + 1e-9, says.fillets);
      break;
    case "box":
      less("t_f_mm", tf, h / 2, says.flangesFillHeight);
      less("t_w_mm", tw, b / 2, says.websFillWidth);
      break;
    case "RHS":
      less("t_mm", t, Math.min(h, b) / 2, says.wallsFill);
      less("r_o_mm", d.r_o_mm ?? 0, Math.min(h, b) / 2 + 1e-9, says.corners);
      less("r_i_mm", d.r_i_mm ?? 0, Math.min(h, b) / 2 - t + 1e-9, says.innerCorners);
      less("r_i_mm", d.r_i_mm ?? 0, Math.max(d.r_o_mm ?? 0, t) + 1e-9, says.cornersThickerThanWalls);
      break;
    case "CHS":
      less("t_mm", t, diameter / 2, says.wallFills);
      break;
    case "angle":
      less("t_mm", t, Math.min(h, b), says.legsAsThick);
      less("r_1_mm", d.r_1_mm ?? 0, Math.min(h, b) - t - (d.r_2_mm ?? 0) + 1e-9, says.radii);
      break;
    default:
  }
  return faults;
}

function dimensionsOf(own: OwnSection, fabrication: Fabrication): Dimensions {
  const given: Dimensions = Object.fromEntries(
    Object.entries(own).filter(([name, value]) => name !== "shape" && name !== "fabrication" && value !== undefined),
  );
  if (own.shape !== "RHS") return given;
  const standard = cornerRadii(own.t_mm ?? 0, fabrication);
  return { ...given, r_o_mm: own.r_o_mm ?? standard.r_o_mm, r_i_mm: own.r_i_mm ?? standard.r_i_mm };
}

function nameOf(own: OwnSection): string {
  const numbers = required[own.shape].map((name) => decimals(own[name] ?? 0, 3));
  return `${own.shape} ${numbers.join("x")}`;
}

const standardOf: Record<Fabrication, string> = {
  rolled: "own dimensions",
  welded: "own dimensions, EN 1090-2",
  "hot-finished": "own dimensions, EN 10210-2",
  "cold-formed": "own dimensions, EN 10219-2",
};

const made = new Memory<Section>(5_000);

/** What is no number is null there, and never kept. */
const keyOf = (own: OwnSection, It: TorsionConvention): string =>
  JSON.stringify([
    It,
    Object.entries(own ?? {})
      .filter(([, value]) => value !== undefined)
      .sort(),
  ]);

/** Throws InvalidInput with what ownSectionProblems() says. */
export function ownSection(own: OwnSection, It: TorsionConvention = "sci"): Section {
  const key = keyOf(own, It);
  const known = made.get(key);
  if (known) return known;
  const problems = ownSectionProblems(own);
  if (problems.length > 0) throw new InvalidInput(problems);
  refuseWords("It", It, conventions);
  const fabrication = own.fabrication ?? defaultFabrication(own.shape);
  const { shape } = own;
  const fresh =
    drawings.brought && isDrawn(shape)
      ? drawings.brought.make(own, shape, standardOf[fabrication], fabrication === "welded")
      : ofDimensions(own, fabrication, It);
  made.set(key, fresh);
  return fresh;
}

function ofDimensions(own: OwnSection, fabrication: Fabrication, It: TorsionConvention): Section {
  const dimensions = dimensionsOf(own, fabrication);
  const shape = own.shape as Exclude<OwnShape, Drawn>; // those are drawn elsewhere
  const profile: Profile = {
    designation: nameOf(own),
    family: "own",
    standard: standardOf[fabrication],
    shape,
    fabrication,
    dimensions,
  };
  return lazySection(profile, () => propertiesOf({ shape, fabrication, dimensions, It }));
}
