import { findCheck } from "@x/eurocode";
import { expect, test } from "vitest";
import type { Input } from "../input.ts";
import { type Action, begin, reduce, type State } from "./state.ts";

const check = findCheck("en-1993-1-1");
if (!check) throw new Error("no steel members");
const input: Input = { check, top: {}, items: [{ mark: "A", M_y_Ed: 10 }, { mark: "B" }] };
const after = (...actions: readonly Action[]): State => actions.reduce(reduce, begin(input, "en", ""));
const edit = (M_y_Ed: number, more = {}): Action => ({ do: "edit", item: { mark: "A", M_y_Ed, ...more } });

test("every change can be undone and done again; typing in one field is one step", () => {
  const typed = after(edit(1), edit(12), edit(120));
  expect(reduce(typed, { do: "undo" }).input).toBe(input);
  const both = reduce(typed, edit(120, { N_Ed: 5 }));
  const back = reduce(both, { do: "undo" });
  expect(back.input.items[0]).toEqual({ mark: "A", M_y_Ed: 120 });
  expect(reduce(reduce(back, { do: "undo" }), { do: "undo" }).input).toBe(input);
  expect(reduce(back, { do: "redo" }).input).toBe(both.input);
  // a change after an undo ends what was to be done again
  expect(reduce(reduce(back, edit(7)), { do: "redo" }).input.items[0]).toEqual({ mark: "A", M_y_Ed: 7 });
});

test("what differs in two places, or rows that come, are steps of their own", () => {
  const q = (value: number) => ({ q: value });
  const [first, second] = [q(1), q(1)];
  const loaded = (...loads: readonly object[]): Action => ({ do: "edit", item: { mark: "A", actions: [{ loads }] } });
  const typed = after(loaded(first), loaded(first, second), loaded(first, q(2)), loaded(first, q(25)));
  expect(typed.past).toHaveLength(3);
  expect(reduce(typed, { do: "undo" }).input.items[0]).toEqual({ mark: "A", actions: [{ loads: [q(1), q(1)] }] });
  expect(reduce(after(edit(5)), { do: "again" })).toMatchObject({ past: [input] });
});

test("items that are taken away come back where they were", () => {
  const fewer = after({ do: "show", index: 1 }, { do: "set items", items: input.items.slice(0, 1), index: 0 });
  expect([fewer.isReplaced, fewer.index]).toEqual([true, 0]);
  expect(reduce(fewer, { do: "undo" }).input).toBe(input);
  const more = after({ do: "set items", items: [...input.items, { mark: "C" }], index: 2 });
  expect([more.isReplaced, reduce(more, { do: "undo" }).index]).toEqual([false, 1]);
});

test("a problem of another item shows that item; an input that is read ends what was said", () => {
  expect(after({ do: "go to", path: "members[1].profile" })).toMatchObject({ index: 1, wanted: "members[1].profile" });
  const lost = after({ do: "not read", why: "broken" }, { do: "say", said: "open" });
  expect(reduce(lost, edit(3))).toMatchObject({ unread: "", said: "" });
});
