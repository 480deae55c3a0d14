import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

// Who may know whom. docs/architecture.md draws the same picture.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const packageArrows: Readonly<Record<string, readonly string[]>> = {
  eurocode: [],
  words: ["eurocode"],
  report: ["eurocode", "words"],
  // report.pdf of a fabrication is made of reports of its checks
  fabrication: ["eurocode", "report", "words"],
  // what a member is, and nothing that is made of it: see below
  drawings: ["eurocode", "words", "fabrication"],
  api: ["eurocode", "words"],
  // its types only: the tarball has them inside
  client: ["eurocode"],
  server: ["eurocode", "words", "report", "fabrication", "drawings", "api"],
  web: ["report", "words", "api", "eurocode"],
  cli: ["eurocode", "words", "report", "fabrication", "drawings", "api", "client", "server"],
};

/** Inside @x/eurocode: a standard stands on all that is below the standards, on EN 1990, and on the standards it cites. */
const below = ["engine", "basis", "annexes", "materials", "sections", "en-1990"];
const cites: Readonly<Record<string, readonly string[]>> = {
  // nominal fires
  "en-1992-1-1": ["en-1993-1-2"],
  "en-1993-1-1": ["en-1993-1-2", "en-1993-1-5", "en-1993-6"],
  "en-1993-1-8": ["en-1993-1-1", "en-1993-1-5"],
  // plates of timber joints in bearing, and forces of a pattern
  "en-1995-1-1": ["en-1993-1-8"],
};
const folderArrows: Readonly<Record<string, readonly string[]>> = {
  basis: [],
  engine: ["annexes", "basis"],
  annexes: ["basis", "materials"],
  materials: ["basis"],
  sections: ["basis", "materials"],
  // from loads to a verdict: on top of the standards
  beams: [
    "basis",
    "engine",
    "annexes",
    "materials",
    "sections",
    "en-1990",
    "en-1992-1-1",
    "en-1993-1-1",
    "en-1995-1-1",
  ],
  // sizes of what the standards verify: on top of them
  proposals: ["basis", "engine", "materials", "sections", "en-1993-1-1", "en-1993-1-8", "en-1995-1-1"],
  ...Object.fromEntries(standards().map((name) => [name, [...below, ...(cites[name] ?? [])]])),
};

function standards(): string[] {
  return readdirSync(join(root, "packages/eurocode/src")).filter((name) => /^en-[\d-]+$/.test(name));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"\s]+)"/g)].map((match) => match[1] ?? "");

const isTest = (file: string) => file.endsWith(".test.ts");

