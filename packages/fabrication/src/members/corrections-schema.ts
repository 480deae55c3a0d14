/** The form of a person's corrections, as a file or a request brings them. */
import { form, refusing } from "@x/eurocode/problems";
import { actionNames, endJoints, memberRoles, supportSides } from "@x/words/workshop";
import * as z from "zod";
import { bare } from "./identity.ts";
import { tables } from "./says.ts";

const words = z.string().trim().min(1).max(200);
const force = z.number().min(-1e6).max(1e6);

const mostSigns = 10_000;

/** Fields of a check: the check itself says what is wrong with them. */
const fields = z
  .record(z.string().max(60), z.json())
  .refine((value) => JSON.stringify(value).length <= mostSigns, refusing(form.longText({ limit: mostSigns })))
  .refine((value) => Object.keys(value).length > 0, refusing(form.empty));

const angle = z.number().min(-75).max(75);
const distance = z.number().max(200_000);

const coordinate = z.number().min(-1_000_000).max(1_000_000);
const point = z.tuple([coordinate, coordinate, coordinate]);

const end = z
  .strictObject({
    cut: z
      .strictObject({ about_y_deg: angle.optional(), about_z_deg: angle.optional() })
      .refine(
        ({ about_y_deg = 0, about_z_deg = 0 }) => about_y_deg === 0 || about_z_deg === 0,
        refusing(tables.twoCuts),
      )
      .optional(),
    joint: z.enum(endJoints).optional(),
    support: words.optional(),
    support_at: z
      .array(
        z.strictObject({
          x_mm: distance.min(0),
          side: z.enum(supportSides),
          offset_mm: distance.min(-10_000).optional(),
          angle_deg: z.number().min(20).max(160).optional(),
        }),
      )
      .min(1)
      .max(100)
      .optional(),
    set: fields.optional(),
  })
  .refine(({ support, support_at }) => support_at === undefined || support !== undefined, {
    path: ["support"],
    ...refusing(tables.noSupport),
  });

const override = z
  .strictObject({
    mark: words,
    remove: z.literal(true).optional(),
    part_of: words.optional(),
    as_drawn: z.literal(true).optional(),
    section: words.optional(),
    steel_grade: words.optional(),
    length_mm: z.number().positive().max(1_000_000).optional(),
    quantity: z.int().positive().max(1_000_000).optional(),
    mirrored: z.int().min(0).max(1_000_000).optional(),
    role: z.enum(memberRoles).optional(),
    place: z
      .array(
        z
          .strictObject({
            start: point,
            end: point,
            rotation_deg: z.number().min(-360).max(360).optional(),
            text: z.string().trim().min(1).max(60).optional(),
          })
          .refine(({ start, end }) => Math.hypot(...start.map((x, i) => x - (end[i] ?? 0))) >= 1, {
            path: ["end"],
            ...refusing(tables.samePoint),
          }),
      )
      .min(1)
      .max(10_000)
      .optional(),
    actions: z.partialRecord(z.enum(actionNames), force).optional(),
    tributary_width_mm: z.number().positive().max(100_000).optional(),
    check: fields.optional(),
    start: end.optional(),
    end: end.optional(),
  })
  .superRefine(({ mark: _, remove, ...values }, context) => {
    const count = Object.values(values).filter((value) => value !== undefined).length;
    if (remove && count > 0) context.addIssue({ code: "custom", ...refusing(tables.removesAndCorrects) });
    if (!remove && count === 0) context.addIssue({ code: "custom", ...refusing(tables.correctsNothing) });
  });

/** A list of corrections, one for each mark. */
export const overridesSchema = z
  .array(override)
  .max(10_000)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [i, { mark }] of list.entries()) {
      if (seen.has(bare(mark)))
        context.addIssue({ code: "custom", path: [i, "mark"], ...refusing(tables.correctedTwice({ mark })) });
      seen.add(bare(mark));
    }
  });
