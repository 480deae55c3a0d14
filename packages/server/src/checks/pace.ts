/** Milliseconds of calculation after which others are looked after first. */
const mostAtOnce = 5;

export interface Pace {
  /** Calculates, but not when enough has been calculated since others were looked after. */
  run<T>(work: () => T): Promise<T>;
}

/**
 * Short calculations share the thread that serves. Of many that come together, one turn of the event loop does a few,
 * so that what else has come is not kept waiting for all of them.
 */
export function openPace(clock: () => number = () => performance.now()): Pace {
  let spent = 0;
  let counting = false;
  return {
    async run(work) {
      while (spent >= mostAtOnce) await new Promise((resolve) => setImmediate(resolve));
      const started = clock();
      try {
        return work();
      } finally {
        spent += clock() - started;
        if (!counting) {
          counting = true;
          setImmediate(() => {
            spent = 0;
            counting = false;
          });
        }
      }
    },
  };
}
