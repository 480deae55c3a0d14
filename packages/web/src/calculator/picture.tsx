import { type Figure, isTitled, type Marks, piecesOf, withIndices } from "@x/report";
import type { JSX } from "preact";
import { Drawn, Wide } from "../drawn.tsx";

/** A sentence as a book prints it: its symbols with their indices. */
export const Sentence = ({ text, marks }: { text: string; marks: Marks }): JSX.Element => (
  <>
    {piecesOf(text, marks).map((piece, i) =>
      piece.isIndex ? <sub key={`${i} ${piece.text}`}>{piece.text}</sub> : piece.text,
    )}
  </>
);

/** What a picture says itself is under it for those only who do not see it. */
export const Picture = ({ of, marks, kind = "" }: { of: Figure; marks: Marks; kind?: string }): JSX.Element => (
  <figure class={kind}>
    <Wide kind="picture">
      <Drawn tag="div" html={withIndices(of.svg, marks)} />
    </Wide>
    <figcaption class={isTitled(of) ? "announce" : ""}>
      <Sentence text={of.title} marks={marks} />
    </figcaption>
  </figure>
);
