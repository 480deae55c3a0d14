/** The countries whose annexes are here. A page that only lists them takes this file and no values. */
const countries = {
  NL: "Netherlands",
  DE: "Germany",
  UK: "United Kingdom",
  SE: "Sweden",
  FR: "France",
} as const;

export type CountryCode = keyof typeof countries;
export type AnnexCode = "EN" | CountryCode;

export const annexCodes = ["EN", "NL", "DE", "UK", "SE", "FR"] as const satisfies readonly AnnexCode[];

export const annexNames: Readonly<Record<AnnexCode, string>> = {
  EN: "no national annex (recommended values)",
  ...countries,
};
