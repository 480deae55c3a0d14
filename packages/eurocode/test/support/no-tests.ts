import type { HeldOnce } from "./law.ts";

// In the place of vitest while laws are listed: groups are opened, tests are not run.

export interface Listed {
  readonly title: string;
  readonly samples: number;
  readonly once?: HeldOnce;
}

export const listed: Listed[] = [];

type Group = (title: string, open: (...values: unknown[]) => void) => void;

const open: Group = (_title, group) => group();

export const describe = Object.assign(open, {
  skip: () => {},
  /** Laws of a group that stands for several things are one law: its first is opened. */
  each:
    ([first]: readonly unknown[]): Group =>
    (_title, group) =>
      group(...(Array.isArray(first) ? first : [first])),
});

const note = (title: string, options?: unknown): void => {
  const { samples, once } = (options as { meta?: { samples?: number; once?: HeldOnce } } | undefined)?.meta ?? {};
  if (samples !== undefined) listed.push({ title, samples, ...(once ? { once } : {}) });
};

const nothing = () => {};
export const test = Object.assign(note, { each: () => nothing, skip: nothing, todo: nothing });
export const it = test;
export { nothing as afterAll, nothing as afterEach, nothing as beforeAll, nothing as beforeEach, nothing as expect };
export const vi = {};
