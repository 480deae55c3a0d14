import type { LoadDuration } from "../../annexes/timber-types.ts";
import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import type { CombinedActions, FromActions } from "../../engine/combined.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { formula } from "../formula.ts";
import { durationOfEach } from "../from-actions.ts";
import { type Loads, loadsOf, type Turned } from "./places.ts";
import { extentAcross } from "./refuse.ts";
import { says } from "./says.ts";
import type { DowelTypeItem, MemberItem } from "./schema.ts";

// 8.1.5: forces of medium and longer duration that turn. A joint of rows is calculated for both senses, each with half of the other;
// of load cases and combinations the greatest of the other sense counts. Of a pattern each load case is given the forces of the others:
// half of what they bring against a fastener, or some of them, adds to it. Of other joints it is said that this is open.

type Forces = Readonly<Record<string, unknown>>;

interface Loaded {
  readonly forces: Forces;
  readonly duration: unknown;
}

const lasting: readonly unknown[] = ["permanent", "long-term", "medium-term"] satisfies LoadDuration[];
const turning = ["F_Ed", "F_x_Ed", "F_y_Ed", "N_Ed", "V_Ed", "M_Ed"] as const;
const ofPattern: readonly string[] = ["N_Ed", "V_Ed", "M_Ed"];

/** 8.1.5(2) */
export const withHalf = formula("8.1.5(2)", "F_Ed + 0.5 * F_alt", (F_Ed, F_alt) => F_Ed + 0.5 * F_alt);
export const asForce = formula(
  "8.1.5(2)",
  "F_v_Ed * F_alt_Ed / F_Ed",
  (F_v_Ed, F_alt_Ed, F_Ed) => (F_v_Ed * F_alt_Ed) / F_Ed,
);
/** 8.1.4(2): to the other edge, which the same force loads when it turns */
export const fromOtherEdge = formula("8.1.4(2)", "h - h_e + a", (h, h_e, a) => h - h_e + a);

interface Turning extends Pick<DowelTypeItem, "members" | "rows" | "splitting" | "a_1_mm" | "a_2_mm"> {
  readonly n?: number | undefined;
  readonly bolts?: unknown;
  readonly a_4_t_mm?: number | undefined;
  readonly a_4_c_mm?: number | undefined;
  readonly F_Ed?: number | undefined;
  readonly alternating_kN?: number | undefined;
  readonly load_duration?: LoadDuration | undefined;
}

/** Calculates a joint whose force turns for both senses: the one that is used more is written down, the other judged. */
export const inBothSenses =
  <T extends Turning>(run: (sheet: Sheet, item: T) => void) =>
  (sheet: Sheet, item: T): undefined => {
    // a pattern refuses it
    if ((item.alternating_kN ?? 0) === 0 || item.bolts !== undefined) {
      run(sheet, item);
      return;
    }
    const judged = sensesOf(sheet, item).map((sense) => {
      const tally = new Tally(sheet.request, sheet.path, false);
      tally.mark = sheet.mark;
      tally.reads = sheet.reads;
      run(tally, sense);
      const { failed, utilization } = tally.outcome;
      return { sense, tally, use: utilization + (failed ? failing : 0), F: Math.abs(sense.F_Ed ?? 0) };
    });
    // most of what is wrong is wrong in both
    const wrong = judged.find(({ tally }) => tally.problems.length > 0);
    if (wrong) {
      sheet.takeProblems(wrong.tally.problems);
      return;
    }
    for (const { tally } of judged) sheet.lacks(tally.missing);
    const worst = judged.reduce((a, b) => (b.use > a.use || (b.use === a.use && b.F > a.F) ? b : a));
    run(sheet, worst.sense);
    if (!sheet.shows) return;
    const forces = judged.map(({ sense: { F_Ed = 0 } }) => F_Ed).sort((a, b) => b - a);
    const [pulled, pressed] = forces.map((F) => quantity(significant(Math.abs(F), 4), "kN"));
    if (!pulled || !pressed) return;
    sheet.assume(((worst.sense.F_Ed ?? 0) > 0 ? says.pulledSense : says.pressedSense)({ pulled, pressed }));
  };
const failing = 1e9;

