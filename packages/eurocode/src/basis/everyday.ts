import type * as z from "zod";
import { acceptorOf } from "./accept.ts";
import { unitsOfActions } from "./harmless.ts";
import { type Message, messages, quantity } from "./message.ts";
import { isPlain } from "./problem.ts";
import { hasDefault, bare as inner } from "./validation.ts";

// What is as clear as the form a schema asks for: 8.8 for "8.8", "C30/37" for 30, "B500B" for 500; and null, an empty list,
// where nothing is given.

export const says = messages("everyday", {
  restrainedAlong: "{field}: restrained all along, calculated with {length}.",
  restrainedByZero: "{field} = 0 is taken as restrained all along, calculated with {length}.",
  zeroAsAbsent: "{field} = 0 is taken as not given.",
});

/** Zeros that were read as something else: an empty cell of a program reads alike, and what it takes away must not go unseen. */
export const isOfZero = ({ id }: Message): boolean => id === says.restrainedByZero.id || id === says.zeroAsAbsent.id;

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  /** of whole numbers */
  readonly format?: string;
  readonly options?: readonly z.ZodType[];
}

function bare(schema: z.ZodType): Definition {
  let definition = schema.def as unknown as Definition; // the fields zod documents for each type
  while (definition.innerType) definition = definition.innerType.def as unknown as Definition;
  return definition;
}

/** The value with such forms in the schema's own; itself where there is none. */
export function everydayForm(schema: z.ZodType, value: unknown, notes: Message[] = [], name = ""): unknown {
  const { type, shape, element, entries, values, options } = bare(schema);
  if (type === "enum") return nameIn(Object.values(entries ?? {}), name, value);
  if (type === "literal" && typeof value === "string") {
    // SC2, NKL 2, class 3
    const number = numberIn(value.replace(/^[a-z ]+(?=\d$)/i, ""));
    return number !== undefined && values?.includes(number) ? number : value;
  }
  // a mark, a detail: 71
  if (type === "string" && typeof value === "number" && Number.isFinite(value)) return String(value);
  if (type === "number" && typeof value === "string")
    return (
      strengthIn(name, value) ??
      romanIn(name, value) ??
      diameterIn(name, value) ??
      minutesIn(name, value) ??
      shareOfSpan(name, value) ??
      numberIn(withoutUnit(schema, value)) ??
      value
    );
  if (type === "boolean" && typeof value === "string") return yesOrNo(value) ?? value;
  if (type === "array" && element) return listForm(schema, element, value, notes, name);
  if (type === "object" && shape && typeof value === "string" && Object.hasOwn(shape, "profile")) {
    // "IPE 300" for { "profile": "IPE 300" }
    const named = { profile: value };
    return everydayFields(shape, named, notes);
  }
  if (type === "object" && shape && value !== null && typeof value === "object" && !Array.isArray(value))
    return everydayFields(shape, value, notes);
  if (type === "union" && options) return oneOfForms(options, value, notes, name);
  return value;
}

/** A list, one for a list of it, or names in one text: "XC3, XD1" for ["XC3", "XD1"]; itself where that is no list of the schema's. */
function listForm(schema: z.ZodType, element: z.ZodType, value: unknown, notes: Message[], name: string): unknown {
  const several = typeof value === "string" && bare(element).type === "enum";
  const entries: readonly unknown[] = Array.isArray(value) ? value : several ? value.split(/[\s,;]+/) : [value];
  const list = entries.map((entry) => everydayForm(element, entry, notes, name));
  if (Array.isArray(value)) return list.some((entry, i) => entry !== value[i]) ? list : value;
  return acceptorOf(schema)(list) ? list : value;
}

/** Of the forms a value may have, the first that it then is. */
function oneOfForms(options: readonly z.ZodType[], value: unknown, notes: Message[], name: string): unknown {
  if (options.some((option) => acceptorOf(option)(value))) return value;
  const profile = onlyProfile(value);
  if (profile !== undefined && options.some((option) => acceptorOf(option)(profile))) return profile;
  const forms = options.map((option) => everydayForm(option, value, notes, name));
  return forms.find((form, i) => acceptorOf(options[i] as z.ZodType)(form)) ?? withoutNothing(value); // as many as there are
}

