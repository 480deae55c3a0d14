import type { Scope } from "./basis/scope.ts";
import { scope as ofEN1990 } from "./en-1990/scope.ts";
import { scope as ofEN1991 } from "./en-1991/scope.ts";
import { scope as ofEN199211 } from "./en-1992-1-1/scope.ts";
import { scope as ofEN199311 } from "./en-1993-1-1/scope.ts";
import { scope as ofEN199318 } from "./en-1993-1-8/scope.ts";
import { scope as ofEN199319 } from "./en-1993-1-9/scope.ts";
import { scope as ofEN199511 } from "./en-1995-1-1/scope.ts";
import { scope as ofEN19981 } from "./en-1998-1/scope.ts";

export type { ScopeEntry } from "./basis/scope.ts";

/** What is covered, and what is not, by standard. Apart from the checks, so that only documents carry its text. */
export const scope: Scope = {
  ...ofEN1990,
  ...ofEN1991,
  ...ofEN199211,
  ...ofEN199311,
  ...ofEN199318,
  ...ofEN199319,
  ...ofEN199511,
  ...ofEN19981,
};
