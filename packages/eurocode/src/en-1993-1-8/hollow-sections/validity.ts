import { formulasOf } from "../../basis/formula.ts";
import { decimals } from "../../basis/numbers.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { overlapRatio } from "./formulas-overlap.ts";
import { type Brace, balanced, type HollowJoint } from "./model.ts";
import { overlapOrder } from "./overlap.ts";
import { says } from "./says.ts";

// Tables 7.1, 7.8, 7.9 and 7.20, 7.1.1 and 7.1.2: ranges of validity. They are met or not, without a degree of use: a
// verification is listed where one is not met.

const rule = (name: string, clause: string, expression: string) =>
  ofForm(requirement(`validity-${name}`, clause, expression, `range of validity, ${name}`));

const rules = {
  angle: rule("angle", "7.1.2(3)", "30° <= theta"),
  thickness: rule("thickness", "7.1.1(5)", "2.5 mm <= t"),
  chordThickness: rule("chord-thickness", "7.1.1(6)", "t_0 <= 25 mm"),
  beta: rule("beta", "Table 7.1", "0.2 <= d_i / d_0"),
  betaRhs: rule("beta", "Table 7.8", "least b_i / b_0"),
  betaRound: rule("beta", "Table 7.8", "0.4 <= d_i / b_0 <= 0.8"),
  chord: rule("chord-slenderness", "Table 7.1", "d_0 / t_0 <= 50, in X joints 40"),
  chordLeast: rule("chord-slenderness", "Table 7.1", "10 <= d_0 / t_0"),
  chordRhs: rule("chord-slenderness", "Table 7.8", "b_0 / t_0 and h_0 / t_0 <= 35"),
  chordPlate: rule("chord-slenderness", "Table 7.13", "b_0 / t_0 <= 30"),
  chordClass: rule("chord-class", "Tables 7.1 and 7.8", "class 1 or 2 in compression"),
  web: rule("chord-web", "Table 7.20", "d_w / t_w of class 1 or 2 in compression, in X joints 1"),
  webDepth: rule("chord-web", "Table 7.20", "d_w <= 400 mm"),
  flange: rule("chord-flange", "Table 7.20", "b_0 / t_f of class 1 or 2 in compression"),
  aspectOnI: rule("aspect", "Table 7.20", "h_i / b_i = 1, in X and overlap joints 0.5 <= h_i / b_i <= 2"),
  brace: rule("brace-slenderness", "Tables 7.1, 7.8 and 7.20", "d_i / t_i <= 50, b_i / t_i and h_i / t_i <= 35"),
  braceClass: rule("brace-class", "Tables 7.1, 7.8 and 7.20", "class 1 or 2 in compression"),
  aspect: rule("aspect", "Table 7.8", "0.5 <= h / b <= 2"),
  gap: rule("gap", "7.1.2(5)", "t_1 + t_2 <= g"),
  gapLeast: rule("gap", "Table 7.8", "0.5 * (1 - beta) <= g / b_0"),
  overlap: rule("overlap", "7.1.2(4)", "25 % <= lambda_ov"),
  between: rule("angle", "7.1.2(3)", "30° <= 180° - theta_1 - theta_2"),
  overlapOrder: rule("overlap-order", "7.1.2", "f_yi * t_i <= f_yj * t_j of the brace i that overlaps j"),
  plateThickness: rule("plate-thickness", "Table 7.13", "t_1 / b_0 <= 0.2"),
  widths: rule("widths", "Tables 7.8 and 7.20", "0.75 <= b_i / b_j"),
  plateWidth: rule("plate-width", "Tables 7.3 and 7.13", "least beta of a transverse plate"),
  plateLength: rule("plate-length", "Table 7.3", "eta <= 4"),
} as const;

