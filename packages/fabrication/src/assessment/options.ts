/** What a fabrication depends on beside the drawing. */
import { type AnnexCode, annexCodes } from "@x/eurocode";
import type { Language } from "@x/words";
import * as z from "zod";
import type { Override } from "../members/model.ts";

const length = z.number().min(100).max(100_000);
const load = z.number().min(0).max(1000);
const force = z.number().min(-1e6).max(1e6);

const defaultActions = z.strictObject({
  N_Ed: force.optional(),
  M_y_Ed: force.optional(),
  M_z_Ed: force.optional(),
  V_z_Ed: force.optional(),
  V_y_Ed: force.optional(),
});

/** Defaults of a project: they stand in place of what the drawing does not say. */
export const projectSchema = z.strictObject({
  default_grade: z.string().min(1).max(40).default("S355"),
  stock_lengths_mm: z.array(length).min(1).max(20).default([6000, 12_000, 15_000]),
  saw_cut_mm: z.number().min(0).max(50).default(3),
  /** kN/m² on plans: gamma_G g_k + gamma_Q q_k on the width that a beam carries */
  area_load: z
    .strictObject({
      g_k_kN_m2: load.default(0),
      q_k_kN_m2: load.default(0),
      gamma_G: z.number().min(0.5).max(3).default(1.35),
      gamma_Q: z.number().min(0).max(3).default(1.5),
    })
    .optional(),
  /** kN, kNm by role, for members of which nothing else is known */
  actions: z
    .strictObject({
      beam: defaultActions.optional(),
      column: defaultActions.optional(),
      brace: defaultActions.optional(),
      purlin: defaultActions.optional(),
      rail: defaultActions.optional(),
      chord: defaultActions.optional(),
    })
    .default({}),
  gamma_G: z.number().min(0.5).max(3).default(1.35),
  f_ck_MPa: z.number().min(12).max(90).default(25),
  beam_joint: z.enum(["simple", "fin-plate", "header-plate", "angle-cleats", "end-plate", "none"]).default("simple"),
  column_base: z.enum(["pinned", "fixed", "none"]).default("pinned"),
  brace_joint: z.enum(["gusset", "none"]).default("gusset"),
});

export type ProjectSettings = z.output<typeof projectSchema>;

export interface AssessmentOptions {
  readonly national_annex?: AnnexCode;
  readonly language?: Language;
  readonly project?: z.input<typeof projectSchema>;
  /** of a file: see readActions */
  readonly actions?: readonly GivenActions[];
  readonly corrections?: readonly Override[];
}

/** A row of an actions file. */
export interface GivenActions {
  readonly mark: string;
  readonly load_case?: string;
  readonly values: Readonly<Record<string, number>>;
}

export const isAnnex = (text: string): text is AnnexCode => (annexCodes as readonly string[]).includes(text);
