/** What a check says of its items, as messages without the mark that stands before them. */
import type { InvalidInput, ResultBody } from "@x/eurocode";
import { about, type Message } from "@x/eurocode/message";
import { asWritten, inOne, kept, ofProblem } from "../members/spoken.ts";
import { checked as says } from "./says.ts";

/** A sentence, and the item that it is about; "" where it is about all of them. */
export interface OfItem {
  readonly mark: string;
  readonly sentence: Message;
}

/** Of a result with `messages: true`. */
export function sentencesOf({ assumptions, messages = [] }: ResultBody): { assumptions: OfItem[]; warnings: OfItem[] } {
  const all = messages.map((said): OfItem => {
    const { id, values } = kept(said);
    const { mark, sentence } = values;
    return id === about.mark.id && typeof mark === "string" && typeof sentence === "object" && "id" in sentence
      ? { mark, sentence: kept(sentence) }
      : { mark: "", sentence: kept(said) };
  });
  return { assumptions: all.slice(0, assumptions.length), warnings: all.slice(assumptions.length) };
}

const mostProblems = 5;

/** Why a check refuses its input. `fieldOf` says what of a path a reader knows. */
export function refusalOf({ problems }: Pick<InvalidInput, "problems">, fieldOf = (path: string) => path): Message {
  const [first, ...more] = problems.slice(0, mostProblems).map((problem) => {
    const field = fieldOf(problem.path);
    return field === "" ? ofProblem(problem) : says.fieldRefused({ field, problem: ofProblem(problem) });
  });
  return first ? inOne([first, ...more]) : asWritten("");
}
