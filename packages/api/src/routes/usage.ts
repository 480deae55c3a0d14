import { usage } from "../resources.ts";
import type { Route } from "../route.ts";

export const usageRoutes = {
  read: {
    method: "GET",
    path: "/api/v1/usage",
    operationId: "usage",
    summary: "Calls used and left in this calendar month",
    description: "Counts answered checks. A month is a calendar month in UTC.",
    tag: "Usage",
    access: "token",
    role: "viewer",
    sandbox: true,
    whenCanceled: true,
    success: {
      status: 200,
      description: "The usage of the account",
      schema: usage,
      example: {
        tier: "pro",
        limit: 1000,
        used: 3,
        remaining: 997,
        reset_at: "2026-12-01T00:00:00.000Z",
        by_endpoint: [{ endpoint: "en-1993-1-8", calls: 3, avg_ms: 0.42 }],
      },
    },
  },
} as const satisfies Record<string, Route>;