/** The force with half of the other one, and the other way round; of short duration each alone. */
function sensesOf<T extends Turning>(sheet: Sheet, item: T): [T, T] {
  const { F_Ed = 0, alternating_kN: other = 0, load_duration = "medium-term" } = item;
  const own = Math.abs(F_Ed);
  const lasts = lasting.includes(load_duration);
  if (!lasts) sheet.assume(says.turnsShortly);
  const sign = F_Ed < 0 ? -1 : 1;
  // a force of zero has no sense: the other one acts both ways
  const F_own = own === 0 ? other : lasts ? sheet.put("F_alt_Ed_kN", withHalf, own, other) : own;
  const F_other = lasts && own !== 0 ? sheet.put("F_alt_other_Ed_kN", withHalf, other, own) : other;
  return [
    { ...item, ...shearWith(item, own, F_own), F_Ed: sign * F_own },
    {
      ...otherWay(item),
      F_Ed: -sign * F_other,
      // k_mod that is given is that of the short duration
      ...(lasts ? {} : { load_duration: "medium-term", k_mod: undefined }),
    },
  ];
}

/** The shear beside the joint grows as its force does. */
function shearWith({ splitting }: Turning, own: number, F: number): Pick<Turning, "splitting"> {
  if (!splitting) return {};
  // of a force of zero it is that of no force
  const grown = (F_v: number | undefined) => (F_v === undefined || own === 0 ? undefined : asForce(F_v, F, own));
  return { splitting: { ...splitting, F_v_Ed_1: grown(splitting.F_v_Ed_1), F_v_Ed_2: grown(splitting.F_v_Ed_2) } };
}

type Edges = { readonly a_4_t_mm?: number | undefined; readonly a_4_c_mm?: number | undefined };

/** The force presses on the other edge: one distance alone is the least of both. */
const otherEdges = <T extends Edges>(of: T): T => {
  const { a_4_t_mm, a_4_c_mm } = of;
  if (a_4_c_mm === undefined) return of;
  return { ...of, a_4_t_mm: a_4_c_mm, a_4_c_mm: a_4_t_mm };
};

/** The same joint as the force of the other sense finds it. */
function otherWay<T extends Turning>(item: T): T {
  const members = item.members.map(
    (member): MemberItem => (member.spacings ? { ...member, spacings: otherEdges(member.spacings) } : member),
  );
  const { splitting } = item;
  if (!splitting) return { ...otherEdges(item), members };
  const { b_mm, h_mm, h_e_mm, punched_w_mm } = splitting;
  const { n = 1, rows = 1, a_1_mm = 0, a_2_mm = 0 } = item;
  // the shortest group of those that the members see: h_e is no more than what it is
  const alphas = members.flatMap(({ alpha_deg = 0, plate }) => (plate === true || alpha_deg === 0 ? [] : [alpha_deg]));
  const deep = alphas.length === 0 ? 0 : Math.min(...alphas.map((a) => extentAcross(n, a_1_mm, a, rows, a_2_mm)));
  const fromEdge = deep < h_e_mm ? fromOtherEdge(h_mm, h_e_mm, deep) : h_e_mm;
  // no more than the distance to that edge leaves
  const edges = [item.a_4_c_mm ?? item.a_4_t_mm, ...members.map(({ spacings }) => spacings?.a_4_t_mm)];
  const h_e = Math.min(fromEdge, ...edges.flatMap((a_4) => (a_4 === undefined ? [] : [deep + a_4])));
  // what is given of the shear beside the joint is that of the own sense
  const turned = { b_mm, h_mm, h_e_mm: Math.min(h_e, h_mm * (1 - 1e-9)), punched_w_mm };
  return { ...otherEdges(item), members, splitting: turned };
}

const numberIn = (forces: Forces, name: string): number => {
  const { [name]: value } = forces;
  return typeof value === "number" ? value : 0;
};

const greatest = (held: readonly Loaded[], name: string, sign: 1 | -1) =>
  held.reduce((most, { forces }) => Math.max(most, sign * numberIn(forces, name)), 0);

/** Of each force of F_Ed that lasts the greatest of the other sense. */
function othersOf(cases: readonly Loaded[]): (one: Loaded) => number {
  const held = cases.filter(({ duration }) => lasting.includes(duration));
  const [pulled, pressed] = [greatest(held, "F_Ed", 1), greatest(held, "F_Ed", -1)];
  return ({ forces, duration }) => {
    const F = numberIn(forces, "F_Ed");
    return F === 0 || !lasting.includes(duration) ? 0 : F > 0 ? pressed : pulled;
  };
}

