import { PDFParse } from "pdf-parse";

/** The text of a PDF, as another program reads it. */
export async function textOf(data: Uint8Array): Promise<string> {
  const parser = new PDFParse({ data });
  const { text } = await parser.getText();
  await parser.destroy();
  return text;
}
