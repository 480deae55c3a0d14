import * as z from "zod";

/** What went wrong, for programs; the sentence may change, these words do not. */
export const errorCodes = [
  "invalid_input",
  "unauthorized",
  "code_required",
  "forbidden",
  "subscription_inactive",
  "email_unverified",
  "sign_in_again",
  "not_found",
  "method_not_allowed",
  "conflict",
  "rate_limited",
  "quota_exceeded",
  "limit_reached",
  "internal",
  "unavailable",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Every error of the API, whatever its status. */
export const errorBody = z
  .object({
    error: z.string().meta({ description: "one sentence that says what is wrong" }),
    code: z.enum(errorCodes).meta({ description: "the same for every error of its kind" }),
    documentation: z.string().meta({ description: "where this server says what the code means" }),
    details: z
      .array(
        z.object({
          path: z.string().meta({ description: "field, such as members[0].profile" }),
          message: z.string().meta({ description: "in English; the wording may change" }),
          code: z.string().meta({ description: "which message it is; does not change" }),
          values: z.record(z.string(), z.unknown()).optional().meta({ description: "what goes in its places" }),
        }),
      )
      .optional()
      .meta({ description: "every problem of the input" }),
    request_id: z.string().meta({ description: "as in the header X-Request-Id and in the server's log" }),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.infer<typeof errorBody>;

/** 429, and 503 when the server is stopping or full. */
export const waitBody = errorBody
  .extend({ retry_after_seconds: z.int().meta({ description: "as the header Retry-After" }) })
  .meta({ id: "TooManyRequests" });

export type WaitBody = z.infer<typeof waitBody>;
