/** Numbers as sentences write them: no zeros behind the last figure. */

export const decimals = (value: number, most: number): number => Number(value.toFixed(most));

export const significant = (value: number, figures: number): number => Number(value.toPrecision(figures));