/** { "profile": "UPN 200" } where the name alone is asked for. */
function onlyProfile(value: unknown): string | undefined {
  if (value === null || typeof value !== "object" || !("profile" in value) || Object.keys(value).length !== 1)
    return undefined;
  return typeof value.profile === "string" ? value.profile : undefined;
}

/** JSON has null for what is not there, forms have an empty text. */
export function withoutNothing(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value) || !isPlain(value)) return value;
  const given = Object.entries(value).filter(([, entry]) => entry !== null && entry !== "");
  return given.length === Object.keys(value).length ? value : Object.fromEntries(given);
}

function everydayFields(shape: NonNullable<Definition["shape"]>, value: object, notes: Message[]): object {
  if (!isPlain(value)) return value;
  const changed = new Map<string, unknown>();
  const bolt = boltIn(shape, value as Holder);
  if (bolt) return everydayFields(shape, { ...value, ...bolt }, notes);
  const fire = fireIn(shape, value as Holder);
  if (fire) return everydayFields(shape, fire, notes);
  for (const [key, given] of Object.entries(value)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const plain = fieldForm(field, given, value as Holder, key, notes);
    if (plain !== given) changed.set(key, plain);
  }
  if (changed.size === 0) return value;
  const entries = Object.entries(value).map(
    ([key, given]) => [key, changed.has(key) ? changed.get(key) : given] as const,
  );
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

function fieldForm(
  field: z.ZodType | undefined,
  given: unknown,
  holder: Holder,
  key: string,
  notes: Message[],
): unknown {
  const { continuous, filled } = (field && inner(field)?.meta()) ?? {};
  // an empty cell of a form
  if (given === null || (given === "" && field && filled !== true)) return undefined;
  if (!field) return given;
  if (
    typeof continuous === "number" &&
    (given === 0 || (typeof given === "string" && /^continuous$/i.test(given.trim())))
  ) {
    const along = given === 0 ? says.restrainedByZero : says.restrainedAlong;
    notes.push(along({ field: key, length: quantity(continuous, "mm") }));
    return continuous;
  }
  if (isZeroForAbsent(field, given, key)) {
    notes.push(says.zeroAsAbsent({ field: key }));
    return undefined;
  }
  if (!saysNothing(field, given, holder, key)) return everydayForm(field, given, notes, key);
  // no force is none; without a length or an area something is left out
  const own = inner(field);
  if (given === 0 && !hasDefault(own) && !unitsOfActions.has(own?.meta()?.unit))
    notes.push(says.zeroAsAbsent({ field: key }));
  return undefined;
}

/**
 * Here zero says something: a column that ends, contacts that touch, an anchor without head or length, a run without welded ends,
 * bars at the face, no damping, no load.
 */
const zeroIsSaid = new Set(
  "column_end_mm l_1_mm end_mm head_d_mm h_ef_mm axis_distance_mm damping repetitions".split(" "),
);

/** A measure or a factor that cannot be zero, and has a default: an empty cell that a program filled. No number of things. */
function isZeroForAbsent(field: z.ZodType, value: unknown, key: string): boolean {
  if (field.def.type !== "optional" || value !== 0 || zeroIsSaid.has(key)) return false;
  const own = inner(field);
  const { type, format } = bare(field);
  if (type !== "number" || acceptorOf(field)(0) || !hasDefault(own)) return false;
  return format === undefined || own?.meta()?.default === undefined;
}

type Holder = Readonly<Record<string, unknown>>;

/**
 * No holes are a list without holes. Where there is no zero (a thickness, a length, a value of one's own), zero is not given if no
 * default is named, or if the field that it follows is zero as well. A protection without thickness is none, and not the one that would be required.
 */
function saysNothing(field: z.ZodType | undefined, value: unknown, holder: Holder, key: string): boolean {
  if (field?.def.type !== "optional") return false;
  if (Array.isArray(value)) return value.length === 0;
  if (value !== 0 || key === "d_p_mm" || bare(field).type !== "number" || acceptorOf(field)(0)) return false;
  // where nothing else says how long a haunch is, an angle of 0 is wrong and not left out
  if (key === "angle_deg" && !holder.length_mm) return false;
  const own = inner(field);
  const follows = own?.meta()?.defaultOf;
  return (typeof follows === "string" && holder[follows] === 0) || !hasDefault(own);
}

const letters = (text: string): string => text.replace(/[\s_-]/g, "").toLowerCase();

/** Words of other books for a choice. */
const otherWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nature: {
    variable: "imposed",
    live: "imposed",
    liveload: "imposed",
    dead: "permanent",
    deadload: "permanent",
    selfweight: "permanent",
    thermal: "temperature",
  },
  load_duration: {
    medium: "medium-term",
    short: "short-term",
    long: "long-term",
    instant: "instantaneous",
  },
};

