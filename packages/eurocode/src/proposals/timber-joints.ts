import { alongAxis } from "../en-1995-1-1/connections/spacing.ts";
import type { Rules } from "./schema.ts";

// Joints of timber with so many fasteners in a row, so many rows, and of bolts and dowels the diameter. Distances that are not given
// are the least of the tables, rounded up; rows fit into the depth of the first member of wood where it is given.

type Fields = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

/** What a check of the item finds; undefined where it is refused. */
export type Found = (item: Fields) => Values | undefined;

export const timberJoints = ["dowel-type", "axial", "inclined-screws", "split-ring", "toothed-plate"] as const;
export type TimberJointName = (typeof timberJoints)[number];

export const isTimberJoint = (name: string): name is TimberJointName => timberJoints.some((one) => one === name);

const mostInRow = 20;
/** (8.71) falls beyond it. */
const mostConnectors = 11;
const mostRows = 12;
const usualDiameters: Readonly<Record<string, readonly number[]>> = {
  bolt: [10, 12, 16, 20, 24, 30],
  dowel: [6, 8, 10, 12, 16, 20, 24, 30],
};

export function* timberJointsOf(name: TimberJointName, item: Fields, rules: Rules, found: Found): Generator<Fields> {
  if (item.bolts !== undefined) return;
  const { n: _n, rows: _rows, pairs, ...kept } = item;
  const crossed = typeof pairs === "number" && pairs > 0;
  const ofScrews = name === "axial" || name === "inclined-screws";
  const least = fewest(name, item);
  for (const d of diametersOf(name, kept, rules)) {
    const sized: Fields = d === undefined ? kept : { ...kept, d_mm: d };
    const apart = ofScrews ? apartOfScrews(sized) : apartOfTables(sized, found);
    if (!apart) continue;
    const missing = Object.fromEntries(Object.entries(apart).filter(([name]) => sized[name] === undefined));
    const most = { rows: rowsIn({ ...apart, ...sized }), n: isConnector(name) ? mostConnectors : mostInRow };
    const farther = name === "dowel-type" && missing.a_1_mm !== undefined ? allCounted(sized) : undefined;
    for (const { n, rows } of countsOf(least, most, crossed)) {
      const one = { ...sized, ...onlyNeeded(missing, n, rows), n, rows, ...(crossed ? { pairs: (n * rows) / 2 } : {}) };
      yield one;
      if (farther !== undefined && n > 1 && farther > Number(missing.a_1_mm)) yield { ...one, a_1_mm: farther };
    }
  }
}

/** One nail or screw alone is no joint. */
const fewest = (name: string, { fastener }: Fields): 1 | 2 =>
  name === "axial" || name === "inclined-screws" || ["nail", "staple", "screw"].includes(String(fastener)) ? 2 : 1;

/** The same joint with its fasteners closer along the grain: where it passes, the other is no better. */
export const isSameCloser = (closer: Fields, one: Fields): boolean =>
  Number(closer.a_1_mm) < Number(one.a_1_mm) && ["d_mm", "n", "rows"].every((name) => closer[name] === one[name]);

const isConnector = (name: string): boolean => name === "split-ring" || name === "toothed-plate";

/** The spacing along the grain from which fasteners of a row count most: (8.34), and Table 8.1 of nails. */
function allCounted({ fastener, d_mm }: Fields): number | undefined {
  if (fastener === "staple") return undefined;
  return up((fastener === "bolt" || fastener === "dowel" ? 13 : 14) * Number(d_mm), 5);
}

function* countsOf(least: number, most: { readonly rows: number; readonly n: number }, crossed: boolean) {
  for (let rows = 1; rows <= most.rows; rows++) {
    for (let n = 1; n <= most.n; n++) {
      if (n * rows >= least && !(crossed && (n * rows) % 2 === 1)) yield { n, rows };
    }
  }
}

/** Declared strengths and washers are those of one diameter. */
function diametersOf(name: string, item: Fields, { diameters_mm }: Rules): readonly (number | undefined)[] {
  const usual = name === "dowel-type" ? usualDiameters[String(item.fastener)] : undefined;
  return usual && ofOneDiameter(item).length === 0 ? (diameters_mm ?? usual) : [undefined];
}

const declared = ["M_y_Rk_Nmm", "F_ax_Rk_kN", "washer"] as const;
const ofOneDiameter = (item: Fields): readonly string[] => declared.filter((field) => item[field] !== undefined);

/** The fields for which no other diameter of bolts and dowels is tried. */
export const keepsDiameter = (name: string, item: Fields): readonly string[] =>
  name === "dowel-type" && usualDiameters[String(item.fastener)] ? ofOneDiameter(item) : [];

/** What a joint of which nothing can be chosen is asked for. */
export const oneOfJoint = (name: TimberJointName, item: Fields, rules: Rules): Fields | undefined => {
  if (item.bolts !== undefined) return undefined;
  const [d] = diametersOf(name, item, rules);
  return { ...item, ...(d === undefined ? {} : { d_mm: d }), n: 2, rows: 1 };
};

const up = (a: number, step: number): number => Math.ceil(a / step - 1e-9) * step;

/** Table 8.6, in the fields of the item */
function apartOfScrews(item: Fields): Record<string, number> {
  // nails along their axis have no such distances
  if (item.fastener === "nail") return {};
  const d = Number(item.d_mm);
  return Object.fromEntries(Object.entries(alongAxis).map(([name, times]) => [name, up(times * d, 5)]));
}

/** What the tables ask of the member that asks most; each for itself where members have spacings of their own. */
function apartOfTables(item: Fields, found: Found): Record<string, number> | undefined {
  const members = Array.isArray(item.members) ? (item.members as Fields[]) : [];
  if (members.some(({ spacings }) => spacings !== undefined)) return {};
  const all = found({ ...item, n: 2, rows: 1 })?.members;
  if (!Array.isArray(all)) return undefined;
  const step = Number(item.d_mm) < 6 ? 1 : 5;
  const most = (name: string) =>
    up(Math.max(...all.map((one) => Number((one as Fields | null)?.[`${name}_min_mm`] ?? 0))), step);
  const pressed = typeof item.F_Ed === "number" && item.F_Ed < 0;
  const turned = members.some(({ alpha_deg = 0 }) => Number(alpha_deg) > 0);
  return {
    a_1_mm: most("a_1"),
    a_2_mm: most("a_2"),
    ...(pressed ? { a_3_c_mm: most("a_3_c") } : { a_3_t_mm: most("a_3_t") }),
    ...(turned ? { a_4_t_mm: most("a_4_t"), a_4_c_mm: most("a_4_c") } : { a_4_c_mm: most("a_4_c") }),
  };
}

/** Of what is not spaced in this way there are no more than fit. */
function rowsIn(item: Fields): number {
  const members = Array.isArray(item.members) ? (item.members as Fields[]) : [];
  const first = members.find(({ plate, panel }) => plate !== true && panel === undefined);
  const [h, a_2] = [Number(first?.h_mm), Number(item.a_2_mm)];
  const edges = Number(item.a_4_t_mm ?? item.a_4_c_mm ?? item.a_2_CG_mm) + Number(item.a_4_c_mm ?? item.a_2_CG_mm);
  const fit = Math.floor((h - edges) / a_2 + 1 + 1e-9);
  return Number.isFinite(fit) ? Math.min(mostRows, fit) : mostRows;
}

/** One fastener in a row has none beside it. */
const onlyNeeded = (apart: Record<string, number>, n: number, rows: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(apart).filter(([name]) => (name !== "a_1_mm" || n > 1) && (name !== "a_2_mm" || rows > 1)),
  );
