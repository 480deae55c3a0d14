import type { FieldDescription } from "@x/eurocode/engine";
import { splitUnit } from "@x/eurocode/text";
import { meaningIn, type Words } from "@x/words";
import { wordIn } from "./phrases.ts";
import { isSymbol } from "./symbol.ts";

export interface EchoColumn {
  readonly symbol: string;
  /** What a field without a symbol is called: `bolt grade`. */
  readonly word: string;
  readonly meaning: string;
  readonly unit: string;
}

export const named = (name: string, words: Words): string => (isSymbol(name) ? name : wordIn(words, name));

/** A field by its symbol where it has one, with the first part of its sentence: what follows speaks of defaults. */
export function headOf(name: string, field: FieldDescription | undefined, words: Words): EchoColumn {
  const { symbol, unit } = splitUnit(name);
  const own = words.named("fields", name);
  if (own !== undefined) return { symbol: "", word: own, meaning: own, unit };
  const first = meaningIn(field?.description ?? "");
  const meaning = /^(default\b|[<>])/.test(first) ? "" : first;
  const isMath = isSymbol(symbol);
  const word = symbol.replaceAll("_", " ");
  // a translation says the word itself
  const local = symbolsIn(words.described(meaning));
  return {
    symbol: isMath ? symbol : "",
    word: isMath ? "" : named(word, words),
    meaning: isMath || local !== symbolsIn(meaning) ? local : explained(named(word, words), local),
    unit: field?.unit && field.unit !== "" ? field.unit : unit,
  };
}

/** Other fields by their symbols: `A_s_prov_mm2` is A_s_prov. */
const symbolsIn = (meaning: string): string =>
  meaning.replaceAll(/\b[A-Za-z]\w*_\w+\b/g, (name) => {
    const { symbol, unit } = splitUnit(name);
    return unit !== "" && isSymbol(symbol) ? symbol : name;
  });

/** A word and what it means, where the meaning does not say the word itself. */
const explained = (word: string, meaning: string): string => {
  if (meaning === "") return word;
  return meaning.toLowerCase().includes(word.split(" ")[0] ?? word) ? meaning : `${word}: ${meaning}`;
};
