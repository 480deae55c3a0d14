import { decimals } from "../../basis/numbers.ts";
import { notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type ForceAt, sayForgottenMoment } from "../bending-of-loads.ts";
import type { Member } from "../model.ts";
import type { CaseActions, MemberWithCases, Opened, Room } from "../room.ts";
import * as rules from "./formulas.ts";
import { says } from "./says.ts";
import { type EndOfTorsion, type GivenTorsion, type TorsionLoad, torsionFields, torsionInCases } from "./schema.ts";
import { type Station, type Twisting, twisted } from "./twist.ts";
import { verifyTorsionAlong } from "./verify.ts";

// Torques along a member, of loads beside the shear centre: resolved once, verified for each load case.

type Loads = Pick<Twisting, "points" | "spans">;

const forms = ["T_kNm", "m_kNm_m", "F_kN", "q_kN_m"] as const;

/** Zeros of the other forms are empty cells. */
function inOneForm(load: TorsionLoad): TorsionLoad {
  const acting = forms.filter((name) => load[name] !== undefined && load[name] !== 0);
  const [form] = acting;
  if (acting.length !== 1 || form === undefined) return load;
  const spread = form === "m_kNm_m" || form === "q_kN_m";
  const idle: readonly string[] = [
    ...forms.filter((name) => name !== form),
    ...(spread ? (["x_mm"] as const) : (["from_mm", "to_mm"] as const)),
    ...(form === "F_kN" || form === "q_kN_m" ? [] : (["e_mm"] as const)),
  ].filter((name) => load[name] === 0);
  return Object.fromEntries(Object.entries(load).filter(([name]) => !idle.includes(name))); // one form of it
}

/** What it is, whatever its fields say; undefined where they say none or several. */
function loadOf(sheet: Sheet, at: string, asked: TorsionLoad, length: number): Partial<Loads> | undefined {
  const one = inOneForm(asked);
  const { x_mm, from_mm, to_mm, T_kNm, m_kNm_m, F_kN, q_kN_m, e_mm } = one;
  const given = [T_kNm, m_kNm_m, F_kN, q_kN_m].filter((value) => value !== undefined).length;
  const spread = m_kNm_m !== undefined || q_kN_m !== undefined;
  const arm = F_kN !== undefined || q_kN_m !== undefined;
  const needed = { ...(spread ? { from_mm, to_mm } : { x_mm }), ...(arm ? { e_mm } : {}) };
  const others = [...(spread ? [x_mm] : [from_mm, to_mm]), ...(arm ? [] : [e_mm])];
  if (given !== 1 || others.some((value) => value !== undefined)) {
    sheet.problem(at, says.oneForm);
    return undefined;
  }
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  for (const [name] of missing) sheet.problem(`${at}.${name}`, required());
  if (missing.length > 0) return undefined;
  for (const [name, place] of Object.entries({ x_mm, from_mm, to_mm }))
    if (place !== undefined && place > length * (1 + 1e-9))
      sheet.problem(`${at}.${name}`, says.beyond({ length: decimals(length, 1), given: place }));
  const turn = (force: number) => rules.torqueOfForce(force, e_mm ?? 0);
  if (!spread) return { points: [{ x: Math.min(x_mm ?? 0, length), T: T_kNm ?? turn(F_kN ?? 0) }] };
  const [from, to] = [from_mm ?? 0, Math.min(to_mm ?? 0, length)];
  if (to <= from) sheet.problem(`${at}.to_mm`, says.backwards({ from, given: to }));
  return { spans: [{ from, to, m: m_kNm_m ?? turn(q_kN_m ?? 0) }] };
}

function loadsOf(sheet: Sheet, at: string, given: readonly TorsionLoad[], length: number): Loads {
  const found = given.map((one, i) => loadOf(sheet, `${at}[${i}]`, one, length));
  return {
    points: found.flatMap((one) => one?.points ?? []),
    spans: found.flatMap((one) => one?.spans ?? []),
  };
}

function endsOf(sheet: Sheet, { item }: Member, { ends }: GivenTorsion): readonly [EndOfTorsion, EndOfTorsion] {
  if (ends !== undefined) return typeof ends === "string" ? [ends, ends] : ends;
  if (item.cantilever) return item.root === "end" ? ["free", "fixed"] : ["fixed", "free"];
  sheet.assume(says.forks);
  return ["fork", "fork"];
}

