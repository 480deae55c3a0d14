import type { Expression, Step } from "@x/eurocode";
import type { Words } from "@x/words";
import { literal } from "../numbers.ts";
import { type Notation, written } from "../steps/notation.ts";
import { breakable, factors, type Piece, printed } from "../steps/printed.ts";
import { symbolPieces } from "../symbol.ts";
import type { Face } from "./fonts.ts";

/** A piece of a formula: how wide it is, how far it rises above and falls below its line, and how to draw it. */
export interface Box {
  readonly width: number;
  readonly rise: number;
  readonly fall: number;
  readonly draw: (x: number, line: number) => void;
}

type Sized = (size: number) => Box;

/** A part of a step, and the sign it stands after. */
export interface Part {
  readonly sign: "" | "=" | "+" | "−" | "·";
  readonly box: Box;
}

/** Sets formulas in a document: fractions, roots, indices, exponents. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #words: Words;
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, words: Words) {
    this.#doc = doc;
    this.#words = words;
  }

  /** symbol, formula, formula with its numbers, value; what is wider than `room` in pieces, or smaller. */
  step(step: Step, size: number, room: number): Part[] {
    const { symbol, unit, formula, numbers, entered, value } = printed(step, this.#words);
    const parts: Part[] = [{ sign: "", box: this.symbol(symbol, size) }];
    if (formula) {
      parts.push(...this.#fitting(formula, size, room, (name, at) => this.symbol(name, at)));
      parts.push(
        ...this.#fitting(formula, size, room, (name, at) => {
          const text = numbers[name];
          if (text === undefined) return this.symbol(name, at);
          const number = this.text(text.replace("-", "−"), "number", at);
          return (entered[name] ?? 0) < 0 ? this.#bracket(number, at) : number;
        }),
      );
    }
    parts.push({ sign: "=", box: this.text(`${value}${unit === "" ? "" : ` ${unit}`}`, "number", size) });
    return parts;
  }

  #fitting(formula: Expression, size: number, room: number, name: (name: string, size: number) => Box): Part[] {
    const as = this.#notation(name);
    const whole = written(formula, as)(size);
    if (whole.width <= room) return [{ sign: "=", box: whole }];
    const setAt = ({ of, within }: Piece, points: number) => written(of, as, within)(points);
    return breakable(formula)
      .flatMap((piece) => (setAt(piece, size).width <= room ? [piece] : factors(piece)))
      .map((piece): Part => {
        const box = setAt(piece, size);
        return {
          sign: piece.sign === "" ? "=" : piece.sign,
          box: box.width <= room ? box : setAt(piece, (size * room * 0.98) / box.width),
        };
      });
  }

  symbol(name: string, size: number): Box {
    const pieces = symbolPieces(name).map(({ head, index }) => {
      const main = this.text(head, "symbol", size);
      if (index === "") return main;
      return this.#row([main, this.#shifted(this.text(index, "number", size * 0.68), -size * 0.22)]);
    });
    const [first, ...more] = pieces;
    if (!first || more.length === 0) return first ?? this.text("", "symbol", size);
    return this.#row([first, ...more.flatMap((piece) => [this.text("/", "number", size), piece])]);
  }

  /** An index in a line of text. */
  lowered(text: string, face: Face, size: number): Box {
    return this.#shifted(this.text(text, face, size * 0.72), -size * 0.18);
  }

  text(text: string, face: Face, size: number): Box {
    const width = this.#width(text, face, size);
    return {
      width,
      rise: size * 0.76,
      fall: size * 0.22,
      draw: (x, line) => {
        // pdfkit places text by the top of its line; the ascent of the DejaVu faces is 0.928
        this.#doc
          .font(face)
          .fontSize(size)
          .text(text, x, line - size * 0.928, { lineBreak: false });
      },
    };
  }

  #width(text: string, face: Face, size: number): number {
    const key = `${face} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#doc.font(face).fontSize(100).widthOfString(text) / 100;
      this.#widths.set(key, width);
    }
    return width * size;
  }

  #row(boxes: readonly Box[]): Box {
    return {
      width: boxes.reduce((sum, box) => sum + box.width, 0),
      rise: Math.max(...boxes.map((box) => box.rise)),
      fall: Math.max(...boxes.map((box) => box.fall)),
      draw: (x, line) => {
        let at = x;
        for (const box of boxes) {
          box.draw(at, line);
          at += box.width;
        }
      },
    };
  }

  #shifted(box: Box, up: number): Box {
    return {
      width: box.width,
      rise: box.rise + up,
      fall: box.fall - up,
      draw: (x, line) => box.draw(x, line - up),
    };
  }

  sign(text: string, size: number): Box {
    return this.text(` ${text} `, "number", size);
  }

  #bracket(inner: Box, size: number): Box {
    const height = inner.rise + inner.fall;
    const width = size * 0.32 + height * 0.04;
    const side = (left: boolean): Box => ({
      width,
      rise: inner.rise,
      fall: inner.fall,
      draw: (x, line) => {
        const [from, bulge] = left ? [x + width * 0.8, x + width * 0.05] : [x + width * 0.2, x + width * 0.95];
        this.#doc
          .moveTo(from, line - inner.rise)
          .quadraticCurveTo(bulge, line - inner.rise + height / 2, from, line + inner.fall)
          .lineWidth(size * 0.055)
          .stroke();
      },
    });
    return this.#row([side(true), inner, side(false)]);
  }

  /** The size of what stands between. */
  #bars(inner: Box, size: number): Box {
    const gap = size * 0.22;
    return {
      width: inner.width + 2 * gap,
      rise: inner.rise,
      fall: inner.fall,
      draw: (x, line) => {
        for (const at of [x + gap / 2, x + inner.width + gap * 1.5])
          this.#doc
            .moveTo(at, line - inner.rise)
            .lineTo(at, line + inner.fall)
            .lineWidth(size * 0.05)
            .stroke();
        inner.draw(x + gap, line);
      },
    };
  }

  #fraction(over: Box, under: Box, size: number): Box {
    const width = Math.max(over.width, under.width) + size * 0.2;
    const axis = size * 0.28;
    const gap = size * 0.14;
    return {
      width,
      rise: axis + gap + over.rise + over.fall,
      fall: gap - axis + under.rise + under.fall,
      draw: (x, line) => {
        const bar = line - axis;
        over.draw(x + (width - over.width) / 2, bar - gap - over.fall);
        under.draw(x + (width - under.width) / 2, bar + gap + under.rise);
        this.#doc
          .moveTo(x, bar)
          .lineTo(x + width, bar)
          .lineWidth(size * 0.05)
          .stroke();
      },
    };
  }

  #root(inner: Box, size: number): Box {
    const lead = size * 0.6;
    const top = inner.rise + size * 0.14;
    return {
      width: lead + inner.width + size * 0.08,
      rise: top + size * 0.06,
      fall: inner.fall,
      draw: (x, line) => {
        this.#doc
          .moveTo(x + lead * 0.1, line - size * 0.3)
          .lineTo(x + lead * 0.35, line - size * 0.38)
          .lineTo(x + lead * 0.62, line + inner.fall)
          .lineTo(x + lead * 0.95, line - top)
          .lineTo(x + lead + inner.width + size * 0.06, line - top)
          .lineWidth(size * 0.05)
          .stroke();
        inner.draw(x + lead, line);
      },
    };
  }

  /** Each piece waits for its size: exponents are smaller. */
  #notation(name: (name: string, size: number) => Box): Notation<Sized> {
    return {
      number: (text) => (size) => this.text(literal(text, this.#words), "number", size),
      name: (of) => (size) => name(of, size),
      pi: (size) => this.text("π", "symbol", size),
      sign: (sign) => (size) => this.sign(sign, size),
      row: (parts) => (size) => this.#row(parts.map((part) => part(size))),
      negative: (of) => (size) => this.#row([this.text("−", "number", size), of(size)]),
      bracket: (inner) => (size) => this.#bracket(inner(size), size),
      fraction: (over, under) => (size) => this.#fraction(over(size), under(size), size),
      power: (of, exponent) => (size) => {
        const base = of(size);
        return this.#row([base, this.#shifted(exponent(size * 0.7), base.rise - size * 0.35)]);
      },
      root: (of) => (size) => this.#root(of(size), size),
      absolute: (of) => (size) => this.#bars(of(size), size),
      exponential: (of) => this.#called("exp", [of]),
      call: (shown, args) => this.#called(shown, args),
    };
  }

  #called(name: string, args: readonly Sized[]): Sized {
    return (size) => {
      const list = args.flatMap((arg, i) => [...(i === 0 ? [] : [this.text("; ", "number", size)]), arg(size)]);
      return this.#row([this.text(name, "number", size), this.#bracket(this.#row(list), size)]);
    };
  }
}
