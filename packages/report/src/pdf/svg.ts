/** Draws the pictures of this package into a PDF: the elements that figures/svg.ts writes, and no others. */

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  /** Of a piece of text. */
  readonly text: string;
}

const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gi;

function parseSvg(svg: string): Node {
  const root: Node = { name: "root", attributes: {}, children: [], text: "" };
  const open = [root];
  for (const [, closes, name = "", list = "", empty, text] of svg.matchAll(tag)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined)
      parent.children.push({ name: "#text", attributes: {}, children: [], text: plainText(text) });
    else if (closes) open.pop();
    else {
      const attributes = Object.fromEntries(
        [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map((m) => [m[1] ?? "", plainText(m[2] ?? "")]),
      );
      const node: Node = { name, attributes, children: [], text: "" };
      parent.children.push(node);
      if (!empty) open.push(node);
    }
  }
  return root.children[0] ?? root;
}

const plainText = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function svgSize(svg: string): Size {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(/\s+/).map(Number);
  return { width, height };
}

/** Points: the smallest text that can be read in print. */
const readable = 6;

/** DejaVu is wider than the faces that the pictures are made for. */
const textShare = 0.92;

/** As large as `most` of height allows, and larger where its labels could not be read; no larger than `room`. */
export function printScale(svg: string, most: number, room: Size): number {
  const { width, height } = svgSize(svg);
  const widest = Math.min(room.width / width, room.height / height);
  return Math.min(widest, Math.max(Math.min(most / height, 0.9), readableScale(svg)));
}

/** At this scale the labels of a picture can be read. */
function readableScale(svg: string): number {
  const sizes = [...svg.matchAll(/<text\b([^>]*)>/g)].map(([, own = ""]) =>
    sizeIn(/font-size="([\d.]+)"/.exec(own)?.[1]),
  );
  return sizes.length === 0 ? 0 : readable / (Math.min(...sizes) * textShare);
}

const sizeIn = (attribute: string | undefined): number => Number(attribute ?? 12);

export function drawSvg(doc: PDFKit.PDFDocument, svg: string, x: number, y: number, scale: number): void {
  doc.save().translate(x, y).scale(scale);
  const root = parseSvg(svg);
  const { transform: _, ...passed } = root.attributes;
  for (const node of root.children) draw(doc, node, passed, readable / scale);
  doc.restore();
}

type Inherited = Readonly<Record<string, string>>;

/** `least` is the smallest text, in units of the picture: indices are not smaller. */
function draw(doc: PDFKit.PDFDocument, node: Node, inherited: Inherited, least: number): void {
  const own = { ...inherited, ...node.attributes };
  const at = (name: string, fallback = 0) => Number(node.attributes[name] ?? fallback);
  doc.save();
  transform(doc, node.attributes.transform);
  const numbers = () =>
    (node.attributes.points ?? "")
      .trim()
      .split(/[\s,]+/)
      .map(Number);
  switch (node.name) {
    case "g":
    case "svg": {
      const { transform: _, ...passed } = own;
      for (const child of node.children) draw(doc, child, passed, least);
      break;
    }
    case "line":
      doc.moveTo(at("x1"), at("y1")).lineTo(at("x2"), at("y2"));
      paint(doc, { ...own, fill: "none" });
      break;
    case "rect":
      if (at("rx") > 0) doc.roundedRect(at("x"), at("y"), at("width"), at("height"), at("rx"));
      else doc.rect(at("x"), at("y"), at("width"), at("height"));
      paint(doc, own);
      break;
    case "circle":
      doc.circle(at("cx"), at("cy"), at("r"));
      paint(doc, own);
      break;
    case "ellipse":
      doc.ellipse(at("cx"), at("cy"), at("rx"), at("ry"));
      paint(doc, own);
      break;
    case "polyline":
    case "polygon": {
      const list = numbers();
      for (let i = 0; i + 1 < list.length; i += 2) {
        const [px = 0, py = 0] = list.slice(i, i + 2);
        if (i === 0) doc.moveTo(px, py);
        else doc.lineTo(px, py);
      }
      if (node.name === "polygon") doc.closePath();
      if (list.length >= 4) paint(doc, own);
      break;
    }
    case "path":
      doc.path(node.attributes.d ?? "");
      paint(doc, own);
      break;
    case "text":
      write(doc, own, runsOf(node, own), at("x"), at("y"), least);
  }
  doc.restore();
}

