import fc from "fast-check";
import { expect, test } from "vitest";
import { decodedText, encodingOf } from "../src/text.ts";

const bytesOf = (text: string, encoding: "utf8" | "utf16le" | "latin1") => new Uint8Array(Buffer.from(text, encoding));

test("the encoding of a text by its bytes", () => {
  expect(decodedText(bytesOf("\uFEFFTräger", "utf8"))).toBe("Träger");
  expect(decodedText(bytesOf("\uFEFFTräger", "utf16le"))).toBe("Träger");
  expect(decodedText(new Uint8Array(Buffer.from("\uFEFFTräger", "utf16le").swap16()))).toBe("Träger");
  expect(decodedText(bytesOf('{"mark": "Träger"}', "utf16le"))).toBe('{"mark": "Träger"}');
  expect(decodedText(new Uint8Array(Buffer.from('{"mark": "Träger"}', "utf16le").swap16()))).toBe('{"mark": "Träger"}');
  expect(decodedText(bytesOf("Träger", "latin1"))).toBe("Träger");
  expect(decodedText(new Uint8Array([0x93, 0x31, 0x94, 0x80]))).toBe("“1”€");
  expect(decodedText(new Uint8Array())).toBe("");
});

test("a letter that is divided between two pieces is no other encoding", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (text, at) => {
      const bytes = bytesOf(text, "utf8");
      const cut = at % (bytes.length + 1);
      const zeros = text.includes("\0");
      if (!zeros) expect(encodingOf([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe("utf-8");
    }),
  );
});

test("an invalid byte anywhere makes it Windows-1252", () => {
  expect(encodingOf([bytesOf("a;b\n", "utf8"), new Uint8Array([0xe4])])).toBe("windows-1252");
});
