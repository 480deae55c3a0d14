import { listed } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, below, notWith, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  type Bolts,
  checkPattern,
  type Member,
  rejectThickThroat,
  rejectThroatOnEdge,
  resolveBolts,
  resolveMember,
  resolveSteel,
  type Steel,
} from "../parts/index.ts";
import * as rules from "./formulas.ts";
import type { BraceEnd, Gusset } from "./model.ts";
import { says } from "./says.ts";
import type { GussetItem, JointOfBrace } from "./schema.ts";

// What the request says, with every default; what cannot be.

const bolted: readonly JointOfBrace[] = ["bolted", "flattened", "end-tee"];

/** Fields that belong to some joints only. */
const ofJoints: readonly (readonly [fields: readonly (keyof GussetItem)[], joints: readonly JointOfBrace[]])[] = [
  [["bolt_grade", "bolt_size", "n_1", "n_2", "e1", "p1", "e2", "p2"], bolted],
  [
    ["length_mm", "throat_mm"],
    ["welded", "slotted"],
  ],
  [["n_welds"], ["welded"]],
  [["slot_mm"], ["slotted"]],
  [["flat_length_mm"], ["flattened"]],
  [["tee"], ["end-tee"]],
  [["connected_leg"], ["bolted", "welded"]],
];

export function resolveGusset(sheet: Sheet, item: GussetItem): Gusset | undefined {
  const { joint, n_members = 1, plate } = item;
  rejectFields(sheet, item);
  const member = resolveMember(sheet, "member", item.member, ["angle", "channel", "flat", "CHS", "RHS"]);
  const steel = resolveSteel(sheet, "plate", plate, plate.t_mm);
  if (member) rejectJoint(sheet, item, member);
  const bolts = bolted.includes(joint) ? boltsOf(sheet, item, n_members) : undefined;
  if (!bolted.includes(joint)) rejectWelds(sheet, item);
  rejectCompression(sheet, item);
  if (!member || !steel || sheet.problems.length > 0) return undefined;
  const end = endOf(sheet, item, member);
  if (!end) return undefined;
  if (bolts) rejectPlace(sheet, item, bolts, end, member);
  else if (joint === "welded" && (member.section.shape === "angle" || member.section.shape === "flat"))
    rejectThroatOnEdge(sheet, "throat_mm", item.throat_mm, end.t, "member");
  else rejectThickThroat(sheet, "throat_mm", item.throat_mm, Math.max(end.t, plate.t_mm), says.thickerOfBoth);
  const L_j = bolts ? lengthOfBolts(sheet, item) : (item.length_mm ?? 0);
  const w = bolts ? ((item.n_2 ?? 1) - 1) * (item.p2 ?? 0) : end.width;
  rejectPlate(sheet, item, L_j, bolts ? w + bolts.d_across : w);
  if (sheet.problems.length > 0) return undefined;
  const N = Math.abs(item.N_Ed);
  return {
    item,
    member,
    n: n_members === 2 ? 2 : 1,
    plate: { t: plate.t_mm, steel },
    N,
    N_each: N / n_members,
    gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0"),
    gamma_M1: sheet.parameter("EN 1993-1-1", "gamma_M1"),
    bolts,
    end,
    L_j,
    w,
  };
}

/** One bolt has no length to spread over: its force spreads from the end of the plate. */
function lengthOfBolts(sheet: Sheet, { n_1 = 1, p1 = 0, e1 = 0 }: GussetItem): number {
  if (n_1 > 1) return (n_1 - 1) * p1;
  sheet.assume(says.spreadOfOne);
  return e1;
}

function rejectFields(sheet: Sheet, item: GussetItem): void {
  for (const [fields, joints] of ofJoints) {
    if (joints.includes(item.joint)) continue;
    for (const name of fields)
      if (item[name] !== undefined) sheet.unused(name, onlyFor(says.fieldsOf({ joints: listed("or", joints) })));
  }
}

function rejectPlate(sheet: Sheet, { plate: { b_mm, h_mm } }: GussetItem, L_j: number, w: number): void {
  if (h_mm !== undefined && h_mm < L_j) sheet.problem("plate.h_mm", atLeast(decimals(L_j, 1), h_mm, { unit: "mm" }));
  if (b_mm !== undefined && b_mm < w) sheet.problem("plate.b_mm", atLeast(decimals(w, 1), b_mm, { unit: "mm" }));
}

const isTube = ({ section }: Member): boolean => section.shape === "CHS" || section.shape === "RHS";

function rejectJoint(sheet: Sheet, item: GussetItem, member: Member): void {
  const { joint, n_members = 1, n_2 = 1, n_welds, connected_leg } = item;
  const profile = member.section.designation;
  if (isTube(member)) {
    if (joint === "bolted" || joint === "welded") sheet.problem("joint", says.hollowBolted({ joint }));
    if (joint === "flattened" && member.section.shape === "RHS") sheet.problem("joint", says.roundOnly);
    if (n_members === 2) sheet.problem("n_members", says.oneTube);
  } else if (joint !== "bolted" && joint !== "welded") sheet.problem("joint", says.ofTubes({ profile, joint }));
  const { shape } = member.section;
  if (shape === "angle" && joint === "bolted" && n_2 > 1) sheet.problem("n_2", says.lineOfAngle);
  if (joint === "welded" && n_welds === "4" && n_members === 1 && shape !== "flat")
    sheet.problem("n_welds", says.twoWelds({ profile }));
  if (connected_leg !== undefined && (shape !== "angle" || member.h === member.b))
    sheet.unused("connected_leg", onlyFor(says.unequalAngles));
}

