/** A picture of a result, with the sentence under it. */
export interface Figure {
  readonly title: string;
  readonly svg: string;
}
