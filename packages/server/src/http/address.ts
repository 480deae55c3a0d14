import type { Request } from "@hapi/hapi";
import ipaddr from "ipaddr.js";
import type { Config } from "../config.ts";

/** The client's address: the connection's, or the one that the last trusted proxy saw. */
export function clientAddress(request: Request, { trustedProxies }: Config): string {
  const connected = request.info.remoteAddress;
  if (trustedProxies === 0) return normal(connected) ?? connected;
  const header = request.headers["x-forwarded-for"];
  const told = typeof header === "string" ? header.split(",").map((part) => part.trim()) : [];
  const chain = [...told, connected];
  // each trusted proxy has added who connected to it; what stands further left anybody can write
  const seen = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? connected;
  return normal(seen) ?? normal(connected) ?? connected;
}

/** One household has one IPv6 /64, so that is what a window is kept for. */
function normal(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  if (!ipaddr.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address.kind() === "ipv4") return address.toString();
  return `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}

/** Whether the client came by HTTPS, itself or up to the proxy. */
export function isHttps(request: Request, { trustedProxies, baseUrl }: Config): boolean {
  if (baseUrl?.startsWith("https:")) return true;
  const proto = request.headers["x-forwarded-proto"];
  return trustedProxies > 0 && typeof proto === "string" && proto.split(",").at(-1)?.trim() === "https";
}
