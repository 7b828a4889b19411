import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pence } from '@storefront/shared/domain/pricing/pence';
import { createClock } from '@storefront/shared/platform/time/clock';
import type { FastifyInstance } from 'fastify';

import { openDatabase } from '@storefront/backend/db/open-database';
import { sandboxProvider, type Sandbox } from '../sandbox-provider';

import { gatewayApp } from './gateway-app';

const MERCHANT = `<script>alert("x")</script> & 'Sons'`;
const NUMBER = '4242 4242 4242 4242';
const CHALLENGED = '4000 0027 6000 3184';
const GOOD = { number: NUMBER, expiry: '08 / 29', code: '9173', name: 'Ann O’Brien' };

let sandbox: Sandbox;
let gateway: FastifyInstance;
let close: () => Promise<void>;
let payments = 0;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'));
  const clock = createClock('2026-11-21');
  const opened = await openDatabase(dataDir, null);
  sandbox = sandboxProvider(opened.db, 'http://localhost:3002', clock.now);
  gateway = gatewayApp({
    sandbox,
    merchant: MERCHANT,
    storefrontOrigins: ['http://localhost:3000'],
    clock,
    publicUrl: 'http://localhost:3002',
  });
  close = async () => {
    await gateway.close();
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}, 60_000);
afterAll(() => close());

/** Opens a payment. @returns the path of its page */
async function open(): Promise<string> {
  payments += 1;
  const { paymentUrl } = await sandbox.openPage(`payment-${payments}`, pence(31_937));
  return new URL(paymentUrl).pathname;
}