function paint(doc: PDFKit.PDFDocument, own: Inherited): void {
  const fill = own.fill ?? "#000000";
  const stroke = own.stroke ?? "none";
  doc.lineWidth(Number(own["stroke-width"] ?? 1));
  doc
    .fillOpacity(Number(own["fill-opacity"] ?? own.opacity ?? 1))
    .strokeOpacity(Number(own["stroke-opacity"] ?? own.opacity ?? 1));
  const dash = own["stroke-dasharray"];
  if (dash !== undefined && dash !== "none")
    doc.dash(Number(dash.split(/[\s,]+/)[0] ?? 3), {
      space: Number(dash.split(/[\s,]+/)[1] ?? dash.split(/[\s,]+/)[0] ?? 3),
    });
  if (fill !== "none") doc.fillColor(fill);
  if (stroke !== "none") doc.strokeColor(stroke);
  if (fill !== "none" && stroke !== "none") doc.fillAndStroke();
  else if (fill !== "none") doc.fill(own["fill-rule"] === "evenodd" ? "even-odd" : "non-zero");
  else if (stroke !== "none") doc.stroke();
  doc.undash();
}

interface Run {
  readonly text: string;
  readonly own: Inherited;
  readonly dx: number;
  readonly dy: number;
}

/** The pieces of a text, each with its own look: a symbol, its index, its figure. */
function runsOf(node: Node, own: Inherited): Run[] {
  return node.children.flatMap((child) => {
    if (child.name === "#text") return child.text.trim() === "" ? [] : [{ text: child.text, own, dx: 0, dy: 0 }];
    const [first, ...rest] = runsOf(child, { ...own, ...child.attributes });
    if (!first) return [];
    const { dx = "0", dy = "0" } = child.attributes;
    return [{ ...first, dx: first.dx + Number(dx), dy: first.dy + Number(dy) }, ...rest];
  });
}

function write(
  doc: PDFKit.PDFDocument,
  own: Inherited,
  runs: readonly Run[],
  x: number,
  y: number,
  least: number,
): void {
  const sized = runs.map((run) => {
    const size = Math.max(sizeIn(run.own["font-size"]) * textShare, least);
    const bold = run.own["font-weight"] === "bold" || Number(run.own["font-weight"]) >= 600;
    const face = bold ? "bold" : run.own["font-style"] === "italic" ? "symbol" : "text";
    return { ...run, size, face, width: doc.font(face).fontSize(size).widthOfString(run.text) };
  });
  const width = sized.reduce((sum, run) => sum + run.dx + run.width, 0);
  const anchor = own["text-anchor"];
  let at = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  let line = y;
  for (const run of sized) {
    at += run.dx;
    line += run.dy;
    doc
      .font(run.face)
      .fontSize(run.size)
      .fillColor(run.own.fill ?? "#000000")
      .fillOpacity(Number(run.own.opacity ?? 1));
    doc.text(run.text, at, line - run.size * 0.928, { lineBreak: false });
    at += run.width;
  }
}

function transform(doc: PDFKit.PDFDocument, list: string | undefined): void {
  for (const [, name, args = ""] of (list ?? "").matchAll(/([a-z]+)\(([^)]*)\)/gi)) {
    const [a = 0, b = 0, c = 0] = args
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === "translate") doc.translate(a, b);
    else if (name === "rotate") doc.rotate(a, { origin: [b, c] });
    else if (name === "scale") doc.scale(a, args.trim().split(/[\s,]+/).length > 1 ? b : a);
  }
}
