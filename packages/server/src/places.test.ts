import { english, type Message } from "@x/eurocode/message";
import fc from "fast-check";
import { expect, test } from "vitest";
import { placesOf, placesOfWorker, tooLittleMemory } from "./places.ts";

const usual = { jobWorkers: undefined, readerMb: 2000 };

test.each([
  [{ cores: 1, megabytes: 2048 }, 1, 1],
  [{ cores: 2, megabytes: 8192 }, 1, 1],
  [{ cores: 8, megabytes: 64_000 }, 7, 7],
  // the cores would do for seven
  [{ cores: 8, megabytes: 16_384 }, 5, 1],
])("jobs and pictures at once on %j", (machine, jobs, pictures) => {
  expect(placesOf(usual, machine)).toMatchObject({ jobs, pictures });
  // one more beside those that take long, where there is memory left
  expect(placesOf(usual, machine).beside).toBe(machine.megabytes > 60_000 ? 1 : 0);
});

test("what is asked for is taken, and said where the memory does not hold it", () => {
  const machine = { cores: 4, megabytes: 8192 };
  const places = placesOf({ ...usual, jobWorkers: 3 }, machine);
  expect(places.jobs).toBe(3);
  expect(english(tooLittleMemory(places, machine) as Message)).toBe(
    "3 jobs and 1 picture at once may take 11584 MB, and there are 8192 MB: lower JOB_WORKERS or READER_MEMORY_MB",
  );
  expect(tooLittleMemory(placesOf({ jobWorkers: 3, readerMb: 500 }, machine), machine)).toBeUndefined();
});

test("a worker draws no pictures, and always works", () => {
  const machine = { cores: 4, megabytes: 8192 };
  expect(placesOfWorker({ ...usual, jobWorkers: 0 }, machine)).toEqual({
    jobs: 1,
    beside: 1,
    pictures: 0,
    megabytes: 6560,
  });
  const two = placesOfWorker({ ...usual, jobWorkers: 2 }, machine);
  expect([two.jobs, tooLittleMemory(two, machine)]).toEqual([2, undefined]);
  expect(english(tooLittleMemory(placesOfWorker({ ...usual, jobWorkers: 3 }, machine), machine) as Message)).toMatch(
    /^3 jobs at once may take/,
  );
});

test("nobody chooses more than the memory holds, beyond the one that always works", () => {
  const machines = fc.record({
    cores: fc.integer({ min: 1, max: 256 }),
    megabytes: fc.integer({ min: 1024, max: 1e6 }),
  });
  fc.assert(
    fc.property(machines, fc.integer({ min: 300, max: 8000 }), (machine, readerMb) => {
      const { jobs, pictures, megabytes } = placesOf({ jobWorkers: undefined, readerMb }, machine);
      expect(jobs).toBeGreaterThanOrEqual(1);
      if (jobs > 1 && pictures > 1) expect(megabytes).toBeLessThanOrEqual(machine.megabytes);
    }),
  );
});
