import { appendFileSync, existsSync, readFileSync } from 'node:fs';

import { z } from 'zod';

const lineSchema = z.object({
  /** Number of the backend process that sent it. */
  run: z.number().int(),
  messageId: z.string(),
  reference: z.string(),
  to: z.string(),
});
export type SentMail = z.output<typeof lineSchema>;

/** Appends one line per mail, so that the log survives every kill. */
export function appendMail(file: string, mail: SentMail): void {
  appendFileSync(file, `${JSON.stringify(mail)}\n`);
}

export function readMails(file: string): readonly SentMail[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => lineSchema.parse(JSON.parse(line)));
}
