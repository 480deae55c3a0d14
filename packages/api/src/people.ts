import * as z from "zod";

/** Who has an account, and on which plan: without the checks, which commands for accounts do without. */

export const tiers = ["free", "pro", "studio"] as const;
export type Tier = (typeof tiers)[number];

/** No control characters; PostgreSQL keeps no text with a zero in it. */
export const isOneLine = (text: string): boolean => !/\p{Cc}/u.test(text);

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "must have at most 254 characters")
  .regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/, "must be an email address")
  .refine(isOneLine, "must not contain control characters")
  .meta({ description: "the account's email address" });
