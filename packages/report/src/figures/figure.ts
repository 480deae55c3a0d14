import { escapeText } from "./svg.ts";

/** A picture of a result, with the sentence under it. */
export interface Figure {
  readonly title: string;
  readonly svg: string;
  /** The picture says itself what it is. */
  readonly isTitled?: true;
}

/** Whether a title under the picture would say again what stands in it. */
export const isTitled = ({ title, svg, isTitled: says }: Figure): boolean =>
  says === true || svg.includes(`>${escapeText(title)}</text>`);
