/** Jobs that are sent at once, until the last has ended. They are deleted afterwards. */
import type { Client, NewDrawing } from "@x/client";
import { rounded, shares } from "./load.ts";

export interface JobsDone {
  readonly jobs: number;
  readonly failed: number;
  /** The first reason, where one failed. */
  readonly error?: string;
  readonly seconds: number;
  readonly per_hour: number;
  /** From its submission to its end, with the waiting. */
  readonly p50_s: number;
  readonly most_s: number;
}

export async function worked(client: Client, drawing: NewDrawing, count: number): Promise<JobsDone> {
  const begun = performance.now();
  const sent = await Promise.all(Array.from({ length: count }, () => client.jobs.submit(drawing)));
  const ended = await Promise.all(
    sent.map(async ({ job_id }) => {
      const job = await client.jobs.wait(job_id);
      return { job, seconds: (performance.now() - begun) / 1000 };
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const { job_id } of sent) await client.jobs.remove(job_id);
  const failed = ended.filter(({ job }) => job.status !== "done");
  const share = shares(ended.map((one) => one.seconds));
  const error = failed[0]?.job.error;
  return {
    jobs: count,
    failed: failed.length,
    ...(error !== undefined && { error }),
    seconds: rounded(seconds),
    per_hour: rounded((3600 * (count - failed.length)) / seconds),
    p50_s: share(0.5),
    most_s: share(1),
  };
}
