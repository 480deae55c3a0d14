import { createHmac } from "node:crypto";

/** `sha256=<hex>` over `<timestamp>.<body>`. */
export const signatureOf = (secret: string, timestamp: number, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
