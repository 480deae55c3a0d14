import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { byDepth } from "../../../tests/depth.ts";
import {
  type Check,
  type CheckResult,
  check,
  checks,
  InvalidInput,
  itemsIn,
  kindOf,
  listsOf,
  requestWith,
} from "../src/index.ts";

// A field that says nothing changes nothing and is never refused: at the default that its description names, at null, at the value of
// the field that it follows; at zero where no default is named; and what the result of a request says may be said in the request.
// A field that is warned of as without effect has none. Over every field of every kind of every check, on the examples and on
// ordinary and published requests.

type Item = Readonly<Record<string, unknown>>;
type Steps = readonly (string | number)[];

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, unknown>>;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

function bare(schema: z.ZodType): z.ZodType {
  let inner = schema;
  for (let next = definitionOf(inner).innerType; next; next = definitionOf(inner).innerType) inner = next;
  return inner;
}

const isItem = (value: unknown): value is Item => value !== null && typeof value === "object" && !Array.isArray(value);

interface Field {
  readonly path: Steps;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType;
  readonly holder: Item;
}

/** The optional fields of an item, and of the parts and lists that it has. */
function optionalFields(schema: z.ZodType, item: Item, at: Steps = []): Field[] {
  return Object.entries(definitionOf(bare(schema)).shape ?? {}).flatMap(([name, wrapped]) => {
    if (name === "load_cases") return [];
    const path = [...at, name];
    const field = bare(wrapped);
    const value = item[name];
    const { element } = definitionOf(field);
    const inside = isItem(value)
      ? optionalFields(field, value, path)
      : Array.isArray(value) && element
        ? value.slice(0, 1).flatMap((one) => (isItem(one) ? optionalFields(element, one, [...path, 0]) : []))
        : [];
    if (definitionOf(wrapped).type !== "optional") return inside;
    return [{ path, notes: field.meta() ?? {}, schema: field, holder: item }, ...inside];
  });
}

function withField(item: Item, [name = "", ...rest]: Steps, value: unknown): Item {
  if (Array.isArray(item)) {
    const list: readonly unknown[] = item;
    return list.map((one, i) => (i === name ? withField(one as Item, rest, value) : one)) as unknown as Item; // a step into it
  }
  const inner = item[name];
  if (rest.length > 0) return { ...item, [name]: withField(inner as Item, rest, value) }; // optionalFields has seen it
  const { [name]: _, ...others } = item;
  return value === undefined ? others : { ...others, [name]: value };
}

/** What the request says of an item; of a wrong one its problems. */
type Run = (item: Item) => CheckResult | string;

const tried =
  (endpoint: string, request: (item: Item) => Item): Run =>
  (item) => {
    try {
      return check(endpoint, request(item));
    } catch (error) {
      if (error instanceof InvalidInput)
        return error.problems.map(({ path, message }) => `${path} ${message}`).join("; ");
      throw error;
    }
  };

interface Base {
  readonly name: string;
  readonly check: Check;
  readonly schema: z.ZodType;
  readonly item: Item;
  readonly run: Run;
}

function basesOf(known: Check, name: string, request: Item): Base[] {
  const all = itemsIn(known, request) as readonly { list: string | undefined; item: Item }[]; // items of requests that pass
  return all.slice(0, 2).flatMap(({ list, item }) => {
    const kind = kindOf(known, item, list);
    const run = tried(known.endpoint, (one) => (list === undefined ? one : { ...request, [list]: [one] }));
    return kind && typeof run(item) !== "string" ? [{ name, check: known, schema: kind.schema, item, run }] : [];
  });
}

const everyday = JSON.parse(readFileSync(new URL("everyday.json", import.meta.url), "utf8")) as {
  id: string;
  endpoint: string;
  request: Item;
}[];

/** Of a published file, requests that differ in what they give. */
function publishedOf({ endpoint }: Check): readonly { readonly id: string; readonly request: Item }[] {
  const all = JSON.parse(readFileSync(new URL(`../published/${endpoint}.json`, import.meta.url), "utf8")) as {
    id: string;
    request?: Item;
  }[];
  const shapes = new Set<string>();
  return all.flatMap(({ id, request }) => {
    const shape = JSON.stringify(request, (_, value: unknown) => (typeof value === "number" ? 0 : value));
    if (request === undefined || shapes.has(shape)) return [];
    shapes.add(shape);
    return [{ id, request }];
  });
}

