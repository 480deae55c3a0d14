/** Strength of structural steel by grade, thickness and table; constants of EN 1993-1-1 3.2.6 */
import { refuseNumbers } from "../basis/by-hand.ts";
import { Memory } from "../basis/memory.ts";
import { english, listed, type Message } from "../basis/message.ts";
import { says } from "./says.ts";
import { type RefusedGrade, resolveSteelGrade, type SteelGrade } from "./steel-grades.ts";
import { type Confidence, eurocodeTable, productTable, type StrengthRow } from "./steel-tables.ts";

export { type RefusedGrade, resolveSteelGrade, type SteelGrade } from "./steel-grades.ts";
export type { Confidence } from "./steel-tables.ts";

/** EN 1993-1-1 3.2.6(1); density: EN 1991-1-1 and the product standards */
export const steel = Object.freeze({
  E_MPa: 210_000,
  G_MPa: 81_000,
  nu: 0.3,
  alpha_per_K: 12e-6,
  density_kg_m3: 7850,
  clause: "EN 1993-1-1 3.2.6(1)",
});

export type StrengthTable = "en-1993-1-1" | "product-standard";
export type SteelProduct = "hot-finished" | "cold-formed";

export interface SteelStrength {
  readonly f_y_MPa: number;
  readonly f_u_MPa: number;
  /** product standard of the row */
  readonly standard: string;
  /** table the values are from */
  readonly clause: string;
  readonly confidence: Confidence;
  /** Table 3.1 ends at 80 mm (EN 10219: 40 mm): the product standard's values were taken instead */
  readonly beyondTable?: { readonly limit_mm: number; readonly used: string };
  readonly notes: readonly string[];
  /** The notes as messages. */
  readonly said: readonly Message[];
}

export interface NoStrength {
  readonly reason: string;
  /** The reason as a message. */
  readonly because: Message;
  readonly clause: string;
}

/** Rows that a grade may be read from, the first being the one meant; more than one: no sub-grade, so the lowest counts */
function rowsOf(grade: SteelGrade, product: SteelProduct | undefined): string[] {
  const { strength, subgrade } = grade;
  const name = `S${strength}`;
  if (grade.hollow) return hollowRowsOf(grade, product);
  if (subgrade.includes("W")) return [subgrade.includes("WP") ? `${name} WP` : `${name} W`];
  if (subgrade.startsWith("N")) return [`${name} N`];
  if (subgrade.startsWith("M")) return [`${name} M`];
  if (subgrade.startsWith("Q")) return [`${name} Q`];
  if (subgrade === "" && (strength === 420 || strength === 460)) return [`${name} N`, `${name} M`];
  return [name];
}

/** EN 10219 has no S420 NH and EN 10210-1 no M grades; without word of the product, the lower of the two. */
function hollowRowsOf(
  { strength, subgrade, productStandard }: SteelGrade,
  product: SteelProduct | undefined,
): string[] {
  const kind = subgrade.startsWith("N") ? "NH" : subgrade.startsWith("M") ? "MH" : "H";
  const made =
    productStandard === "EN 10210" ? "hot-finished" : productStandard === "EN 10219" ? "cold-formed" : product;
  const suffixes = made === "hot-finished" ? ["hot"] : made === "cold-formed" ? ["cold"] : ["cold", "hot"];
  const rowOf = (suffix: string) => `S${strength} ${kind} ${suffix}`;
  const rows = suffixes.map(rowOf).filter((row) => eurocodeTable[row]);
  return rows.length > 0 ? rows : ["hot", "cold"].map(rowOf).filter((row) => eurocodeTable[row]);
}

const band = (list: readonly (readonly [number, number])[], t: number): number | undefined =>
  list.find(([limit]) => t <= limit)?.[1];

/** Table 3.1 has no row of its own for WP (EN 10025-5) and for S460 JR … K2 (EN 10025-2:2019): nearest row named beside */
const inTable31: Record<string, string> = { "S355 WP": "S355 W" };

