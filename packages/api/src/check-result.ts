import * as z from "zod";

const verification = z
  .object({
    id: z.string(),
    clause: z.string(),
    expression: z.string(),
    demand: z.number(),
    resistance: z.number(),
    unit: z.string(),
    utilization: z.number(),
    passed: z.boolean(),
    certain: z
      .boolean()
      .optional()
      .meta({ description: "second generation: whether two sources confirm every rule that gives its number" }),
  })
  .meta({ id: "Verification" });

const step = z
  .object({
    clause: z.string(),
    name: z.string().meta({ description: "the name of the number in values" }),
    expression: z.string().meta({ description: "plain mathematics; evaluated with inputs it gives value" }),
    inputs: z.record(z.string(), z.number()),
    value: z.number(),
    unit: z.string(),
    latex: z.string(),
    note: z.string().optional(),
    certain: z.boolean().optional(),
  })
  .meta({ id: "Step" });

export const itemResult = z
  .looseObject({
    mark: z.string().optional(),
    passed: z.boolean(),
    verified: z.boolean().meta({ description: "false where no load was held against a resistance" }),
    utilization: z.number().meta({ description: "fraction, the greatest of the verifications" }),
    certain: z.boolean().optional().meta({ description: "second generation: as of all of its verifications" }),
    verifications: z.array(verification),
    values: z.record(z.string(), z.unknown()).meta({ description: "every named quantity, its unit in the name" }),
    derivation: z.array(step).optional().meta({ description: "only when asked for" }),
  })
  .meta({ id: "Item" });

/** What `/summary` gives of an item. */
export const itemSummary = z
  .object({
    mark: z.string().optional(),
    passed: z.boolean(),
    verified: z.boolean(),
    utilization: z.number().meta({ description: "fraction" }),
    verification: z.string().nullable().meta({ description: "what governs; null where nothing was verified" }),
    clause: z.string().nullable(),
  })
  .meta({ id: "ItemSummary" });
export type ItemSummary = z.infer<typeof itemSummary>;

const parameter = z
  .object({
    symbol: z.string(),
    value: z.unknown(),
    clause: z.string(),
    annex: z.string(),
    edition: z.string(),
    confidence: z.string(),
    source: z.string(),
  })
  .meta({ id: "Parameter" });

const uncertainRule = z
  .object({
    clause: z.string(),
    rule: z.string(),
    confidence: z.enum(["B", "C"]).meta({ description: "B: one source; C: doubtful, or sources disagree" }),
    source: z.string(),
  })
  .meta({ id: "UncertainRule" });

const difference = z
  .object({
    item: z.string(),
    name: z.string().meta({ description: "a name of values, or verification:<id>" }),
    clause_first: z.string().nullable(),
    clause_second: z.string().nullable(),
    first: z.union([z.number(), z.string()]).nullable(),
    second: z.union([z.number(), z.string()]).nullable(),
    share: z
      .number()
      .nullable()
      .meta({ description: "by how much this rule alone moves the governing utilization of the first generation" }),
    because: z.array(z.string()).meta({ description: "names of differences that it follows from" }),
    certain: z.boolean(),
    annex: z.literal(true).optional().meta({ description: "it comes from the national annex alone" }),
  })
  .meta({ id: "Difference" });

/** What `edition: both` adds beside the results of both. */
const bothOf = (head: z.ZodObject, body: z.ZodObject) =>
  head.extend({
    edition: z.literal("both"),
    first: body,
    second: z.union([body, z.object({ refused: z.string() })]),
    differences: z.array(difference),
  });

/** The answer of all check endpoints; the items stand under the keys of the request: one item, or lists. */
export const checkResult = (
  one: string | undefined,
  lists: readonly string[],
  second = false,
  item: z.ZodType = itemResult,
) =>
  z.object({
    check_id: z.null(),
    endpoint: z.string(),
    passed: z.boolean(),
    verified: z.boolean().meta({
      description: "true when every item was verified; false where no load was given, or only actions were calculated",
    }),
    utilization: z.number().meta({ description: "percent" }),
    summary: z.string(),
    result: bodyOf(one, lists, second, item),
    eurocode_clauses_cited: z.array(z.string()),
    api_version: z.literal("v1"),
  });

function bodyOf(one: string | undefined, lists: readonly string[], second: boolean, item: z.ZodType): z.ZodType {
  const keys = [...(one === undefined ? [] : [one]), ...lists];
  const items = keys.map((key): [string, z.ZodType] => [key, key === one ? item : z.array(item)]);
  const body = shared.extend({
    ...(second ? ofSecond : {}),
    ...Object.fromEntries(items.map(([key, schema]) => [key, keys.length > 1 ? schema.optional() : schema])),
  });
  return second ? z.union([body, bothOf(shared.extend(ofSecond), body)]) : body;
}

const ofSecond = {
  edition: z.enum(["second", "both"]).optional(),
  certain: z.boolean().optional(),
  uncertain_rules: z.array(uncertainRule).optional(),
};

const shared = z.object({
  standard: z.string(),
  national_annex: z.string(),
  annex_edition: z.string().meta({ description: "edition of the annex the values are taken from" }),
  assumptions: z.array(z.string()),
  warnings: z.array(z.string()),
  governing: z
    .object({
      item: z.string(),
      verification: z.string(),
      clause: z.string(),
      utilization: z.number(),
      load_case: z.string().optional().meta({ description: "of an item with load cases, the one that governs" }),
    })
    .nullable(),
  parameters: z.array(parameter).meta({ description: "nationally determined parameters that were used" }),
});
