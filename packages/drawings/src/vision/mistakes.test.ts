/** Answers with the usual mistakes of models, over the real client: rows swapped, invented, miscounted, labels told twice. */
import { inEnglish } from "@x/fabrication/members";
import PDFDocument from "pdfkit";
import { afterEach, beforeAll, expect, test } from "vitest";
import { complete, fail, modelEndpoint, row, says } from "../../test/model-endpoint.ts";
import { visionReader } from "./vision.ts";

const { endpoint, closeEndpoint, questions } = modelEndpoint();
afterEach(closeEndpoint);

/** Cells of a list at their places, ten points a line and a half */
function sheet(lines: readonly (readonly (readonly [x: number, text: string])[])[]): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: [500, 400], margin: 0 });
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.rect(10, 10, 480, 380).stroke();
    lines.forEach((cells, i) => {
      for (const [x, text] of cells) document.fontSize(8).text(text, x, 40 + 15 * i, { lineBreak: false });
    });
    document.end();
  });
}

const list = [
  ["Mark", "Qty", "Section", "Length", "kg"],
  ["B1", "4", "IPE 300", "6000", "1013.8"],
  ["B2", "2", "HEB 200", "5400", "662.0"],
  ["B3", "8", "IPE 200", "3100", "555.0"],
] as const;
let pdf: Uint8Array;
let blank: Uint8Array;
let plan: Uint8Array;
beforeAll(async () => {
  const at = [30, 80, 120, 200, 260];
  pdf = await sheet(list.map((cells) => cells.map((text, i) => [at[i] ?? 0, text] as const)));
  blank = await sheet([]);
  plan = await sheet([
    [
      [40, "C1 HEA 160"],
      [300, "C1 HEA 160"],
    ],
    [],
    [],
    [],
    [[40, "C1 HEA 160"]],
    [[40, "Steel of this plan is not galvanised but painted, see the notes of the architect"]],
  ]);
});

/** `y` of a line in thousandths of the height */
const where = (line: number) => ({
  x0: 50,
  y0: (1000 * (38 + 15 * line)) / 400,
  x1: 600,
  y1: (1000 * (50 + 15 * line)) / 400,
});
const told = (line: number, weight: string | null, ...values: Parameters<typeof row>) => {
  const [mark, section, length, quantity, more] = values;
  return row(mark, section, length, quantity, { weight, box: where(line), ...more });
};
const right = [
  told(1, "1013.8", "B1", "IPE 300", "6000", 4),
  told(2, "662.0", "B2", "HEB 200", "5400", 2),
  told(3, "555.0", "B3", "IPE 200", "3100", 8),
];

async function read(file: Uint8Array, members: readonly unknown[]) {
  const settings = await endpoint((response) => complete(response, says([...members])));
  const found = await visionReader(settings).read(file, {});
  return found.members.map(({ mark, section, length_mm, quantity, source, notes = [] }) => ({
    mark,
    section,
    length_mm,
    quantity,
    certain: source.confidence >= 0.85,
    confidence: source.confidence,
    verified: source.verified,
    notes: inEnglish(notes).join("; "),
  }));
}

test("a right answer is verified, row by row", async () => {
  expect((await read(pdf, right)).map(({ certain, verified, notes }) => [certain, verified, notes])).toEqual([
    [true, true, ""],
    [true, true, ""],
    [true, true, ""],
  ]);
});

test("rows swapped: every value is on the page, but on another line", async () => {
  const swapped = [
    told(1, null, "B1", "IPE 300", "5400", 4),
    told(2, null, "B2", "HEB 200", "6000", 2),
    told(3, null, "B3", "IPE 200", "3100", 8),
  ];
  const found = await read(pdf, swapped);
  expect(found.map(({ certain }) => certain)).toEqual([false, false, true]);
  expect(found[0]?.notes).toBe("its values are on the page, but not on the same line as its section");
});

test("sections one line off, counts of the row before", async () => {
  const found = await read(pdf, [
    told(1, null, "B1", "HEB 200", "6000", 4),
    told(2, null, "B2", "HEB 200", "5400", 4),
    told(3, null, "B3", "IPE 200", "3100", 2),
  ]);
  expect(found.map(({ certain }) => certain)).toEqual([false, false, false]);
});

test("an invented row is contradicted", async () => {
  const found = await read(pdf, [...right, told(4, "96.0", "B4", "HEB 240", "1150", 1)]);
  expect(found.at(-1)).toMatchObject({ mark: "B4", certain: false, verified: false });
  expect(found.at(-1)?.notes).toContain("not among the words of the page");
});

test("a row told at another place is doubted", async () => {
  const [found] = await read(pdf, [told(21, null, "B1", "IPE 300", "6000", 4)]);
  expect(found).toMatchObject({ certain: false, verified: true });
  expect(found?.notes).toContain("another place");
});

