import type { JSX } from "preact";

/** How something went; `open`: nobody gave the actions for it, or nothing was verified, which is neither passed nor failed. */
export type Tone = "good" | "bad" | "open";

/** How far something is used. */
export const Meter = ({ fraction, tone }: { fraction: number; tone: Tone }): JSX.Element => (
  <svg class={`meter ${tone}`} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="rest" width="100" height="8" />
    <rect class="used" width={Math.min(100, Math.max(0, fraction * 100))} height="8" />
  </svg>
);
