/** Thresholds of reading lists, in one place: what each is for, and what it was measured on. Sizes in heights of letters. */
export const settings = {
  /** letters reach a little over their boxes */
  inset: 0.06,
  /** so many rows may write across the end of a column: long words, notes under the list */
  crossing: 0.12,
  /** rows with fewer words, against the usual ones, have no vote */
  full: 0.55,
  /** words of one cell stand no further apart */
  space: 0.36,
  /** from here on a gap is seen */
  gap: 0.62,
  /** from here on a gap is wide */
  wide: 1.1,
  /** the title of a list stands no further over it, nor its lines over each other */
  over: 3.4,
  /** so many rows of a list name a section */
  named: 0.3,
  /** shares of rows, cells or letters, or of the narrower of two widths, */
  few: 0.2,
  some: 0.3,
  half: 0.5,
  most: 0.6,
  many: 0.7,
  nearlyAll: 0.8,
  /** words are on one line whose middles are no further apart; of letters of several sizes a little more */
  sameLine: 0.4,
  onLine: 0.6,
  /** the next line begins no further below, nor does it reach further into this one */
  nextLine: 0.9,
  overlapping: 0.5,
  /** from here on letters are of another size, and say something else */
  otherSize: 1.6,
  /** what belongs to a heading, a letter or a column is no further from it */
  near: 2.5,
  /** words that reach so far over both sides of a column's edge are across it */
  across: 0.12,
  /** a list with so many upright rules has one at the end of each column */
  ruled: 3,
  /** strips that one cell may be made of: L 60 x 60 x 6 has five */
  strips: 7,
  /** words of a text stand no closer */
  narrow: 0.2,
  /** so many sections under each other may be a list without known headings */
  stack: 3,
  /** whose rows follow each other within so many heights of letters, */
  step: 4,
  /** and have so many words at least */
  leastAtoms: 4,
  /** headings of one list stand no further apart, where no rules say it */
  reach: 14,
  /** words on the line of a heading that are farther away are none of its list */
  far: 90,
  /** so many rows settle the columns */
  votes: 400,
  /** readings kept while columns are chosen from left to right */
  beam: 40,
  /** rows that settle what columns without a known heading are; fewer than these settle nothing */
  witnesses: 60,
  leastRows: 3,
  /** a list with more columns is none of parts */
  mostColumns: 16,
  /** what weights that fit are worth beside the evidence of values (up to 3 a column) */
  weighed: 4,
  /** so much better than the next best reading, a column's role is taken: counts without any other reading are 0.6 better */
  clear: 0.5,
  /** and so much better it is certain: weights have proved it */
  certain: 2,
} as const;
