import * as z from "zod";
import { delivery, deliveryStatuses, eventNames } from "../jobs.ts";
import { id, page } from "../resources.ts";
import { bothPaths, nextLink, type Route } from "../route.ts";

const example = {
  id: 41,
  delivery_id: "5f9a3c1e-6f0e-4a53-9a3c-8f6f2f2f7e11",
  event: "job.completed",
  status: "dead",
  attempts: 5,
  response_status: 500,
  error: "it answered with status 500",
  created_at: "2026-11-21T09:31:10.000Z",
  next_attempt_at: null,
} as const;
const list = z.object({ deliveries: z.array(delivery) });

export const webhookRoutes = {
  deliveries: {
    method: "GET",
    ...bothPaths("/tokens/{id}/deliveries"),
    operationId: "deliveries",
    summary: "What was sent to the webhook of a token",
    description: "Newest first, of the last 30 days.",
    tag: "Webhooks",
    access: "token",
    role: "engineer",
    parameters: z.object({ id: id("token") }),
    query: page.extend({
      status: z.enum(deliveryStatuses).optional(),
      event: z.enum(eventNames).optional(),
    }),
    success: {
      headers: nextLink,
      status: 200,
      description: "The deliveries",
      schema: list,
      example: { deliveries: [example] },
    },
  },
  test: {
    method: "POST",
    ...bothPaths("/tokens/{id}/webhook/test"),
    operationId: "test-webhook",
    summary: "Send a ping to the webhook of a token",
    description: "409 when the token has no webhook. 20 a minute of one account.",
    tag: "Webhooks",
    access: "token",
    role: "engineer",
    verified: true,
    parameters: z.object({ id: id("token") }),
    success: {
      status: 202,
      description: "On its way",
      schema: z.object({ event: z.literal("ping") }),
      example: { event: "ping" },
    },
    errors: [409],
  },
  deadLetters: {
    method: "GET",
    path: "/api/v1/webhooks/dead-letters",
    operationId: "dead-letters",
    summary: "Deliveries that were given up",
    description: "Of all tokens of the account, newest first.",
    tag: "Webhooks",
    access: "token",
    role: "engineer",
    query: page,
    success: {
      headers: nextLink,
      status: 200,
      description: "The deliveries",
      schema: list,
      example: { deliveries: [example] },
    },
  },
  delivery: {
    method: "GET",
    path: "/api/v1/webhooks/deliveries/{id}",
    operationId: "delivery",
    summary: "One delivery, with the body that is sent",
    description: "Byte by byte as the signature covers it. Kept for 30 days.",
    tag: "Webhooks",
    access: "token",
    role: "engineer",
    parameters: z.object({ id: id("delivery") }),
    success: {
      status: 200,
      description: "The delivery",
      schema: z.object({ delivery: delivery.extend({ body: z.string() }) }),
      example: { delivery: { ...example, body: '{"event":"ping"}' } },
    },
  },
  resend: {
    method: "POST",
    path: "/api/v1/webhooks/deliveries/{id}/resend",
    operationId: "resend",
    summary: "Send a delivery once more",
    description:
      "Whether it has arrived or was given up, for 30 days: with five new attempts, the same body and the same `delivery_id`. 409 while it is being sent.",
    tag: "Webhooks",
    access: "token",
    role: "engineer",
    verified: true,
    parameters: z.object({ id: id("delivery") }),
    success: {
      status: 202,
      description: "On its way",
      schema: z.object({ delivery }),
      example: {
        delivery: { ...example, status: "pending", attempts: 0, next_attempt_at: "2026-11-21T10:02:00.000Z" },
      },
    },
    errors: [409],
  },
  stream: {
    method: "GET",
    path: "/api/v1/events",
    operationId: "event-stream",
    summary: "Events of the account as they come about, as server-sent events",
    description:
      "The envelopes that webhooks get, for development behind a firewall: `x listen` forwards them to a port of your machine. From now on, or from `Last-Event-ID`. An event may come twice, with the same `delivery_id`. Streams of an account are bounded at 20 (429).",
    tag: "Webhooks",
    access: "token",
    role: "viewer",
    verified: true,
    query: z.strictObject({
      events: z
        .string()
        .max(200)
        .optional()
        .meta({ description: "only these, separated by commas, such as job.completed,job.failed" }),
    }),
    success: { status: 200, description: "Server-sent events", type: "text/event-stream", schema: z.string() },
  },
  redeliver: {
    method: "POST",
    path: "/api/v1/webhooks/dead-letters/{id}/redeliver",
    operationId: "redeliver",
    summary: "Send a delivery that was given up once more",
    description: "With five new attempts and the same `delivery_id`. 409 when it is not given up.",
    tag: "Webhooks",
    access: "token",
    role: "engineer",
    verified: true,
    parameters: z.object({ id: id("delivery") }),
    success: {
      status: 202,
      description: "On its way",
      schema: z.object({ delivery }),
      example: {
        delivery: { ...example, status: "pending", attempts: 0, next_attempt_at: "2026-11-21T10:02:00.000Z" },
      },
    },
    errors: [409],
  },
} as const satisfies Record<string, Route>;
