/** The form of a person's corrections, as a file or a request brings them. */
import { actionNames, endJoints, memberRoles, supportSides } from "@x/words/workshop";
import * as z from "zod";
import { bare } from "./identity.ts";

const words = z
  .string({ error: "must be a text" })
  .trim()
  .min(1, "must not be empty")
  .max(200, "must not be longer than 200 characters");

const force = z
  .number({ error: "must be a number" })
  .min(-1e6, "must not be below -1000000")
  .max(1e6, "must not be above 1000000");

/** Fields of a check: the check itself says what is wrong with them. */
const fields = z
  .record(z.string().max(60), z.json())
  .refine((value) => JSON.stringify(value).length <= 10_000, "must not be longer than 10000 characters")
  .refine((value) => Object.keys(value).length > 0, "must not be empty");

const angle = z.number({ error: "must be a number" }).min(-75, "must not be below -75").max(75, "must not be above 75");

const distance = z.number({ error: "must be a number" }).max(200_000, "must not be above 200000");

const end = z
  .strictObject({
    cut: z
      .strictObject({ about_y_deg: angle.optional(), about_z_deg: angle.optional() })
      .refine(({ about_y_deg = 0, about_z_deg = 0 }) => about_y_deg === 0 || about_z_deg === 0, {
        message: "must be about y or about z: a cut about both cannot be described",
      })
      .optional(),
    joint: z.enum(endJoints, { error: `must be one of ${endJoints.join(", ")}` }).optional(),
    support: words.optional(),
    support_at: z
      .array(
        z.strictObject({
          x_mm: distance.min(0, "must not be below 0"),
          side: z.enum(supportSides, { error: `must be one of ${supportSides.join(", ")}` }),
          offset_mm: distance.min(-10_000, "must not be below -10000").optional(),
          angle_deg: z
            .number({ error: "must be a number" })
            .min(20, "must not be below 20")
            .max(160, "must not be more than 160")
            .optional(),
        }),
        { error: "must be a list of places" },
      )
      .min(1, "must not be empty")
      .max(100, "must not be longer than 100 places")
      .optional(),
    set: fields.optional(),
  })
  .refine(({ support, support_at }) => support_at === undefined || support !== undefined, {
    path: ["support"],
    message: "is missing: support_at says where on it",
  });

const override = z
  .strictObject(
    {
      mark: z.string({ error: ({ input }) => (input === undefined ? "is missing" : "must be a text") }).pipe(words),
      remove: z.literal(true, { error: "must be true, or left out" }).optional(),
      part_of: words.optional(),
      as_drawn: z.literal(true, { error: "must be true, or left out" }).optional(),
      section: words.optional(),
      steel_grade: words.optional(),
      length_mm: z
        .number({ error: "must be a number" })
        .positive("must be more than 0")
        .max(1_000_000, "must not be more than 1000000")
        .optional(),
      quantity: z
        .int({ error: "must be a whole number" })
        .positive("must be more than 0")
        .max(1_000_000, "must not be more than 1000000")
        .optional(),
      role: z.enum(memberRoles, { error: `must be one of ${memberRoles.join(", ")}` }).optional(),
      actions: z.partialRecord(z.enum(actionNames), force).optional(),
      tributary_width_mm: z
        .number({ error: "must be a number" })
        .positive("must be more than 0")
        .max(100_000, "must not be more than 100000")
        .optional(),
      check: fields.optional(),
      start: end.optional(),
      end: end.optional(),
    },
    { error: (issue) => (issue.code === "unrecognized_keys" ? undefined : "must be an object with a mark") },
  )
  .superRefine(({ mark: _, remove, ...values }, context) => {
    const count = Object.values(values).filter((value) => value !== undefined).length;
    if (remove && count > 0) context.addIssue({ code: "custom", message: "removes the member and corrects it" });
    if (!remove && count === 0) context.addIssue({ code: "custom", message: "corrects nothing" });
  });

/** A list of corrections, one for each mark. */
export const overridesSchema = z
  .array(override, { error: "must be a list of corrections" })
  .max(10_000, "must not be longer than 10000 corrections")
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [i, { mark }] of list.entries()) {
      if (seen.has(bare(mark)))
        context.addIssue({ code: "custom", path: [i, "mark"], message: `${mark} is corrected twice` });
      seen.add(bare(mark));
    }
  });
