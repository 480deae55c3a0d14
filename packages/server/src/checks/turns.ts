/** One account has more waiting than it may. */
export class TooManyWaiting extends Error {}
/** The server has more waiting than it may. */
export class QueueFull extends Error {}

/** The number of an account, or an address of nobody known. */
export type Who = number | string;

export interface Turns {
  /** Does work when it is their turn; a signal takes it out of the queue. */
  take<T>(who: Who, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
  /** Waiting and running. */
  readonly working: number;
  close(): void;
}

export interface TurnLimits {
  /** Of one account at a time. */
  readonly running?: number;
  readonly waitingOfOne?: number;
  readonly waiting?: number;
}

interface Entry {
  readonly start: () => void;
  readonly refuse: (error: unknown) => void;
}

/** Each waiting check holds a body of up to 8 MB. */
const standard = { running: 2, waitingOfOne: 20, waiting: 100 };

/**
 * Gives `places` in turn to the accounts that wait, one each, and none has more than two at a time. What one account
 * hands in first is done first.
 */
export function openTurns(places: number, limits: TurnLimits = {}): Turns {
  const { running: mostRunning, waitingOfOne, waiting: mostWaiting } = { ...standard, ...limits };
  /** In the order in which their turn comes. */
  const queues = new Map<Who, Entry[]>();
  const running = new Map<Who, number>();
  let free = places;
  let waiting = 0;

  const next = () => {
    while (free > 0) {
      const turn = [...queues].find(([account]) => (running.get(account) ?? 0) < mostRunning);
      if (!turn) return;
      const [account, queue] = turn;
      const entry = queue.shift();
      queues.delete(account);
      if (queue.length > 0) queues.set(account, queue); // behind all others
      if (!entry) continue;
      waiting--;
      free--;
      running.set(account, (running.get(account) ?? 0) + 1);
      entry.start();
    }
  };

  const done = (account: Who) => {
    free++;
    const left = (running.get(account) ?? 1) - 1;
    if (left === 0) running.delete(account);
    else running.set(account, left);
    next();
  };

  return {
    async take(account, signal, work) {
      signal.throwIfAborted();
      const queue = queues.get(account) ?? [];
      if (queue.length >= waitingOfOne) throw new TooManyWaiting();
      if (waiting >= mostWaiting) throw new QueueFull();
      await new Promise<void>((begin, refuse) => {
        const start = () => {
          signal.removeEventListener("abort", leave);
          begin();
        };
        const entry = { start, refuse };
        queue.push(entry);
        queues.set(account, queue);
        waiting++;
        const leave = () => {
          const place = queue.indexOf(entry);
          if (place < 0) return;
          queue.splice(place, 1);
          if (queue.length === 0) queues.delete(account);
          waiting--;
          refuse(signal.reason);
        };
        signal.addEventListener("abort", leave, { once: true });
        next();
      });
      try {
        return await work();
      } finally {
        done(account);
      }
    },
    get waiting() {
      return waiting;
    },
    get working() {
      return waiting + places - free;
    },
    close() {
      for (const { refuse } of [...queues.values()].flat()) refuse(new QueueFull());
      queues.clear();
      waiting = 0;
    },
  };
}
