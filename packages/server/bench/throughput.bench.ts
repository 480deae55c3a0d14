import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheck } from "@x/eurocode";
import autocannon from "autocannon";
import { expect, test } from "vitest";

// A five-member check through the whole service, beside the same check on a bare Hapi route. Both run as processes of
// their own, in turns, so that what else the machine does meets both.

const root = join(import.meta.dirname, "../../..");
const x = join(root, "packages/cli/dist/x.js");
const node = process.execPath;
const known = findCheck("en-1993-1-1");
const member = Object.values(known?.kinds ?? {})[0]?.example ?? {};
const body = JSON.stringify({ members: [1, 2, 3, 4, 5].map((i) => ({ ...member, mark: `B${i}` })) });

async function started(
  args: string[],
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(node, args, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...environment } });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer]; // piped, just above
  return { child, url: line.toString().replace("listening on ", "").trim() };
}

const load = (url: string, token: string, duration: number, more: Partial<autocannon.Options> = {}) =>
  autocannon({
    url: `${url}/api/v1/check/en-1993-1-1`,
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    connections: 20,
    duration,
    ...more,
  });

test("five members through the service and through a bare route", async () => {
  const data = mkdtempSync(join(tmpdir(), "x-bench-"));
  const made = execFileSync(node, [
    x,
    "account",
    "create",
    "--email",
    "b@example.com",
    "--tier",
    "studio",
    "--data",
    data,
    "--json",
  ]);
  const { token } = JSON.parse(made.toString()) as { token: string };
  const service = await started([x, "serve", "--port", "0", "--data", data], { RATE_LIMIT_PER_MINUTE: "10000000" });
  const bare = await started(["--conditions=@x/source", join(import.meta.dirname, "bare-server.ts")], {});
  try {
    for (const { url } of [service, bare]) await load(url, token, 3);
    const rates: { service: number; bare: number }[] = [];
    for (let round = 0; round < 4; round++) {
      const ours = await load(service.url, token, 4);
      const theirs = await load(bare.url, token, 4);
      expect(ours.non2xx + theirs.non2xx).toBe(0);
      rates.push({ service: ours.requests.average, bare: theirs.requests.average });
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const share = median(rates.map((rate) => rate.service / rate.bare));
    const full = median(rates.map((rate) => rate.service));
    const half = await load(service.url, token, 8, { overallRate: Math.round(full / 2) });
    console.table([...rates.map((rate) => ({ ...rate, share: `${(100 * (rate.service / rate.bare)).toFixed(0)} %` }))]);
    console.info(`share of the bare route: ${(100 * share).toFixed(0)} % (at least 70 %)`);
    console.info(`p99 at half load (${Math.round(full / 2)}/s): ${half.latency.p99} ms (under 50 ms)`);
    expect(share).toBeGreaterThanOrEqual(0.7);
    expect(half.latency.p99).toBeLessThan(50);
  } finally {
    service.child.kill("SIGTERM");
    bare.child.kill("SIGTERM");
    await once(service.child, "exit");
    rmSync(data, { recursive: true, force: true });
  }
}, 120_000);