function tableRow(row: string, table: StrengthTable): StrengthRow | undefined {
  if (table === "product-standard") return productTable[row];
  return eurocodeTable[row] ?? eurocodeTable[inTable31[row] ?? ""];
}

interface Hit {
  readonly f_y: number;
  readonly f_u: number;
  readonly row: StrengthRow;
}

function hit(row: StrengthRow | undefined, t: number): Hit | undefined {
  const [f_y, f_u] = row ? [band(row.f_y, t), band(row.f_u, t)] : [];
  return row && f_y !== undefined && f_u !== undefined ? { f_y, f_u, row } : undefined;
}

/** Least f_y and least f_u over the rows; the first row stands for where they are from */
function least(rows: readonly string[], table: StrengthTable, t: number): Hit | undefined {
  const hits = rows.map((row) => hit(tableRow(row, table), t)).filter((h) => h !== undefined);
  const [first] = hits;
  if (!first) return undefined;
  return { row: first.row, f_y: Math.min(...hits.map((h) => h.f_y)), f_u: Math.min(...hits.map((h) => h.f_u)) };
}

const limitOf = (rows: readonly string[], table: StrengthTable): number =>
  Math.max(0, ...rows.map((row) => tableRow(row, table)?.f_y.at(-1)?.[0] ?? 0));

function strengthOf(
  grade: SteelGrade,
  t: number,
  table: StrengthTable,
  product?: SteelProduct,
): SteelStrength | NoStrength {
  if (grade.scope !== "EN 1993-1-1")
    return without(
      (grade.scope === "none" ? says.notCovered : says.highStrength)({ grade: grade.canonical }),
      "EN 1993-1-1 3.1(2)",
    );
  if (!(t > 0)) return without(says.noThickness, "EN 1993-1-1 3.2.1");
  const rows = rowsOf(grade, product);
  const notes: Message[] = [];
  if (rows.length > 1) notes.push(says.lowest({ grade: grade.canonical, rows: listed("and", rows) }));
  const found = least(rows, table, t);
  if (found) return strength(found, notes);
  const limit_mm = limitOf(rows, table);
  const beyond = table === "en-1993-1-1" ? least(rows, "product-standard", t) : undefined;
  if (!beyond)
    return without(
      says.tooThick({ grade: grade.canonical, limit: Math.max(limit_mm, limitOf(rows, "product-standard")), t }),
      productTable[rows[0] ?? ""]?.clause ?? "EN 1993-1-1 Table 3.1",
    );
  // no row in Table 3.1 at all (limit 0): S460 of EN 10025-2:2019
  if (limit_mm === 0) notes.push(says.notInTable({ grade: grade.canonical }));
  return { ...strength(beyond, notes), ...(limit_mm > 0 && { beyondTable: { limit_mm, used: beyond.row.clause } }) };
}

const without = (because: Message, clause: string): NoStrength => ({ reason: english(because), because, clause });

const strength = ({ f_y, f_u, row }: Hit, said: readonly Message[]): SteelStrength => ({
  f_y_MPa: f_y,
  f_u_MPa: f_u,
  standard: row.standard,
  clause: row.clause,
  confidence: row.confidence,
  notes: said.map(english),
  said,
});

const known = new Memory<SteelStrength | NoStrength>(5_000);

/** f_y and f_u of a part of thickness t. `product` says which standard a hollow grade (…H) is delivered to. */
export function steelStrength(
  grade: SteelGrade | string,
  thickness_mm: number,
  table: StrengthTable,
  product?: SteelProduct,
): SteelStrength | NoStrength {
  if (!(thickness_mm >= 0)) refuseNumbers({ thickness_mm }, { least: 0 });
  const resolved: SteelGrade | RefusedGrade = typeof grade === "string" ? resolveSteelGrade(grade) : grade;
  if (resolved.kind !== "grade") return without(resolved.because, "EN 1993-1-1 Table 3.1");
  const key = `${resolved.canonical}|${resolved.productStandard ?? ""}|${thickness_mm}|${table}|${product ?? ""}`;
  return known.of(key, () => Object.freeze(strengthOf(resolved, thickness_mm, table, product)));
}
