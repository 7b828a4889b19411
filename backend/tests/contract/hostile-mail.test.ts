import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import PostalMime from 'postal-mime';

import { mailTransport, type SendMail } from '../../src/mail/mail-transport';
import { mailSettings } from '../../src/mail/mail-settings';
import { sendDueMails } from '../../src/mail/mail-worker';
import { purchases } from '../support/purchase';
import { LEAD, SECOND } from '../support/people';
import { openTestShop, type TestShop } from '../support/test-shop';

import { sendRaw, expectError } from './api-requests';
import { openSecondBackend, type SecondBackend } from './second-backend';
import { openSmtpCatcher } from './smtp-catcher';

// Generous for a busy machine.
jest.setTimeout(60_000);

const SELLER = {
  name: 'Sandpiper, Holidays',
  email: 'bookings@sandpiper.example.com',
  phone: null,
  atolNumber: null,
};
const OTHER = 'other@evil.example';

let shop: TestShop;
let folder: SecondBackend;
let post: Awaited<ReturnType<typeof openSmtpCatcher>>;
let send: SendMail;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await openSecondBackend(shop);
  post = await openSmtpCatcher();
  send = mailTransport({ smtpUrl: post.url, dataDir: folder.dataDir, seller: SELLER });
}, 120_000);
afterAll(async () => {
  await post.close();
  await folder.close();
  await shop.close();
});

/** Texts that are not a single email address. */
const NO_ADDRESSES: readonly string[] = [
  '',
  ' ',
  '@',
  'ann',
  'ann@',
  '@example.com',
  `ann@example.com,${OTHER}`,
  `ann@example.com, ${OTHER}`,
  `ann@example.com;${OTHER}`,
  `ann@example.com ${OTHER}`,
  `ann@example.com\r\nBcc: ${OTHER}`,
  `ann@example.com\nBcc: ${OTHER}`,
  `ann@example.com\rBcc: ${OTHER}`,
  `ann@example.com%0d%0aBcc:${OTHER}`,
  `ann@example.com\u0000${OTHER}`,
  `ann@example.com\u2028Bcc: ${OTHER}`,
  `ann@example.com\t${OTHER}`,
  `"ann@example.com" <${OTHER}>`,
  `Ann <${OTHER}>`,
  `<${OTHER}>`,
  `<ann@example.com>,<${OTHER}>`,
  `ann@example.com>\r\nRCPT TO:<${OTHER}`,
  `ann@example.com> <${OTHER}`,
  `ann: ${OTHER};`,
  `ann@example.com(${OTHER})`,
  `ann@${OTHER}`,
  'ann@@example.com',
  'ann@exam ple.com',
  'a nn@example.com',
  `${'x'.repeat(65)}@example.com`,
  `${'x'.repeat(255)}@example.com`,
  `ann@${'x'.repeat(250)}.com`,
  `${'x'.repeat(5_000)}@${'y'.repeat(5_000)}.com`,
  'ann@example.com,',
  ',ann@example.com',
];

/** Hostile names of people with a valid email address. */
const NAMES: readonly string[] = [
  `Ann\r\nBcc: ${OTHER}`,
  `Ann\nBcc: ${OTHER}`,
  `Ann\rCc: ${OTHER}`,
  `Ann\r\n\r\nA body of my own`,
  `Ann\u2028Bcc: ${OTHER}`,
  `Ann\u0085Bcc: ${OTHER}`,
  `Ann" <${OTHER}>, "`,
  `Ann <${OTHER}>`,
  `<${OTHER}>,`,
  `Ann, ${OTHER}`,
  `${OTHER};`,
  `Ann;${OTHER}`,
  `Ann (${OTHER})`,
  `group: ${OTHER};`,
  '=?utf-8?Q?=0D=0ABcc:_other=40evil.example?=',
  '\\" Ann',
  'Ann\\',
  '"',
  '<script>alert(1)</script>',
  'Añn Ωmega 王 🏖',
  '\u202eevil',
  'x'.repeat(100),
  "O'Brien, Ann",
  'A\tB',
  '.',
];

/** Returns the recipients of the mails after the first `from`, with their headers. */
async function expectOnlyFor(address: string, from: number, mails: number): Promise<void> {
  const sent = post.caught.slice(from);
  expect(sent.map(({ recipients }) => recipients)).toEqual(Array.from({ length: mails }, () => [address]));
  for (const { text } of sent) {
    const mail = await PostalMime.parse(text);
    expect(mail.to?.map((to) => to.address)).toEqual([address]);
    expect([mail.cc, mail.bcc, mail.replyTo]).toEqual([undefined, undefined, undefined]);
    expect(mail.from?.address).toBe(SELLER.email);
    const names = mail.headers.map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    expect(mail.subject).toMatch(/^Booking confirmed: [A-Z2-9]{10}, /);
  }
}

