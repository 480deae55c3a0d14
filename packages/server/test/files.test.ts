import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { away } from "../src/database/away.ts";
import type { Blobs } from "../src/files/blobs.ts";
import { collectGarbage } from "../src/files/gc.ts";
import { openBlobs } from "../src/files/open.ts";
import { s3Blobs } from "../src/files/s3.ts";
import { openBench } from "./support/app.ts";

// Files in a folder and in a bucket of a server that speaks S3: the same tests.

describe.each(["folder", "bucket"] as const)("%s", (kind) => {
  const data = mkdtempSync(join(tmpdir(), "x-files-"));
  let server: S3rver | undefined;
  let blobs: Blobs;
  beforeAll(async () => {
    let blobsUrl: string | undefined;
    if (kind === "bucket") {
      server = new S3rver({
        port: 0,
        address: "127.0.0.1",
        silent: true,
        directory: join(data, "s3"),
        configureBuckets: [{ name: "drawings", configs: [] }],
      });
      const { port } = await server.run();
      blobsUrl = `http://S3RVER:S3RVER@127.0.0.1:${port}/drawings`;
    }
    blobs = await openBlobs({ data, blobsUrl });
  });
  afterAll(async () => {
    blobs.close();
    await server?.close();
    rmSync(data, { recursive: true, force: true });
  });

  const all = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of blobs.list(prefix)) keys.push(key);
    return keys.sort();
  };

  test("what is put is got, byte by byte, and in parts", async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 256));
    await blobs.put("jobs/a/drawing.pdf", bytes, "application/pdf");
    expect((await blobs.read("jobs/a/drawing.pdf"))?.equals(bytes)).toBe(true);
    const chunks: Buffer[] = [];
    for await (const chunk of (await blobs.get("jobs/a/drawing.pdf", { start: 1000, end: 70_000 })) ?? [])
      chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(bytes.subarray(1000, 70_001))).toBe(true);
    await blobs.put("jobs/a/drawing.pdf", Buffer.from("other"), "application/pdf");
    expect((await blobs.read("jobs/a/drawing.pdf"))?.toString()).toBe("other");
  });

  test("a file is moved in", async () => {
    const file = join(data, "upload");
    writeFileSync(file, Buffer.alloc(5_242_880, 3));
    await blobs.put("jobs/b/drawing.pdf", { file }, "application/pdf");
    expect((await blobs.read("jobs/b/drawing.pdf"))?.equals(Buffer.alloc(5_242_880, 3))).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  test("what is not there is undefined; what is deleted is not there", async () => {
    expect(await blobs.read("jobs/none/drawing.pdf")).toBeUndefined();
    expect(await blobs.get("jobs/none/drawing.pdf")).toBeUndefined();
    await blobs.put("jobs/c/made-0-1/bom.csv", Buffer.from("x"), "text/csv");
    await blobs.put("jobs/c/drawing.json", Buffer.from("{}"), "application/json");
    expect(await all("jobs/c/")).toEqual(["jobs/c/drawing.json", "jobs/c/made-0-1/bom.csv"]);
    await blobs.delete(["jobs/c/made-0-1/bom.csv", "jobs/c/nothing"]);
    expect(await all("jobs/c/")).toEqual(["jobs/c/drawing.json"]);
    const folders: string[] = [];
    for await (const folder of blobs.folders()) folders.push(folder);
    expect(folders.sort()).toEqual(["jobs/a", "jobs/b", "jobs/c"]);
    await blobs.check();
    expect(await all("checks/")).toEqual([]);
  });
});

test("a bucket that does not answer is away, and holds up nobody for ever", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const blobs = s3Blobs(`http://key:secret@127.0.0.1:${port}/drawings`, { socketTimeout: 50 });
  for (const ask of [() => blobs.read("jobs/a/b"), () => blobs.put("jobs/a/b", Buffer.from("x"), "text/plain")]) {
    const error = await ask().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(away(error)?.id).toBe("service.noAnswer");
  }
  blobs.close();
  silent.closeAllConnections();
  silent.close();
});

test("a folder takes no key that leads out of it", async () => {
  const data = mkdtempSync(join(tmpdir(), "x-files-"));
  const blobs = await openBlobs({ data, blobsUrl: undefined });
  for (const key of ["../x/y", "jobs/../../x", "/etc/passwd", "jobs//x", "x", "jobs/a\0b"]) {
    await expect(blobs.put(key, Buffer.from("x"), "text/plain")).rejects.toThrow(/is not the key of a file/);
  }
  rmSync(data, { recursive: true });
});

test("files of no job are removed when they are an hour old", async () => {
  const bench = await openBench("sqlite");
  if (!bench) throw new Error("no database");
  const { database, blobs, config } = bench.app.service;
  await blobs.put("jobs/orphan/drawing.pdf", Buffer.from("x"), "application/pdf");
  const incoming = join(config.data, "incoming");
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, "left.upload"), "x");
  const now = Date.now();
  expect(await collectGarbage(database, blobs, incoming, now)).toEqual({ removed: 0, kept: 1 });
  utimesSync(join(incoming, "left.upload"), 0, 0);
  expect(await collectGarbage(database, blobs, incoming, now + 3_600_001)).toEqual({ removed: 2, kept: 0 });
  expect(existsSync(join(incoming, "left.upload"))).toBe(false);
  await bench.close();
});
