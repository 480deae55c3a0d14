import { glulam, hardwood, type LvlRow, laminations, lvl, type Row, softwood } from "./timber-tables.ts";

/** Strength classes of timber with characteristic values as EN 1995-1-1 uses them. */

export const timberTypes = ["solid-softwood", "solid-hardwood", "glulam", "LVL"] as const;
export type TimberType = (typeof timberTypes)[number];

export interface TimberClass {
  readonly name: string;
  readonly type: TimberType;
  /** Bending about the axis that the class is named for; of LVL edgewise. */
  readonly f_m_k_MPa: number;
  readonly f_t_0_k_MPa: number;
  readonly f_t_90_k_MPa: number;
  readonly f_c_0_k_MPa: number;
  readonly f_c_90_k_MPa: number;
  readonly f_v_k_MPa: number;
  readonly E_0_mean_MPa: number;
  readonly E_0_05_MPa: number;
  readonly G_mean_MPa: number;
  readonly G_0_05_MPa: number;
  readonly rho_k_kg_m3: number;
  readonly rho_mean_kg_m3: number;
  /** Size effect exponent, LVL only. */
  readonly s?: number;
  /** What differs for LVL that lies flat. */
  readonly flatwise?: LvlFlat;
  readonly source: string;
  readonly confirmed: boolean;
}

export interface LvlFlat {
  readonly f_m_k_MPa: number;
  readonly f_c_90_k_MPa: number;
  readonly f_v_k_MPa: number;
  readonly G_mean_MPa: number;
  readonly G_0_05_MPa: number;
}

function solid(row: Row, type: TimberType, source: string, confirmed: boolean): TimberClass {
  const [name, f_m, f_t_0, f_t_90, f_c_0, f_c_90, f_v, E, E_05, , G, rho_k, rho_mean] = row;
  return {
    name,
    type,
    f_m_k_MPa: f_m,
    f_t_0_k_MPa: f_t_0,
    f_t_90_k_MPa: f_t_90,
    f_c_0_k_MPa: f_c_0,
    f_c_90_k_MPa: f_c_90,
    f_v_k_MPa: f_v,
    E_0_mean_MPa: E,
    E_0_05_MPa: E_05,
    G_mean_MPa: G,
    // EN 384: E/G = 16 of solid timber; EN 14080 prints 540 for every class
    G_0_05_MPa: type === "glulam" ? 540 : E_05 / 16,
    rho_k_kg_m3: rho_k,
    rho_mean_kg_m3: rho_mean,
    source,
    confirmed,
  };
}

const veneer = (row: LvlRow): TimberClass => ({
  name: row.name,
  type: "LVL",
  f_m_k_MPa: row.f_m[0],
  f_t_0_k_MPa: row.f_t_0,
  f_t_90_k_MPa: row.f_t_90,
  f_c_0_k_MPa: row.f_c_0,
  f_c_90_k_MPa: row.f_c_90[0],
  f_v_k_MPa: row.f_v[0],
  E_0_mean_MPa: row.E_0[0],
  E_0_05_MPa: row.E_0[1],
  G_mean_MPa: row.G_edge[0],
  G_0_05_MPa: row.G_edge[1],
  rho_k_kg_m3: row.rho[0],
  rho_mean_kg_m3: row.rho[1],
  s: row.s,
  flatwise: {
    f_m_k_MPa: row.f_m[1],
    f_c_90_k_MPa: row.f_c_90[1],
    f_v_k_MPa: row.f_v[1],
    G_mean_MPa: row.G_flat[0],
    G_0_05_MPa: row.G_flat[1],
  },
  source: "LVL Handbook Europe, LVL bulletin of the European producers (2020)",
  confirmed: row.confirmed,
});

const classes: readonly TimberClass[] = [
  ...softwood.map((row) => solid(row, "solid-softwood", "EN 338:2016 Table 1", true)),
  ...laminations.map((row) => solid(row, "solid-softwood", "EN 338:2016 Table 2", false)),
  ...hardwood.map((row) => solid(row, "solid-hardwood", "EN 338:2016 Table 3", true)),
  ...glulam.map((row) => solid(row, "glulam", `EN 14080:2013 Table ${row[0].endsWith("h") ? "5" : "4"}`, true)),
  ...lvl.map(veneer),
];

/** `GL 24h`, `gl24H`, `LVL-48-P` are all written without blanks and hyphens. */
const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, "");

const byName: ReadonlyMap<string, TimberClass> = new Map(classes.map((timber) => [plain(timber.name), timber]));

/** Names of all classes, in the order of the standards. */
export const timberClassNames: readonly string[] = classes.map(({ name }) => name);

export const timberClass = (name: string): TimberClass | undefined => byName.get(plain(name));

/**
 * Visual grades of common species, as EN 1912:2012 assigns them to classes: `spruce S10` is C24. From general knowledge
 * of EN 1912, not compared with a copy: unconfirmed.
 */
const whitewood = ["spruce", "fichte", "epicea", "épicéa", "gran", "vuren", "fir", "tanne", "sapin", "whitewood"];
const pine = ["pine", "kiefer", "tall", "grenen", "redwood"];
const larch = ["larch", "lärche", "mélèze", "meleze"];
const oak = ["oak", "eiche", "chêne", "chene", "eiken"];
const beech = ["beech", "buche", "hêtre", "hetre"];
const conifers = [...whitewood, ...pine, ...larch];

const grades: readonly {
  readonly woods: readonly string[];
  readonly rule: string;
  readonly to: Readonly<Record<string, string>>;
}[] = [
  { woods: conifers, rule: "DIN 4074-1", to: { s7: "C18", s10: "C24", s13: "C30" } },
  { woods: conifers, rule: "INSTA 142", to: { t0: "C14", t1: "C18", t2: "C24", t3: "C30" } },
  { woods: whitewood, rule: "NF B 52-001", to: { sti: "C30", stii: "C24", stiii: "C18" } },
  { woods: [...whitewood, ...pine], rule: "BS 4978", to: { gs: "C16", ss: "C24" } },
  { woods: oak, rule: "DIN 4074-5", to: { ls10: "D30" } },
  { woods: beech, rule: "DIN 4074-5", to: { ls10: "D35", ls13: "D40" } },
];

/** The class of a species with its grade, and the rule that was used; undefined where no table maps it. */
export function gradedTimber(text: string): { readonly timber: TimberClass; readonly rule: string } | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "");
  const wood = words[0] ?? "";
  const grade = plain(words.slice(1).join(""));
  for (const { woods, rule, to } of grades) {
    const name = woods.includes(wood) && Object.hasOwn(to, grade) ? to[grade] : undefined;
    const timber = name === undefined ? undefined : timberClass(name);
    if (timber) return { timber, rule };
  }
  return undefined;
}
