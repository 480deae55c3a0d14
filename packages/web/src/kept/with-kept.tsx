import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { fragmentOf } from "../input.ts";
import { signedIn } from "../pages.ts";
import type { Kept } from "./bar.tsx";
import type { Opened } from "./open.ts";

/** How a calculator keeps what is in it, for who is signed in or has a link to something kept. */
export interface Keeping {
  readonly Bar: typeof Kept;
  readonly opened: Opened;
}

/** By the address; `first` is what a new calculation begins with. */
export async function keepingOf(first: string): Promise<Keeping | undefined> {
  const params = new URLSearchParams(location.search);
  if (!signedIn.get() && !params.has("shared") && !params.has("calculation")) return undefined;
  const [{ Kept: Bar }, { openedByAddress }] = await Promise.all([import("./bar.tsx"), import("./open.ts")]);
  return { Bar, opened: await openedByAddress(first) };
}

const isShown = (opened: Opened): boolean => opened.is !== "lost" && !(opened.is === "kept" && opened.isFormless);

interface Props {
  readonly keeping: Keeping | undefined;
  readonly children: () => ComponentChildren;
}

/** Beside what cannot be shown stands no example with a verdict. */
export function WithKept({ keeping, children }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(!keeping || isShown(keeping.opened));
  if (isOpen || !keeping) return <>{children()}</>;
  return (
    <keeping.Bar
      opened={keeping.opened}
      input={undefined}
      onOpen={(input) => {
        history.replaceState(null, "", fragmentOf(input));
        setOpen(true);
      }}
    />
  );
}
