/** A page with boxes around what was read, coloured by confidence. */
import type { Box, Drawing } from "./model.ts";

const colour = (confidence: number): string =>
  confidence >= 0.85 ? "#138a36" : confidence >= 0.6 ? "#d98200" : "#c4161c";

/** PNG */
export async function overlay(pdf: Uint8Array, drawing: Drawing, page: number, dpi = 110): Promise<Uint8Array> {
  const { openPdf } = await import("./reading/pdf.ts");
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const file = await openPdf(pdf);
  try {
    const { png, dpi: drawn } = await file.image(page, dpi);
    const image = await loadImage(png);
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const scale = drawn / 72;
    const frame = ([x0, y0, x1, y1]: Box, stroke: string, text: string, dashed: boolean) => {
      context.strokeStyle = stroke;
      context.fillStyle = stroke;
      context.lineWidth = 2;
      context.setLineDash(dashed ? [6, 4] : []);
      context.strokeRect(x0 * scale - 3, y0 * scale - 3, (x1 - x0) * scale + 6, (y1 - y0) * scale + 6);
      context.globalAlpha = 0.12;
      context.fillRect(x0 * scale - 3, y0 * scale - 3, (x1 - x0) * scale + 6, (y1 - y0) * scale + 6);
      context.globalAlpha = 1;
      context.font = `${Math.round(7 * scale)}px sans-serif`;
      context.fillText(text, x1 * scale + 6, y1 * scale - 1);
    };
    for (const { source } of drawing.other_rows) if (source.page === page) frame(source.bbox, "#7a7a7a", "", true);
    for (const one of drawing.unresolved) if (one.page === page) frame(one.bbox, "#c4161c", "?", true);
    for (const member of drawing.members) {
      const { source } = member;
      if (source.page !== page) continue;
      frame(
        source.bbox,
        colour(source.confidence),
        `${member.mark} ${member.profile ?? member.section} ${member.length_mm ?? ""} ${member.quantity ? `×${member.quantity}` : ""} ${source.confidence.toFixed(2)}`,
        false,
      );
    }
    return await canvas.encode("png");
  } finally {
    await file.close();
  }
}
