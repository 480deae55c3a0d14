import "../before-zod.ts";
import { check, findCheck } from "@x/eurocode";
import { type Figure, picturesOf, withIndices } from "@x/report";
import type { Language } from "@x/words";
import { ofReport } from "@x/words/subjects";
import { fragmentOf, inputOf } from "../input.ts";
import { loadWords } from "../said.ts";
import { loadStandard } from "../standards/index.ts";

const endpoint = "en-1993-1-8";

/** The pictures of a joint, and the address of its calculation. */
export async function jointPicture(
  request: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<{ figures: readonly Figure[]; address: string }> {
  const [words] = await Promise.all([loadWords(language, ofReport(endpoint)), loadStandard(endpoint)]);
  const known = findCheck(endpoint);
  const input = known && inputOf(known, request);
  const address = input ? `/calculators${fragmentOf(input)}` : "/calculators";
  try {
    const figures = picturesOf(check(endpoint, request), request, words);
    return { figures: figures.map((one) => ({ ...one, svg: withIndices(one.svg) })), address };
  } catch {
    // the calculator says what is wrong with it
    return { figures: [], address };
  }
}
