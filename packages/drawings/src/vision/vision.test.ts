// @module-tag change

import type { ServerResponse } from "node:http";
import { inEnglish } from "@x/fabrication/members";
import PDFDocument from "pdfkit";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { complete, fail, key, modelEndpoint, row, says } from "../../test/model-endpoint.ts";
import { pageWords } from "./page-words.ts";
import { type VisionSettings, VisionUnavailable } from "./settings.ts";
import { visionReader } from "./vision.ts";

/** A drawing with a text layer; `blank` draws the words as a dash, so that there is nothing to check against. */
function drawn(
  lines: readonly string[],
  { size = [420, 300] as [number, number], pages = 1 } = {},
): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size, margin: 0, autoFirstPage: false });
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    for (let page = 0; page < pages; page++) {
      document.addPage();
      document.rect(10, 10, size[0] - 20, size[1] - 20).stroke();
      document
        .moveTo(10, 10)
        .lineTo(size[0] - 10, size[1] - 10)
        .stroke();
      for (const [i, line] of lines.entries()) document.fontSize(9).text(line, 30, 40 + 14 * i, { lineBreak: false });
    }
    document.end();
  });
}

const { endpoint, closeEndpoint, questions } = modelEndpoint();
afterEach(closeEndpoint);

const read = (settings: VisionSettings, pdf: Uint8Array, options = {}) => visionReader(settings).read(pdf, options);

let list: Uint8Array;
let silent: Uint8Array;
beforeAll(async () => {
  list = await drawn([
    "Mark Qty Section Grade Length",
    "B1 4 IPE 300 S355J2 6000",
    "B2 2 W14X22 A992 22'-1 5/8\"",
    "Project: Hall 7   Scale 1:50",
  ]);
  silent = await drawn([]);
});

