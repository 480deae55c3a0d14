/** Values of the files that an input names, calculated before it. */
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type Link as AnyLink, hasLinks, linked as linkedTo, type Source } from "@x/api/links";
import { problemsOf } from "./exit.ts";
import { problemIn } from "./says.ts";

export { hasLinks };

/** A value that another calculation gave. */
export interface Link extends Omit<AnyLink, "given"> {
  /** The file that gives it, by its path from where the command stands. */
  readonly file: string;
  /** The value, where it is a number or a text. */
  readonly given: number | string | undefined;
}

/** Calculates a file by its absolute path. */
export type Calculate = (file: string) => Promise<Source>;

export interface Linked {
  readonly value: unknown;
  readonly links: readonly Link[];
}

/** An input with the values of its links; the input itself where it has none. */
export async function linked(file: string, value: unknown, calculate: Calculate): Promise<Linked> {
  const absolute = (from: string) => resolve(dirname(file === "stdin" ? "." : file), from);
  const found = await linkedTo(value, async (from) => {
    const source = absolute(from);
    return existsSync(source) ? calculate(source) : undefined;
  });
  if (found.problems.length > 0)
    throw problemsOf(
      file,
      found.problems.map(({ path, said }) => problemIn({ file, path }, said)),
    );
  return {
    value: found.value,
    links: found.links.map(({ given, ...link }) => ({
      ...link,
      file: shown(absolute(link.from)),
      given: typeof given === "number" || typeof given === "string" ? given : undefined,
    })),
  };
}

const shown = (file: string): string => {
  const near = relative(".", file);
  return near.startsWith("..") ? file : join(near);
};
