import { InvalidInput } from "@x/eurocode";
import ipaddr from "ipaddr.js";
import type { Config } from "../config.ts";
import { isPublic, portOf } from "../net/outside.ts";

/**
 * Where events may be sent: HTTPS, and not to this machine or its network. What a name resolves to is looked at again
 * when an event is sent; here it is told at once what cannot be right.
 */
export function checkWebhookUrl(text: string, { allowPrivateUrls, fetchPorts }: Config): void {
  if (allowPrivateUrls) return;
  const url = new URL(text);
  const { protocol, hostname } = url;
  const problem =
    protocol !== "https:"
      ? "must be an https address"
      : isPrivateHost(hostname)
        ? "must be an address that the world can reach"
        : fetchPorts.includes(portOf(url))
          ? undefined
          : onlyPorts(fetchPorts);
  if (problem !== undefined)
    throw new InvalidInput([{ path: "webhook_url", message: `${problem}; it is ${text.slice(0, 100)}` }]);
}

export const onlyPorts = (ports: readonly number[]): string => `must have one of the ports ${ports.join(", ")}`;

export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  if (ipaddr.isValid(host)) return !isPublic(host);
  return !host.includes(".") || /(^|\.)(localhost|local|internal|lan|home|intranet)$/.test(host);
}