describe("what a model says is checked against the page's words", () => {
  test("all of it there: verified; something not there: kept, marked and doubted", async () => {
    const settings = await endpoint((response) =>
      complete(
        response,
        says(
          [
            row("B1", "IPE 300", "6000", 4, { steel_grade: "S355J2" }),
            row("B2", "W14X22", "22'-1 5/8\"", 2),
            row("B9", "HEB 240", "5000", 1),
          ],
          { project_name: "Hall 7", scale: "1:50", title: "Invented title" },
        ),
      ),
    );
    const found = await read(settings, list);
    expect(
      found.members.map(({ mark, profile, section, length_mm, quantity, steel_grade, source }) => [
        mark,
        profile ?? section,
        length_mm,
        quantity,
        steel_grade,
        source.verified,
      ]),
    ).toEqual([
      ["B1", "IPE 300", 6000, 4, "S355J2", true],
      ["B2", "W14X22", 6746.875, 2, undefined, true],
      ["B9", "HE 240 B", 5000, 1, undefined, false],
    ]);
    const [b1, , b9] = found.members;
    expect(b1?.source.confidence).toBeGreaterThan(0.8);
    expect(b9?.source.confidence).toBeLessThan(0.5);
    expect(inEnglish(b9?.notes)?.join()).toContain(
      "not among the words of the page: section HEB 240, mark B9, length 5000",
    );
    expect(found.unresolved.map(({ text }) => text)).toEqual(["W14X22"]);
    expect(found.drawing_info).toEqual({ project_name: "Hall 7", scale: "1:50", scale_ratio: 50 });
    expect(b1?.source.bbox.map(Math.round)).toEqual([21, 30, 252, 45]);
    expect(found.summary.member_count).toBe(7);
  });

  test("no words on the page: not verified, and not as sure as text", async () => {
    const settings = await endpoint((response) => complete(response, says([row("B1", "IPE 300", "6000", 4)])));
    const [member] = (await read(settings, silent)).members;
    expect(member?.source.verified).toBe(false);
    expect(member?.source.confidence).toBeCloseTo(0.6);
  });

  test("words given by the caller count", async () => {
    const settings = await endpoint((response) => complete(response, says([row("B1", "IPE 300", "6000", 4)])));
    const words = new Map([[1, ["B1", "IPE300", "L=6000", "4", "x"]]]);
    expect((await read(settings, silent, { words })).members[0]?.source.verified).toBe(true);
  });

  test("plates, nonsense and impossible values are no members", async () => {
    const settings = await endpoint((response) =>
      complete(
        response,
        says([row("P1", "PL 200x15", "300", 2), row("X", "a nice beam", "1", 1), row("B1", "IPE 300", "a lot", -3.5)]),
      ),
    );
    const found = await read(settings, silent);
    expect(found.members.map(({ mark, length_mm, quantity }) => [mark, length_mm, quantity])).toEqual([
      ["B1", undefined, undefined],
    ]);
    expect(found.other_rows.map(({ kind, mark }) => [kind, mark])).toEqual([["plate", "P1"]]);
    expect(found.unresolved.map(({ reason }) => inEnglish(reason))).toEqual(["not the name of a section"]);
  });

  test("B1 is not in B12, but 6000 is in L=6000", () => {
    const words = pageWords(["B12", "L=6000", "IPE", "300", "S355"]);
    expect([words.hasWord("B1"), words.hasWord("6000"), words.has("IPE 300"), words.has("HEB 300")]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("the protocol", () => {
  test("picture, strict schema, key and model are sent", async () => {
    const settings = await endpoint((response) => complete(response, says([])));
    await read(settings, list);
    const [question] = questions;
    expect(question?.authorization).toBe("Bearer key-of-a-test");
    expect(question?.body.model).toBe("a-model");
    expect(question?.body.response_format).toMatchObject({ type: "json_schema", json_schema: { strict: true } });
    expect(JSON.stringify(question?.body.messages)).toContain("data:image/png;base64,");
  });

  test("an endpoint without schemas is asked for plain JSON", async () => {
    const settings = await endpoint((response, { body }) =>
      body.response_format?.type === "json_schema"
        ? fail(response, 400, "response_format json_schema is not supported")
        : complete(response, `\`\`\`json\n${says([row("B1", "IPE 300", "6000", 4)])}\n\`\`\``),
    );
    expect((await read(settings, list)).members).toHaveLength(1);
    expect(questions).toHaveLength(2);
  });

  test("busy and broken at first: asked again", async () => {
    const settings = await endpoint((response, _, index) =>
      index === 0
        ? fail(response, 429)
        : index === 1
          ? fail(response, 503)
          : complete(response, says([row("B1", "IPE 300", "6000", 4)])),
    );
    expect((await read(settings, list)).members).toHaveLength(1);
    expect(questions).toHaveLength(3);
  });

  test("malformed answers: asked again, then given up with a sentence", async () => {
    const once = await endpoint((response, _, index) =>
      complete(response, index === 0 ? '{"members": [{"mark": "B' : says([row("B1", "IPE 300", "6000", 4)])),
    );
    expect((await read(once, list)).members).toHaveLength(1);
    await closeEndpoint();
    const always = await endpoint((response) => complete(response, "I see a beam."));
    await expect(read(always, list)).rejects.toThrow(/not read: the answer does not have the form/);
    expect(questions).toHaveLength(3);
    await closeEndpoint();
    const noJson = await endpoint((response) => {
      response.setHeader("content-type", "application/json");
      response.end("<html>");
    });
    await expect(read(noJson, list)).rejects.toThrow(VisionUnavailable);
  });

  test("partly malformed: the good entries count, the others are told of", async () => {
    const settings = await endpoint((response) =>
      complete(response, says([row("B1", "IPE 300", "6000", 4), { mark: 7 }, "B2"])),
    );
    const found = await read(settings, list);
    expect(found.members).toHaveLength(1);
    expect(inEnglish(found.warnings)).toEqual([
      "page 1: 2 entries of the model's answer do not have the form that was asked for",
    ]);
  });

  test("cut off: the sheet is asked for in halves", async () => {
    const sheet = await drawn(["B1 4 IPE 300 6000"], { size: [700, 400] });
    const settings = await endpoint((response, _, index) =>
      index === 0
        ? complete(response, '{"members": [', { finish: "length" })
        : complete(response, says(index === 1 ? [row("B1", "IPE 300", "6000", 4)] : [])),
    );
    expect((await read(settings, sheet)).members).toHaveLength(1);
    expect(questions).toHaveLength(3);
  });

  test.each([
    [
      "refuses",
      (response: ServerResponse) => complete(response, null, { refusal: "I cannot help with that." }),
      /declined: I cannot help/,
    ],
    ["filters", (response: ServerResponse) => complete(response, "", { finish: "content_filter" }), /content filter/],
    ["knows no such key", (response: ServerResponse) => fail(response, 401), /refuses the key \(401\)/],
    ["knows no such model", (response: ServerResponse) => fail(response, 404), /does not know the model "a-model"/],
    ["hangs up", (response: ServerResponse) => response.destroy(), /cannot be reached or broke the connection/],
  ])("an endpoint that %s", async (_, reply, sentence) => {
    const settings = await endpoint((response) => reply(response));
    const reading = read(settings, list);
    await expect(reading).rejects.toThrow(VisionUnavailable);
    await expect(reading).rejects.toThrow(sentence);
    await expect(reading).rejects.not.toThrow(/key-of-a-test/);
  });
});

const good = says([row("B1", "IPE 300", "6000", 4)]);

describe("answers that are nearly in the form", () => {
  test.each([
    ["in a fence", `\`\`\`json\n${good}\n\`\`\``],
    ["between sentences", `Here is what I see:\n${good}\nLet me know if you need more.`],
    ["a list alone", `[${JSON.stringify(row("B1", "IPE 300", "6000", 4))}]`],
    ["numbers as texts", says([row("B1", "IPE 300", "6 000", null, { quantity: "4" })])],
    ["units in the texts", says([row("B1", "IPE 300", "6000 mm", null, { quantity: "4 pcs" })])],
    ["texts as numbers", says([{ ...row("B1", "IPE 300", null, 4), length: 6000 }])],
    ["a box as a list", says([row("B1", "IPE 300", "6000", 4, { box: [50, 100, "600", 150] })])],
    [
      "only what there is",
      JSON.stringify({ members: [{ mark: "B1", section: "IPE 300", length: "6000", quantity: 4 }] }),
    ],
    ["with more than was asked for", says([row("B1", "IPE 300", "6000", 4, { colour: "red", place: "somewhere" })])],
  ])("%s", async (_, content) => {
    const settings = await endpoint((response) => complete(response, content));
    const { members, warnings } = await read(settings, list);
    expect(members).toMatchObject([
      { mark: "B1", profile: "IPE 300", length_mm: 6000, quantity: 4, source: { verified: true } },
    ]);
    expect(warnings).toEqual([]);
  });
});

describe("endpoints that answer otherwise", () => {
  test("no response format at all, and a limit of the answer by its old name", async () => {
    const settings = await endpoint((response, { body }) => {
      if (body.max_completion_tokens !== undefined) fail(response, 400, "Unknown parameter: max_completion_tokens");
      else if (body.response_format) fail(response, 422, "extra fields not permitted");
      else complete(response, good);
    });
    expect((await read(settings, list)).members).toHaveLength(1);
    expect(questions.map(({ body }) => body.response_format?.type)).toEqual([
      "json_schema",
      "json_schema",
      "json_object",
      undefined,
    ]);
    expect(JSON.stringify(questions.at(-1)?.body.messages)).toContain("nothing but JSON by this schema");
  });

  test("a question that is not taken is told with the endpoint's words, without the key", async () => {
    const settings = await endpoint((response) => fail(response, 400, `picture too large for ${key}`));
    await expect(read(settings, list)).rejects.toThrow(/answered with 400: picture too large for …$/);
  });

  test.each([
    ["a page of HTML", "text/html", "<html><body>Bad gateway</body></html>", /does not have the form/],
    ["another type", "text/plain", "ok", /does not have the form/],
    ["no choices", "application/json", '{"id":"x","choices":[]}', /does not have the form/],
    ["nothing", "application/json", "", /does not have the form/],
  ])("%s", async (_, type, body, sentence) => {
    const settings = await endpoint((response) => {
      response.setHeader("content-type", type);
      response.end(body);
    });
    await expect(read(settings, list)).rejects.toThrow(sentence);
    expect(questions).toHaveLength(3);
  });

  test("a page of HTML with 502, then an answer", async () => {
    const settings = await endpoint((response, _, index) => {
      if (index > 0) return complete(response, good);
      response.writeHead(502, { "content-type": "text/html", "retry-after-ms": "1" });
      response.end("<html>Bad gateway</html>");
    });
    expect((await read(settings, list)).members).toHaveLength(1);
  });

  test("a connection that breaks in the middle of an answer, then an answer", async () => {
    const settings = await endpoint((response, _, index) => {
      if (index > 0) return complete(response, good);
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"choices": [{"message"');
      setTimeout(() => response.destroy(), 30);
    });
    expect((await read(settings, list)).members).toHaveLength(1);
  });

  test("busy for a moment: the pause that it asks for is kept", async () => {
    const settings = await endpoint((response, _, index) =>
      index === 0
        ? fail(response, 429, "slow down", { "retry-after-ms": "", "retry-after": "1" })
        : complete(response, good),
    );
    const begun = performance.now();
    expect((await read(settings, list)).members).toHaveLength(1);
    expect(performance.now() - begun).toBeGreaterThan(900);
  });
});

describe("limits", () => {
  test.each([
    [
      "a pause that the endpoint asks for",
      (response: ServerResponse) => fail(response, 429, "no", { "retry-after-ms": "", "retry-after": "50" }),
    ],
    [
      "an answer that comes drop by drop",
      (response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.write("{");
      },
    ],
  ])("%s ends with the limit of the question", async (_, reply) => {
    const settings = await endpoint((response) => reply(response), { secondsPerQuestion: 0.5 });
    await expect(read(settings, list)).rejects.toThrow("the model did not answer in time");
  });

  test("an endpoint that never answers ends with the time limit", async () => {
    const settings = await endpoint(() => undefined, { seconds: 0.4 });
    await expect(read(settings, list)).rejects.toThrow(/limit of time or cost/);
  });

  test("a page that is not answered in time does not spoil the others", async () => {
    const two = await drawn(["B1 4 IPE 300 6000"], { pages: 2 });
    const settings = await endpoint(
      (response, _, index) => {
        if (index === 0) complete(response, says([row("B1", "IPE 300", "6000", 4)]));
      },
      { seconds: 3 },
    );
    const found = await read(settings, two);
    expect(found.members).toHaveLength(1);
    expect(inEnglish(found.warnings).join()).toMatch(/page 2.*was not read/);
  });

  test("no question after the tokens are used up", async () => {
    const three = await drawn(["B1 4 IPE 300 6000"], { pages: 3 });
    const settings = await endpoint(
      (response) => complete(response, says([row("B1", "IPE 300", "6000", 4)]), { tokens: 900 }),
      { tokens: 1000 },
    );
    const found = await read(settings, three);
    expect(questions).toHaveLength(2);
    expect(inEnglish(found.warnings)).toEqual([
      "page 3 was not read by the model: the limit of time or cost was reached",
    ]);
  });

  test("the caller can stop it", async () => {
    const stop = new AbortController();
    const settings = await endpoint(() => stop.abort(new Error("enough")));
    await expect(read(settings, list, { signal: stop.signal })).rejects.toThrow("enough");
  });
});

describe("large sheets", () => {
  test("what stands in the overlap is one member; blank parts are not asked about", async () => {
    const sheet = await drawn(["B1 4 IPE 300 6000"], { size: [1191, 842] });
    const settings = await endpoint((response) => complete(response, says([row("B1", "IPE 300", "6000", 4)])));
    const found = await read(settings, sheet);
    expect(questions.length).toBe(2);
    expect(found.members).toHaveLength(1);
  });

  test("one mark with two sections: both, doubted, never one chosen", async () => {
    const settings = await endpoint((response) =>
      complete(response, says([row("B1", "IPE 300", "6000", 4), row("B1", "IPE 360", "6000", 4)])),
    );
    const found = await read(settings, silent);
    expect(found.members.map(({ profile, source }) => [profile, source.confidence < 0.5])).toEqual([
      ["IPE 300", true],
      ["IPE 360", true],
    ]);
    expect(inEnglish(found.members[0]?.notes)?.join()).toContain("also read with IPE 360");
  });
});
