/** Headings of tables as people write them: `Mark`, `Length (m)`, `N_Ed [kN]`. Units are converted, and that is said. */
import { type FieldDescription, splitUnit } from "@x/eurocode/engine";
import { checkTables as says } from "../says.ts";
import { TableProblem } from "./problem.ts";

/** Units of headings that name none, by what they measure. */
export type TableUnits = Readonly<Partial<Record<(typeof measures)[number], string>>>;
const measures = ["length", "force", "moment", "stress", "line_load"] as const;

export interface Heading {
  /** the field: `plate.t_mm` */
  readonly name: string;
  /** from the unit of the heading to that of the field */
  readonly factor: number;
  /** how it was read, where that is not as it stands */
  readonly said?: string;
}

/** What people call a field; the first that a check has is meant. */
const names: Readonly<Record<string, readonly string[]>> = {
  member: ["mark"],
  name: ["mark"],
  id: ["mark"],
  position: ["mark"],
  section: ["profile"],
  size: ["profile", "bolt_size"],
  length: ["length_mm", "l0"],
  l: ["length_mm", "l0"],
  span: ["length_mm", "span_mm"],
  height: ["length_mm", "h"],
  grade: ["steel_grade", "species"],
  steel: ["steel_grade"],
  material: ["steel_grade", "species"],
  n: ["N_Ed"],
  m: ["M_y_Ed", "M_Ed"],
  my: ["M_y_Ed", "M_Ed"],
  mz: ["M_z_Ed"],
  v: ["V_z_Ed", "V_Ed"],
  vz: ["V_z_Ed", "V_Ed"],
  vy: ["V_y_Ed"],
};

/** Units of one kind, by how many of the first they are. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000 },
  { kN: 1, N: 1e-3, MN: 1e3 },
  { kNm: 1, Nm: 1e-3, MNm: 1e3, Nmm: 1e-6 },
  { MPa: 1, "N/mm2": 1, "kN/cm2": 10, GPa: 1e3, kPa: 1e-3, "kN/m2": 1e-3 },
  { "kN/m": 1, "N/mm": 1, "N/m": 1e-3 },
  { mm2: 1, cm2: 100 },
  { mm3: 1, cm3: 1e3 },
  { mm4: 1, cm4: 1e4 },
  { mm6: 1, cm6: 1e6 },
  { deg: 1 },
  { s: 1 },
  { g: 1 },
  { "%": 1 },
];

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** `N/mm²` as `N/mm2`, `kN·m` as `kNm`, ° as deg. */
const plainUnit = (text: string): string =>
  text
    .trim()
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(superscripts.indexOf(sign)))
    .replace(/[\^·. ]/g, "")
    .replace("°", "deg");

/** Upper and lower case, blanks and signs apart: `Steel grade` and steel_grade, `NEd` and N_Ed. */
const plainName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d.]/gu, "");

/** Without its unit: length_mm is called length. */
const withoutUnit = (name: string, unit: string): string => {
  const end = `_${plainUnit(unit).replaceAll("/", "_")}`;
  return unit !== "" && name.endsWith(end) ? name.slice(0, -end.length) : name;
};

/** The field that a heading means; the heading itself where no field is meant, and the check says so. */
export function readHeading(
  text: string,
  fields: ReadonlyMap<string, FieldDescription>,
  units: TableUnits = {},
): Heading {
  if (text === "") return { name: text, factor: 1 };
  if (fields.has(text)) return ofFolder(text, text, fields, units) ?? { name: text, factor: 1 };
  const [, bare = text, unit] = /^(.*?)\s*[([]\s*([^)\]]*?)\s*[)\]]$/.exec(text) ?? [];
  const name = fieldNamed(bare, fields);
  // a letter alone may be a number of things; with a unit it is a force or a length
  if (name === undefined || (plainName(bare).length === 1 && bare !== name && unit === undefined))
    return { name: text, factor: 1 };
  if (unit === undefined || unit === "" || unit === "-") {
    const said = plainName(text) === plainName(name) ? {} : { said: `"${text}" is ${name}` };
    return ofFolder(text, name, fields, units) ?? { name, factor: 1, ...said };
  }
  return inUnit(text, name, unit, fields.get(name)?.unit ?? "", bare === name);
}

function inUnit(text: string, name: string, unit: string, wanted: string, isName: boolean): Heading {
  const factor = factorOf(unit, wanted);
  if (factor === undefined) {
    const of = { heading: text, unit, name };
    throw new TableProblem(wanted === "" ? says.unitOfNone(of) : says.otherUnit({ ...of, wanted }));
  }
  const said = factor === 1 && isName ? {} : { said: `"${text}" is ${name}${factor === 1 ? "" : ` × ${factor}`}` };
  return { name, factor, ...said };
}

const dimensions: Readonly<Record<string, keyof TableUnits>> = {
  mm: "length",
  kN: "force",
  kNm: "moment",
  MPa: "stress",
  "kN/m": "line_load",
};

/** A heading that names no unit is in that of the folder. */
function ofFolder(
  text: string,
  name: string,
  fields: ReadonlyMap<string, FieldDescription>,
  units: TableUnits,
): Heading | undefined {
  const wanted = fields.get(name)?.unit ?? "";
  const dimension = Object.hasOwn(dimensions, wanted) ? dimensions[wanted] : undefined;
  const unit = dimension && units[dimension];
  // length_mm says it itself
  if (unit === undefined || splitUnit(text).unit !== "") return undefined;
  const { factor } = inUnit(text, name, unit, wanted, true);
  return {
    name,
    factor,
    said: `"${text}" is ${name}, in ${unit} as x.config.json says${factor === 1 ? "" : ` (× ${factor})`}`,
  };
}

function fieldNamed(text: string, fields: ReadonlyMap<string, FieldDescription>): string | undefined {
  if (fields.has(text)) return text;
  const wanted = plainName(text);
  // of an object its fields are columns
  const all = [...fields].filter(([, { type }]) => type !== "object" && type !== "list");
  const found =
    all.find(([name]) => plainName(name) === wanted) ??
    all.find(([name, { unit }]) => plainName(withoutUnit(name, unit)) === wanted);
  return found?.[0] ?? (Object.hasOwn(names, wanted) ? names[wanted]?.find((name) => fields.has(name)) : undefined);
}

function factorOf(unit: string, wanted: string): number | undefined {
  const [from, to] = [plainUnit(unit), plainUnit(wanted)];
  if (from === to) return 1;
  const kind = kinds.find((units) => Object.hasOwn(units, from) && Object.hasOwn(units, to));
  return kind && (kind[from] ?? 1) / (kind[to] ?? 1);
}

/** Twelve figures: 1.005 m are 1005 mm. */
export const converted = (value: unknown, factor: number): unknown =>
  typeof value === "number" && factor !== 1 ? Number((value * factor).toPrecision(12)) : value;
