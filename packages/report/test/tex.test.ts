import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, checks, requestWith } from "@x/eurocode";
import { wordsIn } from "@x/words/all";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asDeepAs, byDepth } from "../../../tests/depth.ts";
import { languages, percentage, reportOf, verificationName } from "../src/index.ts";
import { latex } from "../src/tex/index.ts";
import { latexText } from "../src/tex/letters.ts";

// LaTeX: what users wrote is text and never a command; every engine sets every report.

/** Commands that a text may become: of signs alone, with nothing behind them that they could take. */
const ofSigns =
  /\\(?:text(?:backslash|asciicircum|asciitilde|quotedbl|asciigrave|less|greater|bar|bullet|degree|euro|perthousand|endash|emdash|quoteleft|quoteright|quotedblleft|quotedblright)|dots|quotedblbase|guil\w+)\{\}|\\[{}$&#%_,-]|\\ensuremath\{\\[a-zA-Z]+\}|\\text(?:super|sub)script\{(?:\d|\\textendash)\}|\\anyletter\{\d+\}\{[0-9A-F]+\}\{.\}/gu;

test("whatever a user writes is text: no command, no comment, no end of a group or row", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const rest = latexText(text)
        .replaceAll(ofSigns, "")
        .replaceAll("{}", "")
        .replaceAll(/\{[[*]\}/g, "");
      expect(rest).not.toMatch(/[\\{}$&#%_^"`|<>[*]/);
      expect(rest).not.toMatch(/\n/);
    }),
    { numRuns: byDepth(200, 1000, 10_000) },
  );
  expect(latexText("\\input{/etc/passwd} 50 % of $x_1^2$ & “a”--b #3~\n")).toBe(
    "\\textbackslash{}input\\{/etc/passwd\\} 50 \\% of \\$x\\_1\\textasciicircum{}2\\$ \\& \\textquotedblleft{}a\\textquotedblright{}-{}-b \\#3\\textasciitilde{} ",
  );
});

const hostile = "\\end{document}_%&#^~$ {B1} 日本 “Ω≤½”";

const made = await Promise.all(
  checks
    .flatMap((known) =>
      Object.values(known.kinds)
        .slice(0, byDepth(1, 2, 9))
        .map((kind) => ({ endpoint: known.endpoint, request: requestWith(known, kind, [kind.example]) })),
    )
    .map(async ({ endpoint, request }, i) => {
      const words = wordsIn(languages[i % languages.length] ?? "en");
      const length = (["normal", "full", "brief"] as const)[i % 3] ?? "normal";
      const report = reportOf(check(endpoint, { ...request, derivation: true, messages: true }), {
        words,
        request,
        length,
        firm: { name: hostile },
        project: { project: hostile, author: "J. de Vries & Zn.", date: "2026-11-28" },
      });
      return { endpoint, report, words, files: await latex(report, `${endpoint} ${i}%`) };
    }),
);

test("says what the report says: title, project, verifications with their use", () => {
  for (const { report, words, files, endpoint } of made) {
    const shown = report.items.flatMap(({ verifications }) => verifications.slice(0, 6));
    const wanted = shown.flatMap((v) => [percentage(v.utilization, words)]);
    const missing = [report.title, hostile, ...wanted].filter((one) => !files.text.includes(latexText(one)));
    expect({ endpoint, missing }).toEqual({ endpoint, missing: [] });
    // a name may have symbols, which are set as symbols
    for (const { id } of shown)
      expect(files.text).toContain(latexText(verificationName(words, id).split(/[ _]/)[0] ?? ""));
  }
});

test("its pictures are the files beside it, under names that every system takes", () => {
  for (const { files } of made) {
    const asked = [...files.text.matchAll(/\\includegraphics\[[^\]]*\]\{([^}]*)\}/g)].map(([, name]) => name);
    expect(asked).toEqual(files.beside.map(({ name }) => name));
    for (const { name, bytes } of files.beside) {
      expect(name).toMatch(/^[A-Za-z0-9-]+\.pdf$/);
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    }
  }
});

const engines = ["pdflatex", "xelatex", "lualatex"] as const;

const has = (program: string): boolean => {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

describe("set by", () => {
  // a distribution of TeX is larger than all else that the tests need: where there is one, it is asked
  test.runIf(asDeepAs("week") && engines.every(has)).each(engines)("%s", { timeout: 600_000 }, (engine) => {
    const folder = mkdtempSync(join(tmpdir(), "tex-"));
    try {
      for (const { files, endpoint } of made) {
        writeFileSync(join(folder, "report.tex"), files.text);
        for (const { name, bytes } of files.beside) writeFileSync(join(folder, name), bytes);
        const set = () =>
          execFileSync(engine, ["-interaction=nonstopmode", "-halt-on-error", "report.tex"], { cwd: folder });
        expect(set, endpoint).not.toThrow();
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
