import type { ItemResult } from "@x/eurocode";

/** A picture of a result, with the sentence under it. */
export interface Figure {
  readonly title: string;
  readonly svg: string;
}

type Draw = (item: ItemResult, request: Readonly<Record<string, unknown>> | undefined) => Figure[];

const drawings: Readonly<Record<string, Draw>> = {};

/** The pictures of an item; none where its standard has none. */
export const figuresOf = (
  endpoint: string,
  item: ItemResult,
  request: Readonly<Record<string, unknown>> | undefined,
): Figure[] => drawings[endpoint]?.(item, request) ?? [];
