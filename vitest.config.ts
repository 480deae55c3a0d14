import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { freshlyBuilt } from "./scripts/setup.mjs";
import { tagsOfDepths } from "./tests/depth.ts";

// The files that take longest begin first, so that none of them is left alone at the end. Names, not times: a new file
// that takes more than some twenty seconds belongs here.
const longest = [
  "web/test",
  "server/test/jobs",
  "server/test/watching",
  "server/test/processes",
  "eurocode/test/package",
  "drawings/test/scoring-ocr",
  "cli/test/crash",
  "server/test/hostile",
  "server/test/disk",
  "server/test/built-jobs",
  "server/test/guards",
  "client/test",
  "cli/test/drawing",
  "drawings/test",
  "fabrication/test",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((part) => moduleId.includes(`/packages/${part}`));
      return index === -1 ? longest.length : index;
    };
    return [...files].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** Test files of these folders */
const of = (...folders: string[]): string[] =>
  folders.flatMap((one) => [`${one}/src/**/*.test.ts`, `${one}/test/**/*.test.ts`]);

/** How a module that starts processes or threads tells its source from its build, where theirs are in one folder. */
const tellsBuild = 'fromSource = import.meta.url.endsWith(".ts")';
const built = pathToFileURL(join(import.meta.dirname, "packages/cli/dist/x.js")).href;

/** Node would read the sources anew for each of them, which takes longer than most of what they do: `npm test` has built them. */
const builtProcesses: Plugin = {
  name: "built-processes",
  enforce: "pre",
  transform: (code) =>
    code.includes(tellsBuild)
      ? { code: code.replaceAll("import.meta.url", JSON.stringify(built)), map: null }
      : undefined,
};

// Packages are tested from their sources: the condition "@x/source" of their exports leads there.
export default defineConfig({
  plugins: freshlyBuilt() ? [builtProcesses] : [],
  resolve: { conditions: ["@x/source"] },
  ssr: { resolve: { conditions: ["@x/source"] } },
  test: {
    benchmark: { include: ["packages/*/bench/**/*.bench.ts"] },
    tags: tagsOfDepths,
    setupFiles: ["tests/seed.ts"],
    globalSetup: ["tests/temporary.ts", "packages/server/test/support/cluster.ts"],
    sequence: { sequencer: LongestFirst },
    // much of the time goes by in waiting for processes, databases and browsers (a share above "100%" would count as 100 %)
    maxWorkers: availableParallelism() + 1,
    // no test depends on how busy the machine is
    testTimeout: 0,
    hookTimeout: 0,
    // modules keep no state that matters to others: a worker reads them once for all its files, which halves their time
    isolate: false,
    // one project: a worker would begin anew for each
    include: [
      ...of("packages/{api,cli,client,drawings,eurocode,fabrication,report,server,web,words}"),
      "tests/**/*.test.ts",
    ],
  },
});
