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
  // one nail or screw alone is no joint
  const least = ofScrews || ["nail", "staple", "screw"].includes(String(item.fastener)) ? 2 : 1;
  for (const d of diametersOf(name, kept, rules)) {
    const sized: Fields = d === undefined ? kept : { ...kept, d_mm: d };
    const apart = ofScrews ? apartOfScrews(sized) : apartOfTables(sized, found);
    if (!apart) continue;
    const missing = Object.fromEntries(Object.entries(apart).filter(([name]) => sized[name] === undefined));
    for (const { n, rows } of countsOf(least, rowsIn({ ...apart, ...sized }), crossed))
      yield { ...sized, ...onlyNeeded(missing, n, rows), n, rows, ...(crossed ? { pairs: (n * rows) / 2 } : {}) };
  }
}

function* countsOf(least: number, mostRows: number, crossed: boolean) {
  for (let rows = 1; rows <= mostRows; rows++) {
    for (let n = 1; n <= mostInRow; n++) {
      if (n * rows >= least && !(crossed && (n * rows) % 2 === 1)) yield { n, rows };
    }
  }
}

/** Declared strengths and washers are those of one diameter. */
function diametersOf(name: string, item: Fields, { diameters_mm }: Rules): readonly (number | undefined)[] {
  const usual = name === "dowel-type" ? usualDiameters[String(item.fastener)] : undefined;
  if (!usual || item.M_y_Rk_Nmm !== undefined || item.F_ax_Rk_kN !== undefined || item.washer !== undefined)
    return [undefined];
  return diameters_mm ?? usual;
}

const up = (a: number, step: number): number => Math.ceil(a / step - 1e-9) * step;

/** Table 8.6, in the fields of the item */
function apartOfScrews(item: Fields): Record<string, number> {
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
