// npm run -s new-standard -- 1999-1-1 member "Aluminium members" : a standard that calculates one invented formula, ready to
// be filled; npm run -s new-kind -- tie-rod "Tie rods" : a kind of joint. Writes the folder and every line elsewhere; what only a
// person can say is printed at the end.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The files of the folder, and what changes elsewhere: a function of what was there. Paths from packages/eurocode. */
export function newStandard(number, kind, title) {
  const endpoint = `en-${number}`;
  const standard = `EN ${number}`;
  const many = `${kind}s`;
  const name = camel(kind);
  const check = `checkOf${number.replaceAll("-", "_")}`;
  const folder = `src/${endpoint}`;
  return {
    files: {
      [`${folder}/formula.ts`]: `import { formulasOf } from "../basis/formula.ts";
import { requirementsOf } from "../basis/verification.ts";

export const formula = formulasOf("${standard}");
export const requirement = requirementsOf("${standard}");
`,
      ...kindFiles({ endpoint, folder, kind, title }),
      [`${folder}/scope.ts`]: `import { type Scope, yes } from "../basis/scope.ts";

export const scope: Scope = {
  "${standard}": [yes("1.1", "Tension")],
};
`,
      [`${folder}/check.ts`]: `import type { Check } from "../engine/kind.ts";
import { ${name}Kind } from "./${kind}.ts";

export const ${check}: Check = {
  endpoint: "${endpoint}",
  standard: "${standard}:2000",
  title: "${title}",
  about: "${title}: tension.",
  many: "${many}",
  kinds: { ${/^[a-z]\w*$/.test(kind) ? kind : `"${kind}"`}: ${name}Kind },
  top: {},
  example: { national_annex: "EN", ${many.includes("-") ? `"${many}"` : many}: [${name}Kind.example] },
};
`,
      [`${folder}/index.ts`]: `export { ${check} } from "./check.ts";
export * from "./${kind}.ts";
`,
      [`published/${endpoint}.json`]: "[]\n",
      [`must-not-pass/${endpoint}.json`]: "[]\n",
    },
    changes: {
      "src/checks.ts": (text) =>
        after(text, `import { ${check} } from "./${endpoint}/check.ts";`, /^import \{.*\/check\.ts";$/gm).replace(
          /(export const checks[^[]*\[\][^[]*\[[\s\S]*?)\n\];/,
          `$1\n  ${check},\n];`,
        ),
      "src/scope.ts": (text) => {
        const alias = `ofEN${number.replaceAll("-", "")}`;
        const imported = after(
          text,
          `import { scope as ${alias} } from "./${endpoint}/scope.ts";`,
          /^import \{ scope as .*$/gm,
        );
        return imported.replace(/\n\};\s*$/, `\n  ...${alias},\n};\n`);
      },
      "package.json": (text) => {
        const manifest = JSON.parse(text);
        const { "./materials": materials, "./package.json": own, ...exports } = manifest.exports;
        for (const [from, to] of [
          [endpoint, `${endpoint}/index`],
          [`${endpoint}/*`, `${endpoint}/*`],
        ])
          exports[`./${from}`] = {
            "@x/source": `./src/${to}.ts`,
            types: `./dist/public/${to}.d.ts`,
            default: `./dist/public/${to}.js`,
          };
        manifest.exports = { ...exports, "./materials": materials, "./package.json": own };
        return `${JSON.stringify(manifest, null, 2)}\n`;
      },
    },
    left: [
      `fill ${folder}: the clauses, their formulas, the schema; scope.ts says what is covered`,
      "packages/eurocode/src/annexes/en.ts: its nationally determined parameters, and the countries that decide otherwise",
      `packages/eurocode/published/${endpoint}.json: worked examples of publications`,
      "npx vitest run tests/ -u writes the pages and the golden files",
      "npm run -s typecheck names the rest: its pictures (report/figures)",
      "packages/words/src/<language>: its title (paper.ts), its verifications (verifications.ts), its fields; names.test.ts and words.test.ts of the report say which are missing",
    ],
  };
}

/** A kind of joint in EN 1993-1-8, the check that is a list of kinds: a room of its own, and a line where kinds are listed. */
export function newKind(kind, title) {
  const endpoint = "en-1993-1-8";
  const room = `${kind}s`;
  const name = camel(kind);
  const folder = `src/${endpoint}/${room}`;
  const field = "connection";
  return {
    files: {
      ...kindFiles({ endpoint, folder, kind, title, field, up: "../" }),
      [`${folder}/says.ts`]: `import { messages } from "../../basis/message.ts";

export const says = messages("${camel(room)}", {
  ends: "Both ends of the ${kind} carry its tension.",
});
`,
      [`../report/src/figures/joints/${kind}.ts`]: figureOf(kind),
    },
    changes: {
      [`src/${endpoint}/geometry.ts`]: (text) =>
        text.replace(
          "export type JointGeometry =\n",
          `${geometryOf(kind)}\nexport type JointGeometry =\n  | ${pascal(kind)}Geometry\n`,
        ),
      "../report/src/figures/en-1993-1-8.ts": (text) =>
        after(
          text,
          `import { ${name}Figure } from "./joints/${kind}.ts";`,
          /^import .* from "\.\/joints\/.*$/gm,
        ).replace(
          "    default:\n      return geometry satisfies never;",
          `    case "${kind}":\n      return ${name}Figure(words, item, geometry);\n    default:\n      return geometry satisfies never;`,
        ),
      [`src/${endpoint}/check.ts`]: (text) =>
        after(text, `import { ${name}Kind } from "./${room}/${kind}.ts";`, /^import \{ \w+Kind \} from .*$/gm).replace(
          /(const kinds = \[[\s\S]*?)\n\];/,
          `$1\n  ${name}Kind,\n];`,
        ),
      [`src/${endpoint}/messages.ts`]: (text) =>
        after(text, `export { says as ${camel(room)} } from "./${room}/says.ts";`, /^export \{ says as .*$/gm),
      [`src/${endpoint}/index.ts`]: (text) =>
        after(text, `export * as ${camel(room)} from "./${room}/${kind}.ts";`, /^export .*$/gm),
      [`src/${endpoint}/scope.ts`]: (text) =>
        text.replace(/(\n {2}"EN 1993-1-8": \[)/, `$1\n    yes("1.1", "${title}"),`),
    },
    left: [
      `fill ${folder}: the clauses, their formulas, the schema, refuse.ts; scope.ts names its clauses`,
      `packages/eurocode/published/${endpoint}.json: worked examples of publications`,
      `the picture: ${pascal(kind)}Geometry in geometry.ts, drawn in packages/report/src/figures/joints/${kind}.ts`,
      "npm run -s typecheck names its messages in each language (packages/words/src/<language>)",
      "npx vitest run tests/ packages/words packages/report packages/web -u writes pages, lists and goldens, and names the words that are missing",
    ],
  };
}

/** What its picture shows, and a picture of it. */
const geometryOf = (kind) => `export interface ${pascal(kind)}Geometry {
  readonly kind: "${kind}";
  /** mm² */
  readonly A: number;
  readonly N: number;
}
`;

const figureOf = (kind) => `import type { ItemResult, JointGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { mm } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { pull, sheet } from "./drafting.ts";
import { box } from "./parts.ts";

type Geometry = Extract<JointGeometry, { readonly kind: "${kind}" }>;

/** Along its axis. */
export function ${camel(kind)}Figure(words: Words, item: ItemResult, { A, N }: Geometry): Figure {
  const high = Math.sqrt(A);
  const long = 12 * high;
  return sheet(words, {
    title: words.write\`\${item.mark ?? ""} \${mm(A)} mm²\`,
    notes: resistances(words, item.values, ["N_Rd_kN"]),
    views: [
      {
        name: "",
        left: 0,
        right: long,
        top: 0,
        bottom: high,
        margin: { left: 96, right: 40 },
        draw: (view) => [
          box(view, 0, 0, long, high, { fill: palette.steel, stroke: palette.ink }),
          ...pull(view, 0, high / 2, N, "N_Ed"),
        ],
      },
    ],
  });
}
`;

const pascal = (text) => text[0].toUpperCase() + camel(text).slice(1);
const camel = (text) => text.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A kind that calculates one invented formula; `field` says which kind an item is, where a check has several. */
function kindFiles({ endpoint, folder, kind, title, field, up = "" }) {
  const name = camel(kind);
  const chosen = field === undefined ? "" : `${field}: "${kind}", `;
  return {
    [`${folder}/schema.ts`]: `${field === undefined ? "" : `import * as z from "zod";\n`}import { nonNegative, positive, strict, text } from "../${up}basis/fields.ts";

export const ${name}Schema = strict(() => ({
  mark: text("name of the ${kind}").optional(),
${field === undefined ? "" : `  ${field}: z.literal("${kind}").meta({ description: "kind of ${field}" }),\n`}  A_mm2: positive("area of the section", "mm²"),
  f_MPa: positive("strength", "MPa"),
  N_Ed: nonNegative("tension", "kN"),
}));
`,
    [`${folder}/${kind}.ts`]: `import { defineKind } from "../${up}engine/kind.ts";
import { formula, requirement } from "./${up}formula.ts";
${field === undefined ? "" : `import { draw } from "../geometry.ts";\nimport { says } from "./says.ts";\n`}import { ${name}Schema } from "./schema.ts";

export const resistance = formula("1.1(1)", "A * f / 1000", (A, f) => (A * f) / 1000);
export const tension = requirement("${endpoint}-tension", "1.1(1)", "N_Ed / N_Rd <= 1", "tension of the ${kind}");

export const ${name}Kind = defineKind({
  name: "${kind}",
  title: "${title}",
  schema: ${name}Schema,
  example: { ${chosen}mark: "1", A_mm2: 1000, f_MPa: 200, N_Ed: 150 },
  label: ({ A_mm2 }) => \`\${A_mm2} mm²\`,
  run(sheet, item) {
${field === undefined ? "" : "    sheet.assume(says.ends);\n"}    const N_Rd = sheet.put("N_Rd_kN", resistance, item.A_mm2, item.f_MPa);
    sheet.verify(tension, item.N_Ed, N_Rd, "kN");
${field === undefined ? "" : `    draw(sheet, () => ({ kind: "${kind}", A: item.A_mm2, N: item.N_Ed }));\n`}    return undefined;
  },
});
`,
    [`${folder}/${kind}.test.ts`]: `import { expect, test } from "vitest";
import { check, type ItemResult } from "../${up}index.ts";

test("a worked example, by hand", () => {
  const { result } = check("${endpoint}", { "${field === undefined ? `${kind}s` : `${field}s`}": [{ ${chosen}A_mm2: 1000, f_MPa: 200, N_Ed: 150 }] });
  const [item] = result["${field === undefined ? `${kind}s` : `${field}s`}"] as ItemResult[]; // one in, one out
  expect(item?.values).toEqual({ N_Rd_kN: 200 });
  expect(item?.utilization).toBe(0.75);
});
`,
  };
}

/** A line after the last that matches. */
function after(text, line, pattern) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`no place for ${line}`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Writes it below a folder that looks like packages/eurocode. */
export function writeStandard(base, { files, changes }) {
  for (const path of Object.keys(files)) if (existsSync(join(base, path))) throw new Error(`${path} is there already`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  for (const [path, change] of Object.entries(changes)) {
    const text = readFileSync(join(base, path), "utf8");
    const changed = change(text);
    if (changed === text) throw new Error(`${path} has no place for it`);
    writeFileSync(join(base, path), changed);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2);
  const made = askedFor(given);
  if (!made) {
    process.stderr.write('npm run -s new-standard -- 1999-1-1 member "Aluminium members"\n');
    process.stderr.write('npm run -s new-kind -- tie-rod "Tie rods"\n');
    process.exit(2);
  }
  const base = join(dirname(dirname(fileURLToPath(import.meta.url))), "packages/eurocode");
  writeStandard(base, made);
  for (const path of [...Object.keys(made.files), ...Object.keys(made.changes)])
    process.stdout.write(`${join("packages/eurocode", path)}\n`);
  process.stdout.write(`\nleft to you:\n${made.left.map((line) => `- ${line}\n`).join("")}`);
}

function askedFor([first, ...rest]) {
  const number = first === "kind" ? undefined : first;
  const [kind, title] = rest;
  if (!/^[a-z]+(-[a-z]+)*$/.test(kind ?? "") || !title) return undefined;
  if (first === "kind") return newKind(kind, title);
  return /^\d{4}(-\d+)*$/.test(number ?? "") ? newStandard(number, kind, title) : undefined;
}
