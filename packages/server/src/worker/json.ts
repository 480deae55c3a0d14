/** How deep lists and objects are taken apart: an answer, its result, the list of its items. */
const deepest = 3;

/**
 * The text of `JSON.stringify` in pieces, of a list of items one each: a text of all of it, made in one call, would ask for
 * more than a thread has left at once, and that ends the whole process instead of the thread.
 */
export function* jsonPieces(value: unknown, depth = 0): Generator<string> {
  if (depth === deepest || typeof value !== "object" || value === null) {
    yield JSON.stringify(value) ?? "null";
  } else if (Array.isArray(value)) {
    let before = "[";
    for (const item of value) {
      yield before;
      yield* jsonPieces(item, depth + 1);
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  } else {
    let before = "{";
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonPieces(field, depth + 1);
      before = ",";
    }
    yield before === "{" ? "{}" : "}";
  }
}

/** Bytes stand outside the heap of a thread. */
export function jsonOf(value: object): Uint8Array {
  const encoder = new TextEncoder();
  return Buffer.concat(Array.from(jsonPieces(value), (text) => encoder.encode(text)));
}
