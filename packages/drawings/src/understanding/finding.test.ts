/** Every profile of the catalogue, however it is spelled, is found inside a sentence, whole and as itself. */
import { profileWords, resolveDesignation, sections } from "@x/eurocode";
import { sectionsIn } from "@x/fabrication/members";
import fc from "fast-check";
import { expect, test } from "vitest";

const all = sections().map(({ designation }) => designation);
const members = all.filter((name) => !/^(?:FL|PL|RD|SQ|T) /.test(name));

/** letters between two words and between letters and numbers */
const gaps = ["", " ", "-"];
const separators = ["x", "X", "×", "*", " x ", "/"];

const words: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ["L", "SHS", "RHS", "CHS"].map((family) => [
    family,
    profileWords
      .filter(({ reading }) =>
        ({ L: ["angle"], SHS: ["square"], RHS: ["rectangular"], CHS: ["tube"] })[family]?.includes(reading),
      )
      .map((word) => word.words.join(" "))
      // a letter alone needs a place where sections are expected
      .filter((word) => word.length > 1 && word !== "EA" && word !== "UA"),
  ]),
);

test("every spelling of every profile, inside a sentence", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...members),
      fc.nat(),
      fc.constantFrom(...gaps),
      fc.constantFrom(...separators),
      fc.boolean(),
      fc.constantFrom("Beam ", "", "Pos. 3: ", "(", "column at C3, ", "4x "),
      fc.constantFrom(" at axis 3", "", ", L=4500", ")", " S355", "; see detail"),
      (name, which, gap, separator, comma, before, after) => {
        const [family = "", numbers = "", ...rest] = name.split(" ");
        const own = words[family] ?? [family];
        const word = own[which % own.length] ?? family;
        const slashed = separator === "/" && (words[family] === undefined || rest.length > 0);
        const size = numbers.replaceAll("x", slashed ? "x" : separator);
        const printed = comma ? size.replace(".", ",") : size;
        const text = `${word}${gap}${printed}${rest.length > 0 ? ` ${rest.join(" ")}` : ""}`;
        const resolution = resolveDesignation(text);
        fc.pre("kind" in resolution);
        const found = sectionsIn(`${before}${text}${after}`);
        expect({ text, found: found.map((one) => one.profile) }).toEqual({
          text,
          found: "kind" in resolution ? [resolution.canonical] : [],
        });
      },
    ),
    { numRuns: Number(process.env.FC_RUNS ?? 600) },
  );
});

test.each([
  ["U 200 neu", "UPN 200"],
  ["Stütze I 160", "IPN 160"],
  ["lPE 300", "IPE 300"],
  ["HEB2OO", "HE 200 B"],
  ["Tubo quadro 100x100x5", "SHS 100x100x5"],
  ["TUBO 120.120.6", "SHS 120x120x6"],
  ["Rør Ø114,3x5", "CHS 114.3x5"],
  ["RK 100x100x5", "SHS 100x100x5"],
  ["RP 120x80x6.3", "RHS 120x80x6.3"],
  ["TR 4HR 100x100x5", "SHS 100x100x5"],
  ["TR 114,3x5", "CHS 114.3x5"],
  ["Jäkl 100x50x5", "RHS 100x50x5"],
  ["QHP 100x5", "SHS 100x100x5"],
  ["Buis Ø76,1x4", "CHS 76.1x4"],
  ["Putki 48.3x3.2", "CHS 48.3x3.2"],
])("%s holds %s", (text, profile) => {
  expect(sectionsIn(`x: ${text}, see detail`).map((one) => one.profile)).toEqual([profile]);
});

test.each(["TS 100x100x5", "UAP 150", "HSQ 200"])("%s is known and is not in the catalogue", (text) => {
  const [found] = sectionsIn(`beam ${text} here`);
  expect(found?.profile).toBeUndefined();
  expect(found?.unknown).toBeDefined();
});

test.each(["u 200", "axis I 12", "U 20 mm", "I 95"])("%s holds no section", (text) => {
  expect(sectionsIn(text).filter(({ profile }) => profile !== undefined)).toEqual([]);
});