describe('mail', () => {
  it('is tried with sixty addresses and names', () => {
    expect(NO_ADDRESSES.length + NAMES.length).toBe(60);
  });

  it.each(NO_ADDRESSES.map((address, index) => [index, address] as const))(
    'goes to nobody for address %i, which is none [API-EMAIL-02, DEC-23]',
    async (_index, address) => {
      const before = post.caught.length;
      const lead = { ...LEAD, email: address };
      for (const [path, payload] of [
        ['createLeadPassenger', lead],
        ['newsletter', { email: address }],
      ] as const)
        expectError(await sendRaw(shop.app, { method: 'POST', url: `/api/${path}`, payload }), 400, 'email');

      // An address that reached the database by another way is not used either.
      const mail = { to: { name: 'Ann', address }, subject: 'Booking', text: 'text', html: '<p>text</p>' };
      await send(mail, '<1@bookings>').catch(() => {});
      expect(post.caught.slice(before).flatMap(({ recipients }) => recipients)).toEqual([]);
    },
  );

  it.each(NAMES.map((name, index) => [index, name] as const))(
    'goes to the one address of the lead passenger, whatever name %i is [API-EMAIL-02]',
    async (index, name) => {
      const address = `guest-${index}@example.com`;
      const before = post.caught.length;
      const lead = await shop.post('createLeadPassenger', { ...LEAD, email: address });
      expect(lead.status).toBe(200);
      const leadPassengerId = String(lead.body['leadPassengerId']);
      const passengers = [{ ...SECOND, leadPassengerId }];
      await shop.post('createOtherPassengers', { leadPassengerId, passengers });
      // Written past the calls, which refuse some of these names.
      const names = JSON.stringify({ firstName: name, lastName: name });
      await sql`update lead_passengers set details = details || ${names}::jsonb where id = ${leadPassengerId}`.execute(
        shop.db,
      );
      await sql`
        update other_passengers set passengers = jsonb_build_array((passengers -> 0) || ${names}::jsonb)
        where lead_passenger_id = ${leadPassengerId}`.execute(shop.db);
      const { body } = await purchases(() => shop).cardPayment({ leadPassengerId });
      expect(await shop.post('payments', body)).toMatchObject({ status: 200 });
      expect(await sendDueMails(shop.db, send, { ...mailSettings(shop.environment), seller: SELLER })).toBe(
        1,
      );
      await expectOnlyFor(address, before, 1);
    },
  );

  it.each([
    ["o'brien+holiday_2@mail.example.co.uk", 'with every sign that people use'],
    [`${'x'.repeat(64)}@example.com`, 'with the longest name'],
    [
      `ann@${['b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.')}.${'e'.repeat(50)}.com`,
      'with a long domain',
    ],
  ])('reaches %s, %s: an address that is taken can be written to [API-EMAIL-02]', async (address) => {
    const before = post.caught.length;
    expect(await shop.post('createLeadPassenger', { ...LEAD, email: address })).toMatchObject({
      status: 200,
    });
    await send({ to: { name: 'Ann', address }, subject: 's', text: 't', html: '' }, '<2@bookings>');
    expect(post.caught.slice(before).map(({ recipients }) => recipients)).toEqual([[address]]);
  });

  it('is written into one file of the outbox folder where no mail server is configured [API-EMAIL-02]', async () => {
    const write = mailTransport({ smtpUrl: null, dataDir: folder.dataDir, seller: SELLER });
    for (const name of NAMES)
      await write(
        { to: { name, address: 'ann@example.com' }, subject: `Booking\r\nBcc: ${OTHER}`, text: '', html: '' },
        '<../../one\r\n@bookings>',
      );
    const files = readdirSync(join(folder.dataDir, 'outbox'));
    expect(files).toEqual(['onebookings.eml']);
    const mail = await PostalMime.parse(readFileSync(join(folder.dataDir, 'outbox', files[0] ?? '')));
    expect([mail.to?.length, mail.to?.[0]?.address, mail.bcc, mail.cc]).toEqual([
      1,
      'ann@example.com',
      undefined,
      undefined,
    ]);
  });
});
