import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { callbackify } from 'node:util';

import { portOf } from '@storefront/server-kit/ports';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes its time, so that a backlog builds up. */
export interface SlowMailServer {
  readonly url: string;
  /** Message-ID of every accepted mail, in order. */
  readonly accepted: readonly string[];
  /** Milliseconds that it takes for each mail. */
  delayMs: number;
  /** Number of mails that it is taking its time for. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Starts a mail server on a free port.
 *
 * @param slowAt `sender`: before it receives the mail; `mail`: after it has received the mail and before it accepts it. A
 * mail whose sender has left by then is accepted all the same, as real mail servers do
 */
export async function startSlowMailServer(
  delayMs: number,
  slowAt: 'sender' | 'mail',
): Promise<SlowMailServer> {
  const accepted: string[] = [];
  let waiting = 0;
  const takeTime = async (phase: typeof slowAt) => {
    if (phase !== slowAt || mail.delayMs === 0) return;
    waiting += 1;
    await pause(mail.delayMs, undefined, { ref: false });
    waiting -= 1;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => callbackify(takeTime)('sender', () => done()),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        callbackify(takeTime)('mail', () => {
          accepted.push(/^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? '');
          done();
        });
      });
    },
  });
  // A backend that stops closes its connection in the middle of a mail.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mail: SlowMailServer = {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    accepted,
    delayMs,
    waiting: () => waiting,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
  return mail;
}
