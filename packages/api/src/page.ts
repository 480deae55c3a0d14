interface Section {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const inHtml = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign)
    .replace(/`([^`]+)`/g, "<code>$1</code>");

/** A page of its own, without scripts. */
export const html = (title: string, intro: string, sections: readonly Section[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${inHtml(intro)}</p>
${sections
  .map(
    ({ id, title, lines }) =>
      `<h2 id="${id}">${title}</h2>\n${lines.map((line) => `<p>${inHtml(line)}</p>`).join("\n")}`,
  )
  .join("\n")}
</main>
</body>
</html>
`;
