import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Typeset or drawn by @x/report, which escapes every text that is not its own; the policy of the pages runs no script in it. */
export const Drawn = ({ html, tag: Tag }: { html: string; tag: "div" | "span" }): JSX.Element => (
  <Tag class="drawn" dangerouslySetInnerHTML={{ __html: html }} />
);

/** Who has no pointer scrolls what is wider than its place with the arrow keys. */
export function Wide({ kind, children }: { kind: "formula" | "picture"; children: ComponentChildren }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div class={kind} ref={place}>
      {children}
    </div>
  );
}
