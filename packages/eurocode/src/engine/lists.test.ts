import { describe, expect, test } from "vitest";
import * as z from "zod";
import { positive } from "../basis/fields.ts";
import { InvalidInput } from "../basis/problem.ts";
import { describeFields } from "./describe.ts";
import { type Check, defineKind } from "./kind.ts";
import { itemsIn, kindOf, listsOf, requestWith } from "./lists.ts";
import { requestSchema } from "./request-schema.ts";
import { runCheck } from "./run-check.ts";
import { template } from "./template.ts";

const barKind = (name: string, field: string, list?: string) =>
  defineKind({
    name,
    title: name,
    ...(list === undefined ? {} : { list }),
    schema: z.strictObject({ mark: z.string().optional(), [field]: positive(field, "mm") }),
    example: { mark: `of ${name}`, [field]: 12 },
    label: () => name,
    run(sheet, item) {
      sheet.given(`${field}_mm`, Number(item[field]));
      return undefined;
    },
  });

const tie = barKind("tie", "length");
const ring = barKind("ring", "round", "rings");
const twoLists: Check = {
  endpoint: "two-lists",
  standard: "EN 1990:2002",
  title: "Ties and rings",
  about: "Ties and rings.",
  many: "ties",
  kinds: { tie, ring },
  top: {},
  example: { ties: [tie.example], rings: [ring.example] },
};

const problemsOf = (request: unknown): (readonly [string, string])[] => {
  try {
    runCheck(twoLists, request);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path, message }) => [path, message] as const);
    throw error;
  }
  return [];
};

describe("a check with several lists", () => {
  test("calculates those that are given, each under its own key", () => {
    const both = runCheck(twoLists, { rings: [{ round: 3 }, { round: 4 }], ties: [{ length: 5 }] });
    expect(both.result.ties).toMatchObject([{ values: { length_mm: 5 } }]);
    expect(both.result.rings).toMatchObject([{ values: { round_mm: 3 } }, { values: { round_mm: 4 } }]);
    expect(both.summary).toMatch(/^3 items/);
    const one = runCheck(twoLists, { rings: [{ round: 3 }] });
    expect(one.result.rings).toHaveLength(1);
    expect(one.result).not.toHaveProperty("ties");
  });

  test("names the problems of all of them, by their places", () => {
    expect(problemsOf({ ties: [{ length: -1 }], rings: [{ round: 3 }, {}] }).map(([path]) => path)).toEqual([
      "ties[0].length",
      "rings[1].round",
    ]);
    expect(problemsOf({ rings: [] })).toEqual([["rings", expect.stringMatching(/at least 1/)]]);
    expect(problemsOf({ ties: [{ round: 3 }] }).map(([path]) => path)).toContain("ties[0].round");
  });

  test("without a list the one is asked for that has the fields", () => {
    expect(problemsOf({ round: 3 })).toEqual([["rings", expect.stringMatching(/"rings": \[/)]]);
    expect(problemsOf({})).toEqual([["ties", expect.stringMatching(/a list of items/)]]);
    expect(problemsOf({ ties: [{ length: 5 }], ring: [] }).map(([path]) => path)).toEqual(["ring"]);
  });

  test("partial leaves out the items that are wrong, of whichever list", () => {
    const result = runCheck(twoLists, { partial: true, ties: [{ length: 5 }, {}], rings: [{}, { round: 4 }] });
    expect(result.result.ties).toHaveLength(1);
    expect(result.result.rings).toMatchObject([{ values: { round_mm: 4 } }]);
    expect(result.passed).toBe(false);
    expect(result.summary).toMatch(/^2 items are wrong and not calculated; 2 items/);
  });

  test("is described, and has templates that it takes", () => {
    expect(listsOf(twoLists)).toEqual(["ties", "rings"]);
    expect(describeFields(requestSchema(twoLists)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["ties", "rings"]),
    );
    expect(requestSchema(twoLists).safeParse({ rings: [{ round: 3 }] }).success).toBe(true);
    for (const options of [{}, { kind: "ring" }, { kind: "tie" }]) {
      const text = template(twoLists, options);
      const plain = text.replaceAll(/^\s*\/\/.*$|\s{2}\/\/ .*$/gm, "").replaceAll(/,(?=\s*[}\]])/g, "");
      expect(problemsOf(JSON.parse(plain))).toEqual([]);
    }
  });

  test("an item is of the kind of its list", () => {
    const request = { ...requestWith(twoLists, ring, [{ round: 1 }]), ...requestWith(twoLists, tie, [{ length: 2 }]) };
    const found = itemsIn(twoLists, request).map(({ list, item }) => [
      list,
      kindOf(twoLists, item as Record<string, unknown>, list)?.name,
    ]);
    expect(found).toEqual([
      ["ties", "tie"],
      ["rings", "ring"],
    ]);
  });
});
