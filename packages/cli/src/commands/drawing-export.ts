/** x drawing export: from a PDF to the files of a workshop, on this machine. */
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { ofFiles } from "../stops.ts";
import { codeOf, drawingBytes, pageNumbers, readersNamed } from "./drawing-input.ts";
import { endings, makeFiles, type Reading, type WorkshopOptions, withWorkshopOptions } from "./workshop.ts";

interface Options extends WorkshopOptions {
  readonly reader?: string;
  readonly pages?: string;
}

export function addDrawingExport(drawing: Command): void {
  const command = drawing
    .command("export")
    .summary("files for the workshop")
    .description(
      "Reads a drawing, checks its members (EN 1993-1-1), makes and checks joints (EN 1993-1-8), and writes what a workshop needs. Missing information is assumed, and every assumption is listed.",
    )
    .argument("<pdf>", "the drawing; - for standard input");
  withWorkshopOptions(command)
    .option("--reader <names>", "text, ocr or vision; several with commas")
    .option("--pages <list>", "only these, such as 1,3-5")
    .addHelpText(
      "after",
      `
Examples:
  x drawing export plan.pdf --format all -o out/ --annex NL --actions actions.csv
  x drawing export plan.pdf --format bom.csv,model.ifc -o out/
  x drawing export plan.pdf --format package.zip -o out/ --corrections corrections.json --lang de

${endings}`,
    )
    .action((path: string, options: Options) => makeFiles(nameOf(path), options, readingOf(path, options)));
}

export const nameOf = (path: string): string => (path === "-" ? "stdin" : path);

/** Members of a drawing. */
export const readingOf =
  (path: string, { reader, pages }: Pick<Options, "reader" | "pages"> = {}): Reading =>
  async (overrides, stages) => {
    const { defaultReaders, readDrawing, readerNames, isUnreadablePdf } = await import("@x/drawings");
    const readers = reader === undefined ? defaultReaders(process.env) : readersNamed(reader, readerNames);
    const wanted = pages === undefined ? {} : { pages: pageNumbers(pages) };
    const name = nameOf(path);
    const pdf = drawingBytes(path, name);
    try {
      const list = await readDrawing(pdf, { readers, overrides, ...wanted }, (step) =>
        stages.show("reading", step.page, step.pages, step.stage),
      );
      return { list, input: { pdf } };
    } catch (error) {
      if (isUnreadablePdf(error)) throw new Stop(ofFiles.about({ file: name, why: error.said }), codeOf(error.reason));
      throw error;
    }
  };
