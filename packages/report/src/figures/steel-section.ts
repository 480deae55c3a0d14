import { type ItemResult, type SteelMemberGeometry, sectionDrawing } from "@x/eurocode";
import type { Words } from "@x/words";
import type { Figure } from "./figure.ts";
import { ofSection } from "./says.ts";

// The section of a steel member, which the first page shows alone.

export const sectionFigure = (words: Words, { section }: SteelMemberGeometry): Figure | undefined =>
  section && {
    title: words.tell(ofSection.title({ name: section.designation })),
    isTitled: true,
    svg: sectionDrawing(section, words.described).trim(),
  };

export const sectionAlone = (words: Words, _: ItemResult, geometry: SteelMemberGeometry | undefined): Figure[] => {
  const figure = geometry && sectionFigure(words, geometry);
  return figure ? [figure] : [];
};
