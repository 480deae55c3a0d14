/** A title that counts its view: what is labelled in it may be there as often. */
import { sectionsIn } from "@x/fabrication/members";
import { multiplied } from "../label-text.ts";
import type { Label } from "../labels.ts";
import type { Phrase } from "../reading-direction.ts";
import { sheets as says } from "../says.ts";

/** "Fachwerkbinder FB1 (5x)": the labels may be those of one of five */
export function underCountedTitles(labels: readonly Label[], phrases: readonly Phrase[]): Label[] {
  const largest = Math.max(0, ...labels.map(({ phrases: [first] }) => first?.size ?? 0));
  const own = new Set(labels.flatMap((label) => label.phrases));
  const title = phrases.find(
    (phrase) =>
      !own.has(phrase) &&
      phrase.size >= 1.25 * largest &&
      phrase.text.length < 60 &&
      /\p{L}{4}/u.test(phrase.text) &&
      sectionsIn(phrase.text).every(({ part }) => part) &&
      multiplied(phrase.text) > 1,
  );
  if (!title) return [...labels];
  const doubt = says.countedView({ title: title.text });
  return labels.map((one) => ({ ...one, doubts: [...(one.doubts ?? []), doubt] }));
}
