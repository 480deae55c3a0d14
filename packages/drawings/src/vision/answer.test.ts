/** Answers of models as they come: wrapped, thought about, with commas too many, boxes of several kinds. */
import { expect, test } from "vitest";
import { parseAnswer } from "./answer.ts";

const member = '{"mark":"B1","section":"IPE 300","length":"6000","quantity":2,"place":"list","box":[10,20,300,40]}';

test.each([
  ["plain", `{"members":[${member}]}`],
  ["in a fence", `Here it is:\n\`\`\`json\n{"members":[${member}]}\n\`\`\`\nAnything else?`],
  ["behind its thoughts", `<think>A list { with [ braces</think>{"members":[${member}]}`],
  ["behind thoughts whose beginning is lost", `two rows, so [B1]\n</think>\n{"members":[${member}]}`],
  ["commas after the last", `{"members":[${member},],}`],
  ["an array of parts", `[${member}]`],
  ["an array in a sentence", `These are the members: [${member},] as printed.`],
])("%s", (_, said) => {
  const [one] = parseAnswer(said)?.members ?? [];
  expect(one).toMatchObject({ mark: "B1", section: "IPE 300", quantity: 2, box: { x0: 10, y0: 20, x1: 300, y1: 40 } });
});

test.each([
  ["corners", '"box":{"x0":100,"y0":200,"x1":300,"y1":240}'],
  ["a size", '"box":{"x":100,"y":200,"width":200,"height":40}'],
  ["from 0 to 1", '"box":[0.1,0.2,0.3,0.24]'],
  ["by another name", '"bbox_2d":[100,200,300,240]'],
])("a box as %s", (_, box) => {
  const [one] = parseAnswer(`{"members":[{"section":"IPE 300",${box}}]}`)?.members ?? [];
  expect(one?.box.x0).toBeCloseTo(100);
  expect(one?.box.y1).toBeCloseTo(240);
});

test("commas inside a text stay", () => {
  expect(parseAnswer('{"members":[{"section":"IPE 300","mark":"B1,]"},]}')?.members[0]?.mark).toBe("B1,]");
});

test("no answer is none", () => {
  expect(parseAnswer("I cannot read this drawing.")).toBeUndefined();
});

test("a box with the height first", () => {
  const [one] = parseAnswer('{"members":[{"section":"IPE 300","box_2d":[200,100,240,300]}]}')?.members ?? [];
  expect(one?.box).toEqual({ x0: 100, y0: 200, x1: 300, y1: 240 });
});

test("thoughts without an end are no answer", () => {
  expect(parseAnswer(`<think>perhaps {"members":[${member}]}`)).toBeUndefined();
});
