/** Reads NC1 by the DSTV's description of the format, written from the format and not from our writer. */
export interface Nc1 {
  readonly header: readonly string[];
  readonly contours: readonly { readonly face: string; readonly points: readonly (readonly [number, number])[] }[];
  readonly holes: readonly {
    readonly face: string;
    readonly x: number;
    readonly y: number;
    readonly d: number;
    readonly slot?: readonly [number, number];
  }[];
  readonly marks: readonly string[];
  readonly ended: boolean;
}

export function readNc1(text: string): Nc1 {
  const lines = text.split(/\r?\n/);
  const header: string[] = [];
  const contours: Nc1["contours"][number][] = [];
  const holes: Nc1["holes"][number][] = [];
  const marks: string[] = [];
  let block = "";
  let ended = false;
  let points: [number, number][] = [];
  for (const raw of lines) {
    if (/^[A-Z]{2}$/.test(raw)) {
      block = raw;
      if (raw === "EN") ended = true;
      points = [];
      continue;
    }
    if (raw === "" && ended) continue;
    if (!raw.startsWith("  ")) throw new Error(`a line of ${block} does not begin with two blanks: ${raw}`);
    if (block === "ST") header.push(raw.slice(2).trim());
    if (block === "SI") marks.push(/r(.*)$/.exec(raw)?.[1] ?? "");
    if (block !== "AK" && block !== "BO") continue;
    const face = raw[2] ?? "";
    const [x = Number.NaN, y = Number.NaN, d = Number.NaN] = numbers(raw.slice(3).replace(/l.*$/, ""));
    if (block === "AK") {
      if (points.length === 0) contours.push({ face, points });
      points.push([x, y]);
    } else {
      const slot = /l(.*)$/.exec(raw)?.[1];
      const [dx = 0, dy = 0] = slot === undefined ? [] : numbers(slot);
      holes.push({ face, x, y, d, ...(slot === undefined ? {} : { slot: [dx, dy] as const }) });
    }
  }
  return { header, contours, holes, marks, ended };
}

/** A letter behind a number names the edge it is measured from. */
const numbers = (text: string): number[] => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map((match) => Number(match[0]));
