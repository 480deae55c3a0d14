import { type Language, type ProblemReader, problemReader } from "@x/report";
import { problems } from "texts-of/problems";

/** How problems of these standards are said in a language, loaded with the first problem. */
export async function loadProblems(language: Language, endpoints: readonly string[]): Promise<ProblemReader> {
  const found = await Promise.all(
    ["form", ...endpoints].map(async (of) => (await problems[`${language}/problems-${of}`]?.())?.texts.sentences ?? []),
  );
  return problemReader(found.flat(), language);
}
