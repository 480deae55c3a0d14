import * as z from "zod";
import { byEmail, id, madeToken, newSecret, newToken, page, token, webhookChange } from "../resources.ts";
import { bothPaths, nextLink, type Route, smallBody } from "../route.ts";

const made = { id: 7, name: "site office", webhook_url: null, created_at: "2026-11-21T09:30:00.000Z", last4: "Zk3Q" };
const shown = {
  ...made,
  webhook_paused_until: null,
  sandbox: false,
  role: "owner",
  person_id: null,
  payload: "envelope",
  webhook_events: null,
  webhook_overlap_until: null,
  last_used_at: null,
  revoked_at: null,
};
const hooked = { ...shown, webhook_url: "https://example.com/events" };
const parameters = z.object({ id: id("token") });
const value = "x_4mVJm0mG2n1u8W8m3l7w0dQxqk5G8Cw7pJrT2yEoZk3Q";
const secret = "5b1e0c8c6f7a4f0b9a3d2e1c";

export const tokenRoutes = {
  create: {
    method: "POST",
    ...bothPaths("/tokens"),
    operationId: "create-token",
    summary: "Make a token",
    description:
      "The value is in this answer and nowhere else: only its hash is kept. Tokens do not expire; an account may hold 1000 that are not revoked (409). In an organization, who leaves it ends the tokens that they made.",
    tag: "Tokens",
    access: "token",
    role: "checker",
    idempotent: true,
    body: {
      schema: newToken,
      most: smallBody,
      examples: () => ({
        example: {
          summary: "A token",
          request: { name: "site office" },
          response: { token: made, value, webhook_secret: null },
        },
        sandbox: {
          summary: "A token to try with",
          request: { name: "trying", sandbox: true },
          response: { token: { ...made, name: "trying" }, value, webhook_secret: null },
        },
        role: {
          summary: "A token that reads, and changes nothing",
          request: { name: "screen in the hall", role: "viewer" },
          response: { token: { ...made, name: "screen in the hall" }, value, webhook_secret: null },
        },
        webhook: {
          summary: "A token with a webhook",
          request: { name: "site office", webhook_url: "https://example.com/events", webhook_secret: secret },
          response: {
            token: { ...made, webhook_url: "https://example.com/events" },
            value,
            webhook_secret: secret,
          },
        },
      }),
    },
    success: { status: 201, description: "The token, its value and the secret of its webhook", schema: madeToken },
  },
  list: {
    method: "GET",
    ...bothPaths("/tokens"),
    operationId: "list-tokens",
    summary: "Tokens of the account",
    description:
      "Revoked ones too, newest first. In an organization owners see all of them, others those that they made.",
    tag: "Tokens",
    access: "token",
    role: "checker",
    whenCanceled: true,
    query: page.extend({
      state: z.enum(["live", "revoked"]).optional().meta({ description: "only tokens that are valid, or are revoked" }),
    }),
    success: {
      headers: nextLink,
      status: 200,
      description: "The tokens",
      schema: z.object({ tokens: z.array(token) }),
      example: { tokens: [shown] },
    },
  },
  revoke: {
    method: "DELETE",
    ...bothPaths("/tokens/{id}"),
    operationId: "revoke-token",
    summary: "Revoke a token",
    description: "At once: the next request with it is refused. Revoking twice is not an error.",
    tag: "Tokens",
    access: "token",
    role: "checker",
    whenCanceled: true,
    parameters,
    success: { status: 204, description: "Revoked" },
  },
  setWebhook: {
    method: "PATCH",
    ...bothPaths("/tokens/{id}/webhook"),
    operationId: "set-webhook",
    summary: "Set the webhook of a token",
    description:
      "One per token; a new address replaces the old one, with a new secret unless one is given. Without an address only the events that are sent, or their form, change, and `webhook_secret` is null (409 when there is no webhook).",
    tag: "Tokens",
    access: "session",
    role: "engineer",
    parameters,
    query: byEmail,
    body: {
      schema: webhookChange,
      most: smallBody,
      examples: () => ({
        example: {
          summary: "An address",
          request: { email: "anna@example.com", webhook_url: "https://example.com/events" },
          response: { token: hooked, webhook_secret: secret },
        },
        events: {
          summary: "Only the ends of jobs",
          request: { webhook_events: ["job.completed", "job.failed"] },
          response: { token: { ...hooked, webhook_events: ["job.completed", "job.failed"] }, webhook_secret: null },
        },
      }),
    },
    success: {
      status: 200,
      description: "The token, and the secret of its webhook, shown only once",
      schema: z.object({ token, webhook_secret: z.string().nullable() }),
    },
    errors: [409],
  },
  rotateSecret: {
    method: "POST",
    ...bothPaths("/tokens/{id}/webhook/secret"),
    operationId: "rotate-secret",
    summary: "Change the secret of a webhook, with an overlap",
    description:
      "For `overlap_hours` deliveries are signed with both: with the former secret in `X-Service-Signature`, as before, and with the new one in `X-Service-Signature-Next`. Then, or when `DELETE` ends the overlap, the new one alone signs in `X-Service-Signature`. A receiver thus changes its secret at any moment of the overlap. 409 when there is no webhook, or an overlap goes on.",
    tag: "Tokens",
    access: "session",
    role: "engineer",
    parameters,
    query: byEmail,
    body: {
      schema: newSecret,
      most: smallBody,
      examples: () => ({
        example: {
          summary: "Two days for all receivers",
          request: { overlap_hours: 48 },
          response: {
            token: { ...hooked, webhook_overlap_until: "2026-11-23T09:30:00.000Z" },
            webhook_secret: secret,
          },
        },
      }),
    },
    success: {
      status: 200,
      description: "The token, and the new secret, shown only once",
      schema: z.object({ token, webhook_secret: z.string() }),
    },
    errors: [409],
  },
  endOverlap: {
    method: "DELETE",
    ...bothPaths("/tokens/{id}/webhook/secret"),
    operationId: "end-overlap",
    summary: "Forget the former secret of a webhook",
    description: "Ends the overlap at once: every receiver has the new secret. Ending it twice is not an error.",
    tag: "Tokens",
    access: "session",
    role: "engineer",
    parameters,
    query: byEmail,
    success: { status: 204, description: "The new secret alone signs" },
  },
} as const satisfies Record<string, Route>;
