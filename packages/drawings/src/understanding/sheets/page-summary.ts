/** What a page is to the readers: how many words it has, and whether they are all that is written on it. */
import type { Method, ReadPage } from "../../model.ts";
import type { PageText } from "../../page-text.ts";

/** Words that a sheet with a title block has at least */
const fewWords = 12;

export function summaryOf(page: PageText, method: Method): ReadPage {
  const words = page.words.filter(({ text }) => /[\p{L}\d]/u.test(text)).length;
  const { paths, images } = page.ink;
  // letters drawn as paths: very many small shapes beside few words; a scan: an image and few words
  const none = page.unreadable || (words < fewWords && (paths > 40 || images > 0));
  const incomplete = page.recognised || (!none && (paths > 60 * words || (images > 0 && words < 4 * fewWords)));
  return {
    page: page.page,
    width: Math.round(page.width * 100) / 100,
    height: Math.round(page.height * 100) / 100,
    words,
    text_layer: method !== "text" ? "usable" : none ? "none" : incomplete ? "incomplete" : "usable",
    methods: [method],
  };
}
