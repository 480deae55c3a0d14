import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { checks } from "../checks.ts";
import { topSchema } from "../engine/request-schema.ts";
import { number, oneOf, text } from "./fields.ts";
import { descriptionOf, hasDefault } from "./validation.ts";

// The default of a field is data in its description, not a word that something reads.

describe("a default", () => {
  test("is a value that the field accepts, and reads as it is written", () => {
    expect(number("height of the load; {default 0}", "mm").meta()).toMatchObject({
      text: "height of the load; default 0",
      description: "height of the load; default 0 (mm)",
      default: 0,
    });
    expect(number("modulus; {default 210 000}").meta()).toMatchObject({ default: 210_000 });
    expect(text("class; {default: 8.8}, as sold").meta()).toMatchObject({
      description: "class; default: 8.8, as sold",
      default: "8.8",
    });
  });

  test("may be the word alone, another field, or no one value", () => {
    expect(oneOf(["elastic", "plastic"], "elastic ({default=elastic}), or plastic").meta()).toEqual({
      description: "elastic (default), or plastic",
      default: "elastic",
    });
    expect(number("the smaller; {default M_02}").meta()).toMatchObject({ defaultOf: "M_02" });
    for (const template of ["{default} by annex", "{default 1}, of a cantilever {default 2}"]) {
      const field = number(template);
      expect(hasDefault(field)).toBe(true);
      expect(field.meta()).not.toHaveProperty("default");
    }
    expect(hasDefault(number("which the default follows from"))).toBe(false);
  });
});

interface Definition {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
}

/** Every field below a schema, with its name. */
function* fieldsIn(schema: z.ZodType, name = ""): Generator<[name: string, field: z.ZodType]> {
  yield [name, schema];
  const { innerType, element, shape = {}, options = [] } = schema.def as unknown as Definition; // the fields zod documents
  for (const inner of [innerType, element, ...options]) if (inner) yield* fieldsIn(inner, name);
  for (const [key, inner] of Object.entries(shape)) yield* fieldsIn(inner, key);
}

test.each(checks.map((known) => [known.endpoint, known] as const))("%s: a default that is said is one", (_, known) => {
  const schemas = [topSchema(known), ...Object.values(known.kinds).map(({ schema }) => schema)];
  const fields = schemas.flatMap((schema) => [...fieldsIn(schema)]);
  const names = new Set(fields.map(([name]) => name));
  const wrong = fields.flatMap(([name, field]) => {
    const said = descriptionOf(field);
    const { defaultOf } = field.meta() ?? {};
    if (said.includes("{")) return [`${name}: a place that is none: ${said}`];
    if (/; default\b|\(default\)|^default\b/.test(said) && !hasDefault(field)) return [`${name}: no data: ${said}`];
    return typeof defaultOf === "string" && !names.has(defaultOf) ? [`${name}: ${defaultOf} is no field`] : [];
  });
  expect(wrong).toEqual([]);
});
