/** Archives with one fixed time: the same files give the same bytes, in every time zone. */
import { unzipSync, zipSync } from "fflate";

/** DOS times are local ones: this date is written alike wherever it is made. */
const fixedDate = () => new Date(1980, 0, 1, 0, 0, 0);

export function zipped(files: readonly (readonly [path: string, bytes: Uint8Array])[]): Uint8Array {
  const tree: Record<string, [Uint8Array, { mtime: Date; level: 6 | 0; os: number; attrs: number }]> =
    Object.create(null);
  for (const [path, bytes] of files) {
    // what is compressed already grows when it is compressed again
    const level = /\.(?:zip|xlsx|png)$/.test(path) ? 0 : 6;
    // made on Unix, a plain file that all may read
    tree[path] = [bytes, { mtime: fixedDate(), level, os: 3, attrs: 0o100644 << 16 }];
  }
  return zipSync(tree);
}

/** The files of an archive; undefined where it would take more room than that. Throws on what is no archive. */
export function unzipped(bytes: Uint8Array, most: number): Readonly<Record<string, Uint8Array>> | undefined {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return size <= most;
    },
  });
  return size > most ? undefined : files;
}
