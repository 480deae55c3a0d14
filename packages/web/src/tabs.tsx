import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface Tab<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly count?: number;
}

/** One of several panels; arrow keys go from tab to tab. */
export function Tabs<Name extends string>({
  label,
  tabs,
  shown,
  onTurn,
  children,
}: {
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onTurn: (name: Name) => void;
  children: ComponentChildren;
}): JSX.Element {
  const id = useId();
  const turn = (by: number) => {
    const at = tabs.findIndex(({ name }) => name === shown);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    onTurn(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        class="tabs"
        aria-label={label}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          turn(by);
        }}
      >
        {tabs.map(({ name, title, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onTurn(name)}
          >
            {title}
            {count === undefined ? null : <span class="help"> {count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
}
