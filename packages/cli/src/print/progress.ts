import { paint } from "./text.ts";

/** Of how many pages, or of how many of anything else. */
interface Step {
  readonly stage: string;
  readonly page: number;
  readonly pages: number;
  /** default: page */
  readonly of?: string;
}

export interface ProgressLine {
  readonly show: (progress: Step) => void;
  /** From 0 to 1, with words of one's own. */
  readonly bar: (fraction: number, words: string) => void;
  readonly clear: () => void;
}

const width = 24;

/** One line on a terminal that is drawn over; nothing where stderr is a file. */
export function progressLine(): ProgressLine {
  const live = process.stderr.isTTY === true;
  const bar = (fraction: number, words: string): void => {
    if (!live) return;
    const done = Math.round(width * Math.min(Math.max(fraction, 0), 1));
    process.stderr.write(`\r\u001b[K${paint.cyan("█".repeat(done) + "░".repeat(width - done))} ${words}`);
  };
  return {
    bar,
    show: ({ stage, page, pages, of = "page" }) =>
      bar(pages > 0 ? page / pages : 0, `${stage}${page > 0 ? ` ${of} ${page} of ${pages}` : ""}`),
    clear: () => {
      if (live) process.stderr.write("\r\u001b[K");
    },
  };
}

/** A line for a wait of which nobody knows the end, from its second second on. */
export function waiting(words: string): { readonly end: () => void } {
  const line = progressLine();
  let seconds = 0;
  const timer = setInterval(() => {
    seconds++;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${words} … ${seconds} s`);
  }, 1000);
  timer.unref();
  return {
    end: () => {
      clearInterval(timer);
      if (seconds > 0) line.clear();
    },
  };
}
