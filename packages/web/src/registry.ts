import type { Check } from "@x/eurocode";

// What takes the place of the lists of @x/eurocode and @x/report in these pages (vite.config.ts): a standard, its pictures
// and a language are here when they were asked for.

export const checks: Check[] = [];

export const drawings: Record<string, unknown> = {};
