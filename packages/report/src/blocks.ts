import type { EchoColumn } from "./echo.ts";
import { percentage } from "./numbers.ts";
import { verificationName } from "./phrases.ts";
import type { ItemReport, Report } from "./report.ts";
import type { StepGroup } from "./steps/groups.ts";
import { symbolText } from "./symbol.ts";

// What Markdown, HTML and PDF say alike, in lines of text.

/** Symbol and meaning in one cell; of a field of an object with the object's name. */
export const columnText = ({ symbol, meaning, unit }: EchoColumn): string =>
  `${symbol === "" ? meaning : symbolText(symbol)}${unit === "" ? "" : ` [${unit}]`}`;

/** What came of a group: its verifications with their use. */
export const groupVerdict = ({ verifications }: StepGroup, { words }: Report): string =>
  verifications
    .map((v) => `${verificationName(words, v.id)} ${percentage(v.utilization, words)} ${v.passed ? "✓" : "✗"}`)
    .join("; ");

/** The summary, with the load case that governs. */
export const summaryOf = ({ summary, items, phrases: p }: Report): string => {
  const worst = items.reduce<ItemReport | undefined>(
    (most, item) => (most && most.utilization >= item.utilization ? most : item),
    undefined,
  );
  return worst?.loadCases ? `${summary}; ${p.loadCase}: ${worst.loadCases.governing}` : summary;
};

/** Pictures of what is given stand with it; what a calculation draws of its result stands with that. */
export const mostInputFigures = 2;

/** Steps of a short report: those that lead to what governs, as many as a page holds. */
export const mostBriefSteps = 14;

export const mostBriefVerifications = 6;

/** Fewer steps need no path through them. */
const fewSteps = 12;

export const showsPath = (item: ItemReport): boolean =>
  item.path.length > 0 && item.path.length < item.steps.length && item.steps.length > fewSteps;
