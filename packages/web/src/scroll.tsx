import type { ComponentChildren, JSX } from "preact";

/** A table that is wider than a phone: keys scroll it too. */
export const Scroll = ({ label, children }: { label: string; children: ComponentChildren }): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys
  <section class="scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
