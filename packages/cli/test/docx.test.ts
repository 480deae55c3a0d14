// @module-tag change

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, checks, requestWith } from "@x/eurocode";
import { percentage, reportOf, verificationName } from "@x/report";
import { docx } from "@x/report/docx";
import { wordsIn } from "@x/words/all";
import { languages } from "@x/words/languages";
import { afterAll, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { drawnAsPng } from "../src/pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "docx-"));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string): boolean => {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};
const office = "soffice";
const reader = [office, "pdftotext", "pdfimages"].every(has);
if (!reader && process.env.CI) throw new Error("soffice, pdftotext and pdfimages are needed here");

const logo = await drawnAsPng(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
  80,
);
const firm = { name: "Office & <Sons>", logo };

/** The first kinds of each check, more once a week: in turn in each language, at each length. */
const examples = checks.flatMap((known) =>
  Object.values(known.kinds)
    .slice(0, byDepth(1, 1, 3))
    .map((kind) => ({
      endpoint: known.endpoint,
      kind: kind.name,
      request: requestWith(known, kind, [kind.example]),
    })),
);

(reader ? test : test.skip)(
  "LibreOffice opens a Word report: its title, its project, its firm, what was verified with how much is used",
  async () => {
    const made = [];
    for (const [i, { endpoint, kind, request }] of examples.entries()) {
      const words = wordsIn(languages[i % languages.length] ?? "en");
      const length = (["normal", "full", "brief"] as const)[i % 3] ?? "normal";
      const result = check(endpoint, { ...request, derivation: true, messages: true });
      const report = reportOf(result, {
        words,
        request,
        length,
        firm,
        project: { project: "Hall <3>", date: "2026-11-28" },
      });
      const name = `${i}-${endpoint}-${kind.replaceAll(" ", "-")}`;
      writeFileSync(join(folder, `${name}.docx`), await docx(report, drawnAsPng));
      made.push({ name, report, words });
    }
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const files = made.map(({ name }) => join(folder, `${name}.docx`));
    execFileSync(office, [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files], {
      stdio: "ignore",
    });
    expect(readdirSync(folder).filter((name) => name.endsWith(".pdf"))).toHaveLength(made.length);
    for (const { name, report, words } of made) {
      const text = execFileSync("pdftotext", ["-raw", join(folder, `${name}.pdf`), "-"])
        .toString()
        .replace(/\s+/g, "");
      const wanted = report.items.flatMap(({ verifications }) =>
        verifications.slice(0, 6).flatMap((v) => [verificationName(words, v.id), percentage(v.utilization, words)]),
      );
      const missing = [report.title, "Hall <3>", "Office & <Sons>", ...wanted].filter(
        (one) => !text.includes(one.replace(/\s+/g, "")),
      );
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
  },
  600_000,
);
