import { nationalChoices } from "./choices.ts";
import { type AnnexParameter, annexes, type CountryCode, editionOf } from "./index.ts";

// What of a national annex is calculated, clause by clause, and what happens with the rest.

export interface ChoiceOfAnnex {
  readonly clause: string;
  /** The parameters that make it; none where it is not made. */
  readonly parameters: readonly AnnexParameter[];
  /** What it is about and what happens, where no parameter makes it. */
  readonly about?: string;
  readonly instead?: string;
}

export interface StandardOfAnnex {
  readonly standard: string;
  readonly edition: string;
  readonly choices: readonly ChoiceOfAnnex[];
  /** Parameters of clauses that the standard does not leave to the countries: further rules of annexes, and custom. */
  readonly further: readonly AnnexParameter[];
}

function clausesOf(text: string): string[] {
  let section = "";
  return text
    .replace(/,? *(Tables?|Figures?) .*/, "")
    .split(", ")
    .map((clause) => {
      // 3.2.1(4), (5)P
      const whole = clause.startsWith("(") ? section + clause : clause;
      section = whole.replace(/\(.*/, "");
      return whole.replace(/ note \d+$/, "").replace(/(?<=\))[PB]$/, "");
    });
}

/** `6.2.2(1)` is made by a parameter of that clause, or of one of its sections: 6.2. */
const makes = (row: AnnexParameter, clause: string): boolean =>
  clausesOf(row.clause).some(
    (own) => own === clause || (!own.includes("(") && (clause.startsWith(`${own}.`) || clause.startsWith(`${own}(`))),
  );

export function choicesOf(annex: CountryCode): StandardOfAnnex[] {
  return Object.entries(nationalChoices).map(([standard, { clauses, unmade }]) => {
    const rows = annexes.filter((row) => row.standard === standard);
    const choices = clauses.map((clause): ChoiceOfAnnex => {
      const parameters = rows.filter((row) => makes(row, clause));
      const not = unmade.find((one) => one.clauses.includes(clause));
      return {
        clause,
        parameters,
        ...(parameters.length > 0 || !not ? {} : { about: not.about, instead: not.instead }),
      };
    });
    return {
      standard,
      edition: editionOf(annex, standard),
      choices,
      further: rows.filter((row) => !clauses.some((clause) => makes(row, clause))),
    };
  });
}

/** Whether a parameter of an annex is not a value that the annex or two publications confirm, or that it leaves as it is. */
export const isOpen = (row: AnnexParameter, annex: CountryCode): boolean =>
  ["one source", "unconfirmed"].includes(row.under[annex].confidence);
