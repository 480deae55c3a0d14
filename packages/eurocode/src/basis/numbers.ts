/** Numbers as sentences write them: no zeros behind the last figure. */

export const decimals = (value: number, most: number): number => Number(value.toFixed(most));

export const significant = (value: number, figures: number): number => Number(value.toPrecision(figures));

/** More tells nobody more. */
const mostPercent = 9999;

/** 78.3 %, 5.12 %, 123 %: as many figures as are worth reading; where nothing resists, that it is beyond all. */
export const percent = (fraction: number): string => {
  const value = fraction * 100;
  if (value > mostPercent) return `> ${mostPercent} %`;
  return `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} %`;
};
