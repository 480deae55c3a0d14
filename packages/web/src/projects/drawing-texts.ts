import { reportParts, saidOfDrawing } from "@x/report";
import { loadTexts } from "../texts.ts";
import { language } from "../words/index.ts";

/** What is said of a drawing, its members and joints, in the language of the pages; loaded with the first that is shown. */
export async function drawingTexts(): Promise<(text: string) => string> {
  await loadTexts(language, reportParts("en-1993-1-8"));
  return (text) => saidOfDrawing(text, language);
}
