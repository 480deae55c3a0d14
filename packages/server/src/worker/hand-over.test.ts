import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { transferableSymbol, valueSymbol } from "piscina";
import { expect, test } from "vitest";
import { handOver, own } from "./hand-over.ts";
import { openThreads } from "./threads.ts";

test("bytes within a buffer that others share are copied, bytes of their own are moved", () => {
  const small = Buffer.from("a small file lies in the buffer that Node shares");
  const large = new Uint8Array(1_000_000);
  const files = [small, large, large].map(own);
  const sent = handOver({ files }, files) as Record<symbol, unknown>; // as piscina wants it
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(sent[valueSymbol], sent[transferableSymbol] as ArrayBuffer[]);
  expect(receiveMessageOnPort(port2)?.message).toEqual({
    files: [new Uint8Array(small), new Uint8Array(1_000_000), new Uint8Array(1_000_000)],
  });
  expect([small.length, large.length]).toEqual([48, 0]);
  port1.close();
});

test("an answer that cannot be sent fails its own work; the next is done by another thread", async () => {
  const file = join(tmpdir(), "unsendable.mjs");
  writeFileSync(file, "export default (name) => (name === 'function' ? () => {} : name);");
  const threads = openThreads<string, string>(pathToFileURL(file), { least: 1, most: 1, memoryMb: 64 });
  await expect(threads.run("function")).rejects.toThrow();
  expect(await threads.run("a text")).toBe("a text");
  await threads.destroy();
});
