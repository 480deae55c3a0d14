/** What people wrote, as LaTeX prints it: nothing of it is a command, and every engine knows every letter or says which one it is. */

/** Signs of TeX, and what T1 would draw together or the languages of babel make a command of. */
const signs: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  '"': "\\textquotedbl{}",
  "`": "\\textasciigrave{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  // behind the end of a row they would be its options
  "[": "{[}",
  "*": "{*}",
  "\u00A0": "~",
  "\u202F": "\\,",
  "\u2009": "\\,",
  "\u00AD": "\\-",
  "…": "\\dots{}",
  "–": "\\textendash{}",
  "—": "\\textemdash{}",
  "‘": "\\textquoteleft{}",
  "’": "\\textquoteright{}",
  "“": "\\textquotedblleft{}",
  "”": "\\textquotedblright{}",
  "„": "\\quotedblbase{}",
  "‹": "\\guilsinglleft{}",
  "›": "\\guilsinglright{}",
  "«": "\\guillemotleft{}",
  "»": "\\guillemotright{}",
  "•": "\\textbullet{}",
  "°": "\\textdegree{}",
  "€": "\\texteuro{}",
  "‰": "\\textperthousand{}",
};

/** Signs of mathematics, by their commands. */
const commands: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "varepsilon",
  ζ: "zeta",
  η: "eta",
  θ: "theta",
  ι: "iota",
  κ: "kappa",
  λ: "lambda",
  μ: "mu",
  µ: "mu",
  ν: "nu",
  ξ: "xi",
  π: "pi",
  ρ: "rho",
  σ: "sigma",
  τ: "tau",
  υ: "upsilon",
  φ: "varphi",
  χ: "chi",
  ψ: "psi",
  ω: "omega",
  Γ: "Gamma",
  Δ: "Delta",
  Θ: "Theta",
  Λ: "Lambda",
  Ξ: "Xi",
  Π: "Pi",
  Σ: "Sigma",
  Φ: "Phi",
  Ψ: "Psi",
  Ω: "Omega",
  "≤": "le",
  "≥": "ge",
  "≠": "ne",
  "≈": "approx",
  "±": "pm",
  "×": "times",
  "÷": "div",
  "·": "cdot",
  "√": "surd",
  "∞": "infty",
  "→": "to",
  "←": "leftarrow",
  "↑": "uparrow",
  "↓": "downarrow",
  "↔": "leftrightarrow",
  "⇒": "Rightarrow",
  "∑": "sum",
  "∆": "Delta",
  "∠": "angle",
  "′": "prime",
  "✓": "checkmark",
  "✗": "times",
  "▸": "triangleright",
  "◂": "triangleleft",
  "⌀": "varnothing",
  "¬": "neg",
};

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";

/** As pdfTeX knows them in the encoding T1. */
const ofT1 =
  /[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĂăĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŒœŔŕŘřŚśŞşŠšŢţŤťŮůŰűŸŹźŻżŽž]/;

function letterOf(letter: string): string {
  const sign = signs[letter];
  if (sign !== undefined) return sign;
  if (/^[\x20-\x7E]$/.test(letter)) return letter;
  if (/^\s$/.test(letter)) return " ";
  const command = commands[letter];
  if (command !== undefined) return `\\ensuremath{\\${command}}`;
  const digits = [raised.indexOf(letter), lowered.indexOf(letter)] as const;
  if (digits[0] >= 0) return `\\textsuperscript{${digits[0]}}`;
  if (letter === "⁻") return "\\textsuperscript{\\textendash}";
  if (digits[1] >= 0) return `\\textsubscript{${digits[1]}}`;
  if (ofT1.test(letter)) return letter;
  const code = letter.codePointAt(0) ?? 0;
  // what prints nothing, and half of a sign
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code < 0xe000)) return "";
  return `\\anyletter{${code}}{${code.toString(16).toUpperCase()}}{${letter}}`;
}

/** A text as it is printed. */
export const latexText = (text: string): string =>
  [...text.normalize("NFC")]
    .map(letterOf)
    .join("")
    .replace(/([-',!?])(?=[-',`])/g, "$1{}");

/** Letters of a formula by their commands. */
export const latexMath = (code: string): string =>
  [...code]
    .map((letter) => {
      if (letter === "%") return "\\%";
      const command = commands[letter];
      if (command !== undefined) return `\\${command} `;
      return /^[\x20-\x7E]$/.test(letter) ? letter : `\\text{${latexText(letter)}}`;
    })
    .join("");
