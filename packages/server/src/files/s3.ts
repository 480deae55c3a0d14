import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import type { Blobs } from "./blobs.ts";

/** Milliseconds: to connect, and of silence. A bucket that does not answer is away. */
const limits = { connectionTimeout: 5000, socketTimeout: 15_000 };

/** `s3://bucket` with the environment's keys and region, or `https://key:secret@host/bucket` for other servers. */
export function s3Blobs(address: string, patience: Partial<typeof limits> = {}): Blobs {
  const { client, Bucket } = opened(new URL(address), { ...limits, ...patience });
  const put: Blobs["put"] = async (Key, content, ContentType) => {
    if (content instanceof Uint8Array) {
      await client.send(
        new PutObjectCommand({ Bucket, Key, ContentType, Body: content, ContentLength: content.length }),
      );
      return;
    }
    const { size } = await stat(content.file);
    await client.send(
      new PutObjectCommand({ Bucket, Key, ContentType, Body: createReadStream(content.file), ContentLength: size }),
    );
    await rm(content.file, { force: true });
  };
  const get: Blobs["get"] = async (Key, range) => {
    try {
      const Range = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...Range }));
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const remove: Blobs["delete"] = async (keys) => {
    for (let i = 0; i < keys.length; i += 1000) {
      const Objects = keys.slice(i, i + 1000).map((Key) => ({ Key }));
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    }
  };
  return {
    put,
    get,
    read: async (key) => {
      const stream = await get(key);
      if (!stream) return undefined;
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer); // without an encoding it is one
      return Buffer.concat(chunks);
    },
    delete: remove,
    async *list(Prefix) {
      for (let ContinuationToken: string | undefined; ; ) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) }),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined) yield { key: Key, at: LastModified?.getTime() ?? 0 };
        }
        ContinuationToken = page.NextContinuationToken;
        if (!page.IsTruncated || ContinuationToken === undefined) return;
      }
    },
    async *folders() {
      for (let ContinuationToken: string | undefined; ; ) {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: "jobs/",
            Delimiter: "/",
            ...(ContinuationToken ? { ContinuationToken } : {}),
          }),
        );
        for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) yield Prefix.replace(/\/$/, "");
        ContinuationToken = page.NextContinuationToken;
        if (!page.IsTruncated || ContinuationToken === undefined) return;
      }
    },
    check: async () => {
      await put("checks/write.txt", Buffer.from("x"), "text/plain");
      await remove(["checks/write.txt"]);
    },
    close: () => client.destroy(),
  };
}

function opened(
  { protocol, host, hostname, username, password, pathname }: URL,
  requestHandler: typeof limits,
): { client: S3Client; Bucket: string } {
  const own: S3ClientConfig =
    protocol === "s3:"
      ? {}
      : {
          endpoint: `${protocol}//${host}`,
          forcePathStyle: true,
          region: process.env.AWS_REGION ?? "us-east-1",
          ...(username === ""
            ? {}
            : {
                credentials: {
                  accessKeyId: decodeURIComponent(username),
                  secretAccessKey: decodeURIComponent(password),
                },
              }),
        };
  const client = new S3Client({
    ...own,
    // other servers keep the frames of streamed checksums as if they were the file
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler,
    maxAttempts: 2,
  });
  return { client, Bucket: protocol === "s3:" ? hostname : (pathname.split("/")[1] ?? "") };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");
