import { InvalidInput } from "../../src/basis/problem.ts";

/** The paths of what is wrong with an input; none where it is accepted. */
export function refusedPaths(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}
