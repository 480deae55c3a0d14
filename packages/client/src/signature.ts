/** What a receiver of events looks at. */
export interface SignedDelivery {
  readonly secret: string;
  /** `X-Service-Signature` */
  readonly signature: string;
  /** `X-Service-Signature-Next`, where it came: the secret is being changed, and either of the two may sign. */
  readonly next?: string | undefined;
  /** `X-Service-Timestamp` */
  readonly timestamp: string;
  /** As it came, before anything is parsed. */
  readonly body: string;
  /** Unix seconds; the present where nothing is said. */
  readonly now?: number;
}

/** Seconds that a delivery may be older or newer than the clock of the receiver. */
const tolerance = 300;

/** Whether a delivery was signed with the secret and is not old. */
export async function verifySignature({ next, ...delivery }: SignedDelivery): Promise<boolean> {
  const { timestamp, now = Date.now() / 1000 } = delivery;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > tolerance) return false;
  return (await signs(delivery)) || (next !== undefined && (await signs({ ...delivery, signature: next })));
}

async function signs({ secret, signature, timestamp, body }: SignedDelivery): Promise<boolean> {
  const hex = /^sha256=([\da-f]{64})$/.exec(signature)?.[1];
  if (hex === undefined) return false;
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  // compares in constant time
  return crypto.subtle.verify("HMAC", key, given, bytes.encode(`${timestamp}.${body}`));
}
