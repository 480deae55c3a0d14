import { expect, test } from "vitest";
import { openPace } from "./pace.ts";

/** Hands in twenty pieces of work at once; tells how many were done when another that was waiting got its turn. */
async function doneBeforeOthers(milliseconds: number) {
  let time = 0;
  const pace = openPace(() => time);
  let done = 0;
  const all = Array.from({ length: 20 }, () =>
    pace.run(() => {
      time += milliseconds;
      done++;
    }),
  );
  const seen: number[] = [];
  const watch = (): void =>
    void setImmediate(() => {
      seen.push(done);
      if (done < 20) watch();
    });
  watch();
  await Promise.all(all);
  while (seen.at(-1) !== 20) await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

test("long pieces of work are done one a turn of the event loop", async () => {
  const seen = await doneBeforeOthers(16);
  for (const [i, done] of seen.entries()) expect(done).toBeLessThanOrEqual(i + 2);
  expect(seen.at(-1)).toBe(20);
});

test("short ones go together", async () => {
  expect((await doneBeforeOthers(0.1))[0]).toBe(20);
});

test("what fails counts too, and is told", async () => {
  const pace = openPace();
  await expect(
    pace.run(() => {
      throw new Error("broke");
    }),
  ).rejects.toThrow("broke");
});
