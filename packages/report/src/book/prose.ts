/** Text between calculations, as Markdown has it: headings, paragraphs, lists, tables, pictures, and links to other chapters. */
import { marked, type Token, type Tokens } from "marked";
import type { Anchor, BookPart, Run } from "../parts.ts";

/** What a link or a picture of a text leads to. */
interface Surroundings {
  /** The chapter or item that a relative link means: its place, and what stands after the words of the link. */
  readonly chapter: (href: string) => { readonly to: Anchor; readonly said: string } | undefined;
  readonly picture: (href: string) => Uint8Array | undefined;
}

interface Prose {
  /** The first heading, where it is of the first level. */
  readonly title: string | undefined;
  readonly parts: readonly BookPart[];
  /** Links and pictures that lead nowhere. */
  readonly missing: readonly string[];
}

interface Style {
  readonly bold?: true;
  readonly slanted?: true;
  readonly code?: true;
  readonly url?: string;
  readonly to?: Anchor;
}

export function proseOf(markdown: string, around: Surroundings): Prose {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== "space");
  const [first] = tokens;
  const title = first && isHeading(first) && first.depth === 1 ? plain(first.tokens) : undefined;
  const page: Page = { around, missing: [] };
  const parts = (title === undefined ? tokens : tokens.slice(1)).flatMap((token) => block(page, token, 0));
  return { title, parts, missing: page.missing };
}

/** What is read, and what of it leads nowhere. */
interface Page {
  readonly around: Surroundings;
  readonly missing: string[];
}

function block(page: Page, token: Token, indent: number): BookPart[] {
  if (isHeading(token)) {
    const level = token.depth <= 2 ? 1 : token.depth === 3 ? 2 : 3;
    return [{ is: "heading", level, text: plain(token.tokens) }];
  }
  switch (token.type) {
    case "paragraph":
    case "text":
      return paragraph(page, childrenOf(token), indent);
    case "list":
      return list(page, token as Tokens.List, indent); // by its type
    case "table":
      return [table(page, token as Tokens.Table)]; // by its type
    case "blockquote":
      return childrenOf(token).flatMap((one) => block(page, one, indent + 1));
    case "code":
      return code(token as Tokens.Code, indent); // by its type
    case "hr":
      return [{ is: "prose", runs: [{ text: " " }], indent }];
    default:
      // comments and raw HTML say nothing on paper
      return [];
  }
}

/** A picture that is alone in its paragraph is one of the page; others are in their place after it. */
function paragraph(page: Page, tokens: readonly Token[], indent: number): BookPart[] {
  const pictures: BookPart[] = [];
  const runs = tokens.flatMap((token) => inline(page, token, {}, pictures));
  const isEmpty = runs.every(({ text }) => text.trim() === "");
  return [...(isEmpty ? [] : [{ is: "prose" as const, runs, indent }]), ...pictures];
}

function list(page: Page, { items, ordered, start }: Tokens.List, indent: number): BookPart[] {
  return items.flatMap((item, i) => {
    const marker = ordered ? `${(typeof start === "number" ? start : 1) + i}.` : "•";
    const inner = item.tokens
      .filter(({ type }) => type !== "space" && type !== "checkbox")
      .flatMap((one) => block(page, one, indent + 1));
    const [own, ...rest] = inner;
    return own?.is === "prose" ? [{ ...own, marker }, ...rest] : inner;
  });
}

function table(page: Page, { header, rows }: Tokens.Table): BookPart {
  return {
    is: "table",
    kind: "plain",
    columns: header.map(({ tokens }) => ({ name: { text: plain(tokens) } })),
    rows: rows.map((row) => ({
      cells: row.map(({ tokens }) => {
        const [alone] = tokens;
        const link = tokens.length === 1 && alone?.type === "link" ? linkOf(page, alone as Tokens.Link) : undefined; // by its type
        const to = link?.style.to;
        return { text: plain(tokens) + (link?.said ?? ""), ...(to === undefined ? {} : { link: to }) };
      }),
    })),
  };
}

const code = ({ text }: Tokens.Code, indent: number): BookPart[] =>
  text
    .split("\n")
    .map((line) => ({ is: "prose", runs: [{ text: line === "" ? " " : line, code: true }], indent: indent + 1 }));

function inline(page: Page, token: Token, style: Style, pictures: BookPart[]): Run[] {
  const inner = (own: Style) => childrenOf(token).flatMap((one) => inline(page, one, { ...style, ...own }, pictures));
  switch (token.type) {
    case "strong":
      return inner({ bold: true });
    case "em":
      return inner({ slanted: true });
    case "codespan":
      return [{ ...style, code: true, text: textOf(token) }];
    case "br":
      return [{ ...style, text: " " }];
    case "link": {
      const { style: own, said } = linkOf(page, token as Tokens.Link); // by its type
      return [...inner(own), ...(said === "" ? [] : [{ ...style, ...own, text: said }])];
    }
    case "image": {
      const { href, text } = token as Tokens.Image; // by its type
      const bytes = page.around.picture(href);
      if (bytes) pictures.push({ is: "picture", bytes, title: unescaped(text) });
      else page.missing.push(href);
      return [];
    }
    case "html":
      return [];
    default:
      return childrenOf(token).length > 0 ? inner({}) : [{ ...style, text: textOf(token) }];
  }
}

function linkOf(page: Page, { href }: Tokens.Link): { readonly style: Style; readonly said: string } {
  if (/^(?:https?|mailto):/i.test(href)) return { style: { url: href }, said: "" };
  const found = page.around.chapter(href);
  if (found) return { style: { to: found.to }, said: ` ${found.said}` };
  page.missing.push(href);
  return { style: {}, said: "" };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

const childrenOf = (token: Token): readonly Token[] => ("tokens" in token && token.tokens ? token.tokens : []);

const textOf = (token: Token): string =>
  "text" in token && typeof token.text === "string" ? unescaped(token.text) : "";

const plain = (tokens: readonly Token[]): string =>
  tokens.map((token) => (childrenOf(token).length > 0 ? plain(childrenOf(token)) : textOf(token))).join("");

/** Markdown writes some signs as HTML does. */
const unescaped = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|amp|#39);/g,
    (_, name: string) => ({ lt: "<", gt: ">", quot: '"', amp: "&" })[name] ?? "'",
  );
