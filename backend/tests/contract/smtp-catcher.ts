import { createServer, type Socket } from 'node:net';

export interface CaughtMail {
  /** Envelope recipients, which decide who receives the mail. */
  readonly recipients: readonly string[];
  readonly text: string;
}

/** A mail server that stores all mail and forwards none. */
export async function openSmtpCatcher() {
  const caught: CaughtMail[] = [];
  const server = createServer((socket) => talk(socket, caught));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    caught,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

function talk(socket: Socket, caught: CaughtMail[]): void {
  let pending = '';
  let recipients: string[] = [];
  let letter: string[] | null = null;
  const send = (line: string) => socket.write(`${line}\r\n`);
  const receive = (line: string) => {
    if (letter !== null) {
      if (line !== '.') return void letter.push(line);
      caught.push({ recipients, text: letter.join('\r\n') });
      [letter, recipients] = [null, []];
      return send('250 kept');
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'RCPT') recipients.push(/<(.*)>/.exec(line)?.[1] ?? line);
    if (verb === 'DATA') {
      letter = [];
      return send('354 go on');
    }
    if (verb === 'QUIT') {
      send('221 goodbye');
      return socket.end();
    }
    return send('250 fine');
  };
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (piece: string) => {
    const lines = (pending + piece).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) receive(line);
  });
  send('220 catcher');
}
