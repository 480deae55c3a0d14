import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPublic, openOutside, Refused } from "./outside.ts";

const signal = new AbortController().signal;
let asked = 0;
const server = createServer((_, response) => {
  asked++;
  response.end("inside");
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => server.close());

describe("the outside world", () => {
  test.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0",
    "0.0.0.0",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "[fe80::1]",
    "[fc00::1]",
    "[fd00:ec2::254]",
    "[ff02::1]",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "[2001:db8::1]",
    "[::ffff:a9fe:a9fe]",
    "168.63.129.16",
    "[::ffff:168.63.129.16]",
    "[::7f00:1]",
    "[fec0::1]",
    "[64:ff9b:1::7f00:1]",
    "192.0.0.192",
    "100.100.100.200",
    "[100::1]",
    "[2001::1]",
    "localhost",
  ])("does not lie at %s", async (host) => {
    const url = new URL(`http://${host}:${port}/`);
    await expect(openOutside(false, undefined, [port]).send(url, { method: "GET", signal })).rejects.toThrow(Refused);
    expect(asked).toBe(0);
  });

  test("nor at a port that is not the web's", async () => {
    const names = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: "93.184.215.14", family: 4 }])) as never; // as much of it as is asked
    for (const at of ["http://example.com:22/", "https://example.com:8443/", "http://93.184.215.14:6379/"]) {
      const sent = openOutside(false, names).send(new URL(at), { method: "GET", signal });
      await expect(sent).rejects.toThrow(/^port \d+ is not connected to$/);
    }
  });

  test("nor at a name that leads inside, or to both", async () => {
    for (const addresses of [["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["::1"], []]) {
      const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        )) as never; // as much of it as is asked
      const outside = openOutside(false, resolve, [port]);
      await expect(
        outside.send(new URL(`http://rebind.example.com:${port}/`), { method: "GET", signal }),
      ).rejects.toThrow(Refused);
    }
    expect(asked).toBe(0);
  });

  test("is spoken to by http alone, without passwords", async () => {
    for (const url of ["file:///etc/passwd", "ftp://example.com", "http://u:p@example.com"]) {
      await expect(openOutside(true).send(new URL(url), { method: "GET", signal })).rejects.toThrow(Refused);
    }
  });

  test("may be this machine where that is allowed", async () => {
    const answer = await openOutside(true).send(new URL(`http://127.0.0.1:${port}/`), { method: "GET", signal });
    expect(answer.statusCode).toBe(200);
    answer.destroy();
  });

  test("public addresses are public", () => {
    for (const address of ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:93.184.215.14"])
      expect(isPublic(address)).toBe(true);
  });
});
