import { describe, expect, test } from "vitest";
import { openTurns, QueueFull, TooManyWaiting } from "./turns.ts";

const never = new AbortController().signal;

/** Work that ends when it is told. */
function bench(places: number, limits = {}) {
  const turns = openTurns(places, limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const hand = (account: number, name: string, signal = never) => {
    const done = turns.take(account, signal, () => {
      started.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
    done.catch(() => {});
    return done;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { turns, started, hand, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("turns", () => {
  test("one account has two places at most, whatever is free", async () => {
    const { started, hand, end } = bench(4);
    for (const name of ["a1", "a2", "a3"]) hand(1, name);
    await settled();
    expect(started).toEqual(["a1", "a2"]);
    hand(2, "b1");
    await settled();
    expect(started).toEqual(["a1", "a2", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("accounts take turns; of one account the first comes first", async () => {
    const { started, hand, end } = bench(1);
    for (const name of ["a1", "a2", "a3"]) hand(1, name);
    for (const name of ["b1", "b2"]) hand(2, name);
    hand(3, "c1");
    await settled();
    for (const name of ["a1", "a2", "b1", "c1", "a3"]) await end(name);
    // the first was alone when it came; then each account in turn
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  test("what is given up while it waits leaves its place to others, and does nothing", async () => {
    const { turns, started, hand, end } = bench(1);
    const gone = new AbortController();
    hand(1, "a1");
    const given = hand(1, "a2", gone.signal);
    hand(1, "a3");
    gone.abort(new Error("gone"));
    await expect(given).rejects.toThrow("gone");
    expect(turns.waiting).toBe(1);
    await end("a1");
    expect(started).toEqual(["a1", "a3"]);
    await end("a3");
    expect([turns.waiting, turns.working]).toEqual([0, 0]);
    await expect(hand(1, "a4", gone.signal)).rejects.toThrow("gone");
  });

  test("an account that has too many waiting is told; others still come in, until all is full", async () => {
    const { hand } = bench(1, { waitingOfOne: 2, waiting: 3 });
    for (const name of ["a1", "a2", "a3"]) hand(1, name);
    await expect(hand(1, "a4")).rejects.toThrow(TooManyWaiting);
    hand(2, "b1");
    await expect(hand(2, "b2")).rejects.toThrow(QueueFull);
  });

  test("work that fails frees its place", async () => {
    const { turns, started, hand } = bench(1);
    await expect(turns.take(1, never, () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
    hand(1, "a1");
    await settled();
    expect(started).toEqual(["a1"]);
  });
});
