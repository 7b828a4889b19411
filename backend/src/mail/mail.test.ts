import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { orderBody, purchases } from '../../tests/support/purchase';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';

import { mailSettings } from './mail-settings';
import { mailTransport } from './mail-transport';
import { sendDueMails } from './mail-worker';

const seller = {
  name: 'Sandpiper Holidays',
  email: 'bookings@sandpiper.example.com',
  phone: null,
  atolNumber: '12345',
};

let shop: TestShop;
const cardPayment = purchases(() => shop).cardPayment;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const settings = () => ({ ...mailSettings(shop.environment), seller });

async function bookedReference(): Promise<string> {
  const payment = await cardPayment();
  await shop.post('payments', payment.body);
  const { body } = await shop.post('orders', orderBody(payment));
  return (body as { order: { referenceId: string } }).order.referenceId;
}

const outboxStates = async () =>
  (await shop.db.selectFrom('outbox').select(['state', 'tries']).orderBy('next_try_at').execute()).map(
    ({ state, tries }) => `${state} ${tries}`,
  );

async function mailServer() {
  const received: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

describe('the confirmation', () => {
  it('is sent through SMTP to the lead passenger only, with text, HTML and a calendar file [API-EMAIL-02]', async () => {
    const smtp = await mailServer();
    const reference = await bookedReference();

    const send = mailTransport({ smtpUrl: smtp.url, dataDir: '', seller });
    expect(await sendDueMails(shop.db, send, settings())).toBe(1);
    await smtp.close();

    expect(smtp.received).toHaveLength(1);
    const [{ to, text }] = smtp.received as [(typeof smtp.received)[number]];
    expect(to).toEqual(['ann@example.com']);
    const mail = await PostalMime.parse(text);
    expect(mail.subject).toContain(reference);
    expect(mail.text).toContain("Mrs Ann O'Brien, Mr Brian O'Brien");
    expect(mail.text).toContain('ATOL protected, number 12345');
    expect(mail.html).toContain('Nothing more to pay');
    const calendar = mail.attachments.find(({ filename }) => filename === 'holiday.ics');
    expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toMatch(
      /BEGIN:VEVENT[\s\S]*DTSTART;VALUE=DATE:2027[\s\S]*END:VEVENT/,
    );
  });

  it('is retried while the mail server is unreachable, and arrives once', async () => {
    const nobody = await mailServer();
    await nobody.close();
    await bookedReference();
    const away = mailTransport({ smtpUrl: nobody.url, dataDir: '', seller });
    expect(await sendDueMails(shop.db, away, settings())).toBe(0);
    expect(await outboxStates()).toContain('queued 1');

    // Not before its retry time, and only once.
    const folder = mkdtempSync(join(tmpdir(), 'mail-'));
    const back = mailTransport({ smtpUrl: null, dataDir: folder, seller });
    expect(await sendDueMails(shop.db, back, settings())).toBe(0);
    await shop.db
      .updateTable('outbox')
      .set({ next_try_at: new Date() })
      .where('state', '=', 'queued')
      .execute();
    expect(await sendDueMails(shop.db, back, settings())).toBe(1);
    expect(await sendDueMails(shop.db, back, settings())).toBe(0);
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    expect(readFileSync(join(folder, 'outbox', file), 'utf8')).toContain('Booking confirmed');
    rmSync(folder, { recursive: true });
  });

  it('is claimed by one of several concurrent workers', async () => {
    await bookedReference();
    let sent = 0;
    const send = async () => {
      sent += 1;
    };
    const counts = await Promise.all([1, 2, 3].map(() => sendDueMails(shop.db, send, settings())));
    expect([counts.reduce((sum, count) => sum + count, 0), sent]).toEqual([1, 1]);
  });
});
