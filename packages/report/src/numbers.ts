import { percent } from "@x/eurocode/text";
import type { Words } from "@x/words";

/** Numbers as an engineer writes them down. */

/** Four figures, thousands whole and in groups; yes and no of switches are signs. */
export function figure(value: unknown, words?: Words): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value !== "number") return value === null ? "–" : "";
  const text = figures(value, 4);
  return words ? words.decimal(text) : text;
}

/** With so many figures, all of the whole part, and powers of ten where a reader would lose count. */
export function figures(value: number, digits: number): string {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1e9 || size < 1e-4) {
    const [mantissa = "", exponent = ""] = value.toExponential(digits - 1).split("e");
    return `${Number(mantissa)} · 10${superscript(Number(exponent))}`;
  }
  return grouped(String(rounded(value, digits)));
}

/** The number that `figures` shows. */
export function rounded(value: number, digits: number): number {
  const size = Math.abs(value);
  if (size >= 10 ** digits && size < 1e9) return Math.round(value);
  return Number(value.toPrecision(digits));
}

const grouped = (text: string): string => {
  const [whole = "", part] = text.split(".");
  const groups = Math.abs(Number(whole)) >= 1000 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u202F") : whole;
  return part === undefined ? groups : `${groups}.${part}`;
};

export const superscript = (exponent: number | string): string =>
  String(exponent).replace(/[-+0-9]/g, (c) => (c === "-" ? "⁻" : c === "+" ? "" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(c)] ?? c)));

/** A number of a formula's text: `1e6` is 10⁶. */
export function literal(text: string, words: Words): string {
  const [mantissa = "", exponent] = text.toLowerCase().split("e");
  if (exponent === undefined) return words.decimal(text);
  const power = `10${superscript(exponent)}`;
  return Number(mantissa) === 1 ? power : `${words.decimal(mantissa)} · ${power}`;
}

export const percentage = (fraction: number, words: Words): string => words.decimal(percent(fraction));
