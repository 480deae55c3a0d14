/** The documentation of the repository as pages of the site: Markdown to HTML in the frame of all pages, a contents, a search. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { Marked, type RendererObject, type Tokens } from "marked";

const root = join(import.meta.dirname, "../..");

/** The page that the server has of its API: no file of the repository. */
const api = "/docs";

/** The contents at the side, by file of the repository; what is not named here is reached by links. */
const contents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Begin: {
    "README.md": "Quick start",
    "docs/tutorial.md": "Tutorial",
    "docs/how-to/README.md": "How to",
    "docs/concepts.md": "Concepts",
    "docs/worked-example.md": "A worked example",
    "docs/scope.md": "Scope",
  },
  // a check by what it is of
  Checks: Object.fromEntries(
    readdirSync(join(root, "docs/checks"))
      .filter((name) => name.endsWith(".md"))
      .map((name) => [`docs/checks/${name}`, ""]),
  ),
  "What is behind them": {
    "docs/annexes.md": "National annexes",
    "docs/clauses.md": "Clauses and formulas",
    "docs/details.md": "Details of EN 1993-1-9",
    "docs/verification/README.md": "Verification manual",
  },
  Drawings: { "docs/drawings.md": "Reading drawings", "docs/fabrication.md": "Files for the workshop" },
  "For programs": {
    [api]: "API",
    "docs/errors.md": "Errors",
    "packages/eurocode/README.md": "Library",
    "packages/client/README.md": "Client",
    "docs/performance.md": "Performance",
  },
  "For who runs it": { "docs/operations.md": "Operations", "docs/capacity.md": "Capacity", "docs/web.md": "Pages" },
  "For who builds on it": {
    "CONTRIBUTING.md": "Contributing",
    "docs/architecture.md": "Architecture",
    "docs/design.md": "Design of the pages",
    "docs/decisions/README.md": "Decisions",
    "docs/dependencies.md": "Dependencies",
    "CHANGELOG.md": "Changelog",
  },
};

/** Files outside docs/, by the last part of their address. */
const elsewhere: Readonly<Record<string, string>> = {
  "README.md": "start",
  "CONTRIBUTING.md": "contributing",
  "CHANGELOG.md": "changelog",
  "packages/eurocode/README.md": "library",
  "packages/client/README.md": "client",
};

const filesOfDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map(
  (name) => `docs/${name.replaceAll("\\", "/")}`,
);

/** Every page, by its file. */
const addresses = new Map(
  [...filesOfDocs.filter((name) => name.endsWith(".md")), ...Object.keys(elsewhere)].map((file): [string, string] => [
    file,
    `/docs/${elsewhere[file] ?? file.replace(/^docs\//, "").replace(/(?:\/README)?\.md$/, "")}`,
  ]),
);

