import { palette } from "../figures/svg.ts";
import type { Report } from "../report.ts";
import { latexText } from "./letters.ts";

const languages = { en: "english", nl: "dutch", de: "ngerman", fr: "french", sv: "swedish" } as const;

const colours = ["ink", "soft", "faint", "good", "bad", "warm"] as const;

/** Packages of every TeX distribution, and what the document needs beside them. Any of pdfLaTeX, XeLaTeX and LuaLaTeX will do. */
export const preamble = ({
  words,
  title,
  summary,
  project,
  firm,
}: Report): string => `\\documentclass[a4paper,10pt]{article}
\\usepackage{iftex}
\\ifPDFTeX
  \\usepackage[T1]{fontenc}
  \\usepackage[utf8]{inputenc}
  \\usepackage{textcomp}
\\fi
\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}
\\usepackage[${languages[words.language]}]{babel}
\\usepackage{amsmath,amssymb,array,booktabs,longtable,graphicx,xcolor}
\\usepackage[margin=25mm]{geometry}
\\usepackage[hidelinks]{hyperref}
\\hypersetup{pdftitle={${latexText(`${title}: ${summary}`)}}, pdfauthor={${latexText(project.author ?? firm?.name ?? "")}}, pdfcreator={x}}
${colours.map((name) => `\\definecolor{${name}}{HTML}{${palette[name].slice(1).toUpperCase()}}`).join("\n")}
\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{0.4\\baselineskip}
\\setlength{\\emergencystretch}{2em}
% a letter that the font may not have: by its number
\\newcommand{\\anyletter}[3]{\\ifPDFTeX{[}U+#2{]}\\else\\iffontchar\\font#1 #3\\else{[}U+#2{]}\\fi\\fi}
% formulas are broken here alone, and a piece that is wider than the line is made smaller
\\newcommand{\\br}{\\penalty0 }
\\newsavebox{\\fitted}
\\newcommand{\\fit}[1]{\\mbox{\\sbox{\\fitted}{\\(\\displaystyle #1\\)}%
  \\ifdim\\wd\\fitted>0.96\\linewidth\\resizebox{0.96\\linewidth}{!}{\\usebox{\\fitted}}\\else\\usebox{\\fitted}\\fi}}
% a step of the calculation, its clause at the right
\\newcommand{\\step}[2]{{\\relpenalty=10000 \\binoppenalty=10000 \\lineskiplimit=2pt \\lineskip=4pt
  \\tolerance=10000 \\hbadness=10000 \\rightskip=0pt plus 12em \\hangindent=1.5em \\hangafter=1 \\noindent\\(\\displaystyle #2\\)%
  \\unskip\\nobreak\\hfil\\penalty50\\hskip2em\\null\\nobreak\\hfil{\\footnotesize\\color{soft}#1}%
  \\parfillskip=0pt \\finalhyphendemerits=0 \\par}}
% of the steps that lead to what governs
\\newcommand{\\governs}{\\llap{\\textcolor{good}{\\(\\triangleright\\)}\\ }}
\\newcommand{\\usage}[2]{\\textcolor{#1}{\\rule{#2\\linewidth}{1ex}}}
`;
