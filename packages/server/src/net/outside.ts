import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { english, type Message } from "@x/eurocode/message";
import ipaddr from "ipaddr.js";
import { jobs as says } from "../says.ts";

/** The address leads where this server does not go. */
export class Refused extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}

interface SendOptions {
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the exchange, its answer's body too. */
  readonly signal: AbortSignal;
}

export interface Outside {
  /** One exchange; redirects are the caller's to follow. The address that was checked is the one that is connected to. */
  send(url: URL, options: SendOptions): Promise<IncomingMessage>;
}

/** Those of the web; others belong to services that are not meant to be spoken to from here. */
const usualPorts: readonly number[] = [80, 443];

export const portOf = ({ port, protocol }: URL): number =>
  port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);

/** Connections to the outside world: not to this machine, its network, or anything that is not the public Internet. */
export function openOutside(
  allowPrivate: boolean,
  resolve: typeof systemLookup = systemLookup,
  ports: readonly number[] = usualPorts,
): Outside {
  const lookup = allowPrivate ? undefined : guarded(resolve);
  return {
    send: (url, { method, headers = {}, body, signal }) =>
      new Promise((answer, reject) => {
        if (!/^https?:$/.test(url.protocol)) return reject(new Refused(says.otherProtocol({ protocol: url.protocol })));
        if (url.username !== "" || url.password !== "") return reject(new Refused(says.password));
        if (!allowPrivate && !ports.includes(portOf(url)))
          return reject(new Refused(says.otherPort({ port: `${portOf(url)}` })));
        // the lookup is not asked for an address that is written as one
        const literal = url.hostname.replace(/^\[|\]$/g, "");
        if (!allowPrivate && isIP(literal) !== 0 && !isPublic(literal))
          return reject(new Refused(says.notPublic({ host: url.hostname })));
        const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
        const options: RequestOptions = {
          method,
          headers: { ...headers, ...length },
          signal,
          // nothing is kept open to strangers
          agent: false,
          maxHeaderSize: 16 * 2 ** 10,
          ...(lookup ? { lookup } : {}),
        };
        const sent = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options, (response) => {
          // who gives a body up hears nothing more of it
          response.on("error", () => {});
          answer(response);
        });
        sent.on("error", reject);
        sent.end(body);
      }),
  };
}

/** A cloud's own, though its address is one of the public ones: Azure's platform, which hands out secrets of the machine. */
const platforms = new Set(["168.63.129.16"]);

/** IPv4 within IPv6 is looked at as what it is. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  // of IPv6 only 2000::/3 has been given out for the world
  if (known instanceof ipaddr.IPv6 && ((known.parts[0] ?? 0) & 0xe000) !== 0x2000) return false;
  return known.range() === "unicast" && !platforms.has(known.toString());
}

function guarded(resolve: typeof systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, "", 0);
      const [first] = addresses;
      // a name that leads to both may lead to the wrong one next time
      if (!first || addresses.some(({ address }) => !isPublic(address))) {
        return callback(new Refused(says.leadsInside({ host: hostname })), "", 0);
      }
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
