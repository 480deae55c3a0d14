import { Stop } from "./exit.ts";

/** `--sensitivity 5` is 0.05. */
export function readShare(asked: string | true): number {
  const share = Number(asked === true ? "10" : asked) / 100;
  if (!(share > 0 && share < 1)) throw new Stop(`--sensitivity must be above 0 and below 100 per cent; it is ${asked}`);
  return share;
}
