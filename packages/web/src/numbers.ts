// One spelling of numbers: what a person types, pastes, dictates or keeps in a table means the same everywhere in these pages.

/** What can be two numbers: the sign that stands before three figures is one of decimals, or of thousands. */
export interface Either {
  readonly small: number;
  readonly large: number;
}

export const isEither = (meaning: number | Either | undefined): meaning is Either => typeof meaning === "object";

/** Groups of three behind spaces or apostrophes are thousands to everybody. */
const spaced = /^([-+]?[1-9]\d{0,2})((?:[ \u00a0\u202f\u2009'’]\d{3})+)(?=$|[.,])/;
const pointsFirst = /^[1-9]\d{0,2}(?:\.\d{3})+,\d*$/;
const commasFirst = /^[1-9]\d{0,2}(?:,\d{3})+\.\d*$/;
const several = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/;
const doubtful = /^[1-9]\d{0,2}[.,]\d{3}$/;
const single = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/** The number that a text says, with or without its unit; undefined where it says none. */
export function meaningOf(text: string, unit = ""): number | Either | undefined {
  const typed = text.trim().replace(/^[−–]/, "-");
  const bare = unit !== "" && typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed;
  const isSpaced = spaced.test(bare);
  const plain = bare.replace(spaced, (_, first: string, groups: string) => first + groups.replace(/\D/g, ""));
  const [, sign = "", body, power = ""] = /^([-+]?)([\d.,]+)(e[-+]?\d{1,3})?$/i.exec(plain) ?? [];
  if (body === undefined) return undefined;
  const number = (figures: string): number => Number(sign + figures + power);
  if (pointsFirst.test(body)) return number(body.replaceAll(".", "").replace(",", "."));
  if (commasFirst.test(body)) return number(body.replaceAll(",", ""));
  if (several.test(body)) return number(body.replace(/[.,]/g, ""));
  if (!single.test(body)) return undefined;
  const small = number(body.replace(",", "."));
  const isDoubtful = doubtful.test(body) && power === "" && !isSpaced;
  return isDoubtful ? { small, large: number(body.replace(/[.,]/, "")) } : small;
}