const members = formulasOf("EN 1993-1-1");
/** Class 2 in compression, d/t of a tube and (b - 3 t)/t of a rectangular section. */
const roundClass2 = members("Table 5.2, sheet 3", "70 * (235 / f_y)", (f_y) => 70 * (235 / f_y));
const flatClass2 = members("Table 5.2, sheet 1", "38 * sqrt(235 / f_y)", (f_y) => 38 * Math.sqrt(235 / f_y));
const leastGapWidth = formula("Table 7.8", "max(0.35, 0.1 + 0.01 * b_0 / t_0)", (b_0, t_0) =>
  Math.max(0.35, 0.1 + (0.01 * b_0) / t_0),
);
const leastGap = formula("Table 7.8", "0.5 * (1 - beta)", (beta) => 0.5 * (1 - beta));

const flatClass1 = members("Table 5.2, sheet 1", "33 * sqrt(235 / f_y)", (f_y) => 33 * Math.sqrt(235 / f_y));
const outstandClass2 = members("Table 5.2, sheet 2", "10 * sqrt(235 / f_y)", (f_y) => 10 * Math.sqrt(235 / f_y));

type Rule = (typeof rules)[keyof typeof rules];

const slack = 1e-9;

const atMost = (sheet: Sheet, which: Rule, actual: number, limit: number, unit = "") => {
  if (actual > limit * (1 + slack)) sheet.verify(which, actual, limit, unit);
};
const atLeast = (sheet: Sheet, which: Rule, actual: number, limit: number, unit = "") => {
  if (actual < limit * (1 - slack)) sheet.verify(which, limit, actual, unit);
};

export function verifyValidity(sheet: Sheet, joint: HollowJoint, beta: number): void {
  const { chord, braces, plate } = joint;
  const t = chord.t_w;
  const walls = braces.map(({ member }) => member.t_w);
  atLeast(sheet, rules.thickness, Math.min(...(joint.open ? walls : [t, ...walls])), 2.5, "mm");
  if (!joint.open) atMost(sheet, rules.chordThickness, t, 25, "mm");
  for (const brace of braces) atLeast(sheet, rules.angle, brace.theta_deg, 30, "°");
  if (joint.round) roundChord(sheet, joint);
  else if (joint.open) openChord(sheet, joint);
  else rectangularChord(sheet, joint, beta);
  if (balanced(joint.type)) gapOrOverlap(sheet, joint);
  if (plate) plateRange(sheet, joint);
}

function roundChord(sheet: Sheet, joint: HollowJoint): void {
  const { chord, braces, type } = joint;
  const slender = chord.b / chord.t_w;
  atMost(sheet, rules.chord, slender, type === "X" ? 40 : 50);
  atLeast(sheet, rules.chordLeast, slender, 10);
  if (joint.squeezed) atMost(sheet, rules.chordClass, slender, roundClass2(chord.steel.f_y));
  for (const brace of braces) {
    atLeast(sheet, rules.beta, brace.member.b / chord.b, 0.2);
    braceWalls(sheet, brace);
  }
}

function rectangularChord(sheet: Sheet, joint: HollowJoint, beta: number): void {
  const { chord, braces, type, gap, plate } = joint;
  const { b, h, t_w: t } = chord;
  atMost(sheet, rules.chordRhs, Math.max(b, h) / t, 35);
  if (joint.squeezed) atMost(sheet, rules.chordClass, (Math.max(b, h) - 3 * t) / t, flatClass2(chord.steel.f_y));
  aspect(sheet, h / b);
  if (plate) atMost(sheet, rules.chordPlate, b / t, 30);
  const inGap = balanced(type) && gap >= 0;
  for (const brace of braces) {
    const ratio = brace.member.b / b;
    if (brace.round) {
      atLeast(sheet, rules.betaRound, ratio, 0.4);
      atMost(sheet, rules.betaRound, ratio, 0.8);
    } else {
      atLeast(sheet, rules.betaRhs, ratio, inGap ? leastGapWidth(b, t) : 0.25);
      aspect(sheet, brace.member.h / brace.member.b);
    }
    braceWalls(sheet, brace);
  }
  if (inGap) atLeast(sheet, rules.gapLeast, gap / b, leastGap(beta));
}