function boltsOf(sheet: Sheet, item: GussetItem, n_members: number): Bolts | undefined {
  const { bolt_grade, bolt_size, n_1, n_2 = 1, e1, e2, p1 } = item;
  for (const name of ["bolt_grade", "bolt_size", "n_1", "e1", "e2"] as const)
    if (item[name] === undefined) sheet.problem(name, required(says.boltsOfBrace));
  if (bolt_grade === undefined || bolt_size === undefined || n_1 === undefined || e1 === undefined || e2 === undefined)
    return undefined;
  const spec = { ...item, bolt_grade, bolt_size };
  const L_j = n_1 > 1 && p1 !== undefined ? { L_j: (n_1 - 1) * p1 } : {};
  const bolts = resolveBolts(sheet, "", spec, { ...L_j, singleLap: n_members === 1 && n_1 === 1 });
  if (bolts) checkPattern(sheet, "", { ...item, n_1, n_2, e1, e2 }, bolts);
  return bolts;
}

function rejectWelds(sheet: Sheet, { length_mm, throat_mm }: GussetItem): void {
  if (length_mm === undefined) sheet.problem("length_mm", required(says.lengthOfWelds));
  if (throat_mm === undefined) sheet.problem("throat_mm", required(says.throatOfWelds));
  if (length_mm !== undefined && throat_mm !== undefined && length_mm <= 2 * throat_mm)
    sheet.problem("length_mm", says.weldLong({ least: decimals(2 * throat_mm, 1), given: length_mm }));
}

function rejectCompression(sheet: Sheet, item: GussetItem): void {
  const { N_Ed, free_length_mm, edges_mm, joint, flat_length_mm } = item;
  if (N_Ed > 0 && free_length_mm === undefined && edges_mm === undefined)
    sheet.problem("free_length_mm", required(says.freeLength));
  if (free_length_mm !== undefined && edges_mm !== undefined) sheet.problem("edges_mm", notWith("free_length_mm"));
  if (N_Ed > 0 && joint === "flattened" && flat_length_mm === undefined)
    sheet.problem("flat_length_mm", required(says.lengthOfFlat));
}

/** The ply of the brace that lies on the plate. */
function endOf(sheet: Sheet, item: GussetItem, member: Member): BraceEnd | undefined {
  const { section, steel, h, b, t_w, r } = member;
  const A = section.properties.A_mm2;
  if (item.joint === "flattened") return { width: rules.flatWidth(h, t_w), t: rules.twoWalls(t_w), A, steel, root: 0 };
  if (item.joint === "end-tee") return stemOf(sheet, item, steel);
  if (item.joint === "slotted") {
    rejectSlot(sheet, item, Math.min(h, b));
    return { width: h, t: t_w, A, steel, root: 0 };
  }
  switch (section.shape) {
    case "angle": {
      const [long, short] = [Math.max(h, b), Math.min(h, b)];
      return { width: item.connected_leg === "short" ? short : long, t: t_w, A, steel, root: t_w + r };
    }
    case "channel":
      return { width: h, t: t_w, A, steel, root: member.t_f + r };
    default:
      return { width: h, t: t_w, A, steel, root: 0 };
  }
}

function stemOf(sheet: Sheet, { tee }: GussetItem, fallback: Steel): BraceEnd | undefined {
  if (!tee) {
    sheet.problem("tee", required(says.platesOfTee));
    return undefined;
  }
  const steel = resolveSteel(sheet, "tee", tee, tee.t_stem_mm, { fallback });
  return steel && { width: tee.b_stem_mm, t: tee.t_stem_mm, A: tee.b_stem_mm * tee.t_stem_mm, steel, root: 0 };
}

function rejectSlot(sheet: Sheet, { slot_mm, plate }: GussetItem, width: number): void {
  const slot = slot_mm ?? rules.usualSlot(plate.t_mm);
  if (slot >= width)
    sheet.problem(
      slot_mm === undefined ? "plate.t_mm" : "slot_mm",
      below(width, slot, { unit: "mm", is: says.slotTooWide }),
    );
  if (slot_mm !== undefined && slot_mm < plate.t_mm)
    sheet.problem("slot_mm", atLeast(plate.t_mm, slot_mm, { unit: "mm", is: says.slotTooNarrow }));
}

/** Holes stand on the flat of the ply. */
function rejectPlace(sheet: Sheet, item: GussetItem, { d_across }: Bolts, end: BraceEnd, { section }: Member): void {
  const { n_2 = 1, p2 = 0, e2 = 0 } = item;
  const lines = (n_2 - 1) * p2;
  const roots = section.shape === "channel" && item.joint === "bolted" ? 2 : 1;
  const room = end.width - roots * end.root;
  // the line of an angle is e2 from its toe
  // e2 of a flat part is that of its nearer edge; the web of a channel has none
  const middle = (end.width - lines) / 2;
  const isFlat = item.joint !== "bolted" || section.shape === "flat";
  if (isFlat && e2 > middle * (1 + 1e-9))
    sheet.problem("e2", atMost(decimals(middle, 1), e2, { unit: "mm", is: says.middleOfPart }));
  const needed = (section.shape === "angle" && item.joint === "bolted" ? e2 - d_across / 2 : lines) + d_across;
  if (needed > room * (1 + 1e-9))
    sheet.problem(n_2 > 1 ? "p2" : "e2", says.outsideFlat({ b: decimals(room, 1), needed: decimals(needed, 1) }));
}
