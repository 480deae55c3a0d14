import { inEnglish } from "@x/fabrication/members";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Drawing, readDrawing } from "../src/index.ts";
import { readPages } from "../src/process/pipeline.ts";
import { defaultReaders } from "../src/process/readers.ts";
import { visionReader } from "../src/vision/vision.ts";
import { list, pdfOf, put } from "./drawings/sheet.ts";
import { onePage } from "./hostile.ts";
import { complete, environment, fail, key, modelEndpoint, type Question, row, says } from "./model-endpoint.ts";

const { endpoint, closeEndpoint, questions } = modelEndpoint();
afterEach(async () => {
  vi.unstubAllEnvs();
  await closeEndpoint();
});

const configured = async (...given: Parameters<typeof endpoint>) => {
  const settings = await endpoint(...given);
  for (const [name, value] of Object.entries(environment(settings))) vi.stubEnv(name, value);
};

/** Letters as strokes: ink that no text layer has. */
function outlined(doc: Parameters<typeof put>[0]): void {
  for (let line = 0; line < 6; line++)
    for (let i = 0; i < 30; i++) {
      const [x, y] = [60 + i * 9 + Math.floor(i / 6) * 8, 80 + line * 22];
      doc
        .moveTo(x, y + 8)
        .lineTo(x, y)
        .lineTo(x + 5, y + 8)
        .lineTo(x + 5, y)
        .lineWidth(1)
        .stroke();
    }
}

const head = ["Mark", "Section", "Qty", "Length", "Grade"];
const written = (doc: Parameters<typeof put>[0], mark = "B1") => {
  list(doc, head, [[mark, "IPE 300", "4", "6000", "S355J2"]], { x: 60, y: 60, widths: [60, 90, 40, 60, 70] });
  put(doc, 60, 400, "Project: Hall 7, all dimensions in mm, do not scale from this drawing", 8);
};
const textAndOutlines = pdfOf(
  (doc) => {
    written(doc);
    doc.addPage();
    outlined(doc);
  },
  [600, 450],
);
const outlines = pdfOf(outlined, [600, 450]);

const facts = ({ members }: Drawing) =>
  members.map(({ mark, profile, length_mm, source }) => [mark, profile, length_mm, source.method, source.page]);
const pageOf = ({ body }: Question) => /Page (\d+)/.exec(JSON.stringify(body.messages))?.[1];

