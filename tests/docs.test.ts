import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { annexCodes, check, checks } from "@x/eurocode";
// the formulas of proposals and designs count too, whichever tests ran before in this worker
import "@x/eurocode/en-1993-1-8";
import "../packages/eurocode/src/en-1992-1-1/bar-layouts/lay-out.ts";
import {
  annexPage,
  checkPages,
  clausePage,
  countryPage,
  detailPage,
  detailSheets,
  markdown,
  type PublishedExample,
  reportOf,
  scopePage,
  verificationByCountry,
  verificationOverview,
  verificationPage,
} from "@x/report";
import { describe, expect, test } from "vitest";
import * as api from "../packages/api/src/index.ts";
import { formulaSources } from "../packages/cli/formula-sources.ts";
import { lawsOf } from "../packages/eurocode/test/support/laws.ts";
import { deflectionOf, scatterOf, spanOfTests, specimens } from "../packages/eurocode/test/support/sustained-loads.ts";

const root = join(import.meta.dirname, "..");

/** What a generated page begins with: that it is, from what, and how it is made anew. */
const generated = (source: string, text: string): string =>
  `<!-- Generated from ${source} by \`npx vitest run tests/ -u\`: do not edit. -->\n\n${text}`;

/** Beams of concrete under sustained loads, calculated beside measured. */
function longTermDeflections(): string {
  const ways = ["curvature", "integrated"] as const;
  const rows = specimens.map((one) => {
    const found = ways.map((way) => deflectionOf(one, way));
    const ratios = found.map((w) => (w / one.measured).toFixed(2));
    const [n, phi] = one.bars;
    return `| ${one.mark} | ${one.b} × ${one.h} | ${one.d} | ${n}Ø${phi} | ${one.M} | ${one.measured.toFixed(1)} | ${found.map((w) => w.toFixed(1)).join(" | ")} | ${ratios.join(" | ")} |`;
  });
  const summary = ways.map((way) => {
    const { mean, variation, least, most } = scatterOf(way);
    return `| \`${way}\` | ${mean.toFixed(2)} | ${(100 * variation).toFixed(0)} % | ${least.toFixed(2)} to ${most.toFixed(2)} |`;
  });
  return `${[
    "# Long-term deflections of concrete: calculated beside measured",
    "R. I. Gilbert and S. Nejadi loaded six beams and six slabs of reinforced concrete for almost 400 days (An experimental study of flexural cracking in reinforced concrete members under sustained loads, UNICIV report R-435, The University of New South Wales, 2004): simply supported, moist cured for 14 days and then loaded, beams at the thirds of the span, slabs evenly.",
    "**How sure.** Of the report the abstract was read again (twelve members, 3.5 m, 14 days, almost 400 days); its figures were entered from general knowledge of it and not compared with the print. Loads, own weight and moments agree with each other within 1 % (a test). It is one series: of no second one was a complete set of data at hand. Compare them with the report before they are quoted: until then this page shows that the calculation is plausible, not more.",
    `Span ${spanOfTests} mm; mean strength of the concrete 24.8 MPa at 28 days; from the day of loading to the end a creep coefficient of 1.71 and a shrinkage of 0.825 ‰ were measured. Calculated is with these two and what EN 1992-1-1 Table 3.1 has for that strength (E_cm and f_ctm): by the curvature where the moment is greatest (\`deflection: "curvature"\`) and by the curvatures along the span (\`deflection: "integrated"\`), 7.4.3 with beta = 0.5.`,
    [
      "| | b × h mm | d mm | Bars | M kNm | Measured, as entered, mm | `curvature` mm | `integrated` mm | Ratio | Ratio |",
      "|---|---|---|---|---|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
    ["| Calculated over measured | Mean | Coefficient of variation | Range |", "|---|---|---|---|", ...summary].join(
      "\n",
    ),
    "The Concrete Centre (How to design concrete structures using Eurocode 2, chapter 8) says of the same calculation that the deflection of a structure may lie 15 % above to 30 % below what it gives, even where it is done with the greatest care. All twelve lie within that.",
  ].join("\n\n")}\n`;
}

/** What the pages offer before they load any of it. */
function listOfCalculators(): string {
  const text = (value: string) => JSON.stringify(value);
  const rows = checks.map(({ endpoint, standard, title, kinds }) => {
    const list = Object.values(kinds).map((kind) => `    [${text(kind.name)}, ${text(kind.title)}],\n`);
    return `  {\n    endpoint: ${text(endpoint)}, standard: ${text(standard)}, title: ${text(title)}, kinds: [\n${list.join("")}  ]},\n`;
  });
  return `// Generated from packages/eurocode/src/checks.ts by \`npx vitest run tests/ -u\`: do not edit.

/** What there is to calculate, before any of it is loaded. */
// biome-ignore format: made by a program
export const calculators: readonly {
  readonly endpoint: string;
  readonly standard: string;
  readonly title: string;
  readonly kinds: readonly (readonly [name: string, title: string])[];
}[] = [
${rows.join("")}];
`;
}

// Pages that are made from the code; CI fails when they are stale.
describe("generated pages", () => {
  test.each(checks.flatMap((known) => checkPages(known)))("docs/checks/%s", async (file, text) => {
    await expect(generated("packages/eurocode/src", text)).toMatchFileSnapshot(`../docs/checks/${file}`);
  });

  test("docs/checks holds no page that is made no more", () => {
    const made = checks.flatMap((known) => checkPages(known).map(([file]) => file));
    const there = readdirSync(join(root, "docs/checks"), { recursive: true, encoding: "utf8" });
    expect(there.filter((name) => name.endsWith(".md")).sort()).toEqual([...made].sort());
  });

  test("packages/web/src/list.ts", async () => {
    await expect(listOfCalculators()).toMatchFileSnapshot("../packages/web/src/list.ts");
  });

  test("docs/clauses.md", { tags: "change" }, async () => {
    await expect(generated("the formulas of packages/eurocode/src", clausePage(formulaSources()))).toMatchFileSnapshot(
      "../docs/clauses.md",
    );
  });

  test("docs/annexes.md", async () => {
    await expect(generated("packages/eurocode/src/annexes", annexPage())).toMatchFileSnapshot("../docs/annexes.md");
  });

  test.each(annexCodes.filter((code) => code !== "EN"))("docs/annexes/%s.md", async (code) => {
    await expect(generated("packages/eurocode/src/annexes", countryPage(code))).toMatchFileSnapshot(
      `../docs/annexes/${code}.md`,
    );
  });

  test("docs/errors.md lists every code", async () => {
    await expect(api.errorsMarkdown()).toMatchFileSnapshot("../docs/errors.md");
  });

  test.each(detailSheets().map(({ table, svg }) => [table, svg]))("docs/details/%s.svg", async (table, svg) => {
    expect(svg).not.toMatch(/NaN|undefined/);
    await expect(svg).toMatchFileSnapshot(`../docs/details/${table}.svg`);
  });

  test("docs/details.md", async () => {
    await expect(generated("packages/eurocode/src/en-1993-1-9", detailPage())).toMatchFileSnapshot(
      "../docs/details.md",
    );
  });
});

test("docs/worked-example.md: a beam-column, as a checking engineer reads it", async () => {
  const input = JSON.parse(readFileSync(join(root, "examples/en-1993-1-1.json"), "utf8")) as Record<string, unknown>;
  const result = check("en-1993-1-1", { ...input, derivation: true, messages: true });
  const page = markdown(reportOf(result, { length: "full", request: input }));
  await expect(generated("examples/en-1993-1-1.json", page)).toMatchFileSnapshot("../docs/worked-example.md");
});

test("docs/scope.md", async () => {
  await expect(generated("scope.ts of each standard", scopePage())).toMatchFileSnapshot("../docs/scope.md");
});

describe("verification manual", () => {
  const examplesOf = (endpoint: string): PublishedExample[] => {
    const file = join(root, "packages/eurocode/published", `${endpoint}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PublishedExample[]) : [];
  };

  const laws = lawsOf(checks.map(({ endpoint }) => endpoint));
  const pages = checks.map((known) => ({
    known,
    examples: examplesOf(known.endpoint),
    laws: laws[known.endpoint] ?? [],
  }));

  test.each(pages.map((page) => [page.known.endpoint, page] as const))(
    "docs/verification/%s.md",
    async (endpoint, page) => {
      await expect(
        generated(
          "packages/eurocode/published and the laws of the tests",
          verificationPage(page.known, page.examples, page.laws),
        ),
      ).toMatchFileSnapshot(`../docs/verification/${endpoint}.md`);
    },
  );

  test("docs/verification/README.md", async () => {
    await expect(
      generated("packages/eurocode/published and the laws of the tests", verificationOverview(pages)),
    ).toMatchFileSnapshot("../docs/verification/README.md");
  });

  test("docs/verification/long-term-deflections.md", async () => {
    await expect(
      generated("packages/eurocode/test/support/sustained-loads.ts", longTermDeflections()),
    ).toMatchFileSnapshot("../docs/verification/long-term-deflections.md");
  });

  test("docs/verification/by-country.md", async () => {
    await expect(generated("packages/eurocode/published", verificationByCountry(pages))).toMatchFileSnapshot(
      "../docs/verification/by-country.md",
    );
  });

  test("each country has fifteen published examples", () => {
    for (const country of ["NL", "DE", "UK", "SE", "FR"]) {
      const found = pages.flatMap(({ examples }) =>
        examples.filter(({ request }) => request.national_annex === country),
      );
      expect([country, found.length >= 15]).toEqual([country, true]);
    }
  });
});

test("all packages have one version, and the changelog begins with it", () => {
  const versionOf = (folder: string) =>
    (JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { version: string }).version;
  const version = versionOf(".");
  for (const name of readdirSync(join(root, "packages"))) expect(versionOf(join("packages", name)), name).toBe(version);
  expect(/^## (\S+)/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8"))?.[1]).toBe(version);
});

test("everything recorded is recorded by one command: only tests/ compares with files", () => {
  const elsewhere = globSync("packages/*/{src,test}/**/*.test.ts", { cwd: root }).filter((name) =>
    readFileSync(join(root, name), "utf8").includes("toMatchFileSnapshot"),
  );
  expect(elsewhere).toEqual([]);
});

// after the generated pages, some of which this run may have written for the first time
test("the links of all pages lead somewhere", () => {
  const pages = [
    ...readdirSync(root).filter((name) => name.endsWith(".md")),
    ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join("docs", name)),
  ];
  const broken = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8").replace(/```[\s\S]*?```/g, "");
    return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1] ?? "")
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`);
  });
  expect(broken).toEqual([]);
});
