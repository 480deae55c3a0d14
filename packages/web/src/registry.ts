import type { Check } from "@x/eurocode";

// What takes the place of the lists of @x/eurocode and @x/report in these pages (vite.config.ts): a standard and its pictures
// are here when they were asked for.

export const checks: Check[] = [];

export const drawings: Record<string, unknown> = {};
