import type { Drawing } from "@x/drawings";
import type { MemberList } from "@x/fabrication/members";
import type { JobRow } from "../database/schema.ts";

// Where the files of a job are, and what is in them.

type Place = Pick<JobRow, "files">;

/** What was read of its drawing, as JSON: corrections are worked in without reading again. */
export const drawingKey = ({ files }: Place): string => `${files}/drawing.json`;
export const pdfKey = ({ files }: Place): string => `${files}/drawing.pdf`;

/** Members of a list are kept as what has been read of a drawing is: of one without pages. A job goes on from there. */
export const readAlready = (members: MemberList): Uint8Array =>
  Buffer.from(JSON.stringify({ ...members, pages: [] } satisfies Drawing));

/** Made of a list: there is no drawing. */
export const isOfList = ({ pdf_url, pdf_sha256 }: Pick<JobRow, "pdf_url" | "pdf_sha256">): boolean =>
  pdf_url === null && pdf_sha256 === null;
