/** What is wrong with an input, and where: `members[0].profile`. */
export interface Problem {
  path: string;
  message: string;
}

/** Thrown by `check()` with every problem of the input, not only the first. */
export class InvalidInput extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(
      problems.length === 1 && problems[0]
        ? sentence(problems[0])
        : `${problems.length} problems in the input; the first: ${problems[0] ? sentence(problems[0]) : ""}`,
    );
    this.name = "InvalidInput";
    this.problems = problems;
  }
}

const sentence = ({ path, message }: Problem) => (path === "" ? message : `${path}: ${message}`);

export type Path = readonly (string | number)[];

export function pathText(path: Path): string {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else text += text === "" ? part : `.${part}`;
  }
  return text;
}

/** The known names that look most like a misspelt one, nearest first. */
export function suggestions(misspelt: string, known: readonly string[], most = 1): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");
  const wanted = plain(misspelt);
  return known
    .map((name) => ({ name, distance: editDistance(wanted, plain(name)) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(Math.min(wanted.length, name.length) / 3)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Insertions, deletions, changes and swaps of neighbours that turn one text into the other. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 12) return 99;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 99;
}
