import { checks } from "@x/eurocode";
import { refusing } from "@x/eurocode/problems";
import { languages } from "@x/words";
import * as z from "zod";
import { isOneLine } from "./people.ts";
import { id, time } from "./resources.ts";
import { requests as says } from "./says.ts";

// Calculations that a project keeps: each is a file of a folder, as `x check` and `x book` read it, with its versions.

/** A beam from its loads to its verdict, which is none of the checks alone. */
export const beamEndpoint = "beam";

const endpoints: [string, ...string[]] = [beamEndpoint, ...checks.map(({ endpoint }) => endpoint)];

/** Names of devices, with any ending: Windows opens these and no file. */
const ofDevices = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;
/** Turns what is read into another order, or is not seen: two names would look alike. */
const unseen = /[\p{Bidi_Control}\p{Zl}\p{Zp}\u00ad\u200b\u2060\ufeff]/u;
/** Bytes of a name in the file systems that are used most. */
const mostBytes = 255;

/** What a file system takes everywhere; no hidden file, and none that a folder of calculations has for itself. */
const isFileName = (text: string): boolean =>
  text !== "" &&
  !/[\\/:*?"<>|]/.test(text) &&
  !/^[.\s]|[.\s]$/.test(text) &&
  !/^(?:node_modules|x\.config|x\.report)$/i.test(text) &&
  !ofDevices.test(text) &&
  !unseen.test(text) &&
  new TextEncoder().encode(`${text}.json`).length <= mostBytes;

/** A folder Beam.json would stand where the file of a calculation Beam does. */
const isFolderName = (text: string): boolean => isFileName(text) && text.length <= 100 && !/\.json$/i.test(text);

const calculationName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(isOneLine, refusing(says.oneLine))
  .refine(isFileName, refusing(says.fileName))
  .meta({ description: "its file is called so, with .json behind it; one of its folder alone" });

const folder = z
  .string()
  .trim()
  .max(200)
  .refine(isOneLine, refusing(says.oneLine))
  .refine((text) => text === "" || text.split("/").every(isFolderName), {
    ...refusing(says.folderName),
  })
  .meta({ description: "such as Axis A/Columns; empty: the folder of the project itself" });

const endpoint = z.enum(endpoints).meta({
  description: "the check that it is for; beam: spans, actions with loads and a member, as `x check` reads them",
});
const request = z.record(z.string(), z.unknown()).meta({
  description:
    "input as of that check, finished or not; it is kept as it is, with the project's annex where it names none",
});
const note = z.string().trim().max(2000).refine(isOneLine, refusing(says.oneLine));
const template = z.boolean().meta({ description: "true: others begin with a copy of it" });

export const calculationStates = ["passed", "failed", "calculated", "not calculated"] as const;

/** In a list: its input has to be asked for. */
export const calculationEntry = z
  .object({
    id: id("calculation"),
    project_id: id("project"),
    folder: z.string(),
    name: z.string(),
    endpoint,
    template,
    version: z.int().meta({ description: "of its input; 1 is the first" }),
    changes: z.int().meta({ description: "grows with every change of it, and is its `ETag`" }),
    state: z.enum(calculationStates).meta({
      description:
        "what came of it when it was saved; calculated: nothing was verified; not calculated: the input has problems",
    }),
    utilization: z.number().nullable().meta({ description: "in percent, when it was saved" }),
    governing: z.string().nullable().meta({ description: "the verification that governs" }),
    checked_version: z.int().nullable().meta({ description: "the version that somebody has checked last" }),
    checked_by: z.string().nullable(),
    checked_at: time("when").nullable(),
    changed_by: z.string().meta({ description: "who saved this version" }),
    changed_at: time("when this version was saved"),
    created_at: time("when it was first kept"),
  })
  .meta({ id: "CalculationEntry" });
export type CalculationEntry = z.infer<typeof calculationEntry>;

/** Where an input has `{ "from": "B1.json", "value": "reactions.B.max_kN" }` in place of a value. */
export const calculationLink = z
  .object({
    path: z.string().meta({ description: "the field that takes the value" }),
    from: z.string().meta({ description: "the calculation that gives it, by its file from the folder of this one" }),
    value: z.string().meta({ description: "what of it: a path into its result" }),
    times: z.number(),
    given: z.unknown().meta({ description: "the value with which this version was calculated; null: there is none" }),
    problem: z.string().nullable().meta({ description: "why there is no value" }),
  })
  .meta({ id: "CalculationLink" });
export type CalculationLink = z.infer<typeof calculationLink>;

export const calculation = calculationEntry
  .extend({
    request,
    links: z.array(calculationLink).meta({
      description:
        "values that it takes of other calculations of the project; when they change, it is calculated again as its next version",
    }),
    share_key: z.string().nullable().meta({ description: "who has this key reads it; null: it is not shared" }),
  })
  .meta({ id: "Calculation" });
export type Calculation = z.infer<typeof calculation>;

export const calculationVersion = z
  .object({
    id: id("version, in lists"),
    version: z.int(),
    note: z.string().nullable(),
    made_by: z.string(),
    created_at: time("when it was saved"),
  })
  .meta({ id: "CalculationVersion" });
export type CalculationVersion = z.infer<typeof calculationVersion>;

export const calculationComment = z
  .object({
    id: id("comment"),
    version: z.int().meta({ description: "the version that it is about" }),
    text: z.string(),
    checked: z.boolean().meta({ description: "true: whoever wrote it has checked this version" }),
    made_by: z.string(),
    created_at: time("when it was written"),
  })
  .meta({ id: "CalculationComment" });
export type CalculationComment = z.infer<typeof calculationComment>;

export const sharedCalculation = z
  .object({
    name: z.string(),
    project: z.string(),
    endpoint,
    version: z.int(),
    request,
    links: z.array(calculationLink),
    checked: z.boolean().meta({ description: "whether somebody has checked this version" }),
    changed_at: time("when this version was saved"),
  })
  .meta({ id: "SharedCalculation" });
export type SharedCalculation = z.infer<typeof sharedCalculation>;

export const newCalculation = z.strictObject({
  folder: folder.optional(),
  name: calculationName,
  endpoint,
  request,
  note: note.optional().meta({ description: "what this version is" }),
  template: template.optional(),
});
export type NewCalculation = z.input<typeof newCalculation>;

export const calculationChange = z
  .strictObject({
    folder: folder.optional(),
    name: calculationName.optional(),
    request: request.optional().meta({ description: "another input: it becomes the next version" }),
    note: note.optional().meta({ description: "what the version is; comes with a request" }),
    template: template.optional(),
  })
  .refine(({ note: said, request: input }) => said === undefined || input !== undefined, {
    ...refusing(says.noteAlone),
    path: ["note"],
  });
export type CalculationChange = z.input<typeof calculationChange>;

const oneLine = (what: string) =>
  z.string().trim().max(200).refine(isOneLine, refusing(says.oneLine)).optional().meta({ description: what });

/** A logo is small on paper; in base64 it is a third longer. */
const mostOfLogo = 700_000;

/** Several calculations as one document. */
export const projectReport = z.strictObject({
  calculations: z
    .array(id("calculation"))
    .min(1)
    .max(100)
    .optional()
    .meta({ description: "its chapters in this order; left out: all of the project by their folders and names" }),
  title: oneLine("on its first page"),
  lang: z.enum(languages).optional().meta({ description: "of headings and sentences; en when left out" }),
  length: z
    .enum(["brief", "normal", "full"])
    .optional()
    .meta({ description: "of a chapter: one page; what governs, with its chain of steps (default); every step" }),
  number: oneLine("number of the project"),
  client: oneLine("for whom"),
  author: oneLine("who calculated"),
  checker: oneLine("who checked"),
  date: oneLine("as it shall be printed; today (UTC) when left out"),
  revision: oneLine("of the report"),
  firm: z
    .strictObject({
      name: oneLine("of the firm"),
      address: oneLine("of the firm"),
      logo: z.base64().max(mostOfLogo).optional().meta({ description: "a PNG or JPEG in base64, at most 500 kB" }),
    })
    .optional()
    .meta({ description: "who makes it: on its first page, and its name on every page" }),
});
export type ProjectReport = z.input<typeof projectReport>;

/** Lines and tabs, but nothing else that is no character. */
const commentText = z
  .string()
  .trim()
  .max(10_000)
  .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), refusing(says.controlCharacters));

export const newComment = z
  .strictObject({
    version: z.int().min(1).meta({ description: "the version that it is about" }),
    text: commentText.meta({ description: "what there is to say of it" }),
    checked: z.boolean().optional().meta({ description: "true: I have checked this version; it must be the newest" }),
  })
  .refine(({ text, checked }) => checked === true || text !== "", { ...refusing(says.emptyComment), path: ["text"] });
export type NewComment = z.input<typeof newComment>;
