/** Plates and fasteners as typed rows: what a workshop cuts and orders. */
import type { OtherRow } from "./model.ts";
import { readNumber } from "./numbers.ts";

/** "PL 10x150x250", "Bl. t=12", "FL 80x8" with the length of its column: of two sides the smaller is the thickness */
export function plateIn(text: string, length?: number): Pick<OtherRow, "plate"> {
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).flatMap((number) => readNumber(number, false) ?? []);
  const [first, second, third] = numbers;
  if (first === undefined || numbers.length > 3) return {};
  if (second === undefined) return { plate: { t_mm: first, ...(length !== undefined && { length_mm: length }) } };
  const [t_mm, ...sides] = [...numbers].sort((a, b) => a - b);
  const width = third === undefined ? Math.max(first, second) : sides[0];
  const long = third === undefined ? length : sides[1];
  return t_mm === undefined
    ? {}
    : {
        plate: {
          t_mm,
          ...(width !== undefined && { width_mm: width }),
          ...(long !== undefined && { length_mm: long }),
        },
      };
}

const fastenerSize =
  /(?<![\p{L}\d])(M\s?(?:6|8|10|12|14|16|18|20|22|24|27|30|33|36|39|42|45|48))(?:\s?[x×*-]\s?(\d{2,4}))?(?!\d)/iu;
const boltClass = /(?<![\d.])(4\.6|4\.8|5\.6|5\.8|6\.8|8\.8|10\.9|12\.9)(?![\d.])/;
const fastenerStandard =
  /(?<!\p{L})((?:DIN\s)?(?:EN\s)?ISO\s?\d{3,5}(?:-\d+)?|DIN(?:\sEN)?\s?\d{3,5}(?:-\d+)?|EN\s?\d{4,5}(?:-\d+)?)/iu;

/** "M20x60 8.8 ISO 4014" */
export function fastenerIn(text: string): Pick<OtherRow, "fastener"> {
  const found = fastenerSize.exec(text);
  if (!found?.[1]) return {};
  const grade = boltClass.exec(text)?.[1];
  const standard = fastenerStandard.exec(text)?.[1];
  return {
    fastener: {
      size: found[1].replace(/\s/g, "").toUpperCase(),
      ...(grade !== undefined && { grade }),
      ...(found[2] !== undefined && { length_mm: Number(found[2]) }),
      ...(standard !== undefined && { standard }),
    },
  };
}