test("the order of readers: a model where one is set up, OCR for what it leaves", () => {
  expect(defaultReaders({})).toEqual(["text", "ocr"]);
  expect(defaultReaders({ OPENAI_API_KEY: "k" })).toEqual(["text", "vision", "ocr"]);
  expect(defaultReaders({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" })).toEqual(["text", "vision", "ocr"]);
});

describe("text first, a model for what is left", () => {
  test("only the page without words is asked about", async () => {
    await configured((response) => complete(response, says([row("C7", "HEB 200", "3500", 2)])));
    const read = await readPages(await textAndOutlines, {});
    expect(questions.map(pageOf)).toEqual(["2"]);
    expect(facts(read)).toEqual([
      ["B1", "IPE 300", 6000, "text", 1],
      ["C7", "HE 200 B", 3500, "vision", 2],
    ]);
    expect(read.members[1]?.source.verified).toBe(false);
    expect(read.pages.map(({ methods }) => methods)).toEqual([["text"], ["text", "vision"]]);
  });

  test("in a process of its own, over the same endpoint", { tags: "change" }, async () => {
    await configured((response) => complete(response, says([row("C7", "HEB 200", "3500", 2)])));
    const stages: string[] = [];
    const read = await readDrawing(await textAndOutlines, {}, ({ stage, page }) => stages.push(`${stage} ${page}`));
    expect(facts(read)).toHaveLength(2);
    expect(questions[0]?.authorization).toBe(`Bearer ${key}`);
    expect(stages).toContain("asking 2");
  });

  test("a model alone is asked about every page, and checked against the words there are", async () => {
    await configured((response, question) =>
      complete(
        response,
        says(pageOf(question) === "1" ? [row("B1", "IPE 300", "6000", 4), row("B9", "HEB 900", "9000", 9)] : []),
      ),
    );
    const read = await readPages(await textAndOutlines, { readers: ["vision"] });
    expect(read.members.map(({ mark, source }) => [mark, source.verified])).toEqual([
      ["B1", true],
      ["B9", false],
    ]);
  });

  test("nothing is left: nothing is asked", async () => {
    await configured((response) => complete(response, says([])));
    await readPages(await pdfOf(written, [600, 450]), {});
    expect(questions).toHaveLength(0);
  });
});

describe("a model that fails", () => {
  test.each([
    ["refuses the key", 401],
    ["is out of order", 500],
  ])("it %s: OCR reads, the reason is told", { tags: "change" }, async (_, status) => {
    await configured((response) => fail(response, status, `no ${key}`));
    const read = await readPages(await textAndOutlines, {});
    expect(facts(read)).toEqual([["B1", "IPE 300", 6000, "text", 1]]);
    expect(read.pages[1]?.methods).toEqual(["text", "ocr"]);
    expect(inEnglish(read.warnings).join()).toMatch(/vision: the drawing was not read: the endpoint/);
    expect(JSON.stringify(read)).not.toContain(key);
  });

  test("first in the order, it is followed by the next", async () => {
    await configured((response) => fail(response, 401));
    const read = await readPages(await textAndOutlines, { readers: ["vision", "text"] });
    expect(facts(read)).toEqual([["B1", "IPE 300", 6000, "text", 1]]);
  });

  test("alone, it is an error without the key", async () => {
    await configured((response) => fail(response, 401, `wrong key ${key}`));
    const error = await readDrawing(await outlines, { readers: ["vision"] }).catch((reason: unknown) => reason);
    expect(String(error)).toContain("refuses the key");
    expect(String(error)).not.toContain(key);
  });

  test("not set up, it is an error that says what to set", async () => {
    vi.stubEnv("OPENAI_API_KEY", "");
    vi.stubEnv("OPENAI_BASE_URL", "");
    await expect(readPages(await outlines, { readers: ["vision"] })).rejects.toThrow("OPENAI_API_KEY");
  });

  test("it stops in the middle: what was read is kept, the next reader gets the rest", async () => {
    const three = await pdfOf(
      (doc) => {
        outlined(doc);
        for (let i = 0; i < 2; i++) {
          doc.addPage();
          outlined(doc);
        }
      },
      [600, 450],
    );
    await configured((response, question) => {
      if (pageOf(question) === "1") complete(response, says([row("C7", "HEB 200", "3500", 2)]));
      else fail(response, 403);
    });
    const read = await readPages(three, { readers: ["vision", "text"] });
    expect(facts(read)).toEqual([["C7", "HE 200 B", 3500, "vision", 1]]);
    expect(inEnglish(read.warnings).join("\n")).toContain(
      "pages 2-3 were not read by the model: the endpoint refuses the key",
    );
    const alone = await readPages(three, { readers: ["vision"] });
    expect(inEnglish(alone.warnings).join("\n")).toContain("pages 2-3 were not read by the model");
  });

  test("the time of the whole file ends while it is asked: what was read is kept", async () => {
    const time = new AbortController();
    const settings = await endpoint((response, question) => {
      if (pageOf(question) === "1") complete(response, says([row("C7", "HEB 200", "3500", 2)]));
      // the second page is never answered: time is up as soon as it is asked about
      else time.abort();
    });
    const two = await pdfOf(
      (doc) => {
        outlined(doc);
        doc.addPage();
        outlined(doc);
      },
      [600, 450],
    );
    const read = await visionReader({ ...settings, time: time.signal }).read(new Uint8Array(two), {});
    expect(facts(read)).toHaveLength(1);
    expect(inEnglish(read.warnings).join()).toContain(
      "page 2 was not read by the model: the limit of time or cost was reached",
    );
  });
});

test("a few words on a page whose writing is outlines confirm, and contradict nothing", async () => {
  const stamped = await pdfOf(
    (doc) => {
      outlined(doc);
      put(doc, 60, 420, "Issued for construction by the drawing office on the first", 7);
    },
    [600, 450],
  );
  await configured((response) => complete(response, says([row("C7", "HEB 200", "3500", 2)])));
  const [member] = (await readPages(stamped, {})).members;
  expect(member?.source.confidence).toBeCloseTo(0.6);
  expect(member?.notes ?? []).toEqual([]);
});

test("a list beside very many small shapes is no reason for a second reader", async () => {
  await configured((response) => complete(response, says([])));
  const gravel = await pdfOf((doc) => {
    written(doc);
    for (let i = 0; i < 4000; i++)
      doc
        .rect(500 + ((i * 37) % 601), 100 + ((i * 101) % 499), 1.4, 1.4)
        .lineWidth(0.2)
        .stroke();
  });
  const read = await readPages(gravel, {});
  expect(facts(read)).toEqual([["B1", "IPE 300", 6000, "text", 1]]);
  expect(questions).toHaveLength(0);
});

describe("text that another program recognised in a picture", () => {
  const picture = "q 800 0 0 560 20 20 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q";
  const layer = (rows: readonly (readonly [x: number, y: number, text: string])[], mode = 3) => {
    const shown = rows.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`).join(" ");
    return new Uint8Array(onePage({ content: `${picture} BT /F 9 Tf ${mode} Tr ${shown} ET` }));
  };
  const head = [[50, 500, "Mark"], [120, 501, "Section"], [220, 499, "Qty"], [280, 500, "Length"], [350, 500, "Grade"]] as const; // biome-ignore format: a row

  test("look-alikes, split and merged words, places a few points off", async () => {
    const rows = [
      [50, 484, "B1"], [121, 485, "IPE"], [142, 483, "3OO"], [221, 484, "4"], [280, 485, "6OOO"], [350, 484, "5355J2"],
      [51, 469, "Bl0"], [120, 467, "HE82OO"], [221, 468, "2"], [281, 468, "54O0"], [350, 469, "S355J2"],
      [50, 452, "B3"], [120, 453, "UPE 2O0"], [220, 452, "1"], [280, 451, "3l50"], [351, 452, "S3S5J2"],
    ] as const; // biome-ignore format: a table
    const { members } = await readPages(layer([...head, ...rows]), { readers: ["text"] });
    expect(
      members.map(({ mark, profile, quantity, length_mm, steel_grade }) => [
        mark,
        profile,
        quantity,
        length_mm,
        steel_grade,
      ]),
    ).toEqual([
      ["B1", "IPE 300", 4, 6000, "S355J2"],
      ["B10", "HE 200 B", 2, 5400, "S355J2"],
      ["B3", "UPE 200", 1, 3150, "S355J2"],
    ]);
    for (const { source } of members) expect(source.confidence).toBeLessThan(0.85);
  });

  test("marks that nothing confirms are told and not taken, grades and numbers follow their columns", async () => {
    const grades = ["S3SSJ2", "S23SJR", "5355JO", "S27SJ0", "535532"];
    const marks = ["8l", "B2", "B3", "Bx", "B5"];
    const rows = grades.flatMap((grade, i) => [
      [50, 484 - 16 * i, marks[i] ?? ""] as const, [120, 484 - 16 * i, "IPE 300"] as const, [220, 484 - 16 * i, i === 1 ? "l" : "4"] as const,
      [280, 484 - 16 * i, "6000"] as const, [350, 484 - 16 * i, grade] as const,
    ]); // biome-ignore format: a table
    const { members, unresolved, accounted } = await readPages(layer([...head, ...rows]), { readers: ["text"] });
    expect(members.map(({ mark, quantity, steel_grade }) => [mark, quantity, steel_grade])).toEqual([
      ["B1", 4, "S355J2"],
      ["B2", 1, "S235JR"],
      ["B3", 4, "S355J0"],
      ["B5", 4, "S355J2"],
    ]);
    expect(unresolved.map(({ text }) => text)).toEqual(["Bx IPE 300"]);
    expect(accounted).toMatchObject({ phrases: 5, members: 4, unresolved: 1 });
  });

  test("what one name only could be is put right, what two could be is not", async () => {
    const { members } = await readPages(
      layer([...head, [50, 484, "B1"], [120, 484, "IPE 3-0"], [220, 484, "4"], [280, 484, "6000"]]),
      { readers: ["text"] },
    );
    expect(members.filter(({ profile }) => profile !== undefined)).toEqual([]);
  });
});

test("pages that the file does not have", async () => {
  await expect(readPages(await outlines, { readers: ["text"], pages: [7] })).rejects.toThrow(
    "the PDF has 1 page; none of those asked for",
  );
});
