import * as z from "zod";
import { delivery } from "../jobs.ts";
import { id, page } from "../resources.ts";
import { bothPaths, type Route } from "../route.ts";

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
    description: "Newest first.",
    tag: "Webhooks",
    access: "token",
    parameters: z.object({ id: id("token") }),
    query: page,
    success: { status: 200, description: "The deliveries", schema: list, example: { deliveries: [example] } },
  },
  test: {
    method: "POST",
    ...bothPaths("/tokens/{id}/webhook/test"),
    operationId: "test-webhook",
    summary: "Send a ping to the webhook of a token",
    description: "409 when the token has no webhook. 20 a minute of one account.",
    tag: "Webhooks",
    access: "token",
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
    query: page,
    success: { status: 200, description: "The deliveries", schema: list, example: { deliveries: [example] } },
  },
  redeliver: {
    method: "POST",
    path: "/api/v1/webhooks/dead-letters/{id}/redeliver",
    operationId: "redeliver",
    summary: "Send a delivery that was given up once more",
    description: "With five new attempts and the same `delivery_id`. 409 when it is not given up.",
    tag: "Webhooks",
    access: "token",
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
