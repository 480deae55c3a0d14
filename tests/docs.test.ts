import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { check, checks } from "@x/eurocode";
// the formulas of proposals count too, whichever tests ran before in this worker
import "@x/eurocode/en-1993-1-8";
import {
  annexPage,
  checkPages,
  clausePage,
  markdown,
  type PublishedExample,
  reportOf,
  scopePage,
  verificationOverview,
  verificationPage,
} from "@x/report";
import { describe, expect, test } from "vitest";
import * as api from "../packages/api/src/index.ts";
import { formulaSources } from "../packages/cli/formula-sources.ts";
import { lawsOf } from "../packages/eurocode/test/support/laws.ts";
import { requestTypes, resourceTypes } from "../packages/eurocode/test/support/request-types.ts";

const root = join(import.meta.dirname, "..");

/** What a generated page begins with: that it is, from what, and how it is made anew. */
const generated = (source: string, text: string): string =>
  `<!-- Generated from ${source} by \`npx vitest run tests/ -u\`: do not edit. -->\n\n${text}`;

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

  test("docs/clauses.md", async () => {
    await expect(generated("the formulas of packages/eurocode/src", clausePage(formulaSources()))).toMatchFileSnapshot(
      "../docs/clauses.md",
    );
  });

  test("docs/annexes.md", async () => {
    await expect(generated("packages/eurocode/src/annexes", annexPage())).toMatchFileSnapshot("../docs/annexes.md");
  });
});

test("docs/worked-example.md: a beam-column, as a checking engineer reads it", async () => {
  const input = JSON.parse(readFileSync(join(root, "examples/en-1993-1-1.json"), "utf8")) as Record<string, unknown>;
  const result = check("en-1993-1-1", { ...input, derivation: true });
  const page = markdown(reportOf(result, { request: input }));
  await expect(generated("examples/en-1993-1-1.json", page)).toMatchFileSnapshot("../docs/worked-example.md");
});

test("packages/eurocode/src/requests.ts: the types of check()", async () => {
  const published = (endpoint: string): object[] => {
    const file = join(root, "packages/eurocode/published", `${endpoint}.json`);
    return (JSON.parse(readFileSync(file, "utf8")) as { request: object }[]).map(({ request }) => request);
  };
  await expect(requestTypes(published)).toMatchFileSnapshot("../packages/eurocode/src/requests.ts");
});

test("packages/client/src/resources.ts: what the API gives and takes, without its schemas", async () => {
  const { sections, annexes } = api.libraryRoutes;
  const answers = {
    ...{ Account: api.account, Token: api.token, MadeToken: api.madeToken, Usage: api.usage, Delivery: api.delivery },
    ...{ Project: api.project, Watcher: api.watcher, JobEntry: api.jobEntry, Job: api.job, JobPage: api.jobPage },
    ...{ Submitted: api.submitted, Revised: api.revised, Diff: api.diff, ItemSummary: api.itemSummary },
    ...{ ErrorBody: api.errorBody, NamedSection: sections.success.schema.shape.sections.element },
    ...{ DeterminedParameter: annexes.success.schema.shape.parameters.element },
  };
  const inputs = {
    ...{ NewToken: api.newToken, NewProject: api.newProject, ProjectChange: api.projectChange },
    ...{ NewWatcher: api.newWatcher, ReportQuery: api.reportQuery, Correction: api.jobCorrections.element },
  };
  const head = [
    "// Generated from the schemas of @x/api by tests/docs.test.ts: vitest run tests/ -u writes it anew.",
    "",
    'import type { AnnexCode } from "@x/eurocode";',
  ].join("\n");
  const text = `${head}\n\n${resourceTypes(answers, inputs)}\n`;
  await expect(text).toMatchFileSnapshot("../packages/client/src/resources.ts");
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
});

describe("written pages", () => {
  const pages = [
    ...readdirSync(root).filter((name) => name.endsWith(".md")),
    ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join("docs", name)),
  ];
  test.each(pages)("%s: its links lead somewhere", (page) => {
    const text = readFileSync(join(root, page), "utf8").replace(/```[\s\S]*?```/g, "");
    const broken = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1] ?? "")
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target)))
      .map((target) => relative(".", target));
    expect(broken).toEqual([]);
  });
});
