import { refusing } from "@x/eurocode/problems";
import * as z from "zod";
import { requests as says } from "./says.ts";

/** Who has an account, and on which plan: without the checks, which commands for accounts do without. */

export const tiers = ["free", "pro", "studio"] as const;
export type Tier = (typeof tiers)[number];

export { mayAs, type Role, roles } from "./roles.ts";

/** No control characters; PostgreSQL keeps no text with a zero in it. */
export const isOneLine = (text: string): boolean => !/\p{Cc}/u.test(text);

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((text) => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(text), refusing(says.email))
  .refine(isOneLine, refusing(says.controlCharacters))
  .meta({ description: "the account's email address" });

export const password = z.string().min(10).max(200).meta({ description: "10 to 200 characters", format: "password" });
