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
  })
  .meta({ id: "Step" });

export const itemResult = z
  .looseObject({
    mark: z.string().optional(),
    passed: z.boolean(),
    verified: z.boolean().meta({ description: "false where no load was held against a resistance" }),
    utilization: z.number().meta({ description: "fraction, the greatest of the verifications" }),
    verifications: z.array(verification),
    values: z.record(z.string(), z.unknown()).meta({ description: "every named quantity, its unit in the name" }),
    derivation: z.array(step).optional().meta({ description: "only when asked for" }),
  })
  .meta({ id: "Item" });

/** With `summary=true`. */
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

/** The answer of all check endpoints; the items stand under the keys of the request: one item, or lists. */
export const checkResult = (one: string | undefined, lists: readonly string[]) =>
  z.object({
    check_id: z.null(),
    endpoint: z.string(),
    passed: z.boolean(),
    verified: z.boolean().meta({
      description: "true when every item was verified; false where no load was given, or only actions were calculated",
    }),
    utilization: z.number().meta({ description: "percent" }),
    summary: z.string(),
    result: z.object({
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
      ...Object.fromEntries(
        [...(one === undefined ? [] : [one]), ...lists].map((key) => {
          const schema: z.ZodType =
            key === one ? z.union([itemResult, itemSummary]) : z.union([z.array(itemResult), z.array(itemSummary)]);
          return [key, lists.length + (one === undefined ? 0 : 1) > 1 ? schema.optional() : schema];
        }),
      ),
    }),
    eurocode_clauses_cited: z.array(z.string()),
    api_version: z.literal("v1"),
  });
