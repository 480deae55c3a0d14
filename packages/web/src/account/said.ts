import { language, translate } from "../words/index.ts";

/** What the server says to people on these pages, in their language; the rest stays as it is said. */
export function fromServer(text: string): string {
  const plain: Readonly<Record<string, string>> = {
    "Email or password is wrong": translate("Email or password is wrong"),
    "current_password is not the password of this account": translate("The current password is another one."),
    "The address is already verified": translate("The address is already verified"),
    "The PDF is empty": translate("The PDF is empty"),
    "The PDF is encrypted; save it without a password": translate("The PDF is encrypted; save it without a password"),
    "The PDF is larger than 20 MB": translate("The PDF is larger than 20 MB"),
    "The file is not a PDF (it does not begin with %PDF-)": translate("The file is not a PDF"),
    "This server sends no mail (SMTP_URL is not set)": translate("This server sends no mail"),
  };
  const [, email] = /^An account with the email (\S+) already exists$/.exec(text) ?? [];
  if (email !== undefined) return translate("There is an account with the address {email} already", { email });
  const [, seconds] = /^Too many .*; try again in (\d+) s$/.exec(text) ?? [];
  if (seconds !== undefined) return translate("Too many attempts; try again in {seconds} s", { seconds });
  return Object.hasOwn(plain, text) ? (plain[text] ?? text) : text;
}

/** Why a drawing could not be read, for who reads no English; undefined where only the server's words say it. */
export function failureOf(text: string): string | undefined {
  if (language === "en") return undefined;
  const why = text.replace(/^the drawing cannot be read: /, "");
  if (/^(it is|the PDF is) damaged|reader ended$/.test(why)) return translate("The PDF is damaged and cannot be read");
  if (why.startsWith("the PDF is protected by a password"))
    return translate("The PDF is encrypted; save it without a password");
  if (why === "the PDF has no pages") return translate("The PDF has no pages");
  const [, pages, most] = /^the PDF has (\d+) pages; at most (\d+) are read$/.exec(why) ?? [];
  if (pages !== undefined && most !== undefined)
    return translate("The PDF has {pages} pages; at most {most} are read", { pages, most });
  if (/^the drawing was not read within /.test(why)) return translate("Reading the drawing took too long");
  if (/ of memory$|takes more memory/.test(why)) return translate("Reading the drawing took too much memory");
  return undefined;
}