interface Section {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

interface Read {
  readonly file: string;
  readonly address: string;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

export interface SiteFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What the site has below `docs/`; `shell` is the built page with nothing in it. */
export function documentation(shell: string, version: string): SiteFile[] {
  const drawn = new Map<string, string>();
  const pages = [...addresses].map(([file, address]) => read(file, address, drawn));
  const titles = new Map(pages.map(({ file, title }) => [file, title]));
  const made = pages.map(({ file, address, title, html }) => ({
    name: `${address.slice(1)}.html`,
    content: filled(shell, {
      title: file === "README.md" ? "Quick start" : title,
      main: `<article class="prose">\n${html}</article>`,
      nav: navigation(titles, address, version),
    }),
  }));
  const ofApi = filled(shell, { title: "API", main: apiPage, nav: navigation(titles, api, version) });
  const pictures = filesOfDocs.filter((name) => /\.(?:svg|png)$/.test(name));
  return [
    ...made,
    { name: "docs/index.html", content: ofApi },
    {
      name: "docs/search.json",
      content: JSON.stringify(pages.flatMap(({ title, sections }) => entries(title, sections))),
    },
    ...[...drawn].map(([name, content]) => ({ name, content })),
    ...pictures.map((name) => ({ name, content: readFileSync(join(root, name)) })),
  ];
}

/** Filled by what the server says of itself. */
const apiPage = `<h1>API</h1>
<div id="api"></div>`;

const entries = (page: string, sections: readonly Section[]) =>
  sections.map(({ title, address, text }) => ({ page, title, address, text }));

interface Filling {
  readonly title: string;
  readonly main: string;
  readonly nav: string;
}

const filled = (shell: string, { title, main, nav }: Filling): string =>
  shell
    .replace("<title>Documentation", () => `<title>${escaped(title)}`)
    .replace("<!-- contents -->", () => nav)
    .replace("<!-- page -->", () => main);

function navigation(titles: ReadonlyMap<string, string>, here: string, version: string): string {
  const groups = Object.entries(contents).map(([group, entries]) => {
    const links = Object.entries(entries).map(([file, name]) => {
      const address = addresses.get(file) ?? api;
      const text = name === "" ? titles.get(file)?.split(": ")[1] : name;
      const isHere = address === here || (address !== api && here.startsWith(`${address}/`));
      return `<li><a href="${address}"${isHere ? ' aria-current="page"' : ""}>${escaped(text ?? file)}</a></li>`;
    });
    return `<h2>${escaped(group)}</h2>\n<ul>\n${links.join("\n")}\n</ul>`;
  });
  return `${groups.join("\n")}\n<p>x ${escaped(version)}</p>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter] ?? letter);

/** As the forges make them, so that a link works there too. */
function anchors(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}

/** A heading or a paragraph without its signs. */
const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>|[`*|#]|^[-\s]+$/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** Enough to find a section by what it says. Of the manual the words are figures. */
const mostText = 400;
const isSearched = (file: string): boolean => !/^docs\/(?:verification\/en-|clauses)|^CHANGELOG/.test(file);

function read(file: string, address: string, drawn: Map<string, string>): Read {
  const marked = new Marked({ renderer: rendererOf(file, drawn) });
  const tokens = marked.lexer(readFileSync(join(root, file), "utf8").replace(/<!--[\s\S]*?-->\s*/g, ""));
  const anchor = anchors();
  const sections: { title: string; address: string; text: string }[] = [];
  for (const token of tokens) {
    const last = sections.at(-1);
    if (token.type === "heading") {
      const title = plain(String(token.text));
      sections.push({ title, address: `${address}#${anchor(title)}`, text: "" });
    } else if (last && isSearched(file) && last.text.length < mostText)
      last.text = `${last.text} ${plain(token.raw)}`.trim().slice(0, mostText);
  }
  return { file, address, title: sections[0]?.title ?? file, html: marked.parser(tokens), sections };
}

/** Headings with anchors, links inside the site, tables that scroll alone, no styles in the page: its policy forbids them. */
function rendererOf(file: string, drawn: Map<string, string>): RendererObject {
  const anchor = anchors();
  return {
    code({ text }) {
      return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
    },
    heading({ tokens, text, depth }) {
      return `<h${depth} id="${anchor(plain(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const to = addressOf(file, href);
      return to === undefined ? inner : `<a href="${escaped(to)}">${inner}</a>`;
    },
    image({ href, text }) {
      const [, svg] = /^data:image\/svg\+xml,(.*)$/s.exec(href) ?? [];
      // the policy of the pages takes pictures from the server alone
      const name = `docs/drawn/${drawn.size + 1}.svg`;
      if (svg !== undefined) drawn.set(name, decodeURIComponent(svg));
      const to = svg === undefined ? addressOf(file, href) : `/${name}`;
      return `<img src="${escaped(to ?? href)}" alt="${escaped(text)}" loading="lazy">`;
    },
    table({ header, rows }) {
      const row = (cells: readonly Tokens.TableCell[], head: boolean) => {
        const set = cells.map(({ tokens, align }) => {
          const side = align === null ? "" : ` class="${align}"`;
          // a column without a heading has no heading
          const name = head && tokens.length > 0 ? "th" : "td";
          return `<${name}${side}>${this.parser.parseInline(tokens)}</${name}>`;
        });
        return `<tr>${set.join("")}</tr>`;
      };
      const body = rows.map((cells) => row(cells, false)).join("\n");
      return `<div class="scroll" tabindex="0"><table>\n<thead>${row(header, true)}</thead>\n<tbody>${body}</tbody>\n</table></div>\n`;
    },
  };
}

/** Where a link of a file leads on the site; undefined where it leads to a file that the site does not have. */
function addressOf(file: string, href: string): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [path = "", hash] = href.split("#");
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, "");
  const page =
    addresses.get(target) ??
    addresses.get(`${target}/README.md`) ??
    [...addresses].find(([one]) => one.startsWith(`${target}/`))?.[1];
  if (page !== undefined) return hash === undefined ? page : `${page}#${hash}`;
  return filesOfDocs.includes(target) && existsSync(join(root, target)) ? `/${target}` : undefined;
}
