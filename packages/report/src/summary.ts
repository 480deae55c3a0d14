import type { ItemReport, Report } from "./report.ts";

/** The summary, with the load case that governs. */
export const summaryOf = ({ summary, items, phrases: p }: Report): string => {
  const worst = items.reduce<ItemReport | undefined>(
    (most, item) => (most && most.utilization >= item.utilization ? most : item),
    undefined,
  );
  return worst?.loadCases ? `${summary}; ${p.loadCase}: ${worst.loadCases.governing}` : summary;
};
