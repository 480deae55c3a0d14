import * as z from "zod";
import { email, password } from "../people.ts";
import { account } from "../resources.ts";
import { bothPaths, type Route, smallBody } from "../route.ts";

const example = {
  id: 1,
  email: "anna@example.com",
  tier: "free",
  subscription_status: "none",
  email_verified_at: null,
  reference: "5b1e0c8c6f7a4f0b9a3d2e1c7d40f218",
  created_at: "2026-11-21T09:30:00.000Z",
} as const;
const credentials = { email: "anna@example.com", password: "six planks of larch" };
const answer = z.object({ account });
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
    description: "Sets the session cookie. Failed attempts are throttled per account and per address.",
    tag: "Account",
    access: "public",
    body: {
      schema: z.strictObject({ email, password: z.string().max(200) }),
      most: smallBody,
      examples: () => ({ example: { summary: "Signing in", request: credentials, response: { account: example } } }),
    },
    success: { status: 200, description: "The account", schema: answer, headers: setsCookie },
    errors: [401],
  },
  signOut: {
    method: "DELETE",
    ...bothPaths("/session"),
    operationId: "sign-out",
    summary: "Sign out",
    description: "Ends the session of the cookie.",
    tag: "Account",
    access: "cookie",
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
    whenCanceled: true,
    success: { status: 204, description: "Signed out" },
  },
  read: {
    method: "GET",
    ...bothPaths("/account"),
    operationId: "account",
    summary: "The account",
    description: "Of the token, or of the person signed in; the latter also after the subscription was cancelled.",
    tag: "Account",
    access: "token",
    whenCanceled: true,
    success: { status: 200, description: "The account", schema: answer, example: { account: example } },
  },
  sendVerification: {
    method: "POST",
    ...bothPaths("/account/verification"),
    operationId: "send-verification",
    summary: "Mail the link that proves the address once more",
    description: "404 where the server sends no mail, 409 when the address is verified.",
    tag: "Account",
    access: "cookie",
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
  changePassword: {
    method: "PATCH",
    ...bothPaths("/account"),
    operationId: "change-password",
    summary: "Change the password",
    description: "Ends every other session of the account.",
    tag: "Account",
    access: "cookie",
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
