import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Part, readForm, UnreadableForm } from "./form.ts";

interface Sent extends Part {
  readonly content: Buffer;
}

const head = ({ name, filename }: Part): string =>
  `Content-Disposition: form-data; name="${name.replaceAll('"', "%22")}"${
    filename === undefined ? "" : `; filename="${filename.replaceAll('"', "%22")}"`
  }\r\n${filename === undefined ? "" : "Content-Type: application/pdf\r\n"}`;

const formOf = (parts: readonly Sent[], boundary: string): Buffer =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n${head(part)}\r\n`), part.content, Buffer.from("\r\n")]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? bytes.length;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function read(bytes: Buffer, boundary = "b", sizes: readonly number[] = [bytes.length], most = 2 ** 20) {
  const got: Sent[] = [];
  await readForm(cut(bytes, sizes), boundary, most, (part) => {
    const pieces: Buffer[] = [];
    return {
      take: (piece) => void pieces.push(piece),
      end: () => void got.push({ ...part, content: Buffer.concat(pieces) }),
    };
  });
  return got;
}

const word = fc.stringMatching(/^[\w "äß€.-]{1,20}$/);
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  // what looks like a delimiter and is none
  fc
    .array(fc.constantFrom("\r\n", "--", "\r", "-", "b", "\r\n--", "\r\n-b"), { maxLength: 12 })
    .map((all) => Buffer.from(all.join("").replaceAll("\r\n--b", ""))),
);
const part = fc.record({ name: word, filename: fc.option(word, { nil: undefined }), content });

describe("a form", () => {
  test("has the parts that were sent, however it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
        async (parts, sizes) => {
          fc.pre(parts.every((one) => !one.content.includes("\r\n--b")));
          expect(await read(formOf(parts, "b"), "b", sizes)).toEqual(parts);
        },
      ),
    );
  });

  test("as programs write it: backslashes, filename*, no quotes, lines before and behind", async () => {
    const form = (line: string) => Buffer.from(`hello\r\n--b \r\n${line}\r\n\r\nx\r\n--b--\r\nbye`);
    const names = async (line: string) => (await read(form(line))).map(({ name, filename }) => [name, filename]);
    expect(await names('content-disposition:form-data; name="a\\"b"; filename="c\\\\d"')).toEqual([['a"b', "c\\d"]]);
    expect(await names("Content-Disposition: form-data; name=a; filename*=UTF-8''%C3%A4.pdf")).toEqual([
      ["a", "ä.pdf"],
    ]);
    expect(await names('Content-Disposition: form-data; filename="f"; name=""')).toEqual([["", "f"]]);
  });

  test.each([
    ["nothing", ""],
    ["no end", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
    ["another boundary", '--c\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--c--\r\n'],
    ["no name", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n"],
    ["no form data", '--b\r\nContent-Disposition: attachment; name="a"\r\n\r\nx\r\n--b--\r\n'],
    ["no header", "--b\r\nx\r\n\r\nx\r\n--b--\r\n"],
    ["no head at all", "--b\r\n\r\nx\r\n--b--\r\n"],
    ["a head without end", `--b\r\nContent-Disposition: form-data; name="${"a".repeat(9000)}"\r\n\r\nx\r\n--b--\r\n`],
    ["much before the first part", `${"x".repeat(9000)}\r\n--b--\r\n`],
    [
      "another charset",
      '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/csv; charset=latin1\r\n\r\nx\r\n--b--\r\n',
    ],
    [
      "packed",
      '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64\r\n\r\nx\r\n--b--\r\n',
    ],
    ["half an escape", "--b\r\nContent-Disposition: form-data; name=a; filename*=UTF-8''%C3\r\n\r\nx\r\n--b--\r\n"],
  ])("%s is none", async (_, text) => {
    await expect(read(Buffer.from(text))).rejects.toThrow(UnreadableForm);
    await expect(read(Buffer.from(text), "b", [1])).rejects.toThrow(UnreadableForm);
  });

  test("ends at the first thing that is wrong, and where it is too large", async () => {
    let taken = 0;
    async function* endless() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n');
      for (;;) {
        taken++;
        yield Buffer.alloc(1000, "x");
      }
    }
    const take = () => {
      if (taken === 5) throw new Error("enough");
    };
    await expect(readForm(endless(), "b", 2 ** 20, () => ({ take, end: () => {} }))).rejects.toThrow("enough");
    expect(taken).toBe(5);
    const nothing = { take: () => {}, end: () => {} };
    await expect(readForm(endless(), "b", 20_000, () => nothing)).rejects.toThrow(UnreadableForm);
    expect(taken).toBeLessThan(30);
  });
});
