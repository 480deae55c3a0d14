/** The form of a person's corrections, as a file or a request brings them. */
import { z } from "zod";

const LONGEST = 200;

const override = z.strictObject({
  mark: z.string().trim().min(1).max(LONGEST),
  remove: z.literal(true).optional(),
  section: z.string().trim().min(1).max(LONGEST).optional(),
  steel_grade: z.string().trim().min(1).max(LONGEST).optional(),
  length_mm: z.number().positive().max(1_000_000).optional(),
  quantity: z.int().positive().max(1_000_000).optional(),
});

const bare = (text: string) => text.replace(/\s+/g, "").toUpperCase();

/** A list of corrections, one for each mark. */
export const overridesSchema = z
  .array(override)
  .max(10_000)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [i, { mark, remove, ...values }] of list.entries()) {
      if (seen.has(bare(mark)))
        context.addIssue({ code: "custom", path: [i, "mark"], message: `${mark} is corrected twice` });
      seen.add(bare(mark));
      const count = Object.values(values).filter((value) => value !== undefined).length;
      if (remove ? count > 0 : count === 0)
        context.addIssue({
          code: "custom",
          path: [i],
          message: remove ? "removes the member and corrects it" : "corrects nothing",
        });
    }
  });
