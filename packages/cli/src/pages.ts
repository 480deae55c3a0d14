/** What is printed on two versions of a page: its texts one by one, then what is drawn. */

export interface PageDifference {
  readonly page: number;
  readonly printed: string;
  readonly made: string;
}

export interface PrintedPage {
  readonly texts: readonly string[];
  /** A sum of what is drawn, and of the places of the texts. */
  readonly drawn: string;
}

type Pages = readonly PrintedPage[];

export function differencesOfPages(printed: Pages, made: Pages): PageDifference[] {
  const found: PageDifference[] = [];
  for (let i = 0; i < Math.max(printed.length, made.length); i++) {
    const [a = empty, b = empty] = [printed[i], made[i]];
    const texts = differencesOf(a.texts, b.texts);
    // a text that differs takes other places with it
    const all = texts.length === 0 && a.drawn !== b.drawn ? [drawnOtherwise] : texts;
    for (const one of all) found.push({ page: i + 1, ...one });
  }
  return found;
}

const empty: PrintedPage = { texts: [], drawn: "" };
const drawnOtherwise: Difference = { printed: "[what is drawn, or the place of a text]", made: "[is another]" };

type Difference = Omit<PageDifference, "page">;

/** The shortest list of texts in which two lists differ; what stands in one place of both is one difference. */
function differencesOf(a: readonly string[], b: readonly string[]): Difference[] {
  const lengths = commonLengths(a, b);
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
      continue;
    }
    const [fromA, fromB] = [i, j];
    while ((i < a.length || j < b.length) && !(i < a.length && j < b.length && a[i] === b[j])) {
      const down = i < a.length ? (lengths[i + 1]?.[j] ?? 0) : -1;
      const right = j < b.length ? (lengths[i]?.[j + 1] ?? 0) : -1;
      if (down >= right) i++;
      else j++;
    }
    found.push({ printed: a.slice(fromA, i).join(" "), made: b.slice(fromB, j).join(" ") });
  }
  return found;
}

/** How many texts the rests of both have in common. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, next] = [rows[i], rows[i + 1]];
    if (!row || !next) continue;
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}
