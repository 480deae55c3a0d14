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
  /** how far two figures of a list may differ, in shares or, where they are small, in kg */
  agree: {
    length: 0.01,
    partLength: 0.02,
    /** rows under one are no more of it beyond its weight */
    full: 1.01,
    sum: 0.004,
    leastSum: 0.3,
    total: 0.02,
    leastTotal: 0.5,
    /** weights are printed with few digits, and drawings round kg/m */
    weight: 0.05,
    leastWeight: 0.12,
    /** a quotient of weights is a whole number */
    whole: 0.1,
    /** half the last digit of a weight with one decimal */
    rounding: 0.05,
  },
  /** what a reading is believed, at most, and by what each doubt lowers it */
  confidence: {
    surest: 0.97,
    inDoubt: 0.8,
    doubted: 0.6,
    unheaded: 0.9,
    /** a weight that length and section bear out, one they contradict, one that nothing holds */
    borneOut: 1.02,
    contradicted: 0.7,
    unheld: 0.9,
  },
  /** a row stands no further from the last one, in heights of letters and in steps of rows; after the end of a list less far */
  row: { size: 3.2, pitch: 1.5 },
  rowAfterEnd: { size: 1.2, pitch: 0.9 },
  /** further apart than so many steps of rows something else begins */
  steps: 2.2,
  /** the rows of a list without rules follow each other within so many heights */
  follows: 4.5,
  /** a box of a list is no higher, against the page */
  box: 0.35,
  /** on one height, of one size, aligned; one line further, half of one */
  sameHeight: 0.5,
  sameSize: 0.3,
  aligned: 0.35,
  oneLineFurther: 2.2,
  halfLine: 1.1,
  /** places beside a rule and within a box, in points */
  besideRule: 1.5,
  inBox: 0.1,
  /** boxes that are further apart are of two lists, numbers of rows that are further apart of two columns */
  apartBoxes: 1.5,
  numberColumn: 1.5,
  /** letters that much larger than those of the headings are no values */
  largerText: 1.45,
  /** the fuller rows: from this share of them on */
  fuller: 0.75,
  /** what ending a column at a gap is worth, what going on across it costs, and what across one between headings: wide, a gap, a space, none */
  gapEnds: [1.2, 0.6, 0, -1.2],
  gapCrossed: [4, 1.6, 0.4, 0],
  headsCrossed: [1.5, 0.7, 0, 0],
  seam: { between: 1.5, across: 2.5 },
  /** what a heading says of a column without text; an empty column counts this share of a full one; what it costs, and one without a heading */
  headingAlone: 0.2,
  emptyWeight: 0.25,
  emptyColumn: 0.5,
  unheaded: 1.5,
  /** two lists beside each other are divided at the wider gap */
  gapBetween: 0.01,
  /** which column names sections, and from what share of lengths with units one is that of lengths */
  preferred: { section: 0.6, size: 0.3 },
  measured: 0.4,
  /** the rank of a column of marks without a heading, and of item numbers that do not run on, between those that headings give */
  unnamedMark: 1.5,
  itemMark: 1.4,
  /** what a cell says for a reading of its list */
  worth: { section: 5, otherText: 0.1 },
} as const;
