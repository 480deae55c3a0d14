// A check, then a drawing: sent, waited for, its bill of materials saved. Takes X_URL, X_TOKEN, and the PDF.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { ApiError, createClient } from "@x/client";
import { saveExport } from "@x/client/files";

const [file = "hall-3.pdf"] = process.argv.slice(2);
const { X_URL: url = "http://127.0.0.1:3000", X_TOKEN: token = "" } = process.env;
const client = createClient({ url, token, patience: 60 });

try {
  const checked = await client.check("en-1993-1-1", {
    national_annex: "NL",
    members: [{ mark: "B1", profile: "IPE 300", length_mm: 6000, M_y_Ed: 40 }],
  });
  console.log(checked.passed, checked.summary);

  const pdf = { name: basename(file), bytes: await readFile(file) };
  const { job_id } = await client.jobs.submit({ pdf });
  const job = await client.jobs.wait(job_id, { onProgress: ({ data }) => console.error(data.stage, data.fraction) });
  if (job.status !== "done") throw new Error(job.error);
  await saveExport(client, { project: job.project_id, job: job_id, format: "bom.csv" }, "bom.csv");
  console.log(job.status, job.extracted_data?.summary.member_count);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.message, error.details);
  process.exitCode = 1;
}
