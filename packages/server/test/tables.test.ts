import { check } from "@x/eurocode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, openBench } from "./support/app.ts";

// Tables over the API: read as the terminal reads them, checked as lists are, answered row by row.

let bench: Bench;
beforeAll(async () => {
  const opened = await openBench("sqlite", { rateLimit: 100_000 });
  if (!opened) throw new Error("no database");
  bench = opened;
});
afterAll(() => bench.close());

const path = "/api/v1/check/en-1993-1-1/table";

async function tabled(token: string, text: string, query = "", headers: Readonly<Record<string, string>> = {}) {
  const answer = await bench.call("POST", `${path}${query}`, {
    token,
    text,
    headers: { "Content-Type": "text/csv; charset=utf-8", ...headers },
  });
  const [heads = [], ...rows] = answer.text
    .replace(/^\uFEFF/, "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) => line.split(","));
  const objects = rows.map((cells) => Object.fromEntries(heads.map((head, i) => [head, cells[i] ?? ""])));
  return { answer, rows: objects.filter(({ line }) => line !== ""), notes: objects.filter(({ line }) => line === "") };
}
const counts = ({ headers }: { headers: Headers }) =>
  ["X-Rows", "X-Rows-Failed", "X-Rows-Refused"].map((name) => headers.get(name));

const good = "Mark;profile;Length (m);M_y_Ed;steel_grade\nB1;IPE 300;6;20,5;S235\n\nB2;IPE 200;4;90;S235\n";

describe("a table", () => {
  test("gives the numbers of the check, with lines, what was converted, and what was assumed", async () => {
    const { token } = await bench.account("free");
    const { answer, rows, notes } = await tabled(token, good, "?national_annex=NL");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(counts(answer)).toEqual(["2", "1", "0"]);
    const members = [
      { mark: "B1", profile: "IPE 300", length_mm: 6000, M_y_Ed: 20.5, steel_grade: "S235" },
      { mark: "B2", profile: "IPE 200", length_mm: 4000, M_y_Ed: 90, steel_grade: "S235" },
    ];
    const { result } = check("en-1993-1-1", { national_annex: "NL", members });
    const expected = result.members as { mark: string; passed: boolean; utilization: number; values: object }[];
    expect(rows.map(({ line, mark, passed, utilization }) => [line, mark, passed, utilization])).toEqual(
      expected.map(({ mark, passed, utilization }, i) => [
        ["2", "4"][i],
        mark,
        String(passed),
        String(Number(utilization.toPrecision(6))),
      ]),
    );
    expect(rows[0]?.M_b_Rd_kNm ?? rows[0]?.M_c_y_Rd_kNm).toBeTruthy();
    expect(answer.text).toContain('""Length (m)"" is length_mm × 1000');
    for (const text of [...result.warnings, ...result.assumptions]) expect(answer.text).toContain(text.slice(0, 20));
    expect(notes.length).toBeGreaterThan(0);
    // one request is one check, whatever its rows
    expect((await bench.call("GET", "/api/v1/usage", { token })).body.used).toBe(1);
  });

  test("with a row that is wrong: all problems with their lines, and nothing counted; partial, the others", async () => {
    const { token } = await bench.account("free");
    const text = "mark,profile,length_mm,M_y_Ed\nB1,IPE 300,6000,20\nB2,IPE 999,4000,9\nB3,IPE 200,-4,9\n";
    const refused = await tabled(token, text);
    expect(refused.answer.status).toBe(400);
    expect(refused.answer.error.details?.map((one) => one.path)).toEqual(["line 3, profile", "line 4, length_mm"]);
    const { answer, rows } = await tabled(token, text, "?partial=true");
    expect([answer.status, ...counts(answer)]).toEqual([200, "3", "0", "2"]);
    expect(rows.map(({ line, passed }) => [line, passed])).toEqual([
      ["2", "true"],
      ["3", ""],
      ["4", ""],
    ]);
    expect(answer.text).toContain("profile ");
    // where nothing is left it is an error
    const none = await tabled(token, "mark,profile,length_mm\nB2,IPE 999,4000\n", "?partial=true");
    expect(none.answer.status).toBe(400);
    expect((await bench.call("GET", "/api/v1/usage", { token })).body.used).toBe(1);
  });

  test("of thousands of rows, hundreds of them wrong: each is answered, in order", async () => {
    const { token } = await bench.account("studio");
    const lines = Array.from({ length: 1500 }, (_, i) => `B${i},${i % 5 === 0 ? "IPE 999" : "IPE 300"},6000,20`);
    const { answer, rows } = await tabled(token, `mark,profile,length_mm,M_y_Ed\n${lines.join("\n")}`, "?partial=true");
    expect([answer.status, ...counts(answer)]).toEqual([200, "1500", "0", "300"]);
    expect(rows.map(({ line }) => Number(line))).toEqual(lines.map((_, i) => i + 2));
    expect(rows.every(({ passed }, i) => (passed === "") === (i % 5 === 0))).toBe(true);
  });

  test.each([
    ["mark,profil\nB1,IPE 300\n", "line 1, profil", /did you mean profile/],
    ["mark;N_Ed\nB1;110.250\n", "", /may be 110250 or 110.25/],
    ["mark\n", "", /at least one row/],
    ["", "", /at least one row/],
    ['mark,profile\nB1,"IPE\n', "line 2", /not closed/],
    ["mark,mark\nB1,B2\n", "line 1", /there twice/],
    [`mark,profile,length_mm\n${"B,IPE 300,6000\n".repeat(10_001)}`, "", /more than 10\D?000 rows/],
  ])("a table that is none is refused with its place, %#", async (text, at, message) => {
    const { token } = await bench.account("studio");
    const { answer } = await tabled(token, text);
    expect([answer.status, answer.error.details?.[0]?.path]).toEqual([400, at]);
    expect(answer.error.error).toMatch(message);
  });

  test("takes CSV alone, in UTF-8; a formula of a spreadsheet is none; unknown parameters are refused", async () => {
    const { token } = await bench.account("studio");
    const json = await bench.call("POST", path, { token, body: {} });
    expect([json.status, json.error.error]).toEqual([400, expect.stringContaining("text/csv")]);
    const latin = await fetch(bench.base + path, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "text/csv" },
      body: Buffer.from("mark,profile\n\xff,IPE 300\n", "latin1"),
    });
    expect(latin.status).toBe(400);
    const formula = await tabled(token, "mark,profile,length_mm,M_y_Ed\n=1+1,IPE 300,6000,20\n");
    expect(formula.answer.text).toContain("'=1+1");
    expect((await tabled(token, good, "?partial=yes")).answer.status).toBe(400);
    expect((await tabled(token, good, "?annex=NL")).answer.status).toBe(400);
    expect((await bench.call("POST", "/api/v1/check/en-1998-1/table", { token, text: good })).status).toBe(404);
  });
});