const bases = checks.flatMap((known) => [
  ...Object.values(known.kinds).flatMap((kind) => basesOf(known, kind.name, requestWith(known, kind, [kind.example]))),
  ...everyday
    .filter(({ endpoint }) => endpoint === known.endpoint)
    .flatMap(({ id, request }) => basesOf(known, id, request)),
  ...publishedOf(known).flatMap(({ id, request }) => basesOf(known, id, request)),
]);

const judged = (result: CheckResult | string, { check: known }: Base, values = false): unknown => {
  if (typeof result === "string") return result;
  const lists = listsOf(known).filter((list) => result.result[list] !== undefined);
  const items = lists.length > 0 ? lists.flatMap((list) => result.result[list]) : [result.result[known.one ?? ""]];
  return (items as Item[]).map(({ passed, verified, utilization, verifications, values: numbers }) => ({
    // of what is calculated only: combinations, loads, spectra
    ...(values && (verifications as unknown[]).length === 0 ? { numbers } : {}),
    passed,
    verified,
    utilization,
    // a force of zero is verified where it is given
    verifications: (verifications as Item[]).filter((one) => one.utilization !== 0),
  }));
};

/** Moments that are given, if only by their default, contradict a factor of their own kind that is not theirs. */
const contradiction = /(C_m(y|z|LT)|C_1|psi_LT) must agree with the (given )?moments/;

/**
 * Taken where nobody says it, and verified where somebody does: legs across a section (9.2.2(8)); of diagonals the worse of both; the
 * grade beside strengths of one's own; c of the first generation beside the second.
 */
const verifiedWhereGiven = new Set(["legs", "lattice_web_member", "steel_grade", "c"]);

interface Absent {
  readonly field: Field;
  /** What comes of a request is not what comes of it without the field. */
  readonly changes: (result: CheckResult | string) => boolean;
}

/** The fields without which the item passes too. */
function absentOf(base: Base, values = false): Absent[] {
  const { item, run, schema } = base;
  return optionalFields(schema, item).flatMap((field) => {
    const absent = run(withField(item, field.path, undefined));
    if (typeof absent === "string") return [];
    const before = JSON.stringify(judged(absent, base, values));
    return { field, changes: (result) => JSON.stringify(judged(result, base, values)) !== before };
  });
}

function harm(base: Base): string[] {
  const { item, run } = base;
  return absentOf(base, true).flatMap(({ field: { path, notes, holder }, changes }) => {
    const values: [string, unknown][] = [["null", null]];
    if (notes.default !== undefined && !verifiedWhereGiven.has(String(path.at(-1))))
      values.push(["default", notes.default]);
    const followed = typeof notes.defaultOf === "string" ? holder[notes.defaultOf] : undefined;
    if (followed !== undefined && !isItem(followed) && !Array.isArray(followed))
      values.push([`= ${String(notes.defaultOf)}`, followed]);
    return values.flatMap(([what, value]) => {
      const result = run(withField(item, path, value));
      if (!changes(result)) return [];
      if (typeof result === "string" && contradiction.test(result)) return [];
      return [`${base.name} ${path.join(".")} ${what}: ${typeof result === "string" ? result : "another result"}`];
    });
  });
}

/** Zero is a number as others are: of a length that ends, a mode, a stress of two, one of several storeys. */
const zeroIsSaid =
  /\.(s_i|d_e_mm|phi|sigma_max|sigma_min|l0|psi_\w+|[xy]_mm|sigma_sd_MPa|solidity)$|^(x_mm|y_mm|l0|psi_\w+|sigma_sd_MPa)$/;

/** Zero of a field without a default is nothing, and never refused. */
function refusedAtZero(base: Base): string[] {
  return optionalFields(base.schema, base.item).flatMap(({ path, notes, schema, holder }) => {
    const hasDefault = "default" in notes || "defaultOf" in notes || "hasOtherDefault" in notes;
    if (definitionOf(schema).type !== "number" || hasDefault || zeroIsSaid.test(path.join("."))) return [];
    if (holder[String(path.at(-1))] !== undefined) return []; // what is in its place would be missing
    const result = base.run(withField(base.item, path, 0));
    return typeof result === "string" ? [`${base.name} ${path.join(".")} = 0: ${result}`] : [];
  });
}