function submit(path: string, form: Record<string, string>) {
  return gateway.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

async function pageAfter(card: object): Promise<string> {
  const path = await open();
  await submit(path, { ...GOOD, ...card });
  return (await gateway.inject(path)).body;
}

/** Returns the accessible description of an input. */
function descriptionOf(body: string, id: string): string {
  const input = new RegExp(`<input\\s+id="${id}"[^>]*>`).exec(body)?.[0] ?? '';
  const ids = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(' ') ?? [];
  const descriptions = ids.map((each) => new RegExp(`id="${each}">(.*?)</p>`, 's').exec(body)?.[1] ?? '');
  return descriptions
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
}

it('shows the amount and the reference, and connects every label with its input [API-PAY-02]', async () => {
  const path = await open();
  const { body } = await gateway.inject(path);
  expect(body).toContain('<title>Pay £319.37 - Harbour Pay (sandbox)</title>');
  expect(body).toContain('<h1 id="order">Pay £319.37</h1>');
  expect(body).toMatch(/<dd>HP-[A-Z0-9]{8}<\/dd>/);
  const labels = {
    number: 'Card number',
    expiry: 'Expiry date',
    code: 'Security code',
    name: 'Name on card',
  };
  for (const [id, label] of Object.entries(labels)) {
    expect(body).toContain(`<label for="${id}">${label}</label>`);
    expect(body).toMatch(new RegExp(`<input\\s+id="${id}"`));
  }
  expect(body).not.toMatch(/role="alert"|aria-invalid/);
});

it('lists every test card with its effect', async () => {
  const { body } = await gateway.inject(await open());
  for (const end of ['4242', '3184', '0002', '9995', '0119', '0077', '0259'])
    expect(body).toMatch(new RegExp(`>4\\d{3} \\d{4} \\d{4} ${end}</span> <span>\\w`));
});

describe('a card form with errors', () => {
  it.each([
    ['number', '4242 4242 4242 4241', 'This card number is not valid'],
    ['expiry', '08 / 20', 'This card has expired'],
    ['code', '91', 'The security code must be 3 or 4 digits'],
    ['name', ' ', 'Enter the name on the card'],
  ])('shows the error next to the field "%s" and links to it from the top', async (field, value, message) => {
    const response = await submit(await open(), { ...GOOD, [field]: value });
    expect(response.statusCode).toBe(422);
    expect(descriptionOf(response.body, field)).toContain(`Error: ${message}`);
    expect(response.body.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(response.body).toContain('<title>Error: Pay £319.37');
    expect(/role="alert">.*?<\/div>/s.exec(response.body)?.[0]).toContain(`<a href="#${field}">${message}`);
  });

  it('lists all four fields if all are empty', async () => {
    const { body } = await submit(await open(), {});
    expect([...body.matchAll(/<a href="#(\w+)">/g)].map((link) => link[1])).toEqual([
      'number',
      'expiry',
      'code',
      'name',
    ]);
  });

  it('keeps the escaped name but never the number or the code', async () => {
    const number = '5555 5555 5555 4444';
    const name = '"><b>Ann';
    const { body } = await submit(await open(), { ...GOOD, number, expiry: '', name });
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;Ann"');
    for (const secret of [number, number.replaceAll(' ', ''), GOOD.code]) expect(body).not.toContain(secret);

    const misplaced = await submit(await open(), { number: '', expiry: '', code: '', name: number });
    expect(misplaced.body).not.toContain(number);
  });
});

describe('the challenge of the bank', () => {
  it('shows the amount and the card, and counts the attempts', async () => {
    const path = await open();
    await submit(path, { ...GOOD, number: CHALLENGED });
    const first = await gateway.inject(path);
    expect(first.body).toContain('<dd>£319.37</dd>');
    expect(first.body).toContain('<dd>Visa ending 3184</dd>');
    expect(descriptionOf(first.body, 'code')).toMatch(/123456.*3 tries left/);

    const empty = await submit(`${path}/challenge`, { code: ' ' });
    expect(descriptionOf(empty.body, 'code')).toMatch(/Enter the code.*3 tries left/);
    const second = await submit(`${path}/challenge`, { code: '424242' });
    expect(second.body).toContain('<title>Error: ');
    expect(descriptionOf(second.body, 'code')).toMatch(/That code is not right.*2 tries left/);
    expect(second.body).not.toContain('424242');
    const third = await submit(`${path}/challenge`, { code: '0' });
    expect(descriptionOf(third.body, 'code')).toMatch(/This is the last try/);

    expect((await submit(`${path}/challenge`, { code: '0' })).statusCode).toBe(303);
    const { body } = await gateway.inject(path);
    expect(body).toContain('<h1>The payment was declined</h1>');
    expect(body).toContain('A wrong code was entered too many times.');
  });

  it('accepts the right code with spaces', async () => {
    const path = await open();
    await submit(path, { ...GOOD, number: CHALLENGED });
    await submit(`${path}/challenge`, { code: '123 456' });
    expect((await gateway.inject(path)).body).toContain('<h1>Payment received</h1>');
  });

  it('rejects a code before a card needs one', async () => {
    const path = await open();
    await submit(`${path}/challenge`, { code: '123456' });
    expect((await gateway.inject(path)).body).toContain('<h1 id="order">Pay £319.37</h1>');
  });
});

describe('the outcome of a payment', () => {
  it.each([
    [NUMBER, 'Payment received', 'shows your booking reference'],
    ['4000 0000 0000 9995', 'The payment was declined', 'not enough money on the card'],
    ['4000 0000 0000 0002', 'The payment was declined', 'try again in the shop'],
    ['4000 0000 0000 0259', 'Your bank is deciding', 'http-equiv="refresh" content="3"'],
  ])('shows for card %s: %s', async (number, heading, text) => {
    const body = await pageAfter({ number });
    expect(body).toContain(`<h1>${heading}</h1>`);
    expect(body).toContain(text);
  });

  it('explains the next step after a cancellation and accepts no further card', async () => {
    const path = await open();
    await submit(`${path}/cancel`, {});
    expect((await submit(path, { number: '' })).statusCode).toBe(303);
    const { body } = await gateway.inject(path);
    expect(body).toContain('<h1>The payment was cancelled</h1>');
    expect(body).toContain('go back to the shop');
    expect(body).not.toContain('http-equiv');
  });
});

it('has no injected markup, scripts, style attributes or secrets on any page', async () => {
  const challenged = await open();
  await submit(challenged, { ...GOOD, number: CHALLENGED });
  const responses = [
    await gateway.inject(await open()),
    await submit(await open(), { ...GOOD, expiry: '' }),
    await gateway.inject(challenged),
    await submit(`${challenged}/challenge`, { code: '1' }),
    await gateway.inject('/pay/nothing'),
  ];
  for (const number of [NUMBER, '4000 0000 0000 0002', '4000 0000 0000 0259']) {
    const path = await open();
    await submit(path, { ...GOOD, number });
    responses.push(await gateway.inject(path));
  }
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 422, 200, 422, 404, 200, 200, 200]);
  for (const { headers, body } of responses) {
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' http://localhost:3000; base-uri 'none'; frame-ancestors 'self' http://localhost:3000`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=|https?:|url\(/);
    expect(body).not.toContain(GOOD.code);
    expect(body).toContain('Sandbox: no money moves here');
  }
  expect(responses[0]?.body).toContain(
    '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Sons&#39;',
  );
});
