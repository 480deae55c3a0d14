import { annexCodes } from "@x/eurocode";
import { refusing } from "@x/eurocode/problems";
import { actionNames, endJoints, memberRoles, supportSides } from "@x/words/workshop";
import * as z from "zod";
import { eventsToChoose, id, memberActions, time } from "./resources.ts";
import { requests as says } from "./says.ts";

export const jobStatuses = ["pending", "processing", "done", "failed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const eventNames = [...eventsToChoose, "ping"] as const;
export type EventName = (typeof eventNames)[number];

const fraction = z.number().min(0).max(1);
const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .meta({ description: "x0, y0, x1, y1 in points from the top left corner of the page" });
const source = z.looseObject({ page: z.int(), bbox: box, method: z.string(), confidence: fraction });

const verification = z.object({
  id: z.string(),
  clause: z.string(),
  demand: z.number(),
  resistance: z.number(),
  unit: z.string(),
  utilization: z.number(),
  passed: z.boolean(),
});

const state = z.enum(["passed", "failed", "not designed"]).meta({
  description: "not designed: under its own weight alone, for assumed forces, or not checked; it has not passed",
});

export const jobMember = z
  .looseObject({
    mark: z.string(),
    section: z.string().meta({ description: "as printed" }),
    profile: z.string().optional().meta({ description: "the catalogue's name" }),
    steel_grade: z.string(),
    length_mm: z.number().optional(),
    quantity: z.int().meta({ description: "pieces" }),
    mass_kg: z.number().optional().meta({ description: "of all pieces" }),
    section_class: z.int().optional(),
    passed: z.boolean().meta({
      description: "of its check, whatever it was checked under; false also where the member could not be checked",
    }),
    verified: z
      .boolean()
      .optional()
      .meta({ description: "checked under actions that somebody gave; false under its own weight alone" }),
    state: state.optional(),
    utilization: z.number().optional().meta({ description: "fraction; absent where the member could not be checked" }),
    buckling: z.record(z.string(), z.number()).optional(),
    verifications: z.array(verification).optional(),
    actions: z.record(z.string(), z.number()),
    actions_source: z
      .string()
      .meta({ description: "file, correction, drawing, area load, project default, self-weight or none" }),
    unchecked: z.string().optional().meta({ description: "why it was not checked" }),
    source,
  })
  .meta({ id: "JobMember" });

export const extractedData = z
  .looseObject({
    drawing_info: z
      .looseObject({ project_name: z.string(), scale: z.string() })
      .meta({ description: "empty texts where the drawing does not tell" }),
    members: z.array(jobMember),
    summary: z.looseObject({
      total_mass_kg: z.number(),
      member_count: z.int().meta({ description: "pieces" }),
      row_count: z.int(),
    }),
    warnings: z.array(z.string()),
    unresolved: z.array(z.object({ text: z.string(), page: z.int(), bbox: box, reason: z.string() })),
  })
  .meta({ id: "ExtractedData" });

const connection = z
  .looseObject({
    id: z.string(),
    type: z.string(),
    M_j_Rd_kNm: z.number(),
    S_j_ini_kNm_rad: z.number(),
    classification: z.string(),
    passed: z.boolean(),
    verified: z
      .boolean()
      .optional()
      .meta({ description: "made for forces that somebody gave; false for assumed ones" }),
    state: state.optional(),
    utilization: z.number().meta({ description: "fraction" }),
  })
  .meta({ id: "Connection" });
const weld = z
  .looseObject({ id: z.string(), type: z.string(), throat_mm: z.number(), F_w_Rd_kN: z.number(), passed: z.boolean() })
  .meta({ id: "Weld" });
const basePlate = z
  .looseObject({
    id: z.string(),
    section: z.string(),
    plate_width_mm: z.number(),
    N_c_Rd_kN: z.number(),
    passed: z.boolean(),
  })
  .meta({ id: "BasePlate" });

/** What came of a drawing as a whole. */
export const jobOutcome = z.object({
  state: state.meta({ description: "the worst of members and joints; passed: all of them are designed and pass" }),
  max_utilization: z.number().nullable().meta({
    description:
      "fraction, of members and joints, under their own weight and for assumed forces too; null: nothing could be checked",
  }),
  unresolved_count: z.int().meta({ description: "what was not understood, and is in nothing else" }),
  total_mass_kg: z.number().meta({ description: "of the members" }),
  unweighed_count: z
    .int()
    .meta({ description: "rows whose mass is not in it: nobody knows their length or their section" }),
});
export type JobOutcome = z.infer<typeof jobOutcome>;

export const jobEntry = z
  .object({
    id: id("job"),
    status: z.enum(jobStatuses),
    revision_number: z.int().meta({ description: "1 for a first submission" }),
    project_id: id("project"),
    input_filename: z.string(),
    created_at: time("when it was submitted"),
    outcome: jobOutcome.optional().meta({ description: "when done; absent of jobs that were done before it was kept" }),
  })
  .meta({ id: "JobEntry" });
export type JobEntry = z.infer<typeof jobEntry>;

export const job = z
  .object({
    ...jobEntry.omit({ outcome: true }).shape,
    parent_job_id: id("job it is a revision of").nullable(),
    priority: z.int(),
    national_annex: z.enum(annexCodes),
    updated_at: time("last change"),
    progress: z.object({ stage: z.string(), fraction }).optional().meta({ description: "while it is processing" }),
    result_url: z
      .string()
      .optional()
      .meta({ description: "address of the fabrication PDF, when done; without one, of the job" }),
    export_urls: z.record(z.string(), z.string()).optional().meta({ description: "files that were made, when done" }),
    extracted_data: extractedData.optional(),
    connections_data: z.array(connection).optional(),
    welds_data: z.array(weld).optional(),
    base_plates_data: z.array(basePlate).optional(),
    error: z.string().optional().meta({ description: "why it failed, in English; the wording may change" }),
    error_code: z.string().optional().meta({ description: "which message that is; does not change" }),
    error_values: z.record(z.string(), z.unknown()).optional().meta({ description: "what goes in its places" }),
    corrections: z
      .array(z.looseObject({ mark: z.string() }))
      .optional()
      .meta({ description: "what a person has corrected, as given; absent where nothing is" }),
    revisions: z
      .array(z.object({ id: id("job"), revision_number: z.int(), status: z.enum(jobStatuses) }))
      .meta({ description: "all jobs of the chain, this one too, the oldest first" }),
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof job>;

/** A page of a drawing, and where on it what was read stands. */
export const jobPage = z
  .object({
    page: z.int().positive(),
    width: z.number().meta({ description: "points, as displayed" }),
    height: z.number(),
    picture_url: z.string(),
    boxes: z.array(
      z.object({
        kind: z.enum(["member", "unresolved", "other"]),
        bbox: box,
        mark: z.string().optional(),
        section: z.string().optional(),
        text: z.string().optional(),
        method: z.string().optional(),
        confidence: fraction.optional(),
        reason: z.string().optional(),
      }),
    ),
  })
  .meta({ id: "JobPage" });
export type JobPage = z.infer<typeof jobPage>;

export const submitted = z.object({
  job_id: id("job"),
  status: z.literal("pending"),
  priority: z.int(),
  project_id: id("project"),
  poll_url: z.string(),
});
export type Submitted = z.infer<typeof submitted>;

export const revised = z.object({
  job_id: id("job"),
  parent_job_id: id("job"),
  revision_number: z.int(),
  status: z.literal("pending"),
  poll_url: z.string(),
});
export type Revised = z.infer<typeof revised>;

const pdfUrl = z
  .string()
  .max(2000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    ...refusing(says.webAddress),
    abort: true,
  })
  .refine((text) => new URL(text).username === "" && new URL(text).password === "", refusing(says.passwordInAddress))
  .meta({ description: "a public address of the PDF, 20 MB at most", format: "uri" });

/** By mark, or the text of a CSV file. */
export const jobActions = z
  .union([z.array(memberActions).max(10_000), z.string().max(1_000_000)])
  .meta({ description: "design actions of members by mark: a list, or CSV with the names as headings" });

const words = z.string().trim().min(1).max(200);
const checkFields = z
  .record(z.string().max(60), z.unknown())
  .meta({ description: 'fields of the check, as { "plate": { "t_mm": 15 } }' });
const angle = z.number().min(-75).max(75).optional();
const memberEnd = z.strictObject({
  cut: z.strictObject({ about_y_deg: angle, about_z_deg: angle }).optional().meta({
    description:
      "skew cut in degrees from square: in the plane of the web (about y) or of the flanges (about z), not both",
  }),
  joint: z.enum(endJoints).optional(),
  support: words.optional().meta({ description: "mark of the member that carries it" }),
  support_at: z
    .array(
      z.strictObject({
        x_mm: z.number().min(0).max(200_000).meta({
          description: "from the start of the support to the axis of this one; of a brace: to where the axes meet",
        }),
        side: z.enum(supportSides).meta({ description: "flanges are top and bottom, faces of the web front and back" }),
        offset_mm: z.number().min(-10_000).max(200_000).optional().meta({
          description:
            "of the axes: across a column; up on a beam, where tops are level by default; of the middle of a brace's gusset, by default in the plane of the support's web",
        }),
        angle_deg: z.number().min(20).max(160).optional().meta({
          description: "of a brace on its gusset: from the support's axis, towards its end; 90 is square",
        }),
      }),
    )
    .min(1)
    .max(100)
    .optional()
    .meta({ description: "where on each piece of the support; with `support`" }),
  set: checkFields.optional(),
});
const force = z.number().min(-1e6).max(1e6).optional();

/** One member's; the server looks once more whether it corrects anything, and no mark twice. */
const correction = z
  .strictObject({
    mark: words.meta({ description: "mark of the member; an unmarked one has page and place as its mark" }),
    remove: z.literal(true).optional().meta({ description: "the drawing has no such member; alone" }),
    part_of: words
      .optional()
      .meta({ description: "a plate or bolt of the list is that of this joint: its id, or a member's mark" }),
    as_drawn: z
      .literal(true)
      .optional()
      .meta({ description: "a plate or bolt of the list is made as drawn, beside all joints" }),
    section: words.optional(),
    steel_grade: words.optional(),
    length_mm: z.number().positive().max(1_000_000).optional(),
    quantity: z.int().positive().max(1_000_000).optional(),
    mirrored: z.int().min(0).max(1_000_000).optional().meta({ description: "pieces of the other hand among these" }),
    role: z.enum(memberRoles).optional(),
    actions: z.strictObject({ N_Ed: force, M_y_Ed: force, M_z_Ed: force, V_z_Ed: force, V_y_Ed: force }).optional(),
    tributary_width_mm: z.number().positive().max(100_000).optional(),
    check: checkFields.optional(),
    start: memberEnd.optional(),
    end: memberEnd.optional(),
  })
  .meta({ id: "Correction" });
export type Correction = z.input<typeof correction>;

export const jobCorrections = z
  .array(correction)
  .max(10_000)
  .meta({ description: "what a person corrects, by mark; a mark once" });

const sessionEmail = z
  .string()
  .optional()
  .meta({ description: "the account's email; with a token or cookie it may be left out" });
const projectId = id("project the job goes into; left out: the default project").optional();

/** As people write them: the server says what is wrong with a row, whichever way the list came. */
const cell = (type: string | readonly string[], description: string) => z.unknown().meta({ type, description });
const listedMember = z
  .looseObject({
    mark: cell(["string", "number"], "needed"),
    section: cell("string", "needed: a name of the catalogue in any usual spelling; `profile` means the same"),
    length_mm: cell(["number", "string"], "needed"),
    quantity: cell(["integer", "string"], "pieces; 1 when left out"),
    steel_grade: cell("string", "S355 when left out; `grade` means the same"),
    role: cell("string", `one of ${memberRoles.join(", ")}`),
    ...Object.fromEntries(actionNames.map((name) => [name, cell(["number", "string"], "kN or kNm")])),
  })
  .partial()
  .meta({ id: "ListedMember" });

/** A list, or the text of a CSV file. */
const jobMembers = z.union([z.array(listedMember).max(10_000), z.string().max(1_000_000)]).meta({
  description:
    "members in place of a drawing: a list, or CSV with headings such as Mark, Profile, Length (mm), Qty, Grade, Role",
});

const input = { pdf_url: pdfUrl.optional(), members: jobMembers.optional() };
interface Inputs {
  readonly pdf_url?: unknown;
  readonly members?: unknown;
}
const someInput = ({ pdf_url, members }: Inputs): boolean => pdf_url !== undefined || members !== undefined;
const oneInput = ({ pdf_url, members }: Inputs): boolean => pdf_url === undefined || members === undefined;
const noInput = { path: ["pdf_url"], ...refusing(says.pdfOrMembers) };
const twoInputs = { path: ["pdf_url"], ...refusing(says.pdfAndMembers) };
const eitherInput = { oneOf: [{ required: ["pdf_url"] }, { required: ["members"] }] };

/** Of `POST /jobs` as JSON. */
export const newJob = z
  .strictObject({
    ...input,
    project_id: projectId,
    actions: jobActions.optional(),
    corrections: jobCorrections.optional(),
  })
  .refine(someInput, noInput)
  .refine(oneInput, twoInputs)
  .meta(eitherInput);
export type NewJob = z.input<typeof newJob>;

export const newRevision = z
  .strictObject({
    email: sessionEmail,
    ...input,
    actions: jobActions.optional(),
    corrections: jobCorrections.optional(),
  })
  .refine(someInput, noInput)
  .refine(oneInput, twoInputs)
  .meta(eitherInput);
export type NewRevision = z.input<typeof newRevision>;

/** The same as parts of a form. */
const pdf = z.string().optional().meta({ description: "the PDF, 20 MB at most", format: "binary" });
const part = (what: string) => z.string().optional().meta({ description: what });
const parts = {
  pdf,
  members: part("members in place of the PDF: CSV or JSON, as a field or a file"),
  actions: part("JSON or CSV, as a field or a file"),
  corrections: part("JSON, as a field or a file"),
};
const eitherPart = { oneOf: [{ required: ["pdf"] }, { required: ["members"] }] };
export const newJobForm = z.strictObject({ ...parts, project_id: projectId }).meta(eitherPart);
export const newRevisionForm = z.strictObject({ ...parts, email: sessionEmail }).meta(eitherPart);

export const corrections = z.strictObject({ corrections: jobCorrections });

const difference = z.object({
  added: z.array(z.looseObject({})),
  removed: z.array(z.looseObject({})),
  changed: z.array(z.looseObject({ before: z.looseObject({}), after: z.looseObject({}) })),
});
export const diff = z.object({ members: difference, connections: difference, welds: difference }).meta({ id: "Diff" });
export type Diff = z.infer<typeof diff>;

export const deliveryStatuses = ["pending", "delivered", "dead"] as const;
export const delivery = z
  .object({
    id: id("delivery"),
    delivery_id: z.string().meta({ description: "the same at every attempt" }),
    event: z.enum(eventNames),
    status: z.enum(deliveryStatuses),
    attempts: z.int(),
    response_status: z.int().nullable(),
    error: z.string().nullable().meta({ description: "what was wrong with the last attempt" }),
    created_at: time("when it was made"),
    next_attempt_at: time("when it is tried next").nullable(),
  })
  .meta({ id: "Delivery" });
export type Delivery = z.infer<typeof delivery>;
