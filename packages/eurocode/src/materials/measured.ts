// A measured yield strength beside the nominal one of its grade.

/** No steel of a grade is measured above this times its nominal strength: another grade was meant. */
export const strongestMeasured = 1.4;

export const isOther = (given: number, nominal: number): boolean => Math.abs(given - nominal) > 0.001 * nominal;
