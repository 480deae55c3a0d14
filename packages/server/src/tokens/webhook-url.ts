import { listed, type Message } from "@x/eurocode/message";
import { invalid } from "@x/eurocode/problems";
import ipaddr from "ipaddr.js";
import type { Config } from "../config.ts";
import { isPublic, portOf } from "../net/outside.ts";
import { service as says } from "../says.ts";

/**
 * Where events may be sent: HTTPS, and not to this machine or its network. What a name resolves to is looked at again
 * when an event is sent; here it is told at once what cannot be right.
 */
export function checkWebhookUrl(text: string, { allowPrivateUrls, fetchPorts }: Config): void {
  if (allowPrivateUrls) return;
  const url = new URL(text);
  const given = text.slice(0, 100);
  const refuse = (said: Message) => invalid(said, "webhook_url");
  if (url.protocol !== "https:") throw refuse(says.httpsAddress({ given }));
  if (isPrivateHost(url.hostname)) throw refuse(says.publicAddress({ given }));
  if (!fetchPorts.includes(portOf(url))) throw refuse(says.otherPort({ ports: listed("plain", fetchPorts), given }));
}

export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  if (ipaddr.isValid(host)) return !isPublic(host);
  return !host.includes(".") || /(^|\.)(localhost|local|internal|lan|home|intranet)$/.test(host);
}
