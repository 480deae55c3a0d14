import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFParse } from "pdf-parse";
import { describe, expect, test } from "vitest";
import { workplace } from "./support/folder.ts";
import { withAttached, withChangedDigit, withChangedLine } from "./support/pdf.ts";

// A folder bound into one document: the hall of examples/, from its loads to its footings.

const { folder, x, write, read } = workplace("book");
cpSync(join(import.meta.dirname, "../../../examples/hall"), join(folder, "hall"), { recursive: true });

async function pagesOf(file: string): Promise<string[]> {
  const parser = new PDFParse({ data: new Uint8Array(read(file)) });
  const { pages } = await parser.getText();
  await parser.destroy();
  return pages.map(({ text }) => text);
}

describe("the hall of the examples", () => {
  const made = x("book", "hall", "--pdf", "hall.pdf");

  test("is calculated in the order of need, and passes", () => {
    expect(made.stderr).toBe("wrote hall.pdf\n");
    expect(made.status).toBe(0);
    expect(made.stdout).toMatch(/PASSED {2}hall\/05-rafter\.json: R1 IPE 450/);
    expect(made.stdout.trimEnd()).toMatch(/8 inputs, 5 passed, 3 calculated, nothing verified$/);
  });

  test("has a cover, contents, a register, chapters of one numbering, and signatures", async () => {
    const pages = await pagesOf("hall.pdf");
    const [cover = "", contents = "", register = ""] = pages;
    expect(cover).toMatch(
      /Structural calculations\n[\s\S]*Hall at the harbour[\s\S]*Passed\. 5 of 5 verified items passed/,
    );
    expect(cover).toContain("Jansen Engineers");
    // names first, then the numbers of their pages
    const lines = contents.split("\n");
    const titles = lines.filter((line) => /^\d [A-Z]/.test(line));
    const starts = lines.filter((line) => /^\d+$/.test(line)).slice(1, -1);
    expect(titles).toEqual([
      "1 Basis of the design",
      "2 Snow on the roof",
      "3 Loads of the rafter",
      "4 Forces in the rafter",
      "5 Rafter",
      "6 Column",
      "7 Base plate",
      "8 Pedestal",
      "9 Footing",
    ]);
    for (const [i, title] of titles.entries()) expect(pages[Number(starts[i]) - 1]).toContain(title);
    expect(register).toMatch(/R1\s+Steel members\s+lateral-torsional\s+buckling\s+72\.2 %\s+Passed/);
    expect(pages.at(-1)).toMatch(
      /Signed by[\s\S]*Author\s+A\. Jansen[\s\S]*Approved by[\s\S]*SHA-256 of all sums\s+[0-9a-f]{64}/,
    );
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  test("shows every link in the chapter that takes and in the one that gives", async () => {
    const text = (await pagesOf("hall.pdf")).join("\n");
    expect(text).toMatch(/Values of other calculations[\s\S]*S: q\s+4\.08 kN\/m\s+2 Snow on the roof/);
    expect(text).toMatch(/Taken by other calculations[\s\S]*roof s\s+4\.08 kN\/m\s+3 Loads of the rafter\s+S: q/);
    expect(text).toMatch(/R1: M\s*y,Ed\s+316\.4 kNm\s+4 Forces in the rafter/);
    expect(text).toMatch(/reactions A\s+84\.38 kN\s+8 Pedestal\s+P1: N/);
    expect(text).toContain("rafter (chapter 5)");
  });

  test("is the same file when nothing changed", { tags: "change" }, () => {
    x("book", "hall", "--pdf", "again.pdf");
    expect(read("again.pdf").equals(read("hall.pdf"))).toBe(true);
  });

  test("speaks the language that is asked", { tags: "change" }, async () => {
    x("book", "hall", "--pdf", "nl.pdf", "--lang", "nl");
    const [cover, contents, register] = await pagesOf("nl.pdf");
    expect(cover).toContain("5 van 5 getoetste onderdelen voldoen");
    expect(contents).toContain("Inhoud");
    expect(register).toContain("Status");
  });
});

describe("a book", () => {
  const beam = { members: [{ mark: "B1", profile: "IPE 300", steel_grade: "S355", length_mm: 6000, M_y_Ed: 40 }] };

  test("names everything that is wrong before it is made", () => {
    write("wrong/1.json", { members: [{ mark: "B1", profile: "IPE 301", length_mm: 6000, M_y_Ed: 40 }] });
    expect(x("book", "wrong")).toMatchObject({ status: 2, stderr: expect.stringContaining("1.json") as string });
    write("text/1.json", beam);
    write("text/2.md", "see [this](no.json), [that](1.json#B9) and ![a view](view.png)");
    const { status, stderr } = x("book", "text");
    expect(status).toBe(2);
    for (const href of ["no.json", "1.json#B9", "view.png"])
      expect(stderr).toContain(`${href} is not a file of this book`);
    expect(x("book", "nowhere").stderr).toContain("nowhere: is not a folder");
  });

  test("orders 2 before 10, leaves README.md out, gives each the length that it asks for, ends with 1 where one fails", {
    tags: "change",
  }, async () => {
    write("order/README.md", "# Not this");
    write("order/10.json", { ...beam, report: { part: "Last", length: "full" } });
    write("order/2.json", {
      members: [{ ...beam.members[0], M_y_Ed: 900 }],
      report: { part: "First", length: "brief" },
    });
    const { status } = x("book", "order");
    expect(status).toBe(1);
    const pages = await pagesOf("order.pdf");
    expect(pages[0]).toContain("Not passed. 1 of 2 verified items passed");
    expect(pages[1]).toMatch(/1 First\n2 Last\n/);
    expect(pages[3]).toContain("1 First");
    expect(pages[4]).toContain("2 Last");
    expect(pages.join("\n")).not.toContain("Not this");
    expect(pages.length).toBeGreaterThan(9);
  });
});

describe("a book is made again from itself", { tags: "change" }, () => {
  const bookOf = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes);
    return x("verify", name);
  };
  const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith("x-verify-"));

  test("which confirms it, wherever it is", () => {
    expect(x("book", "hall", "--pdf", "again.pdf", "--lang", "sv", "--full")).toMatchObject({ status: 0 });
    expect(x("verify", "again.pdf").stdout).toMatch(/^CONFIRMED {2}again\.pdf: \d{4} texts with figures/);
    expect(leftBehind()).toEqual([]);
  });

  test("and finds a figure, a line of a picture, and an input that was changed", () => {
    x("book", "hall", "--pdf", "hall.pdf");
    for (const nth of [0, 9])
      expect(bookOf("digit.pdf", withChangedDigit(read("hall.pdf"), nth))).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/page \d+ .+→ .+\n[\s\S]*NOT CONFIRMED {2}digit\.pdf: 1 text differs/) as string,
      });
    for (const nth of [4])
      expect(bookOf("line.pdf", withChangedLine(read("hall.pdf"), nth))).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/page \d+ +\[what is drawn, or the place of a text\]/) as string,
      });
    const { status, stdout } = bookOf(
      "input.pdf",
      withAttached(read("hall.pdf"), ({ files }) => {
        const all = files as Record<string, string>;
        all["02-snow.json"] = String(all["02-snow.json"]).replace('"altitude_m": 120', '"altitude_m": 600');
      }),
    );
    expect(status).toBe(1);
    // and what takes a value of it
    expect(stdout).toMatch(/02-snow\.json\n[\s\S]*05-rafter\.json\n[\s\S]*NOT CONFIRMED/);
  });

  test("with an annex, a picture and settings from beside it, and a table of forces", () => {
    cpSync(join(folder, "hall"), join(folder, "office/project/book"), { recursive: true });
    const parameters = { "EN 1993-1-1": { gamma_M1: 1.2 } };
    write("office/annexes/own.json", { name: "Own", edition: "2026", based_on: "DE", others: "accept", parameters });
    write("office/x.config.json", { firm: { name: "Office above it" } });
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    writeFileSync(join(folder, "office/dot.png"), png);
    write("office/project/book/09-view.md", "# View\n\n![a view](../../dot.png)\n");
    const made = x("book", "office/project/book", "--pdf", "office.pdf", "--annex", "office/annexes/own.json");
    expect(made).toMatchObject({ status: 0 });
    expect(x("verify", "office.pdf").stdout).toMatch(/^CONFIRMED/);
    expect(x("compare", "hall.pdf", "office.pdf").stdout).toMatch(/05-rafter\.json\n[\s\S]*gamma_M1[\s\S]*1\.2/);
    expect(x("compare", "hall.pdf", "hall/05-rafter.json")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("a book is compared with a book") as string,
    });
  });

  test("which refuses files that lead out of its folder, and says where an input is wrong", () => {
    const refused = (change: (kept: Record<string, unknown>) => void) =>
      bookOf("forged.pdf", withAttached(read("hall.pdf"), change));
    for (const name of ["/out.json", "a/../../out.json"])
      expect(refused(({ files }) => Object.assign(files as object, { [name]: "{}" }))).toMatchObject({
        status: 2,
        stderr: expect.stringContaining("book.json is not what") as string,
      });
    for (const other of [{ folder: ".." }, { options: { pdf: "out.pdf" } }])
      expect(refused((kept) => Object.assign(kept, other))).toMatchObject({ status: 2 });
    const twice = refused(({ files }) => Object.assign(files as object, { a: "", "a/b.json": "{}" }));
    expect(twice).toMatchObject({ status: 2, stderr: expect.stringContaining("forged.pdf, book.json") as string });
    write("aside.json", { spans_mm: [6000], loads: [{ q_kN_m: 10 }] });
    const load = { from: join(folder, "aside.json"), value: "reactions.A.kN" };
    const column = { mark: "C1", profile: "HEA 200", steel_grade: "S355", length_mm: 4000, N_Ed: load };
    const aside = refused(({ files }) =>
      Object.assign(files as object, { "06-column.json": JSON.stringify({ members: [column] }) }),
    );
    expect(aside).toMatchObject({ status: 2, stderr: expect.stringContaining("is not in it") as string });
    const wrong = refused(({ files }) => Object.assign(files as object, { "06-column.json": '{"members": [{}]}' }));
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toMatch(/forged\.pdf, book\.json, 06-column\.json/);
    expect(leftBehind()).toEqual([]);
  });
});
