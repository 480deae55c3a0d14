/** The letters of the zones that a sheet is divided in. */
import { centre, middle, type Phrase } from "./reading-direction.ts";

/** A, B, C … along the edge of the sheet: far apart, above each other */
export function zoneLetters(phrases: readonly Phrase[]): Set<Phrase> {
  const letters = phrases.filter(({ text }) => /^\p{Lu}$/u.test(text.trim())).sort((a, b) => centre(a) - centre(b));
  return new Set(
    letters.filter((one, i) => {
      const under = (other: Phrase | undefined) =>
        other !== undefined && Math.abs(centre(other) - centre(one)) < one.size;
      let [from, to] = [i, i];
      while (under(letters[from - 1])) from--;
      while (under(letters[to + 1])) to++;
      const column = [...letters.slice(from, i), ...letters.slice(i + 1, to + 1)];
      const steps = column.map((other) => Math.abs((other.text.codePointAt(0) ?? 0) - (one.text.codePointAt(0) ?? 0)));
      return steps.includes(1) && column.every((other) => Math.abs(middle(other) - middle(one)) > 8 * one.size);
    }),
  );
}
