/** What pictures read from results, whose shapes they know only by their field names. */

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : {};

export const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

export const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry): entry is number => numberOf(entry) !== undefined) : [];

export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** As many figures as one reads on a drawing. */
export const short = (value: number, digits = 3): number => {
  const whole = Math.abs(value) >= 10 ** digits;
  return whole ? Math.round(value) : Number(value.toPrecision(digits));
};

/** As many figures of a resistance, none more than it is; what is only a rounding of binary numbers below a figure is that figure. */
export const shortResistance = (value: number, digits = 3): number => {
  const near = short(value, digits);
  if (near <= value + Math.abs(value) * 1e-9) return near;
  const unit = 10 ** Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));
  return Math.floor(value * unit) / unit;
};

/** A length on a drawing: to a tenth of a millimetre. */
export const mm = (value: number): number => Math.round(value * 10) / 10;
