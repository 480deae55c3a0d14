/** Closes the network of a process that reads a drawing, and of its threads: Node itself can do it only since version 25. */
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { fix } from "./fix.ts";

function closed(): never {
  throw Object.assign(new Error("a process that reads drawings has no network"), { code: "ERR_ACCESS_DENIED" });
}

const close = (of: object, names: readonly string[]) => {
  for (const name of names) fix(of, name, closed);
};
const functionsOf = (of: object) =>
  Object.entries(of).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));

// all that speaks HTTP, TLS or WebSocket connects by a socket of `net`
close(net.Socket.prototype, ["connect"]);
close(net.Server.prototype, ["listen"]);
close(dgram, ["createSocket", "Socket"]);
close(dns, functionsOf(dns));
close(dns.promises, functionsOf(dns.promises));
syncBuiltinESMExports();