/** 8.1.5 asks for more than each force alone, where both last: of rows it is taken, of other joints it is open. */
function sayOfTurning(sheet: Sheet, cases: readonly Loaded[], ofRows: boolean): void {
  const held = cases.filter(({ duration }) => lasting.includes(duration));
  const turns = turning.filter((name) => greatest(held, name, 1) > 0 && greatest(held, name, -1) > 0);
  // a pattern says it where it is shown
  if (turns.length === 0 || (ofRows && turns.every((name) => ofPattern.includes(name)))) return;
  if (ofRows && turns.every((name) => name === "F_Ed")) sheet.assume(says.alternatingOfCases);
  else sheet.lack("", says.alternating);
}

/** The forces of a pattern that last, each once; none where there is but one. */
function lastingLoads(all: readonly Loaded[]): readonly Loads[] {
  const known = new Map<string, Loads>();
  for (const { forces, duration } of all) {
    const loads = loadsOf(forces);
    if (lasting.includes(duration)) known.set(`${loads.N} ${loads.V} ${loads.M}`, loads);
  }
  return known.size > 1 ? [...known.values()] : [];
}

/** What a load case of a pattern is given of the others: nothing where it is short itself. */
function loadsBeside(item: Joint, all: readonly Loaded[]): (one: Loaded) => Turned {
  const others = item.bolts === undefined ? [] : lastingLoads(all);
  return ({ duration }) => (others.length > 0 && lasting.includes(duration) ? { otherLoads: others } : {});
}

interface Joint {
  readonly bolts?: unknown;
  readonly load_duration?: LoadDuration | undefined;
  readonly alternating_kN?: number | undefined;
}

const loadedBy = (item: Joint, forces: Forces): Loaded => ({
  forces,
  duration: forces.load_duration ?? item.load_duration ?? "medium-term",
});

/** The joint itself calculates both senses, `inBothSenses`. */
export const ofRows = {
  ofCases: (sheet: Sheet, item: Joint, cases: readonly Forces[]): void =>
    sayOfTurning(
      sheet,
      cases.map((forces) => loadedBy(item, forces)),
      true,
    ),
  together: <Case extends Forces>(item: Joint, cases: readonly Case[]): readonly Case[] => {
    const all = cases.map((forces) => loadedBy(item, forces));
    const [otherOf, besideOf] = [othersOf(all), loadsBeside(item, all)];
    return cases.map((one, i) => {
      const own = all[i] as Loaded; // as many as cases
      if (item.bolts !== undefined) return { ...one, ...besideOf(own) };
      const other = otherOf(own);
      const given = numberIn(one, "alternating_kN") || (item.alternating_kN ?? 0);
      return other > given ? { ...one, alternating_kN: other } : one;
    });
  },
  fromActions: (sheet: Sheet, item: Joint, combined: CombinedActions): FromActions =>
    durationsOf(sheet, item, combined, true),
};

/** No more is known of the joint than its load cases. */
export const ofCases = (sheet: Sheet, item: Joint, cases: readonly Forces[]): void =>
  sayOfTurning(
    sheet,
    cases.map((forces) => loadedBy(item, forces)),
    false,
  );

/** Each combination has a duration of its own. */
export const fromActions = (sheet: Sheet, item: Joint, combined: CombinedActions): FromActions =>
  durationsOf(sheet, item, combined, false);

function durationsOf(sheet: Sheet, item: Joint, combined: CombinedActions, rows: boolean): FromActions {
  const durationOf = durationOfEach(sheet, combined);
  if (item.load_duration !== undefined) sheet.unused("load_duration", says.durationOfCombination);
  const all = combined.cases.map((one): Loaded => ({ forces: one.actions, duration: durationOf(one) }));
  sayOfTurning(sheet, all, rows);
  const [otherOf, besideOf] = [othersOf(all), loadsBeside(item, all)];
  return {
    item: item.load_duration === undefined ? {} : { load_duration: undefined },
    ofCase: (one) => {
      const loaded = { forces: one.actions, duration: durationOf(one) };
      const other = rows ? otherOf(loaded) : 0;
      const greater = other > (item.alternating_kN ?? 0);
      return { load_duration: loaded.duration, ...(greater ? { alternating_kN: other } : {}), ...besideOf(loaded) };
    },
  };
}
