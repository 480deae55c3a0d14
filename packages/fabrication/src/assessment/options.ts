/** What a fabrication depends on beside the drawing. */
import { type AnnexCode, annexCodes } from "@x/eurocode";
import type { Language } from "@x/words";
import * as z from "zod";
import type { MarkRegister } from "../fabrication.ts";
import type { Override } from "../members/model.ts";
import type { FittingRules } from "./joints/layout.ts";

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

const words = z.string().trim().min(1).max(120);

/** A picture as text, PNG or JPEG: a sheet asks nobody for it. */
const picture = z
  .string()
  .max(700_000)
  .regex(/^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]+={0,2}$/);

const execution = z.strictObject({
  class: z.enum(["EXC1", "EXC2", "EXC3", "EXC4"]).optional(),
  weld_quality: z.enum(["B", "C", "D"]).optional(),
  tolerance_class: z.enum(["1", "2"]).optional(),
  steel_standard: words.optional(),
  certificate: z.enum(["2.1", "2.2", "3.1", "3.2"]).optional(),
  surface: words.optional(),
  colour: words.optional(),
});

/** Defaults of a project: they stand in place of what the drawing does not say. */
export const projectSchema = z.strictObject({
  default_grade: z.string().min(1).max(40).default("S355"),
  stock_lengths_mm: z.array(length).min(1).max(20).default([6000, 12_000, 15_000]),
  saw_cut_mm: z.number().min(0).max(50).default(3),
  trim_mm: z.number().min(0).max(99).default(0),
  usable_remnant_mm: z.number().min(0).max(20_000).default(1000),
  remnants: z
    .array(
      z.strictObject({
        profile: words,
        steel_grade: words.optional(),
        length_mm: length,
        quantity: z.int().min(1).max(1000).default(1),
        name: words.optional(),
      }),
    )
    .max(500)
    .default([]),
  /** what plates are cut from: length and width, the distance between plates and to the edge */
  plate_sheets_mm: z
    .array(z.tuple([length, length]))
    .min(1)
    .max(20)
    .default([[3000, 1500]]),
  plate_gap_mm: z.number().min(0).max(100).default(10),
  plate_edge_mm: z.number().min(0).max(100).default(10),
  /** where the model's zero lies in a projected system of coordinates, and how its x runs from east, anticlockwise */
  georeference: z
    .strictObject({
      crs: z.string().regex(/^EPSG:\d{3,6}$/),
      eastings_m: z.number().min(-1e8).max(1e8),
      northings_m: z.number().min(-1e8).max(1e8),
      height_m: z.number().min(-12_000).max(9000).default(0),
      x_axis_deg: z.number().min(-360).max(360).default(0),
    })
    .optional(),
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
  anchor_hole_clearance_mm: z.number().min(1).max(30).default(6),
  column_base: z.enum(["pinned", "fixed", "none"]).default("pinned"),
  brace_joint: z.enum(["gusset", "none"]).default("gusset"),
  client: words.optional(),
  firm: z.strictObject({ name: words.optional(), address: words.optional(), logo: picture.optional() }).optional(),
  people: z.strictObject({ drawn: words.optional(), checked: words.optional(), approved: words.optional() }).optional(),
  status: words.optional(),
  /** a sheet for each single part, behind those of the assemblies */
  single_part_sheets: z.boolean().default(false),
  date: words.optional(),
  execution: execution.optional(),
});

/** What the finish of a project asks of its fittings. */
export const fittingRules = ({ anchor_hole_clearance_mm, execution }: ProjectSettings): FittingRules => ({
  anchor_hole_clearance_mm,
  galvanized: /galvani|verzin|förzink|zingu/i.test(execution?.surface ?? ""),
});

export type ProjectSettings = z.output<typeof projectSchema>;

export interface AssessmentOptions {
  readonly national_annex?: AnnexCode;
  readonly language?: Language;
  readonly project?: z.input<typeof projectSchema>;
  /** of a file: see readActions */
  readonly actions?: readonly GivenActions[];
  readonly corrections?: readonly Override[];
  /** marks that were given out before: none of them gets another meaning */
  readonly register?: MarkRegister;
}

/** A row of an actions file. */
export interface GivenActions {
  readonly mark: string;
  readonly load_case?: string;
  /** not of a file: what the project takes where nothing else is said of this mark */
  readonly from?: "project default";
  readonly values: Readonly<Record<string, number>>;
}

export const isAnnex = (text: string): text is AnnexCode => (annexCodes as readonly string[]).includes(text);