test("without words the weight speaks: what it does not fit is doubted, what it fits is believed more", async () => {
  const found = await read(blank, [
    told(1, "1013.8", "B1", "IPE 300", "6000", 4),
    told(2, "662.0", "B2", "HEB 200", "4500", 2),
    told(3, null, "B3", "IPE 200", "3100", 8),
  ]);
  expect(found.map(({ confidence }) => confidence)).toEqual([0.75, 0.35, 0.6]);
  expect(found[1]?.notes).toContain("the weight 662.0 does not fit");
});

test("labels are counted by their places, what is told twice of one place once", async () => {
  const label = (x: number, line: number) =>
    row("C1", "HEA 160", null, null, {
      place: "label",
      box: { x0: 2 * x, y0: where(line).y0, x1: 2 * x + 90, y1: where(line).y1 },
    });
  const [found, ...more] = await read(plan, [label(40, 0), label(300, 0), label(40, 4), label(44, 0)]);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ mark: "C1", quantity: 3, certain: false, verified: true });
});

test("thinking that used up the answer gets more room, once", async () => {
  const settings = await endpoint((response, _, i) =>
    i === 0
      ? complete(response, "<think>The list has four columns", { finish: "length" })
      : complete(response, says(right)),
  );
  expect((await visionReader(settings).read(pdf, {})).members).toHaveLength(3);
  expect(questions.map(({ body }) => body.max_completion_tokens)).toEqual([16_000, 64_000]);
});

test("an endpoint that takes no such long answers is asked for shorter ones", async () => {
  const settings = await endpoint((response, { body }) =>
    (body.max_completion_tokens ?? 0) > 4096
      ? fail(response, 400, "max_tokens is too large: this model supports at most 4096 completion tokens")
      : complete(response, says(right)),
  );
  expect((await visionReader(settings).read(pdf, {})).members).toHaveLength(3);
  expect(questions.map(({ body }) => body.max_completion_tokens)).toEqual([16_000, 8000, 4000]);
  expect(questions.at(-1)?.body.response_format?.type).toBe("json_schema");
});

test("thinking that never ends within what the endpoint takes: the sheet is asked for in parts, then given up", async () => {
  const settings = await endpoint((response, { body }) =>
    (body.max_completion_tokens ?? 0) > 32_000
      ? fail(response, 400, "max_completion_tokens: 64000 exceeds the allowed number of output tokens")
      : complete(response, "", { finish: "length" }),
  );
  await expect(visionReader(settings).read(pdf, {})).rejects.toThrow("more on it than fits into an answer");
  expect(questions.length).toBeLessThan(12);
});

test("content in parts: thoughts are none of it", async () => {
  const parts = [
    { type: "thinking", text: '{"members":[]}' },
    { type: "text", text: says(right).slice(0, 40) },
    { type: "text", text: says(right).slice(40) },
  ];
  const settings = await endpoint((response) => complete(response, parts));
  expect((await visionReader(settings).read(pdf, {})).members).toHaveLength(3);
});

test("boxes as models give them: pixels of the picture, the height first, from 0 to 1", async () => {
  // the page of 500 x 400 points is shown with 150 dpi
  const shapes: readonly ((box: ReturnType<typeof where>) => unknown)[] = [
    ({ x0, y0, y1 }) => [x0 * 1.0417, y0 * 0.8333, 1010, y1 * 0.8333],
    ({ x0, y0, x1, y1 }) => [y0, x0, y1, x1],
    ({ x0, y0, x1, y1 }) => [x0 / 1000, y0 / 1000, x1 / 1000, y1 / 1000],
  ];
  for (const shape of shapes) {
    const found = await read(
      pdf,
      right.map((one) => ({ ...one, box: shape(one.box) })),
    );
    expect(found.map(({ certain, notes }) => [certain, notes])).toEqual([1, 2, 3].map(() => [true, ""]));
    await closeEndpoint();
  }
});

test("broken off, empty, declined: nothing is made up", async () => {
  for (const content of [says(right).slice(0, 300), "", "[]", '{"members":[]}', "I am sorry, I cannot read this."]) {
    const settings = await endpoint((response) => complete(response, content));
    const found = await visionReader(settings)
      .read(pdf, {})
      .catch(() => undefined);
    expect(found?.members ?? []).toEqual([]);
    await closeEndpoint();
  }
});

test("a count that a column beside it prints is no count of the row", async () => {
  const found = await read(pdf, [
    told(1, "1013.8", "B1", "IPE 300", "6000", 6000),
    told(2, "662.0", "B2", "HEB 200", "5400", 200),
  ]);
  expect(found.map(({ certain }) => certain)).toEqual([false, false]);
});
