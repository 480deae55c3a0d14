/** What acts on each member: by correction, file, drawing, area load, project default, else its own weight. */

import { section } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import type { MemberActions } from "../fabrication.ts";
import { bare } from "../members/identity.ts";
import type { DrawnMember, MemberRole, Override, Place } from "../members/model.ts";
import { memberRoles } from "../terms.ts";
import type { GivenActions, ProjectSettings } from "./options.ts";
import { byProject, actions as says } from "./says.ts";

/** m/s²: EN 1991-1-1 takes the density of steel as 78.5 kN/m³, which is 7850 kg/m³ times 10 */
const gravity = 10;

export interface ActionSources {
  readonly byMark: ReadonlyMap<string, readonly GivenActions[]>;
  readonly project: ProjectSettings;
  /** width that a member carries, from the places of its neighbours */
  readonly widthOf: (member: DrawnMember) => { width: number; reason: Message } | undefined;
}

export function byMark(given: readonly GivenActions[]): Map<string, GivenActions[]> {
  const map = new Map<string, GivenActions[]>();
  for (const one of given) {
    const key = bare(one.mark);
    const list = map.get(key);
    if (list) list.push(one);
    else map.set(key, [one]);
  }
  return map;
}

export interface ChosenActions extends MemberActions {
  /** fields of the check that follow from where the actions are from: the shape of the moment */
  readonly shape: Readonly<Record<string, string>>;
}

const actions = (
  from: MemberActions["from"],
  reason: Message,
  values: Readonly<Record<string, number>>,
  shape: Readonly<Record<string, string>> = {},
): ChosenActions => ({ from, reason, values, shape });

export function actionsOf(
  member: DrawnMember,
  role: MemberRole,
  correction: Override | undefined,
  { byMark: given, project, widthOf }: ActionSources,
): ChosenActions {
  if (correction?.actions && Object.keys(correction.actions).length > 0)
    return actions("correction", says.corrected, correction.actions);
  const own = (member.mark === "" ? undefined : given.get(bare(member.mark))) ?? given.get("*");
  if (own)
    return own.every(({ from }) => from === "project default")
      ? { ...fromFile(own), from: "project default", reason: byProject }
      : fromFile(own);
  if (member.actions && Object.keys(member.actions).length > 0)
    return fromDrawing(member.actions, role, member.length_mm);
  const L = member.length_mm;
  const G = member.profile === undefined ? undefined : section(member.profile)?.properties.G_kg_m;
  if (L === undefined || G === undefined) return actions("none", says.noSectionOrLength, {});
  const weight = (project.gamma_G * G * gravity) / 1000;
  const carried = role === "beam" || role === "purlin" ? areaLoad(member, correction, project, widthOf) : undefined;
  if (carried) {
    const q = carried.q + weight;
    return actions(
      "area load",
      says.areaLoad({ ...carried.said, q: figure(q), L: figure(L / 1000) }),
      { M_y_Ed: round((q * L * L) / 8e6), V_z_Ed: round((q * L) / 2e3) },
      { moment_shape_y: "udl" },
    );
  }
  const usual = role === "plate" || role === "other" ? undefined : project.actions[role];
  if (usual && Object.keys(usual).length > 0)
    return actions("project default", says.projectDefaultOfRole({ role: memberRoles[role] }), defined(usual));
  return selfWeight(member, role, weight, L);
}

/** Programs print compression with either sign: both are verified. */
function fromDrawing(
  printed: Readonly<Record<string, number>>,
  role: MemberRole,
  L: number | undefined,
): ChosenActions {
  const [values, schedule] = withSpanMoment(printed, role, L);
  const N = values.N_Ed;
  if (N === undefined || N === 0) return actions("drawing", schedule, values);
  return {
    ...actions("drawing", says.signOfN({ schedule }), { ...values, N_Ed: Math.abs(N) }),
    load_cases: [
      { id: "N in compression", ...values, N_Ed: Math.abs(N) },
      { id: "N in tension", ...values, N_Ed: -Math.abs(N) },
    ],
  };
}

/** Schedules of beams print the forces of their joints: with a shear and no moment the span is bent all the same. */
function withSpanMoment(
  values: Readonly<Record<string, number>>,
  role: MemberRole,
  L: number | undefined,
): [Readonly<Record<string, number>>, Message] {
  const V = Math.abs(values.V_z_Ed ?? 0);
  const lying = role === "beam" || role === "purlin" || role === "rail";
  if (!lying || V === 0 || (values.M_y_Ed ?? 0) !== 0 || L === undefined) return [values, says.fromSchedule];
  return [{ ...values, M_y_Ed: round((V * L) / 4000) }, says.spanMoment];
}

/** A light piece keeps its digits: its shear has to agree with its moment. */
const round = (value: number): number =>
  Math.abs(value) < 1 ? Number(value.toPrecision(4)) : Math.round(value * 1000) / 1000;
const figure = (value: number): number => Number(value.toPrecision(4));

