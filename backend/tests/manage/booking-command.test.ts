import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startScript } from '@storefront/server-kit/child-process';
import { z } from 'zod';

import { outboxFolder } from '../../src/mail/outbox-folder';
import { paidBooking } from '../support/paid-booking';
import { orderBody } from '../support/purchase';
import { postJson, startServer, waitUntil, type ServerProcess } from '../support/server-process';
import { testDatabase, type TestDatabase } from '../support/test-database';

const ROOT = join(__dirname, '../../..');
const orderSchema = z.object({ order: z.object({ referenceId: z.string() }) });

jest.setTimeout(120_000);

let folder: string;
let dataDir: string;
let database: TestDatabase | null;
let backend: ServerProcess;
let reference: string;
/** Of the booking, which is paid in full, in pence. */
let total: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'booking-command-'));
  dataDir = join(folder, 'data');
  database = await testDatabase();
  backend = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' });
  const payment = await paidBooking([backend.url]);
  const ordered = await postJson(`${backend.url}/api/orders`, orderBody(payment));
  reference = orderSchema.parse(ordered).order.referenceId;
  total = payment.quote.total;
}, 120_000);
afterAll(async () => {
  await backend.kill();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run booking` as its own process, beside the running backend. */
async function command(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { output, closed } = startScript('demo/commands/booking.ts', args, {
    nodeOptions: ['--liftoff-only'],
    cwd: ROOT,
    output: 'capture',
    env: {
      NODE_OPTIONS: '',
      BACKEND_PORT: new URL(backend.url).port,
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      ...env,
    },
  });
  const { code } = await closed;
  return { code, output: output() };
}

/** `£1,284.50` */
const pounds = (amount: number) =>
  `£${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Names of the mails about the booking with this text in their subject. */
const mailsWith = (subject: string) =>
  readdirSync(outboxFolder(dataDir)).filter((name) => {
    const mail = name.endsWith('.eml') ? readFileSync(join(outboxFolder(dataDir), name), 'utf8') : '';
    return mail.includes(`Subject: ${subject}`);
  });

describe('npm run booking, with a running backend', () => {
  it('shows what was paid and the history of a booking', async () => {
    const { code, output } = await command(['show', reference.toLowerCase()]);
    expect(output).toContain(`${reference} (confirmed): `);
    expect(output).toContain(`total ${pounds(total)}, paid ${pounds(total)}, refunded £0.00, due £0.00`);
    expect(output).toMatch(/history:\n.*booked/s);
    expect(code).toBe(0);
  });

  it('refunds once, also when the command is repeated with its key [DEC-206]', async () => {
    const first = await command(['refund', reference, '12.50']);
    expect(first.output).toContain(`£12.50 of ${reference} are being refunded`);
    const [, key = ''] = /^key (\S+)$/m.exec(first.output) ?? [];
    expect((await command(['refund', reference, '12.50', '--repeat', key])).code).toBe(0);
    const show = () => command(['show', reference]);
    await waitUntil(async () => (await show()).output.includes('refunded £12.50'));
    expect((await show()).output.match(/ Refund {2}£12\.50 /g)).toHaveLength(1);
  });

  it('sends the confirmation again', async () => {
    await waitUntil(() => mailsWith('Booking confirmed').length === 1);
    for (const name of mailsWith('Booking confirmed')) rmSync(join(outboxFolder(dataDir), name));
    expect(await command(['resend', reference])).toEqual({
      code: 0,
      output: `The confirmation of ${reference} is queued.\n`,
    });
    await waitUntil(() => mailsWith('Booking confirmed').length === 1);
  });

  it.each([
    [['show', 'AAAAAAAAAA'], 'There is no booking AAAAAAAAAA.'],
    [['refund', 'AAAAAAAAAA', 'twelve'], '"twelve" is not an amount such as 12 or 12.50.'],
    [['show'], 'Usage:'],
    [['cancel', 'AAAAAAAAAA'], 'Usage:'],
    [
      ['resend', 'AAAAAAAAAA', 'BBBBBBBBBB'],
      'Not understood: BBBBBBBBBB. Usage: npm run booking -- resend <reference>',
    ],
    [
      ['refund', 'AAAAAAAAAA', '12', '50'],
      'Not understood: 50. Usage: npm run booking -- refund <reference> <pounds>',
    ],
    [['resend', 'AAAAAAAAAA', '--repeat', 'x'], 'resend takes no --repeat. It takes --url.'],
    [
      ['show', 'AAAAAAAAAA', '--ulr', 'x'],
      'There is no flag --ulr. Did you mean --url? All flags: npm run booking -- --help',
    ],
  ])('refuses %p with one sentence', async (args, message) => {
    const { code, output } = await command(args);
    expect([code, output.split('\n')[0]]).toEqual([1, message]);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('refuses a second refund whose flag npm kept', async () => {
    const { code, output } = await command(['refund', reference, '12.50'], { npm_config_repeat: 'true' });
    expect(code).toBe(1);
    expect(output).toContain('npm kept --repeat for itself, so nothing was done.');
  });

  it('prints its usage on request', async () => {
    const { code, output } = await command(['refund', '--help']);
    expect(output).toContain('npm run booking -- refund <reference> <pounds>');
    expect(code).toBe(0);
  });

  it('refunds no more than was paid, and nothing, with one sentence [DEC-206]', async () => {
    const left = pounds(total - 1_250);
    const tooMuch = await command(['refund', reference, '99999']);
    expect(tooMuch.output.trim().split('\n').at(-1)).toBe(
      `The backend responded 409: No more than ${left} of this booking can be refunded.`,
    );
    const nothing = await command(['refund', reference, '0']);
    expect(nothing.output).toContain('The backend responded 400');
    expect([tooMuch.code, nothing.code]).toEqual([1, 1]);
    expect((await command(['show', reference])).output).toContain('refunded £12.50');
  });

  it('states that a backend does not respond', async () => {
    const url = 'http://localhost:9';
    expect(
      await command(['show', reference, '--url', url], { ADMIN_TOKEN: 'the token of a shop elsewhere' }),
    ).toEqual({
      code: 1,
      output: `${url} does not respond. Is the backend running, and is the URL right?\n`,
    });
  });

  it('does nothing without the token of the shop [DEC-206]', async () => {
    for (const path of ['', '/refund', '/resend']) {
      const request = path === '' ? {} : { method: 'POST' };
      const { status } = await fetch(`${backend.url}/admin/bookings/${reference}${path}`, request);
      expect([path, status]).toEqual([path, 401]);
    }
    const other = { ADMIN_TOKEN: 'the token of another shop' };
    const { code, output } = await command(['resend', reference, '--url', backend.url], other);
    expect(code).toBe(1);
    expect(output).toContain('The backend responded 401');
  });
});
