import { describe, expect, test } from "vitest";
import type * as z from "zod";
import {
  type Check,
  type CheckResult,
  check,
  checkMany,
  checks,
  InvalidInput,
  type Kind,
  listOf,
  requestWith,
} from "../src/index.ts";

// What is given is used, or refused: an optional field added to an example changes something in the result for at least
// one of many values, or the request is refused. What stands here without a change has a reason.

const withoutEffect: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  beam: {
    eps_x: "of the second generation: of the values only 0, its default, is possible",
    "serviceability.epsilon_cs": "of the values only 0, its default, is possible",
  },
  slab: {
    eps_x: "of the second generation: of the values only 0, its default, is possible",
    "serviceability.epsilon_cs": "of the values only 0, its default, is possible",
    "serviceability.k_t": "(7.9) is at its least in the example",
    compression_steel: "the example has none",
  },
  "bolt-group": { e_y_mm: "a force may move along its own line" },
  "t-stub": { mode_1_method: "mode 1 does not develop in the example" },
  gusset: {
    n_members: "of 1 and 2 only 1, its default, is among the values",
    shear_lag: "for tubes and channels; the example is an angle",
  },
  eaves: { mode_1_method: "mode 1 does not govern in the example" },
  apex: { mode_1_method: "mode 1 does not govern in the example" },
  "end-plate": { mode_1_method: "mode 1 does not govern in the example" },
  detail: { constant_amplitude_limit: "the example has ranges above the limit" },
  member: {
    rigid_end_post: "the web of the example is stocky",
    stiffener_spacing_mm: "the web of the example is stocky",
  },
  "inclined-screws": { fastener: "there is one only, screw" },
  "weld-group": { y_mm: "a force may move along its own line" },
};

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly value?: number } } }[];
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

function bare(schema: z.ZodType): z.ZodType {
  let inner = schema;
  for (let next = definitionOf(inner).innerType; next; next = definitionOf(inner).innerType) inner = next;
  return inner;
}

function valuesFor(field: z.ZodType): readonly unknown[] {
  const { type, entries, values, format, checks: limits = [] } = definitionOf(bare(field));
  if (type === "boolean") return [true, false];
  if (type === "enum") return Object.values(entries ?? {});
  if (type === "literal") return values ?? [];
  if (type !== "number") return [];
  const bounds = limits.map(({ _zod }) => _zod.def);
  const low = Math.max(...bounds.filter((b) => b.check === "greater_than").map((b) => b.value ?? -1e9), -1e9);
  const high = Math.min(...bounds.filter((b) => b.check === "less_than").map((b) => b.value ?? 1e9), 1e9);
  const tried = [0.3, 0.6, 1, 2.5, 7, 23, 60, 150, 700, 2500, 12_000, 30_000, -3, 0.05, 0];
  const known = format === "safeint" ? tried.map(Math.round) : tried;
  return known.filter((value) => value >= low && value <= high);
}

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => value !== null && typeof value === "object" && !Array.isArray(value);

/** The optional fields of an item and of the parts that it has, with values to try. */
function optionalFields(schema: z.ZodType, item: Item, at: readonly string[] = []): [string[], readonly unknown[]][] {
  return Object.entries(definitionOf(bare(schema)).shape ?? {}).flatMap(([name, field]) => {
    if (["mark", "load_cases", "connection"].includes(name)) return [];
    const path = [...at, name];
    const inner = item[name];
    if (definitionOf(bare(field)).shape) return isItem(inner) ? optionalFields(field, inner, path) : [];
    const values = definitionOf(field).type === "optional" ? valuesFor(field) : [];
    return values.length > 0 ? [[path, values] as [string[], readonly unknown[]]] : [];
  });
}

function withField(item: Item, [name = "", ...rest]: readonly string[], value: unknown): Item {
  const inner = item[name];
  if (rest.length > 0) return { ...item, [name]: withField(isItem(inner) ? inner : {}, rest, value) };
  const { [name]: _, ...others } = item;
  return value === undefined ? others : { ...others, [name]: value };
}

function resultOf(known: Check, kind: Kind, item: Item): string {
  try {
    return JSON.stringify(check(known.endpoint, requestWith(known, kind, [item])));
  } catch (error) {
    if (error instanceof InvalidInput) return "refused";
    throw error;
  }
}

function unusedFields(known: Check, kind: Kind): string[] {
  return optionalFields(kind.schema, kind.example).flatMap(([path, values]) => {
    const without = resultOf(known, kind, withField(kind.example, path, undefined));
    if (without === "refused") return []; // the example needs it
    const matters = values.some((value) => resultOf(known, kind, withField(kind.example, path, value)) !== without);
    return matters ? [] : [path.join(".")];
  });
}

function accepted(known: Check, many: string, item: Item): CheckResult | undefined {
  try {
    return check(known.endpoint, { [many]: [item] });
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

/** The example, and for each optional field one that differs in it; each twice, with other actions. */
function nearlyAlike(known: Check, many: string, { schema, example }: Kind): [Item, CheckResult][] {
  const changed = optionalFields(schema, example).map(([path, values]) =>
    values.map((value) => withField(example, path, value)).find((item) => accepted(known, many, item)),
  );
  const lighter = (item: Item): Item =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        name.endsWith("_Ed") && typeof value === "number" ? 0.9 * value : value,
      ]),
    );
  const items = [example, ...changed, example].flatMap((item) => (item ? [item, lighter(item)] : []));
  return items.flatMap((item, i) => {
    const marked = { ...item, mark: `no. ${i}` };
    const alone = accepted(known, many, marked);
    return alone ? [[marked, alone] as [Item, CheckResult]] : [];
  });
}

describe("items of one request that differ in one field share nothing that differs", () => {
  for (const known of checks) {
    for (const kind of Object.values(known.kinds)) {
      const many = listOf(known, kind);
      if (many === undefined) continue;
      test(`${known.endpoint} ${kind.name}`, () => {
        const all = nearlyAlike(known, many, kind);
        const items = all.map(([item]) => item);
        const { result } = check(known.endpoint, { [many]: items });
        const alone = all.flatMap(([, one]) => one.result[many] as Item[]);
        const together = (result[many] as Item[]).map((item) => JSON.stringify(item));
        const other = items.filter((_, i) => together[i] !== JSON.stringify(alone[i]));
        expect(other).toEqual([]);
        for (const said of ["assumptions", "warnings"] as const)
          expect(new Set(result[said])).toEqual(new Set(all.flatMap(([, one]) => one.result[said])));
        expect(checkMany(known.endpoint, items, { result: "summary", list: many })).toEqual(
          all.map(
            ([
              item,
              {
                passed,
                utilization,
                result: { governing },
              },
            ]) => ({
              mark: item.mark,
              passed,
              utilization: expect.closeTo(utilization / 100, 12),
              verification: governing?.verification ?? null,
              clause: governing?.clause ?? null,
            }),
          ),
        );
      });
    }
  }
});

describe("what is given is used, or refused", () => {
  for (const known of checks) {
    for (const kind of Object.values(known.kinds)) {
      test(`${known.endpoint} ${kind.name}`, () => {
        const excused = Object.keys(withoutEffect[kind.name] ?? {});
        const found = unusedFields(known, kind).filter((name) => !excused.includes(name));
        expect(found).toEqual([]);
      });
    }
  }
});
