import fc from "fast-check";
import { type TestOptions, test } from "vitest";
import { byDepth } from "../../../../tests/depth.ts";

export { byDepth };

declare module "vitest" {
  interface TaskMeta {
    /** of a law: how many inputs are drawn */
    samples?: number;
    /** What was held once against more, and how to do it again. */
    once?: HeldOnce;
  }
}

/** Random inputs of what is written a second time: more with SECOND_TIMES (`npm run second`). */
export const secondRuns = (runs: number): number => runs * Number(process.env.SECOND_TIMES ?? 1);

export interface HeldOnce {
  readonly samples: number;
  readonly command: string;
}

type Property = fc.IProperty<unknown>;
type Holds = (property: Property) => void;

/**
 * A law of mechanics that random inputs are held against: a test, and a line of the verification manual (laws.ts).
 * Its body returns the property; one that looks at something else as well calls `holds` itself.
 */
export function law(
  title: string,
  body: (holds: Holds) => Property | undefined,
  { once, ...parameters }: fc.Parameters<unknown> & { readonly once?: HeldOnce } = {},
): void {
  const { numRuns = 100 } = parameters;
  const options: TestOptions = { meta: { samples: numRuns, ...(once ? { once } : {}) } };
  test(title, options, () => {
    const holds: Holds = (property) => fc.assert(property, parameters);
    const property = body(holds);
    // what is held alone: once a week as many as the manual says
    if (property) fc.assert(property, { ...parameters, numRuns: Math.ceil(numRuns * byDepth(0.4, 0.7, 1)) });
  });
}
