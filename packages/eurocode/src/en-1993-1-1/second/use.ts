import type { Page } from "../../engine/sheet.ts";
import type { Next } from "./model.ts";
import type { rules } from "./rules.ts";

/** Says of a page that a rule was used, where the second generation is. */
export const useOfWhole = (page: Page, next: Next | undefined, rule: (typeof rules)[keyof typeof rules]): void => {
  if (next?.whole) page.rule(rule);
};