/** The one name of a choice that is spelt so but for case, spaces and hyphens: `m 20`, `point load`; or that its number alone tells: 20, R60 by 60. */
function nameIn(names: readonly unknown[], field: string, value: unknown): unknown {
  if ((typeof value !== "string" && typeof value !== "number") || names.includes(value)) return value;
  const given = letters(gradeIn(field, String(value)));
  const only = (alike: (name: string) => boolean): unknown => {
    const found = names.filter((name) => alike(String(name)));
    return found.length === 1 ? found[0] : undefined;
  };
  return (
    only((name) => letters(name) === given) ??
    only((name) => name === otherWords[field]?.[given]) ??
    only((name) => /^[A-Z]{1,2}\d+$/.test(name) && name.replace(/^[A-Z]+/, "") === given) ??
    value
  );
}

/** HV 10.9 and class 8.8 are the property classes of those bolts; M20x60 has its length with it. */
const gradeIn = (field: string, text: string): string =>
  field === "bolt_size"
    ? text.trim().replace(/ ?[x×] ?(?:[2-9]\d|\d{3})$/i, "")
    : field === "bolt_grade"
      ? text.trim().replace(/^(?:HV|HR|SB|grade|gr\.?|class|cl\.?) ?(?=\d)/i, "")
      : field === "category"
        ? text.trim().replace(/^(?:cat(?:egory|egorie|égorie|\.)?|kategori(?:e)?|klasse) ?(?=[A-H])/i, "")
        : text;

/** M20 8.8, M20-8.8: the size with the property class, where that is not given, or is the same. */
function boltIn(shape: NonNullable<Definition["shape"]>, value: Holder): Holder | undefined {
  const { bolt_size, bolt_grade } = value;
  if (typeof bolt_size !== "string" || !Object.hasOwn(shape, "bolt_grade")) return undefined;
  const [, size, grade] =
    /^(M ?\d{1,2}(?: ?[x×] ?\d{2,3})?)(?: ?[-–,] ?| )(?:HV |HR |SB |grade |gr\.? ?)?(\d{1,2}\.\d)$/i.exec(
      bolt_size.trim(),
    ) ?? [];
  const isWritten = typeof bolt_grade === "string" || typeof bolt_grade === "number";
  const isSame = (bolt_grade ?? null) === null || (isWritten && gradeIn("bolt_grade", `${bolt_grade}`) === grade);
  return size !== undefined && grade !== undefined && isSame ? { bolt_size: size, bolt_grade: grade } : undefined;
}

/** The importance classes of EN 1998-1 Table 4.3. */
const romanIn = (name: string, text: string): number | undefined => {
  const place = name === "importance_class" ? ["I", "II", "III", "IV"].indexOf(text.trim().toUpperCase()) : -1;
  return place < 0 ? undefined : place + 1;
};

