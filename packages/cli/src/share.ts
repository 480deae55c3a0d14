import { messages } from "@x/eurocode/message";
import { Stop } from "./exit.ts";

const stops = messages("shareStops", {
  sensitivity: "--sensitivity must be above 0 and below 100 per cent; it is {given}",
});

/** `--sensitivity 5` is 0.05. */
export function readShare(asked: string | true): number {
  const share = Number(asked === true ? "10" : asked) / 100;
  if (!(share > 0 && share < 1)) throw new Stop(stops.sensitivity({ given: String(asked) }));
  return share;
}
