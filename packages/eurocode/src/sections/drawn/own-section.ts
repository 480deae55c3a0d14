import type { Problem } from "../../basis/problem.ts";
import * as own from "../own.ts";
import type { Section, TorsionConvention } from "../types.ts";
import { bringDrawings } from "./bring.ts";

// For callers from outside, who may draw sections, too.

/** A section by its dimensions, its parts or its outline. Throws InvalidInput with what ownSectionProblems() says. */
export function ownSection(given: own.OwnSection, It?: TorsionConvention): Section {
  bringDrawings();
  return own.ownSection(given, It);
}

/** What keeps dimensions, parts or an outline from being a section; empty when they are one. */
export function ownSectionProblems(given: own.OwnSection): Problem[] {
  bringDrawings();
  return own.ownSectionProblems(given);
}
