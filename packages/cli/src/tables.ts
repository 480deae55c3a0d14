/** What is a table, by its name or its first line. */

export const isTable = (file: string): boolean => /\.(?:csv|tsv|xlsx)$/i.test(file);

/** Of standard input no name tells: a table begins with names that a sign separates, JSON with a bracket or a comment. */
export const looksLikeTable = (text: string): boolean =>
  /^\s*[^\s{[/]/.test(text) && /^[^\r\n]*[,;\t]/.test(text.trimStart());
