import { spawn } from "node:child_process";
import type { Config } from "../config.ts";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const patience = 15_000;

/** By SMTP, or by a command that gets the whole mail on its standard input; undefined where neither is set. */
export function openMailer(config: Config): Mailer | undefined {
  const { smtpUrl, mailCommand } = config;
  if (smtpUrl === undefined && mailCommand === undefined) return undefined;
  const from = config.mailFrom ?? `no-reply@${hostOf(config.baseUrl)}`;
  // while the server starts: afterwards others would wait for it
  const library = import("nodemailer");
  return {
    send: async (mail) => {
      const { createTransport } = await library;
      if (smtpUrl !== undefined) {
        const transport = createTransport({
          url: smtpUrl,
          connectionTimeout: patience,
          greetingTimeout: patience,
          socketTimeout: patience,
        });
        await transport.sendMail({ from, ...mail });
        transport.close();
        return;
      }
      const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail({ from, ...mail });
      await handTo(mailCommand ?? "", composed.message as Buffer); // with `buffer` it is one
    },
  };
}

const hostOf = (url: string | undefined) => (url === undefined ? "localhost" : new URL(url).hostname);

function handTo(command: string, mail: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ["pipe", "ignore", "pipe"], timeout: patience });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString("utf8")).slice(-500);
    });
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`the mail command ended with ${signal ?? code}: ${said.trim()}`));
    });
    child.stdin.on("error", () => {}); // told by how the command ends
    child.stdin.end(mail);
  });
}
