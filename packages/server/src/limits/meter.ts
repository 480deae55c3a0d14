/** What has to be counted exactly, over all requests and all servers of a database. */
export interface Meter {
  /** Takes a place in the sliding window of a key, when one is free. */
  take(window: Window): Promise<Place>;
  /** The same in two windows: in the second only where the first has a place. */
  takeBoth(first: Window, second: Window): Promise<readonly [Place, Place]>;
  /** The same without taking. */
  look(window: Window): Promise<Place>;
  /** Empties a window. */
  forget(key: string): Promise<void>;
  /** Counts an answered check, unless the quota is used up: then undefined. */
  count(call: Call): Promise<number | undefined>;
  /** Checks of an account in a month so far. */
  used(account: number, month: string): Promise<number>;
  /** Removes windows that were last used before a time. */
  purge(before: number): Promise<void>;
  /** Waits for what was handed in, then lets go of the database. */
  close(): Promise<void>;
}

export interface Window {
  readonly key: string;
  readonly limit: number;
  /** Length in milliseconds. */
  readonly span: number;
  /** Milliseconds; left out, the meter's clock, or else the database's. */
  readonly now?: number;
}

export interface Place {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds until a place is free; 0 when one was. */
  readonly wait: number;
}

export interface Call {
  readonly account: number;
  /** `2026-11` */
  readonly month: string;
  readonly endpoint: string;
  readonly ms: number;
  /** Checks a month; undefined: no limit. */
  readonly quota: number | undefined;
}
