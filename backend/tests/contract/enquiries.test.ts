import { randomUUID } from 'node:crypto';

import PostalMime from 'postal-mime';

import { mailTransport } from '../../src/mail/mail-transport';
import { mailSettings } from '../../src/mail/mail-settings';
import { sendDueMails } from '../../src/mail/mail-worker';
import { expirePersonalData } from '../../src/people/personal-data';
import { openTestShop, type TestShop } from '../support/test-shop';

import { sendRaw } from './api-requests';
import { openSmtpCatcher } from './smtp-catcher';

// Generous for a busy machine.
jest.setTimeout(60_000);

const SELLER = { name: 'Sandpiper', email: 'hello@sandpiper.example.com', phone: null, atolNumber: null };
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const anEnquiry = (overrides: object = {}) => ({
  id: randomUUID(),
  name: 'Ann Lee',
  email: 'ann@example.com',
  topic: 'booking',
  reference: 'ABCD234567',
  message: 'Is there a cot?\n\nWe come with a <b>baby</b>.',
  ...overrides,
});
/** Each address has a rate limit of its own. */
const send = (payload: object, remoteAddress = '10.0.0.1') =>
  shop.app.inject({ method: 'POST', url: '/api/enquiries', payload, remoteAddress });
const stored = (id: string) => shop.db.selectFrom('enquiries').selectAll().where('id', '=', id).execute();
const mailsOf = (id: string) =>
  shop.db.selectFrom('outbox').select(['id', 'state']).where('enquiry_id', '=', id).execute();

describe('a message of the contact form', () => {
  it('arrives at the seller, whose response goes to the shopper [DEC-165]', async () => {
    const catcher = await openSmtpCatcher();
    const enquiry = anEnquiry();
    expect((await send(enquiry)).statusCode).toBe(202);
    const transport = mailTransport({ smtpUrl: catcher.url, dataDir: '', seller: SELLER });
    await sendDueMails(shop.db, transport, { ...mailSettings(shop.environment), seller: SELLER });
    await catcher.close();

    const [{ recipients, text } = { recipients: [], text: '' }] = catcher.caught;
    expect(recipients).toEqual([SELLER.email]);
    const mail = await PostalMime.parse(text);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ann@example.com']);
    expect(mail.text).toContain('Is there a cot?');
    expect(mail.text).toContain('Booking reference: ABCD234567');
    expect(mail.html).toContain('a &lt;b&gt;baby&lt;/b&gt;');
  });

  it('is stored once, however often it is sent [DEC-165]', async () => {
    const enquiry = anEnquiry();
    const responses = [await send(enquiry, '10.0.0.2'), await send(enquiry, '10.0.0.2')];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await stored(enquiry.id)).toHaveLength(1);
    expect(await mailsOf(enquiry.id)).toHaveLength(1);
  });

  it('of a program that fills in the hidden field is accepted and dropped [DEC-165]', async () => {
    const enquiry = anEnquiry({ website: 'https://spam.example' });
    expect((await send(enquiry, '10.0.0.3')).statusCode).toBe(202);
    expect(await stored(enquiry.id)).toEqual([]);
  });

  it('is refused after five in a minute from one address [DEC-165]', async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await send(anEnquiry(), '10.0.0.4')).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('cannot add recipients or headers [DEC-165]', async () => {
    for (const email of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com']) {
      const payload = anEnquiry({ email });
      const response = await sendRaw(shop.app, { method: 'POST', url: '/api/enquiries', payload });
      expect(response.status).toBe(400);
    }
  });

  it('is erased after 90 days, together with its mail [DEC-165, STATIC-03]', async () => {
    const enquiry = anEnquiry();
    await send(enquiry, '10.0.0.5');
    await expirePersonalData(shop.db, shop.environment.dataDir, { now: () => Date.now() + 89 * DAY_MS });
    expect(await stored(enquiry.id)).toHaveLength(1);
    await expirePersonalData(shop.db, shop.environment.dataDir, { now: () => Date.now() + 600 * DAY_MS });
    expect(await stored(enquiry.id)).toEqual([]);
    expect(await mailsOf(enquiry.id)).toEqual([]);
  });
});
