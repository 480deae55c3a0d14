import type { ItemResult } from "@x/eurocode";
import { columnFigures } from "./en-1992-1-1.ts";
import { steelMemberFigures } from "./en-1993-1-1.ts";
import { jointFigures } from "./en-1993-1-8.ts";
import { fatigueFigures } from "./en-1993-1-9.ts";
import { timberFigures } from "./en-1995-1-1.ts";
import { earthquakeFigures } from "./en-1998-1.ts";
import { type Fields, listOf } from "./fields.ts";

/** A picture of a result, with the sentence under it. */
export interface Figure {
  readonly title: string;
  readonly svg: string;
}

type Draw = (item: ItemResult, request: Readonly<Record<string, unknown>> | undefined) => Figure[];

const drawings: Readonly<Record<string, Draw>> = {
  "en-1992-1-1": columnFigures,
  "en-1993-1-1": steelMemberFigures,
  "en-1993-1-8": jointFigures,
  "en-1993-1-9": fatigueFigures,
  "en-1995-1-1": timberFigures,
  "en-1998-1": earthquakeFigures,
};

/** The pictures of an item; none where its standard has none. */
export const figuresOf = (
  endpoint: string,
  item: ItemResult,
  request: Readonly<Record<string, unknown>> | undefined,
): Figure[] => drawings[endpoint]?.(item, request && withLoadCase(item, request)) ?? [];

/** Where actions are given by load cases, those of the governing one are drawn. */
function withLoadCase(item: ItemResult, { load_cases, ...rest }: Fields): Fields {
  const governing = listOf(load_cases).find(({ id }) => id === item.governing_load_case);
  return { ...rest, ...governing };
}
