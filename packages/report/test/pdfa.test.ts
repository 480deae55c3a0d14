import { inflateSync } from "node:zlib";
import { check, checks } from "@x/eurocode";
import { wordsIn } from "@x/words/all";
import { expect, test } from "vitest";
import { reportOf } from "../src/index.ts";
import { pdf } from "../src/pdf/index.ts";

// What ISO 19005-3 asks of a file for keeping, level b, as far as a report could miss it; by its clauses.

const known = checks.find((one) => one.endpoint === "en-1993-1-1");
const example = Object.values(known?.kinds ?? {})[0]?.example ?? {};
const request = { members: [{ ...example, mark: "日本" }] };
const bytes = await pdf(
  reportOf(check("en-1993-1-1", { ...request, derivation: true, messages: true }), {
    request,
    length: "full",
    words: wordsIn("fr"),
    project: { project: "Hall <3> & « été »", author: "A. de Vries & Zn.", date: "2026-11-28" },
  }),
  [{ name: "calculation.json", description: "Input", type: "application/json", bytes: new TextEncoder().encode("{}") }],
);
const file = Buffer.from(bytes).toString("latin1");
const objects = [...file.matchAll(/\n\d+ 0 obj\n([\s\S]*?)\nendobj/g)].map(([, body = ""]) => body);
const dictionary = (body: string): string => body.split("\nstream\n")[0] ?? "";
const having = (text: string): string[] => objects.map(dictionary).filter((one) => one.includes(text));

function contentOf(body: string): string | undefined {
  const [head = "", rest] = body.split(/\nstream\r?\n/);
  const data = rest?.slice(0, rest.lastIndexOf("\nendstream"));
  if (data === undefined) return undefined;
  return head.includes("/FlateDecode") ? inflateSync(Buffer.from(data, "latin1")).toString("latin1") : data;
}

test("6.1: a header with bytes above 127, an identifier, no encryption, no compression that is forbidden", () => {
  expect(file).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
  expect(file).toMatch(/trailer\n<<[\s\S]*\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
  expect(file).not.toMatch(/\/Encrypt\b|\/LZWDecode|\/Crypt\b/);
});

test("6.2.3: colours have a profile, which is in the file", () => {
  const [intent = ""] = having("/OutputIntent");
  expect(having("/S /GTS_PDFA1")).toHaveLength(1);
  expect(having("/S /GTS_PDFA1")[0]).toMatch(
    /\/OutputConditionIdentifier \(sRGB[^)]*\)[\s\S]*\/DestOutputProfile \d+ 0 R/,
  );
  expect(intent).not.toBe("");
  const profile = objects.map((body) => contentOf(body) ?? "").find((text) => text.slice(36, 40) === "acsp");
  expect(profile?.slice(12, 20)).toBe("mntrRGB ");
  // nothing is in a space that it does not describe
  for (const body of objects) expect(contentOf(body) ?? "").not.toMatch(/^[\d. ]+ [kK]$/m);
  expect(file).not.toContain("/DeviceCMYK");
});

test("6.2.11: fonts are in the file, and no letter is one that a font lacks", () => {
  const fonts = having("/Type /FontDescriptor");
  expect(fonts.length).toBeGreaterThan(3);
  for (const font of fonts) expect(font).toMatch(/\/FontFile2 \d+ 0 R/);
  for (const font of having("/CIDFontType2")) expect(font).toContain("/CIDToGIDMap /Identity");
  const shown = objects.flatMap((body) => [...(contentOf(body) ?? "").matchAll(/<((?:[0-9a-f]{4})+)>(?= [-\d])/g)]);
  expect(shown.length).toBeGreaterThan(100);
  for (const [, glyphs = ""] of shown) expect(glyphs.match(/.{4}/g)).not.toContain("0000");
});

test("6.3, 6.5: links are printed, and lead to places of the file", () => {
  const links = having("/Subtype /Link");
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain("/F 4");
  expect(file).not.toMatch(
    /\/(?:JavaScript|Launch|Sound|Movie|ResetForm|ImportData|SetOCGState|Rendition|Trans|GoTo3DView)\b/,
  );
});

test("6.6: metadata say what it is, and say the same as the properties", () => {
  const metadata = objects.find((body) => /\/Type \/Metadata/.test(dictionary(body)));
  const xml = Buffer.from(contentOf(metadata ?? "") ?? "", "latin1").toString("utf8");
  expect(xml).toMatch(/^<\?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\?>/);
  expect(xml).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(xml).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
  expect(xml).toMatch(/<rdf:li>A\. de Vries &amp; Zn\.<\/rdf:li>/);
  expect(xml).toContain("<xmp:CreateDate>2026-11-28T00:00:00Z</xmp:CreateDate>");
  expect(xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
});

test("6.8: what is attached says how it belongs to the file", () => {
  const [specification = ""] = having("/AFRelationship");
  expect(specification).toMatch(/\/AFRelationship \/Source/);
  expect(specification).toMatch(
    /\/F \(calculation\.json\)[\s\S]*\/UF \(calculation\.json\)|\/UF \(calculation\.json\)/,
  );
  expect(having("/EmbeddedFile")[0]).toMatch(/\/Subtype \/application#2Fjson[\s\S]*\/ModDate|\/ModDate/);
  expect(having("/Type /Catalog")[0]).toMatch(/\/AF \[\d+ 0 R\]/);
});
