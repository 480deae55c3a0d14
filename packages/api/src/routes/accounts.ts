import * as z from "zod";
import { email, password, tiers } from "../people.ts";
import { account, auditEntry, page, role, time } from "../resources.ts";
import { bothPaths, nextLink, type Route, smallBody } from "../route.ts";

const example = {
  id: 1,
  email: "anna@example.com",
  name: null,
  tier: "free",
  subscription_status: "none",
  email_verified_at: null,
  reference: "5b1e0c8c6f7a4f0b9a3d2e1c7d40f218",
  created_at: "2026-11-21T09:30:00.000Z",
} as const;
const code = z.string().min(1).max(40).meta({ description: "a one-time code, or a recovery code" });
const secretShown = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/x:anna%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=x",
};
const credentials = { email: "anna@example.com", password: "six planks of larch" };
const answer = z.object({ account });
const planLink = z.object({
  plan: z.enum(tiers).nullable().meta({ description: "the plan that is changed to; null: it is chosen there" }),
  url: z.string(),
});
const setsCookie = { "Set-Cookie": "the session: HttpOnly, SameSite=Lax, Secure on HTTPS" };

export const accountRoutes = {
  signUp: {
    method: "POST",
    ...bothPaths("/accounts"),
    operationId: "sign-up",
    summary: "Make an account of the Free tier",
    description:
      "Signs in as well. 409 when the address has an account. Where the server sends mail, a link proves the address; until it is opened the account does no checks and no jobs (403).",
    tag: "Account",
    access: "public",
    role: "anybody",
    body: {
      schema: z.strictObject({ email, password }),
      most: smallBody,
      examples: () => ({
        example: { summary: "A new account", request: credentials, response: { account: example } },
      }),
    },
    success: { status: 201, description: "The account", schema: answer, headers: setsCookie },
    errors: [409],
  },
  signIn: {
    method: "POST",
    ...bothPaths("/session"),
    operationId: "sign-in",
    summary: "Sign in",
    description:
      "Sets the session cookie. Where the account asks for one-time codes, `code` is required (401, `code_required`). Failed attempts are throttled per account and per address.",
    tag: "Account",
    access: "public",
    role: "anybody",
    body: {
      schema: z.strictObject({ email, password: z.string().max(200), code: code.optional() }),
      most: smallBody,
      examples: () => ({ example: { summary: "Signing in", request: credentials, response: { account: example } } }),
    },
    success: { status: 200, description: "The account", schema: answer, headers: setsCookie },
    errors: [401],
  },
  signInWays: {
    method: "GET",
    ...bothPaths("/session/ways"),
    operationId: "sign-in-ways",
    summary: "How one signs in besides by a password, and what one agrees to",
    description:
      "Where single sign-on is set up (`OIDC_ISSUER`), the page of this server that leads a browser there, and the name of the provider. Terms of use and privacy: pages that the operator names (`TERMS_URL`, `PRIVACY_URL`).",
    tag: "Account",
    access: "public",
    role: "anybody",
    success: {
      status: 200,
      description: "The ways",
      schema: z.object({
        single_sign_on: z.object({ name: z.string(), path: z.string() }).nullable(),
        terms_url: z.string().nullable().meta({ description: "terms of use" }),
        privacy_url: z.string().nullable().meta({ description: "what becomes of personal data" }),
      }),
      example: {
        single_sign_on: { name: "Example", path: "/sign-in/single" },
        terms_url: "https://www.example.com/terms",
        privacy_url: "https://www.example.com/privacy",
      },
    },
  },
  signOut: {
    method: "DELETE",
    ...bothPaths("/session"),
    operationId: "sign-out",
    summary: "Sign out",
    description: "Ends the session of the cookie.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    success: { status: 204, description: "Signed out" },
  },
  signOutEverywhere: {
    method: "DELETE",
    ...bothPaths("/sessions"),
    operationId: "sign-out-everywhere",
    summary: "Sign out everywhere",
    description: "Ends every session of the account, this one too. Tokens stay valid.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    success: { status: 204, description: "Signed out" },
  },
  read: {
    method: "GET",
    ...bothPaths("/account"),
    operationId: "account",
    summary: "The account",
    description:
      "Of the token, or what the person signed in acts for; the latter also after the subscription was cancelled. With the role of who calls.",
    tag: "Account",
    access: "token",
    role: "viewer",
    sandbox: true,
    whenCanceled: true,
    success: {
      status: 200,
      description: "The account",
      schema: answer.extend({
        role,
        has_password: z
          .boolean()
          .meta({ description: "whether the person has one; else they sign in by single sign-on" }),
        plan_links: z.array(planLink).meta({
          description: "pages of the payment provider, where an owner changes the plan (`BILLING_URL`); none: not here",
        }),
      }),
      example: {
        account: example,
        role: "owner",
        has_password: true,
        plan_links: [
          { plan: "pro", url: `https://pay.example.com/pro?client_reference_id=${example.reference}` },
          { plan: "studio", url: `https://pay.example.com/studio?client_reference_id=${example.reference}` },
        ],
      },
    },
  },
  sendVerification: {
    method: "POST",
    ...bothPaths("/account/verification"),
    operationId: "send-verification",
    summary: "Mail the link that proves the address once more",
    description: "404 where the server sends no mail, 409 when the address is verified.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    success: { status: 202, description: "The account", schema: answer, example: { account: example } },
    errors: [404, 409],
  },
  forgot: {
    method: "POST",
    ...bothPaths("/account/password-reset"),
    operationId: "forgot-password",
    summary: "Mail a link to choose a new password",
    description:
      "Answers alike whether or not the address has an account. The link holds for an hour, and once; the new password ends every session. 404 where the server sends no mail.",
    tag: "Account",
    access: "public",
    role: "anybody",
    body: {
      schema: z.strictObject({ email }),
      most: smallBody,
      examples: () => ({
        example: { summary: "A forgotten password", request: { email: credentials.email }, response: { sent: true } },
      }),
    },
    success: { status: 202, description: "Taken", schema: z.object({ sent: z.literal(true) }) },
    errors: [404],
  },
  audit: {
    method: "GET",
    ...bothPaths("/account/audit"),
    operationId: "account-audit",
    summary: "What was done to the account",
    description:
      "Sign-ins, passwords, tokens, webhooks, plans, people, deleted jobs; newest first, for a year. `before` continues.",
    tag: "Account",
    access: "cookie",
    role: "owner",
    whenCanceled: true,
    query: page.extend({ act: auditEntry.shape.act.optional() }),
    success: {
      headers: nextLink,
      status: 200,
      description: "The entries",
      schema: z.object({ entries: z.array(auditEntry) }),
      example: {
        entries: [
          {
            id: 40,
            act: "signed_up",
            by: "email",
            person: null,
            token_id: null,
            address: "203.0.113.7",
            about: null,
            created_at: "2026-11-21T09:30:00.000Z",
          },
        ],
      },
    },
  },
  archive: {
    method: "GET",
    ...bothPaths("/account/archive"),
    operationId: "account-archive",
    summary: "Everything of the account, as a tar archive",
    description:
      "Account, tokens without their values, projects, usage, events, audit log, and of each job its data, its drawing and the files that were made. Four a day (429).",
    tag: "Account",
    access: "cookie",
    role: "owner",
    whenCanceled: true,
    success: { status: 200, description: "The archive", type: "application/x-tar", schema: z.string() },
  },
  remove: {
    method: "POST",
    ...bothPaths("/account/deletion"),
    operationId: "delete-account",
    summary: "Delete the account with everything it has",
    description:
      "Takes the password (of an account that has none: within ten minutes of signing in). From then on nobody acts as the account: sessions and tokens end, and its address is free. Its data and files are removed within a day; backups of the server keep them as long as they are kept. 409 while a subscription is paid for: cancel that first; and for the only owner of an organization.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    body: {
      schema: z.strictObject({ password: z.string().max(200) }),
      most: smallBody,
      examples: () => ({
        example: {
          summary: "Deleting the account",
          request: { password: credentials.password },
          response: { removed_by: "2026-11-22T09:30:00.000Z" },
        },
      }),
    },
    success: {
      status: 202,
      description: "It is closed",
      schema: z.object({ removed_by: time("when nothing of it is left at the latest") }),
    },
    errors: [409],
  },
  twoFactor: {
    method: "GET",
    ...bothPaths("/account/two-factor"),
    operationId: "two-factor",
    summary: "Whether sign-in asks for a one-time code",
    description: "With how many recovery codes are left.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    success: {
      status: 200,
      description: "The state",
      schema: z.object({ on: z.boolean(), recovery_codes_left: z.int() }),
      example: { on: false, recovery_codes_left: 0 },
    },
  },
  beginTwoFactor: {
    method: "POST",
    ...bothPaths("/account/two-factor"),
    operationId: "begin-two-factor",
    summary: "Get a secret for a program of one-time codes",
    description:
      "Takes the password. Codes (RFC 6238: SHA-1, six digits, 30 s) are asked for when one of them has confirmed the secret. 409 when they are asked for already.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    body: {
      schema: z.strictObject({ password: z.string().max(200) }),
      most: smallBody,
      examples: () => ({
        example: { summary: "A secret", request: { password: credentials.password }, response: secretShown },
      }),
    },
    success: {
      status: 200,
      description: "The secret, shown only once, and as an address that programs read",
      schema: z.object({ secret: z.string(), uri: z.string() }),
    },
    errors: [409],
  },
  confirmTwoFactor: {
    method: "POST",
    ...bothPaths("/account/two-factor/confirmation"),
    operationId: "confirm-two-factor",
    summary: "Have sign-in ask for one-time codes",
    description: "Takes a code of the new secret, and ends every other session.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    body: { schema: z.strictObject({ code }), most: smallBody, examples: () => ({}) },
    success: {
      status: 200,
      description: "Ten codes to keep on paper; each signs in once, in place of a code",
      schema: z.object({ recovery_codes: z.array(z.string()) }),
    },
  },
  endTwoFactor: {
    method: "POST",
    ...bothPaths("/account/two-factor/removal"),
    operationId: "end-two-factor",
    summary: "Have sign-in ask for the password alone",
    description: "Takes the password and a code. 409 when no codes are asked for.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    body: { schema: z.strictObject({ password: z.string().max(200), code }), most: smallBody, examples: () => ({}) },
    success: { status: 204, description: "Codes are not asked for" },
    errors: [409],
  },
  changePassword: {
    method: "PATCH",
    ...bothPaths("/account"),
    operationId: "change-password",
    summary: "Change the password",
    description: "Ends every other session of the account.",
    tag: "Account",
    access: "cookie",
    role: "self",
    whenCanceled: true,
    body: {
      schema: z.strictObject({ current_password: z.string().max(200), password }),
      most: smallBody,
      examples: () => ({
        example: {
          summary: "A new password",
          request: { current_password: credentials.password, password: "seven planks of spruce" },
          response: { account: example },
        },
      }),
    },
    success: { status: 200, description: "The account", schema: answer },
  },
} as const satisfies Record<string, Route>;
