/** A piece of work as traces show it: begun, and ended once. */
export interface Span {
  /** As the header `traceparent` says it, for what follows from this elsewhere; undefined where nobody traces. */
  readonly context: string | undefined;
  /** The trace's number, for the log. */
  readonly trace: string | undefined;
  set(facts: Facts): void;
  rename(name: string): void;
  /** With why, where it failed. */
  end(failure?: string): void;
}

export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;
type SpanKind = "server" | "client" | "consumer" | "internal";

export interface Tracing {
  /** `follows`: the `traceparent` of what it is a part of; without one it begins a trace. */
  begin(name: string, kind: SpanKind, facts: Facts, follows?: string): Span;
  /** What has ended is sent. */
  stop(): Promise<void>;
}

export type Environment = Readonly<Record<string, string | undefined>>;
