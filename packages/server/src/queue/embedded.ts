import type { Logger } from "pino";
import type { Queue } from "./queue.ts";

/** Over the table of jobs alone: looks when it is woken, and once a second for what other processes have brought. */
export function embeddedQueue(log: Logger, every = 1000): Queue {
  let look: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    enqueue: async () => {}, // the job itself is the entry
    wake: () => look?.(),
    start: async (work, places) => {
      let running = 0;
      look = () => {
        while (look && running < places) {
          running++;
          work()
            .catch((error: unknown) => {
              log.error({ err: error }, "a worker failed");
              return false;
            })
            .then((found) => {
              running--;
              if (found) look?.();
            });
        }
      };
      timer = setInterval(look, every);
      timer.unref();
      look();
    },
    stop: async () => {
      clearInterval(timer);
      look = undefined;
    },
  };
}
