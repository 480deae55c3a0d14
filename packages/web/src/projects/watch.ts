import type { Job } from "@x/api";
import { useEffect } from "preact/hooks";
import { api } from "../http.ts";
import { isOpen, readJob } from "./model.ts";

/** After a server that was away has refused, the stream is opened anew. */
const pause = 3000;

/**
 * Follows a job to its end. The browser opens a broken stream again by itself, and the server goes on where it broke;
 * where it gives up (the server was away), this begins again.
 */
export function useWatched(job: Job | undefined, onChange: (job: Job) => void, onAway: (away: boolean) => void): void {
  const open = job !== undefined && isOpen(job.status);
  const id = job?.id;
  useEffect(() => {
    if (!open || id === undefined) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async () => {
      try {
        const now = await readJob(id);
        if (over) return;
        onAway(false);
        onChange(now);
      } catch {
        if (!over) onAway(true);
      }
    };
    const listen = () => {
      source = new EventSource(`${api}/jobs/${id}/events`);
      source.addEventListener("open", () => onAway(false));
      // what has happened before comes first: the job itself says how it stands
      for (const name of ["progress", "done", "failed"]) source.addEventListener(name, () => void look());
      source.addEventListener("error", () => {
        void look();
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(listen, pause);
      });
    };
    listen();
    return () => {
      over = true;
      clearTimeout(timer);
      source?.close();
    };
  }, [open, id]);
}