/** Names that stand for something else in the request than in the result, or ask for more than the result says. */
const otherMeaning: Readonly<Record<string, RegExp>> = {
  // the moments of a result have imperfections and second order in them; c and C are of (5.34), c a cover
  column: /^(M_|c$|C$|A$|K_r$|A_s$|d_shear_mm$)/,
  beam: /^(z_mm|a_v_mm|serviceability\.(sigma_s_MPa|x_mm|h_c_ef_mm))$/, // of the other face, or of the other generation
  slab: /^(z_mm|a_v_mm|serviceability\.(sigma_s_MPa|x_mm|h_c_ef_mm))$/,
  punching: /^beta$/, // beside beta_method a third way
  anchorage: /^(sigma_sd_MPa|c_d_mm)$/, // the cover of a bar is verified by its own field
  // one strength needs the other; each segment has an M_cr, each load case a k_mod; limits are not what they limit
  member: /^(f_[uy]_MPa|M_cr_kNm|C_2|section_class|k_mod|l_ef_mm|bearing\.l_ef_mm|vibration\.a_.*|.*limits\..*)$/,
  "bolt-group": /^M_Ed$/, // the moment of a force beside the group, about its centre
  "weld-group": /^M_z_Ed$/,
  "block-tearing": /^A_n[tv]_mm2$/, // both areas, or the bolts that leave them
  "angle-one-leg": /f_[uy]_MPa$/,
  weld: /f_[uy]_MPa$/,
  gusset: /f_[uy]_MPa$|section/,
  splice: /section/,
  "fin-plate": /section/,
  structure: /^storeys/, // of a list of storeys
  "end-plate": /section/,
  "column-base": /^(f_jd_MPa|alpha)$/, // the foundation holds the anchors, too
  detail: /^lambda$/,
};

const sameName = (field: string, value: string): boolean =>
  value === field || value.replace(/_(mm\d?|kNm?|MPa|deg)$/, "") === field;

/** A number of the result that is given in the request again. */
function refusedTwice(base: Base): string[] {
  const result = base.run(base.item);
  if (typeof result === "string") return [];
  const lists = listsOf(base.check).filter((list) => result.result[list] !== undefined);
  const [one] = lists.length > 0 ? lists.flatMap((list) => result.result[list]) : [result.result[base.check.one ?? ""]];
  const { values = {} } = (one ?? {}) as { values?: Item };
  const kind = kindOf(base.check, base.item, lists[0])?.name ?? "";
  return optionalFields(base.schema, base.item).flatMap(({ path, schema, holder }) => {
    const name = String(path.at(-1));
    const at = path.join(".");
    if (definitionOf(schema).type !== "number" || holder[name] !== undefined || otherMeaning[kind]?.test(at)) return [];
    const [, said] = Object.entries(values).find(([of]) => sameName(name, of)) ?? [];
    if (typeof said !== "number" || said === 0) return [];
    const again = base.run(withField(base.item, path, said));
    return typeof again === "string" ? [`${base.name} ${at} = ${said}: ${again}`] : [];
  });
}

/** Said to have no effect, and has one. */
function wronglyIdle(base: Base): string[] {
  const { item, run } = base;
  return absentOf(base).flatMap(({ field: { path, schema }, changes }) => {
    const { type, entries } = definitionOf(schema);
    const any =
      type === "number" ? [0, 0.9, 5, 300] : type === "boolean" ? [true, false] : Object.values(entries ?? {});
    return any.flatMap((value) => {
      const result = run(withField(item, path, value));
      if (typeof result === "string" || !changes(result)) return [];
      const told = result.result.warnings.some((said) =>
        said.includes(`${path.join(".").replace(/\.(\d+)/g, "[$1]")} has no effect`),
      );
      return told ? [`${base.name} ${path.join(".")} = ${String(value)}: said to have no effect`] : [];
    });
  });
}

/** Of each standard every so many. */
const everySoMany = (known: Check, each: number): Base[] =>
  bases.filter(({ check: one }) => one === known).filter((_, i) => i % each === 0);

describe.each(checks.map((known) => [known.endpoint, known] as const))("%s", (_, known) => {
  test("a field that says nothing changes nothing", () => {
    expect(everySoMany(known, byDepth(9, 4, 1)).flatMap(harm)).toEqual([]);
  });

  test("zero where zero is nothing is never refused", () => {
    expect(everySoMany(known, byDepth(6, 3, 1)).flatMap(refusedAtZero)).toEqual([]);
  });

  test("what a result says may be said in its request", () => {
    expect(everySoMany(known, byDepth(6, 3, 1)).flatMap(refusedTwice)).toEqual([]);
  });

  test("what is said to have no effect has none", () => {
    expect(everySoMany(known, byDepth(18, 12, 1)).flatMap(wronglyIdle)).toEqual([]);
  });
});
