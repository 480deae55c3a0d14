import { annexCodes, checks } from "@x/eurocode";
import { refusing } from "@x/eurocode/problems";
import * as z from "zod";
import { email, isOneLine, roles, tiers } from "./people.ts";
import { requests as says } from "./says.ts";

/** What the API gives and takes, one schema a resource. */

export const time = (meaning: string) => z.iso.datetime().meta({ description: meaning });
export const id = (meaning: string) =>
  z
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .meta({ description: meaning });

export const name = z.string().trim().min(1).max(200).refine(isOneLine, refusing(says.oneLine));

/** Status of the subscription as the payment provider calls it; `none` for accounts that never had one. */
export const subscriptionStatuses = [
  "none",
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const account = z
  .object({
    id: id("account"),
    email: z.string().meta({ description: "of an organization: of the person who calls" }),
    name: z.string().nullable().meta({ description: "of an organization; null: the account of one person" }),
    tier: z.enum(tiers),
    subscription_status: z.enum(subscriptionStatuses),
    email_verified_at: time("when a mailed link proved the address").nullable(),
    reference: z
      .string()
      .nullable()
      .meta({ description: "what a checkout of the payment provider names the account by; nobody can guess it" }),
    created_at: time("when the account was made"),
  })
  .meta({ id: "Account" });
export type Account = z.infer<typeof account>;

export const role = z.enum(roles);

/** An account that several people share. */
export const organization = z
  .object({
    id: id("the organization, and its account"),
    name: z.string(),
    role: role.meta({ description: "of the person who is signed in" }),
    tier: z.enum(tiers),
    subscription_status: z.enum(subscriptionStatuses),
    created_at: time("when its account was made"),
  })
  .meta({ id: "Organization" });
export type Organization = z.infer<typeof organization>;

export const person = z
  .object({
    id: id("person"),
    email: z.string(),
    role,
    created_at: time("since when"),
  })
  .meta({ id: "Person" });
export type Person = z.infer<typeof person>;

export const invitation = z
  .object({
    id: id("invitation"),
    email: z.string(),
    role,
    created_at: time("when it was sent"),
    expires_at: time("until when its link holds"),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitation>;

export const newOrganization = z.strictObject({
  name: name.meta({ description: "display name" }),
  move: z.boolean().optional().meta({
    description:
      "true: the account that you have becomes the organization, with its plan, projects, jobs, tokens and audit log, and you get an account of your own; otherwise it begins empty, on the Free tier",
  }),
});

export const newInvitation = z.strictObject({
  email,
  role: role.meta({ description: "what the person may do: owner, engineer, checker or viewer" }),
});

/** What is noted of an account. */
export const accountActs = [
  "signed_up",
  "signed_in",
  "sign_in_failed",
  "signed_out_everywhere",
  "password_changed",
  "address_verified",
  "token_made",
  "token_revoked",
  "webhook_changed",
  "webhook_secret_changed",
  "plan_changed",
  "job_deleted",
  "archive_taken",
  "two_factor_on",
  "two_factor_off",
  "organization_made",
  "organization_renamed",
  "person_invited",
  "invitation_withdrawn",
  "person_joined",
  "role_changed",
  "person_removed",
] as const;
export type AccountAct = (typeof accountActs)[number];

export const auditEntry = z
  .object({
    id: id("entry"),
    act: z.enum(accountActs),
    by: z.enum(["session", "token", "email", "single_sign_on", "link", "payment", "operator"]).meta({
      description:
        "a person who is signed in, a token, an address (of who signs in, too), single sign-on, a mailed link, the payment provider, the server's machine",
    }),
    person: z.string().nullable().meta({ description: "in an organization: the email of who called" }),
    token_id: id("the token that called").nullable(),
    address: z.string().nullable().meta({ description: "network address that it came from" }),
    about: z.string().nullable().meta({ description: "what it was done to" }),
    created_at: time("when it was done"),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

export const payloads = ["envelope", "flat"] as const;

/** Events that a webhook may be sent; a ping comes whenever one is asked for. */
export const eventsToChoose = [
  "project.created",
  "job.started",
  "job.completed",
  "job.failed",
  "revision.detected",
  "export.ready",
] as const;
const chosenEvents = z
  .array(z.enum(eventsToChoose))
  .min(1)
  .max(eventsToChoose.length)
  .refine((list) => new Set(list).size === list.length, refusing(says.eventTwice));

export const token = z
  .object({
    id: id("token"),
    name: z.string(),
    last4: z.string().meta({ description: "the last four characters of the value, to tell tokens apart" }),
    webhook_url: z.string().nullable().meta({ description: "where events are sent; null: nowhere" }),
    webhook_paused_until: time(
      "the endpoint did not answer in time, several times in a row: nothing is sent to it until then",
    ).nullable(),
    sandbox: z.boolean().meta({ description: "for trying: checks are not counted" }),
    role: role.meta({ description: "what it may do" }),
    person_id: id("in an organization: who made it").nullable(),
    payload: z
      .enum(payloads)
      .meta({ description: "flat: job.completed without envelope, as older receivers expect it" }),
    webhook_events: chosenEvents.nullable().meta({ description: "the events that are sent; null: all" }),
    webhook_overlap_until: time(
      "the secret was changed: until then the former one signs in X-Service-Signature, and the new one in X-Service-Signature-Next",
    ).nullable(),
    created_at: time("when it was made"),
    last_used_at: time("last use, to the minute").nullable(),
    revoked_at: time("when it was revoked").nullable(),
  })
  .meta({ id: "Token" });
export type Token = z.infer<typeof token>;

export const webhookUrl = z
  .string()
  .max(2000)
  .refine((text) => /^\S*$/.test(text), refusing(says.spaces))
  .refine(isOneLine, refusing(says.controlCharacters))
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    ...refusing(says.httpsAddress),
    abort: true,
  })
  .refine((text) => new URL(text).username === "" && new URL(text).password === "", refusing(says.passwordInAddress))
  .meta({
    description: "where events of the account are sent: an HTTPS address that is reachable from the internet",
    format: "uri",
  });

export const webhookSecret = z
  .string()
  .min(16)
  .max(200)
  .refine((text) => /^[\x20-\x7e]*$/.test(text), refusing(says.ascii))
  .meta({ description: "key of the signature of events, 16 to 200 characters; made when left out" });

export const newToken = z.strictObject({
  sandbox: z
    .boolean()
    .optional()
    .meta({ description: "true: for trying; checks are not counted, 20 of them a day, and nothing else can be done" }),
  name: name.meta({ description: "what the token is for" }),
  role: role.optional().meta({
    description:
      "what the token may do, at most what its maker may; when left out: all of it, in an organization at most what an engineer may",
  }),
  webhook_url: webhookUrl.optional(),
  webhook_secret: webhookSecret.optional(),
  payload: z.enum(payloads).optional().meta({ description: "envelope where nothing is said" }),
  webhook_events: chosenEvents.nullable().optional().meta({ description: "the events to send; all when left out" }),
});

export const madeToken = z.object({
  token: token.pick({ id: true, name: true, webhook_url: true, created_at: true, last4: true }),
  value: z
    .string()
    .nullable()
    .meta({ description: "the token itself, shown only once; null when an answer is repeated" }),
  webhook_secret: z.string().nullable().meta({ description: "shown only once; null without a webhook" }),
});

export type NewToken = z.input<typeof newToken>;
export type MadeToken = z.output<typeof madeToken>;

const actionNames = checks.find((known) => known.endpoint === "en-1993-1-1")?.kinds.member?.actions ?? [];

/** Design actions of one member of a drawing; kN and kNm, compression positive. */
export const memberActions = z
  .strictObject({
    mark: name.meta({ description: "mark of the member" }),
    ...Object.fromEntries(actionNames.map((action) => [action, z.number().optional()])),
  })
  .meta({ id: "MemberActions" });

export const nationalAnnex = z.enum(annexCodes).meta({ description: "national annex; EN: recommended values" });

const defaultActions = z
  .array(memberActions)
  .max(10_000)
  .meta({ description: "design actions of members whose drawing gives none" });

export const project = z
  .object({
    id: id("project"),
    name: z.string(),
    description: z.string().nullable(),
    national_annex: nationalAnnex,
    default_actions: defaultActions.nullable(),
    created_at: time("when it was made"),
  })
  .meta({ id: "Project" });
export type Project = z.infer<typeof project>;

/** In a list: default actions may be long. */
export const projectEntry = project.omit({ default_actions: true }).meta({ id: "ProjectEntry" });
export type ProjectEntry = z.infer<typeof projectEntry>;

/** Lines and tabs, but nothing else that is no character; PostgreSQL keeps no text with a zero in it. */
const isText = (text: string): boolean => !/[^\P{Cc}\n\r\t]/u.test(text);

const description = z
  .string()
  .max(10_000)
  .refine(isText, refusing(says.controlCharacters))
  .meta({ description: "free text" });

const sessionEmail = email.optional().meta({
  description:
    "the account's email; with a token or cookie it may be left out, and must be that account's. Alone it is enough only where the server says so (SESSION_AUTH)",
});

/** A part of a list: `limit` entries of those older than `before`. */
export const page = z.strictObject({
  limit: z.coerce
    .number()
    .pipe(z.int().min(1).max(100))
    .optional()
    .meta({ description: "entries, 1 to 100; 100 when left out" }),
  before: z.coerce.number().pipe(id("number of the last entry of the page before")).optional(),
});
export type Page = z.output<typeof page>;

/** A text to look for; letters count as they are written. */
export const contained = z.string().min(1).max(200).refine(isOneLine, refusing(says.oneLine));

export const byEmail = z.strictObject({ email: sessionEmail });

export const newProject = z.strictObject({
  email: sessionEmail,
  name: name.meta({ description: "display name" }),
  description: description.nullable().optional(),
  national_annex: nationalAnnex.optional(),
  default_actions: defaultActions.nullable().optional(),
});

export const projectChange = z.strictObject({
  email: sessionEmail,
  name: name.meta({ description: "display name" }).optional(),
  description: description.nullable().optional(),
  national_annex: nationalAnnex.optional(),
  default_actions: defaultActions.nullable().optional(),
});

export const watcherStatuses = ["waiting", "unchanged", "changed", "failed"] as const;
export type WatcherStatus = (typeof watcherStatuses)[number];

const watchedUrl = z
  .string()
  .max(2000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    ...refusing(says.webAddress),
    abort: true,
  })
  .refine((text) => new URL(text).username === "" && new URL(text).password === "", refusing(says.passwordInAddress))
  .meta({ description: "a public address of the PDF, 20 MB at most", format: "uri" });
const interval = z.int().min(1).max(43_200).meta({ description: "minutes between two fetches" });

export const watcher = z
  .object({
    project_id: id("project"),
    url: z.string(),
    interval_minutes: interval,
    status: z
      .enum(watcherStatuses)
      .meta({ description: "what the last fetch found; waiting: not fetched yet; changed: a job was made of it" }),
    error: z.string().nullable().meta({ description: "why the last fetch failed" }),
    job_id: id("job made of what was there last").nullable(),
    checked_at: time("last look").nullable(),
    next_at: time("next look"),
  })
  .meta({ id: "Watcher" });
export type Watcher = z.infer<typeof watcher>;

export const newWatcher = z.strictObject({
  email: sessionEmail,
  url: watchedUrl,
  interval_minutes: interval.optional().meta({ description: "minutes between two fetches; 60 when left out" }),
});

/** What a client gives; who it is stands beside. */
export type NewProject = Omit<z.input<typeof newProject>, "email">;
export type NewWatcher = Omit<z.input<typeof newWatcher>, "email">;
export type ProjectChange = Omit<z.input<typeof projectChange>, "email">;

export const webhookChange = z
  .strictObject({
    email: sessionEmail,
    webhook_url: webhookUrl
      .nullable()
      .optional()
      .meta({ description: "a new address, with a new secret; null: events are sent nowhere; left out: it stays" }),
    webhook_secret: webhookSecret.optional(),
    payload: z.enum(payloads).optional(),
    webhook_events: chosenEvents.nullable().optional().meta({ description: "the events to send; null: all" }),
  })
  .refine(
    (change) => ["webhook_url", "payload", "webhook_events"].some((name) => Object.hasOwn(change, name)),
    refusing(says.nothingToChange),
  )
  .refine(({ webhook_url, webhook_secret }) => webhook_secret === undefined || typeof webhook_url === "string", {
    ...refusing(says.secretAlone),
    path: ["webhook_secret"],
  });

export const newSecret = z.strictObject({
  email: sessionEmail,
  webhook_secret: webhookSecret.optional(),
  overlap_hours: z
    .int()
    .min(0)
    .max(168)
    .optional()
    .meta({ description: "for so long the former secret signs as well, 0 to 168 (a week); 24 when left out" }),
});

export const usage = z
  .object({
    tier: z.enum(tiers),
    limit: z.int().nullable().meta({ description: "checks a month; null: no limit" }),
    used: z.int(),
    remaining: z.int().nullable().meta({ description: "null: no limit" }),
    reset_at: time("start of the next month, UTC"),
    by_endpoint: z.array(
      z.object({
        endpoint: z.string(),
        calls: z.int(),
        avg_ms: z.number().meta({ description: "mean time to the answer, in milliseconds" }),
      }),
    ),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof usage>;