function open(sheet: Sheet, member: Member): Opened | undefined {
  const item: MemberWithCases = member.item;
  const { torsion: given, load_cases = [], length_mm: length, restraints_mm } = item;
  load_cases.forEach((loadCase, i) => {
    if (loadCase.torsion && !given) sheet.problem(`load_cases[${i}].torsion`, required(undefined, "torsion"));
  });
  if (!given) return undefined;
  const { profile: p, E, G } = member;
  const warps = (p.shape === "I" || p.shape === "channel") && p.I_w > 0;
  const ofI = p.shape === "I" && p.doublySymmetric && warps;
  const byAnnexA = given.method === undefined ? ofI : given.method === "EN 1993-6";
  rejectOthers(sheet, item, given, { byAnnexA, ofI });
  const ends = endsOf(sheet, member, given);
  const holds = given.at_restraints ? (restraints_mm ?? []).filter((x) => x > 0 && x < length) : [];
  if (ends.every((end) => end === "free") && holds.length === 0) sheet.problem("torsion.ends", says.nothingHolds);
  const beam = { length, GI_t: G * p.I_t, EI_w: warps ? E * p.I_w : 0, ends, holds };
  const own = loadsOf(sheet, "torsion.loads", given.loads, length);
  const ofCases = new Map<unknown, Loads>();
  load_cases.forEach((loadCase, i) => {
    const loads = loadCase.torsion?.loads;
    if (loads) ofCases.set(loads, loadsOf(sheet, `load_cases[${i}].torsion.loads`, loads, length));
  });
  if (sheet.problems.length > 0) return undefined;
  if (warps) sheet.assume(says.exact);
  if (!byAnnexA && !p.hollow) sheet.warn(ofI ? says.secondOrder : says.stressesAlone);
  const known = new Map<unknown, readonly Station[]>();
  const stationsOf = (loadCase: CaseActions | undefined): readonly Station[] => {
    const loads = loadCase?.torsion?.loads;
    let found = known.get(loads);
    if (!found) {
      found = twisted({ ...beam, ...(ofCases.get(loads) ?? own) }) ?? [];
      known.set(loads, found);
    }
    return found;
  };
  return {
    verify: (page, turned, r, actions, loadCase) => {
      sayForgottenMoment(page, turned, actions, forcesOf(loadCase?.torsion?.loads ?? given.loads), leastOfFixed);
      verifyTorsionAlong(page, turned, r, actions, { given, byAnnexA }, stationsOf(loadCase));
    },
  };
}

/** Of a member with fixed ends, of its simple moment: a half, two thirds of a uniform load. */
const leastOfFixed = 0.4;
const pieces = 10;

/** Forces with an arm, spread ones as some. */
const forcesOf = (loads: readonly TorsionLoad[]): ForceAt[] =>
  loads.flatMap(({ x_mm: x = 0, from_mm: from = 0, to_mm: to = 0, F_kN, q_kN_m: q }): ForceAt[] => {
    if (F_kN !== undefined) return [{ F: F_kN, x }];
    if (q === undefined) return [];
    return Array.from({ length: pieces }, (_, i) => ({
      F: rules.forceOfPiece(q, to, from, pieces),
      x: rules.middleOfPiece(from, to, i, pieces),
    }));
  });

interface Way {
  readonly byAnnexA: boolean;
  readonly ofI: boolean;
}

function rejectOthers(sheet: Sheet, item: MemberWithCases, given: GivenTorsion, { byAnnexA, ofI }: Way): void {
  for (const name of ["T_Ed", "B_Ed"] as const) {
    if ((item[name] ?? 0) !== 0) sheet.problem(name, notWith("torsion"));
    item.load_cases?.forEach((loadCase, i) => {
      if ((loadCase[name] ?? 0) !== 0) sheet.problem(`load_cases[${i}].${name}`, notWith("torsion"));
    });
  }
  if (item.fire) sheet.problem("torsion", notWith("fire"));
  if (given.at_restraints && !item.restraints_mm)
    sheet.problem("restraints_mm", required(says.placesThatHold, "torsion.at_restraints"));
  if (byAnnexA && !ofI) sheet.problem("torsion.method", onlyWith(says.openSections));
  if (!byAnnexA) return;
  if ((item.N_Ed ?? 0) > 0 && turns(given.loads)) sheet.problem("N_Ed", says.noAxialForce);
  item.load_cases?.forEach(({ N_Ed = 0, torsion }, i) => {
    if (N_Ed > 0 && turns(torsion?.loads ?? given.loads)) sheet.problem(`load_cases[${i}].N_Ed`, says.noAxialForce);
  });
}

/** Torques of 0 turn nothing. */
const turns = (loads: readonly TorsionLoad[]): boolean =>
  loads.some(({ T_kNm = 0, m_kNm_m = 0, F_kN = 0, q_kN_m = 0, e_mm = 0 }) =>
    [T_kNm, m_kNm_m, F_kN * e_mm, q_kN_m * e_mm].some((torque) => torque !== 0),
  );

export const torsionRoom: Room = {
  fields: torsionFields,
  inCases: torsionInCases,
  withCase: ({ torsion }, loadCase) =>
    torsion ? { torsion: { ...torsion, loads: [...(loadCase.torsion?.loads ?? torsion.loads)] } } : {},
  open,
};