describe("packages", () => {
  const packages = readdirSync(join(root, "packages"));
  test("every package has its arrows", () => {
    expect(Object.keys(packageArrows)).toEqual(expect.arrayContaining(packages));
  });

  test("docs/architecture.md says the same", () => {
    const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const rows = [...text.matchAll(/^\| `@x\/(\w+)` \| .* \| ([^|]+) \|$/gm)].map(([, name = "", knows = ""]) => [
      name,
      knows === "nothing" ? [] : knows.split(", "),
    ]);
    const sorted = (list: readonly string[]) => [...list].sort();
    expect(Object.fromEntries(rows.map(([name, knows]) => [name, sorted(knows as string[])]))).toEqual(
      Object.fromEntries(Object.entries(packageArrows).map(([name, knows]) => [name, sorted(knows)])),
    );
  });

  test.each(packages)("%s imports only what it may know", (name) => {
    const folder = join(root, "packages", name, "src");
    if (!existsSync(folder)) return;
    const wrong = sources(folder).flatMap((file) =>
      importsOf(file)
        .map((target) => (target.startsWith("@x/") ? target.split("/")[1] : undefined))
        .filter((target) => target !== undefined && !(packageArrows[name] ?? []).includes(target))
        .map((target) => `${relative(root, file)} imports @x/${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(packages)("%s reaches into no other package by a path", (name) => {
    const folder = join(root, "packages", name);
    const wrong = sources(join(folder, "src")).flatMap((file) =>
      importsOf(file)
        // how deep it goes is said to a test by what is beside the packages
        .filter((target) => !(isTest(file) && target.endsWith("/tests/depth.ts")))
        .filter((target) => target.startsWith(".") && relative(folder, resolve(dirname(file), target)).startsWith(".."))
        .map((target) => `${relative(root, file)} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Two country codes close together, in a list or as keys */
const countries = /\b(NL|DE|UK|SE|FR)\b"?[,:](?:[^;]{0,40}?)\b(?!\1\b)(NL|DE|UK|SE|FR)\b"?[,:]/;

test("no other package lists the countries", () => {
  // their names in other languages, typed by the library's codes
  const translated = "packages/words/src/";
  const files = readdirSync(join(root, "packages")).filter((name) => name !== "eurocode");
  const wrong = files
    .flatMap((name) => sources(join(root, "packages", name, "src")))
    .map((file) => relative(root, file))
    .filter((file) => !file.startsWith(translated))
    .filter((file) => countries.test(readFileSync(join(root, file), "utf8").replace(/\/\/.*$/gm, "")));
  expect(wrong).toEqual([]);
});

describe("@x/eurocode", () => {
  const src = join(root, "packages/eurocode/src");
  const pure = sources(src).filter((file) => !isTest(file));

  test("depends on zod alone, and on nothing of Node", () => {
    const wrong = pure.flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith(".") && target !== "zod")
        .map((target) => `${relative(root, file)} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("knows no clock, no randomness, no environment", () => {
    const forbidden = /\b(Date\.now|new Date\b|Math\.random|performance\.now|process\.|setTimeout|setInterval|fetch\()/;
    const wrong = pure.filter((file) => forbidden.test(readFileSync(file, "utf8"))).map((file) => relative(root, file));
    expect(wrong).toEqual([]);
  });

  test("whoever imports it finds every standard", () => {
    const { exports } = JSON.parse(readFileSync(join(root, "packages/eurocode/package.json"), "utf8")) as {
      exports: object;
    };
    const wanted = standards().filter((name) => existsSync(join(src, name, "index.ts")));
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining(wanted.flatMap((name) => [`./${name}`, `./${name}/*`])),
    );
  });

  test("its folders import along the arrows", () => {
    const wrong = pure.flatMap((file) => {
      const from = relative(src, file).split("/")[0] ?? "";
      if (from.endsWith(".ts")) return []; // index.ts and checks.ts stand on top
      return importsOf(file)
        .filter((target) => target.startsWith("."))
        .map((target) => relative(src, resolve(dirname(file), target)).split("/")[0] ?? "")
        .filter((to) => to !== from && !(folderArrows[from] ?? []).includes(to))
        .map((to) => `${relative(root, file)} imports from ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  test("only annexes/ knows a country", () => {
    // NL is also a delivery condition of steel, and profiles are called by the country that rolls them
    const names = /\b(Netherlands|German|Germany|Dutch|British|United Kingdom|Swedish|Sweden|French|France)\b/;
    const ofMaterials = /"(DE|UK|SE|FR)"/;
    const elsewhere = /"(NL|DE|UK|SE|FR)"/;
    const wrong = pure
      .filter((file) => !relative(src, file).startsWith("annexes/"))
      .flatMap((file) => {
        // comments may tell where a rule is from; code may not
        const code = readFileSync(file, "utf8")
          .replace(/\/\*[\s\S]*?\*\//g, "")
          .replace(/\/\/.*$/gm, "");
        const folder = relative(src, file).split("/")[0];
        const found =
          (folder === "materials" || folder === "sections" ? ofMaterials : elsewhere).exec(code) ??
          (folder === "sections" ? null : names.exec(code));
        return found ? [`${relative(root, file)}: ${found[0]}`] : [];
      });
    expect(wrong).toEqual([]);
  });
});

/** The rooms of a package are in the order of the data's way; the files at its top belong to all of them. */
const roomArrows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  drawings: {
    process: ["vision", "ocr", "pdf", "understanding"],
    vision: ["ocr", "pdf", "understanding"],
    ocr: ["pdf", "understanding", "vocabulary"],
    pdf: [],
    // what words mean, whoever reads them
    vocabulary: [],
    understanding: ["vocabulary"],
  },
  fabrication: {
    members: [],
    // what makes two marks the same, and names that are safe
    assessment: ["members"],
    exports: ["assessment", "members"],
    reinforcement: ["exports", "members"],
  },
};

describe.each(Object.entries(roomArrows))("@x/%s", (name, arrows) => {
  const src = join(root, "packages", name, "src");
  const rooms = sources(src).filter((file) => !isTest(file) && relative(src, file).includes("/"));
  const roomOf = (path: string) => path.split("/")[0] ?? "";

  test("its rooms import along the way of the data", () => {
    const wrong = rooms.flatMap((file) => {
      const from = roomOf(relative(src, file));
      return importsOf(file)
        .filter((target) => target.startsWith("."))
        .map((target) => relative(src, resolve(dirname(file), target)))
        .filter((to) => to.includes("/"))
        .map(roomOf)
        .filter((to) => to !== from && !(arrows[from] ?? []).includes(to))
        .map((to) => `${relative(root, file)} imports from ${to}`);
    });
    expect(wrong).toEqual([]);
  });
});

test("what every route of the server shares knows no jobs", () => {
  const wrong = sources(join(root, "packages/server/src/http")).flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith("../jobs/"))
      .map((target) => `${relative(root, file)} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test("reading knows what a member is, and nothing of what is made of it", () => {
  const made = /^import (?!type )[^;]*"@x\/fabrication";/m;
  const wrong = sources(join(root, "packages/drawings/src"))
    .filter((file) => !isTest(file) && made.test(readFileSync(file, "utf8")))
    .map((file) => relative(root, file));
  expect(wrong).toEqual([]);
});

test("an error of another package is known by its code, not by its class", () => {
  const wrong = readdirSync(join(root, "packages")).flatMap((name) =>
    sources(join(root, "packages", name, "src"))
      .filter((file) => !isTest(file))
      .flatMap((file) => {
        const text = readFileSync(file, "utf8");
        const foreign = [...text.matchAll(/(?:import|const) \{([^}]*)\} (?:from|= await import\() ?"@x\//g)]
          .flatMap(([, names = ""]) => names.split(","))
          .map((one) => one.replace(/^\s*type /, "").trim());
        return [...text.matchAll(/instanceof (?:library\.|admin\.)?(\w+)/g)]
          .filter(([, asked = ""]) => foreign.includes(asked))
          .map(([found]) => `${relative(root, file)}: ${found}`);
      }),
  );
  expect(wrong).toEqual([]);
});

describe("a sentence is not read back", () => {
  const sentences =
    "(?:message|description|sentence|english|summary|note|meaning|reason|warning|assumption|said|title)s?";
  const asked = "(?:match|matchAll|test|exec|replace|replaceAll|split|search|startsWith|endsWith|includes|indexOf)";
  // a list of sentences may be asked whether it has one
  const reading = new RegExp(
    String.raw`\b(?!\w+s\.includes)${sentences}(?:\(\w*\))?\??\.${asked}\(|\.(?:test|exec)\((?:\w+\.)*${sentences}\)|${sentences}Of\([^)]*\)\.${asked}\(`,
    "i",
  );
  /** Texts that are no sentence of ours, and what is done with one but not to know what it says. */
  const allowed: Readonly<Record<string, string>> = {
    "packages/cli/src/main.ts": "commander's own words",
    "packages/cli/src/print/text.ts": "lines are broken at spaces",
    "packages/eurocode/src/basis/message.ts": "templates, not sentences",
    "packages/fabrication/src/exports/report-front.ts": "a sentence ends with a point",
    "packages/report/src/figures/details/shapes.ts": "signs of XML",
    "packages/report/src/head.ts": "symbols of fields stand without their units",
    "packages/report/src/markdown.ts": "signs of Markdown",
    "packages/report/src/pages/check-page.ts": "signs of Markdown",
    "packages/report/src/pdf/chapter.ts": "what a field is called, in a description that begins with it",
    "packages/report/src/pieces.ts": "symbols are set as symbols",
    "packages/server/src/worker/pool.ts": "Node's own words",
    "packages/server/src/database/away.ts": "the words of the driver of PostgreSQL",
    "packages/server/src/http/errors.ts": "hapi's own words",
    "packages/server/src/jobs/work.ts": "Node's own words",
    "packages/web/src/words.ts": "places of a text of the pages",
    "packages/words/src/words.ts": "a description up to what it says of defaults",
  };
  // what drawings and models say is read there
  const reads = /^packages\/drawings\/src\/(?:understanding|ocr|vision)\//;

  test("by no expression", () => {
    const found = readdirSync(join(root, "packages")).flatMap((name) =>
      sources(join(root, "packages", name, "src"))
        .filter((file) => !isTest(file))
        .map((file) => relative(root, file))
        .filter((file) => !reads.test(file) && reading.test(readFileSync(join(root, file), "utf8"))),
    );
    expect(found.sort()).toEqual(Object.keys(allowed).sort());
  });
});

test("what a member is depends on the library alone", () => {
  const folder = join(root, "packages/fabrication/src/members");
  const wrong = sources(folder)
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file).map((target) => `${relative(root, file)} imports ${target}`))
    .filter(
      (line) =>
        !/ imports (?:@x\/eurocode(?:\/(?:sections|message|problems))?|@x\/words\/workshop|zod|\.\/[\w-]+\.ts)$/.test(
          line,
        ),
    );
  expect(wrong).toEqual([]);
});
