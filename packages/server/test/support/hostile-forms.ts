// Forms as no browser sends them: tables and lists of every kind as their fields, frames that do not close.

export interface Dice {
  readonly below: (n: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (p: number) => boolean;
}

export interface HostileForm {
  readonly type: string;
  readonly body: Buffer;
}

const columns = [
  "mark",
  "N_Ed",
  "M_y_Ed",
  "V_z_Ed",
  "load_case",
  "Mark",
  "Profile",
  "Length (mm)",
  "Qty",
  "Grade",
  "Role",
];
const wrongColumns = [
  "",
  " ",
  "Nope",
  "constructor",
  "__proto__",
  "mark",
  "\ufeffmark",
  '"',
  "N_Ed,kN",
  "x".repeat(5000),
];
const cells = [
  "B1",
  "*",
  "40",
  "-3,5",
  "1e999",
  "NaN",
  "0x10",
  "",
  " ",
  '"',
  '"a""b',
  "IPE 300",
  "S355",
  "6000",
  "\0",
  "=1+1",
];
const lists = [
  '[{"mark":{}}]',
  '[{"mark":[]},{"mark":null},1,null,[]]',
  '{"B1":{"N_Ed":"x"},"__proto__":{"N_Ed":1}}',
  '[{"mark":"B1","N_Ed":1},{"mark":"b1","N_Ed":2}]',
  '[{"mark":"B1","section":{},"length_mm":-1,"quantity":1e9,"remove":false}]',
  '[{"mark":"B1","start":{"cut":{"about_y_deg":90}},"support_at":[{}]}]',
  "[[[[[[1]]]]]]",
  '{"mark":1,"mark":2}',
];

/** The names of its fields, and a text of nobody's making for some of them. */
export function hostileForm(names: readonly string[], dice: Dice, text: () => string): HostileForm {
  const { below, pick, chance } = dice;

  const table = (): string => {
    const [separator, end] = [pick([",", ";", "\t", "|"]), pick(["\n", "\r\n", "\r", "\n\n"])];
    const head = Array.from({ length: below(6) }, () => pick(chance(0.7) ? columns : wrongColumns));
    const rows = Array.from({ length: below(5) }, () => Array.from({ length: below(7) }, () => pick(cells)));
    return [head, ...rows].map((row) => row.join(separator)).join(end);
  };
  const content = (): Buffer => {
    switch (below(7)) {
      case 0:
        return Buffer.from(table());
      case 1:
        return Buffer.from(
          pick([",,,", ";;;", "mark", "mark,N_Ed\n,", '"', "\n\n", "mark,mark\nB1,B1", "mark;N_Ed\nB1;1;2;3"]),
        );
      case 2:
        return Buffer.from(pick(lists));
      case 3:
        return Buffer.from(text());
      case 4:
        return Buffer.from(pick(["1", "0", "-1", "http://127.0.0.1/x.pdf", "https://", "person@example.com", ""]));
      case 5:
        return Buffer.from(pick(["%PDF-1.7\n%%EOF", "%PDF-1.4\ntrailer <</Encrypt 1 0 R>>", "no PDF", "PK\x03\x04"]));
      default:
        return Buffer.from(Array.from({ length: below(2000) }, () => below(256)));
    }
  };

  const boundary = pick(["b", "----WebKitFormBoundary7MA4YWxk", "a".repeat(70), "x y", "--"]);
  const disposition = (): string => {
    const name = pick(chance(0.8) ? names : ["", "pdf[]", "__proto__", "a".repeat(3000), 'quo"te', "\u202e"]);
    const file = chance(0.3) ? `; filename="${pick(["a.pdf", "../../x", "", 'a"b', "💣.csv", "x".repeat(1000)])}"` : "";
    return pick([
      `Content-Disposition: form-data; name="${name}"${file}`,
      `Content-Disposition: form-data; name="${name}"${file}`,
      `content-disposition:form-data;name=${name}${file}`,
      `Content-Disposition: attachment; name="${name}"`,
      "Content-Disposition: form-data",
      "Content-Disposition:",
      "X: y",
    ]);
  };
  const part = (): Buffer => {
    const end = chance(0.95) ? "\r\n" : "\n";
    const type = chance(0.3)
      ? `${end}Content-Type: ${pick(["application/pdf", "text/csv", ";;;", "multipart/mixed"])}`
      : "";
    return Buffer.concat([
      Buffer.from(`--${boundary}${end}${disposition()}${type}${chance(0.97) ? end + end : ""}`),
      content(),
      Buffer.from(chance(0.97) ? end : ""),
    ]);
  };
  const parts = Array.from({ length: chance(0.03) ? 40 : 1 + below(4) }, part);
  const last = pick([`--${boundary}--\r\n`, `--${boundary}--\r\n`, `--${boundary}--\r\n`, `--${boundary}`, ""]);
  const whole = Buffer.concat([...parts, Buffer.from(last)]);
  const body = chance(0.1) ? whole.subarray(0, below(whole.length + 1)) : whole;
  const type = chance(0.93)
    ? `multipart/form-data; boundary="${boundary}"`
    : pick([
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "multipart/form-data; boundary=other",
        "multipart/mixed; boundary=b",
      ]);
  return { type, body };
}