const defined = (record: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Several rows of a mark are load cases; the greatest of each action is kept beside them. */
function fromFile(rows: readonly GivenActions[]): ChosenActions {
  const [first] = rows;
  const forOthers = first?.mark === "*";
  if (rows.length === 1 && first)
    return actions("file", forOthers ? says.fromFileForOthers : says.fromFile, first.values);
  const greatest: Record<string, number> = {};
  for (const { values } of rows)
    for (const [name, value] of Object.entries(values)) {
      const known = greatest[name];
      if (known === undefined || Math.abs(value) > Math.abs(known)) greatest[name] = value;
    }
  return {
    ...actions("file", (forOthers ? says.loadCasesForOthers : says.loadCases)({ n: rows.length }), greatest),
    load_cases: rows.map(({ load_case, values }, i) => ({ id: load_case ?? `LC${i + 1}`, ...values })),
  };
}

function areaLoad(
  member: DrawnMember,
  correction: Override | undefined,
  { area_load }: ProjectSettings,
  widthOf: ActionSources["widthOf"],
): { q: number; said: Omit<Parameters<typeof says.areaLoad>[0], "q" | "L"> } | undefined {
  if (!area_load) return undefined;
  const { g_k_kN_m2: g, q_k_kN_m2: q, gamma_G, gamma_Q } = area_load;
  const width =
    correction?.tributary_width_mm === undefined
      ? widthOf(member)
      : { width: correction.tributary_width_mm, reason: says.corrected };
  if (!width) return undefined;
  const load = gamma_G * g + gamma_Q * q;
  return {
    q: (load * width.width) / 1000,
    said: {
      sum: `${gamma_G} × ${g} + ${gamma_Q} × ${q}`,
      load: figure(load),
      width: figure(width.width / 1000),
      why: width.reason,
    },
  };
}

/** Lying members carry their weight as beams, standing ones as columns. Bars too slender to lie carry nothing. */
function selfWeight({ profile = "" }: DrawnMember, role: MemberRole, weight: number, L: number): ChosenActions {
  if (/^(?:RD|FL|SQ|PL) /.test(profile)) return actions("none", says.slenderBar, {});
  if (role === "column") return actions("self-weight", says.selfWeight, { N_Ed: round((weight * L) / 1000) });
  const values = { M_y_Ed: round((weight * L * L) / 8e6), V_z_Ed: round((weight * L) / 2e3) };
  return actions("self-weight", says.selfWeightPinned, values, { moment_shape_y: "udl" });
}

/** Half the distance to the parallel neighbours on both sides that lie beside at least half of it; twice the one where there is none on a side. */
export function tributaryWidths(members: readonly DrawnMember[]): ActionSources["widthOf"] {
  const lines = members.flatMap((member) => (member.place ?? []).flatMap((place) => lineOf(member, place)));
  return (member) => {
    const mine = lines.filter((line) => line.member === member);
    const widths = mine.map((line) => widthAt(line, lines)).filter((width) => width !== undefined);
    if (widths.length === 0) return undefined;
    // the widest of its pieces: they are one row of the list
    const width = Math.max(...widths);
    return { width, reason: says.widthOfNeighbours };
  };
}

interface Line {
  readonly member: DrawnMember;
  readonly direction: readonly [number, number];
  /** distance from the origin across the line, and from, to along it */
  readonly across: number;
  readonly from: number;
  readonly to: number;
  readonly z: number;
}

function lineOf(member: DrawnMember, { start, end }: Place): Line[] {
  const [dx, dy, dz] = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
  const L = Math.hypot(dx, dy);
  if (!(L > 0) || Math.abs(dz) > 0.3 * L) return [];
  const sign = dx < -1e-6 || (Math.abs(dx) <= 1e-6 && dy < 0) ? -1 : 1;
  const direction = [(sign * dx) / L, (sign * dy) / L] as const;
  const along = ([x, y]: readonly [number, number, number]) => x * direction[0] + y * direction[1];
  const [a, b] = [along(start), along(end)];
  return [
    {
      member,
      direction,
      across: start[1] * direction[0] - start[0] * direction[1],
      from: Math.min(a, b),
      to: Math.max(a, b),
      z: (start[2] + end[2]) / 2,
    },
  ];
}

function widthAt(line: Line, lines: readonly Line[]): number | undefined {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const other of lines) {
    const parallel = Math.abs(other.direction[0] * line.direction[1] - other.direction[1] * line.direction[0]) < 0.02;
    if (!parallel || Math.abs(other.z - line.z) > 500) continue;
    const beside = Math.min(line.to, other.to) - Math.max(line.from, other.from);
    if (beside < 0.5 * (line.to - line.from)) continue;
    const distance = other.across - line.across;
    if (distance > 50) right = Math.min(right, distance);
    if (distance < -50) left = Math.min(left, -distance);
  }
  const sides = [left, right].filter((side) => Number.isFinite(side));
  return sides.length === 0 ? undefined : sides.reduce((sum, side) => sum + side / 2, 0);
}