/** Table 7.20; the parts of the chord by their classes in compression, whatever its force. */
function openChord(sheet: Sheet, { chord, braces, type, gap }: HollowJoint): void {
  const { h, b, t_w, t_f, r, steel } = chord;
  const d_w = h - 2 * (t_f + r);
  atMost(sheet, rules.web, d_w / t_w, (type === "X" ? flatClass1 : flatClass2)(steel.f_y));
  atMost(sheet, rules.webDepth, d_w, 400, "mm");
  atMost(sheet, rules.flange, (b - t_w - 2 * r) / 2 / t_f, outstandClass2(steel.f_y));
  const oblong = type === "X" || (balanced(type) && gap < 0);
  for (const brace of braces) {
    const ratio = brace.member.h / brace.member.b;
    if (!brace.round) {
      atLeast(sheet, rules.aspectOnI, ratio, oblong ? 0.5 : 1);
      atMost(sheet, rules.aspectOnI, ratio, oblong ? 2 : 1);
    }
    braceWalls(sheet, brace);
  }
}

function aspect(sheet: Sheet, ratio: number): void {
  atLeast(sheet, rules.aspect, ratio, 0.5);
  atMost(sheet, rules.aspect, ratio, 2);
}

function braceWalls(sheet: Sheet, { member, round, N, M_ip, M_op }: Brace): void {
  const { b, h, t_w: t, steel } = member;
  atMost(sheet, rules.brace, Math.max(b, h) / t, round ? 50 : 35);
  // a moment presses one of the walls
  if (N <= 0 && M_ip === 0 && M_op === 0) return;
  if (round) atMost(sheet, rules.braceClass, b / t, roundClass2(steel.f_y));
  else atMost(sheet, rules.braceClass, (Math.max(b, h) - 3 * t) / t, flatClass2(steel.f_y));
}

function gapOrOverlap(sheet: Sheet, joint: HollowJoint): void {
  const { braces, gap, round, type } = joint;
  const [first, second] = braces;
  if (!first || !second) return;
  if (type !== "KT") atLeast(sheet, rules.between, 180 - first.theta_deg - second.theta_deg, 30, "°");
  if (gap >= 0) {
    for (let i = 1; i < braces.length; i++) {
      const sum = (braces[i - 1]?.member.t_w ?? 0) + (braces[i]?.member.t_w ?? 0);
      atLeast(sheet, rules.gap, gap, sum, "mm");
    }
    return;
  }
  const { over, under } = overlapOrder(joint);
  const lambda = overlapRatio(-gap, over.theta, over.member.h);
  atLeast(sheet, rules.overlap, lambda, 25, "%");
  const limit = joint.seamWelded ? 80 : 60;
  if (lambda > limit * (1 + slack)) sheet.lack("gap_mm", says.overlapShear({ lambda: decimals(lambda, 1), limit }));
  const weight = ({ member }: Brace) => member.t_w * member.steel.f_y;
  // the narrower brace overlaps the wider one, and is not the stronger of the two
  atMost(sheet, rules.overlapOrder, weight(over), weight(under), "N/mm");
  if (round) return;
  atLeast(sheet, rules.widths, over.member.b / under.member.b, 0.75);
  // AC:2009 asks for the shear between flat braces and the chord face, for which clause 7 has no formula
  const flat = [over, under].filter(({ round: circular }) => !circular).map(({ member }) => member);
  const flattest = flat.reduce(
    (most, member) => (member.b / member.h > most.b / most.h ? member : most),
    flat[0] ?? over.member,
  );
  if (flattest.b > flattest.h * (1 + slack)) sheet.lack("braces", says.flatShear({ b: flattest.b, h: flattest.h }));
}

function plateRange(sheet: Sheet, { chord, plate, round }: HollowJoint): void {
  if (!plate) return;
  if (plate.orientation === "transverse") atLeast(sheet, rules.plateWidth, plate.b / chord.b, round ? 0.4 : 0.5);
  else if (round) atMost(sheet, rules.plateLength, plate.b / chord.b, 4);
  else atMost(sheet, rules.plateThickness, plate.t / chord.b, 0.2);
}