/** M16 for a diameter of 16 mm. */
const diameterIn = (name: string, text: string): number | undefined =>
  name === "d_mm" ? numberIn(/^\s*M ?(\d{1,2})\s*$/i.exec(text)?.[1] ?? "") : undefined;

/** R60 for 60 minutes of fire. */
const minutesIn = (name: string, text: string): number | undefined =>
  name === "duration_min" ? numberIn(/^\s*R ?(\d{2,3})\s*$/i.exec(text)?.[1] ?? "") : undefined;

/** The duration of a fire by the name of another standard: R of concrete, minutes of steel and timber. */
function fireIn(shape: NonNullable<Definition["shape"]>, value: Holder): Holder | undefined {
  const renamed = (from: string, to: string): Holder | undefined => {
    if (!Object.hasOwn(shape, to) || Object.hasOwn(shape, from)) return undefined;
    if ((value[from] ?? null) === null || (value[to] ?? null) !== null) return undefined;
    const { [from]: given, ...rest } = value;
    return { ...rest, [to]: given };
  };
  return renamed("R", "duration_min") ?? renamed("duration_min", "R");
}

/** Groups of thousands with a space, ordinary, narrow or that does not break. */
const grouped = /^\s*[+-]?[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:\.\d*)?\s*$/;

/** mm², mm^2 and mm2 are one, as are N/mm² and MPa. */
const unitLetters = (unit: string): string =>
  unit
    .normalize("NFKC")
    .replace(/[^a-z\d/%°]/gi, "")
    .replace("N/mm2", "MPa");

/** "300 mm" for a field in mm; in another unit it is another number, which is refused. */
function withoutUnit(schema: z.ZodType, text: string): string {
  const { unit } = inner(schema)?.meta() ?? {};
  const [, number, written] = /^\s*([+-]?[\d.]+) ?([a-z°%].*)$/i.exec(text) ?? [];
  if (typeof unit !== "string" || number === undefined || written === undefined) return text;
  return unitLetters(written) === unitLetters(unit) ? number : text;
}

/** A number as a spreadsheet hands it on; with a decimal comma it might be a thousand times as much. */
function numberIn(text: string): number | undefined {
  if (grouped.test(text)) return Number(text.replace(/\s/g, ""));
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i.test(text) ? Number(text) : undefined;
}

/** `true` as a table or a form hands it on. */
const yesOrNo = (text: string): boolean | undefined => yesAndNo.get(text.trim().toLowerCase());
const yesAndNo = new Map([
  ["true", true],
  ["yes", true],
  ["false", false],
  ["no", false],
]);

/** L/300, span/300: limits of deflection are the number by which the span is divided. */
const shareOfSpan = (name: string, text: string): number | undefined =>
  /^deflection_limit$|^w_/.test(name) ? numberIn(/^\s*(?:L|l|span) ?\/ ?(.+)$/.exec(text)?.[1] ?? "") : undefined;

/** Of EN 1992-1-1 Table 3.1 and EN 206, and C32/40 of BS 8500: a cylinder and its cube. */
const concreteClasses = new Set(
  "8/10 12/15 16/20 20/25 25/30 28/35 30/37 32/40 35/45 40/50 45/55 50/60 55/67 60/75 70/85 80/95 90/105 100/115".split(
    " ",
  ),
);

/** The characteristic strength that a class names. */
function strengthIn(name: string, text: string): number | undefined {
  const [, cylinder, cube] = /^f_?ck/.test(name)
    ? (/^(?:C ?(?=\d)|(?=\d+ ?\/))(\d{1,3})(?: ?\/ ?(\d{2,3}))?$/i.exec(text.trim()) ?? [])
    : [];
  const concrete = cube === undefined || concreteClasses.has(`${cylinder}/${cube}`) ? cylinder : undefined;
  const [, steel] = /^f_?yk/.test(name) ? (/^(?:B|BSt) ?(\d{3}) ?[ABCSM]?$/i.exec(text.trim()) ?? []) : [];
  const found = concrete ?? steel;
  return found === undefined ? undefined : Number(found);
}
