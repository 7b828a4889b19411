import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import PostalMime from 'postal-mime';

import { mailTransport } from '../../src/mail/mail-transport';
import { mailSettings } from '../../src/mail/mail-settings';
import { sendDueMails } from '../../src/mail/mail-worker';
import { openTestShop, type TestShop } from '../support/test-shop';

import { sendRaw, type ApiResponse } from './api-requests';
import { tokenOf } from './people-examples';
import { openSecondBackend, type SecondBackend } from './second-backend';
import { openSmtpCatcher } from './smtp-catcher';

// Generous for a busy machine.
jest.setTimeout(60_000);

const SELLER = {
  name: 'Sandpiper Holidays',
  email: 'bookings@sandpiper.example.com',
  phone: null,
  atolNumber: null,
};
const DAY_MS = 86_400_000;

let shop: TestShop;
let folder: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await openSecondBackend(shop);
}, 120_000);
afterAll(async () => {
  await folder.close();
  await shop.close();
});

const subscribe = (email: string) =>
  sendRaw(shop.app, { method: 'POST', url: '/api/newsletter', payload: { email } });
const open = (url: string, method: 'GET' | 'HEAD' = 'GET') => sendRaw(shop.app, { method, url });
const press = (url: string) =>
  sendRaw(shop.app, {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: '',
  });
const confirmLink = (token: string) => `/newsletter/confirm?token=${token}`;
const leaveLink = async (email: string) =>
  `/newsletter/unsubscribe?token=${(await stored(email))?.unsubscribe_token ?? ''}`;
const stored = (email: string) =>
  shop.db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();
const lettersTo = (email: string) =>
  shop.db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .select(['outbox.kind', 'outbox.state'])
    .where('subscribers.email', '=', email)
    .execute();

async function confirmed(email: string): Promise<void> {
  await subscribe(email);
  expect((await press(confirmLink(await tokenOf(shop, email)))).text).toContain('You are on the list');
}

const titleOf = (text: string) => /<h1>([^<]+)/.exec(text)?.[1] ?? '';

function expectPage({ headers, text, status }: ApiResponse, expectedStatus: number, title: string): void {
  expect([status, headers['content-type']]).toEqual([expectedStatus, 'text/html; charset=utf-8']);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).not.toMatch(/<script/i);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
  // The address of the page is a permission.
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['set-cookie']).toBeUndefined();
}

describe('a subscription', () => {
  it('gets the same response for known and unknown addresses, and one mail [DEC-23]', async () => {
    const first = await subscribe('reader@example.com');
    const again = await subscribe('READER@example.com');
    expect([first.status, first.text]).toEqual([202, '{"success":true}']);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await lettersTo('reader@example.com')).toEqual([{ kind: 'newsletter', state: 'queued' }]);
  });

  it.each(['/newsletter/confirm', '/api/newsletter/confirm'])(
    'is not confirmed by opening %s, as mail scanners do, but by the button of the page [DEC-134]',
    async (path) => {
      const email = `scanned${path.length}@example.com`;
      await subscribe(email);
      const token = await tokenOf(shop, email);
      await open(`${path}?token=${token}`, 'HEAD');
      const page = await open(`${path}?token=${token}`);
      expectPage(page, 200, 'Shall we write to you?');
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
      expect(await stored(email)).toMatchObject({ state: 'asked', confirmed_at: null });

      const action = /<form method="post" action="([^"]+)">/.exec(page.text)?.[1] ?? '';
      expectPage(await press(action), 200, 'You are on the list');
      expect((await stored(email))?.state).toBe('confirmed');
      // The database does not contain the token itself.
      expect((await stored(email))?.token_hash).not.toContain(token);
    },
  );

  it('is confirmed once, and a second click, a page that is still open and a new form change nothing [DEC-23, DEC-134]', async () => {
    const first = await subscribe('twice@example.com');
    const link = confirmLink(await tokenOf(shop, 'twice@example.com'));
    const pages = await Promise.all([press(link), press(link), press(link)]);
    const titles = pages.map(({ text }) => titleOf(text)).toSorted();
    expect(titles).toEqual(['You are on the list', ...Array(2).fill('You are on the list already')]);
    const { confirmed_at: when } = (await stored('twice@example.com')) ?? {};
    shop.wait(60_000);
    expectPage(await press(link), 200, 'You are on the list already');
    const opened = await open(link);
    expectPage(opened, 200, 'You are on the list already');
    expect(opened.text).not.toContain('<form');
    expect((await stored('twice@example.com'))?.confirmed_at).toEqual(when);
    const again = await subscribe('twice@example.com');
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    // The request and the welcome.
    expect(await lettersTo('twice@example.com')).toHaveLength(2);
  });

  it('explains a cut-off, invented, replaced or old link [DEC-23, DEC-134]', async () => {
    await subscribe('later@example.com');
    const older = await tokenOf(shop, 'later@example.com');
    shop.wait(11 * 60_000);
    await subscribe('later@example.com');
    const newer = await tokenOf(shop, 'later@example.com');
    expect(newer).not.toBe(older);
    const wrong = ['', 'x', newer.slice(0, -5), 'x'.repeat(32), older, `${newer}&token=${newer}`, '%00'];
    for (const token of wrong)
      for (const page of [await open(confirmLink(token)), await press(confirmLink(token))])
        expectPage(page, 410, 'This link does not work');
    expectPage(await open('/newsletter/confirm'), 410, 'This link does not work');
    shop.wait(8 * DAY_MS);
    for (const page of [await open(confirmLink(newer)), await press(confirmLink(newer))]) {
      expectPage(page, 410, 'This link is too old');
      expect(page.text).toMatch(/ended on \d+ \w{3} 20\d\d/);
    }
    expect((await stored('later@example.com'))?.state).toBe('asked');
  });

  it('responds to too many tries with a page too [DEC-134]', async () => {
    const one = '192.0.2.44';
    const link = confirmLink('x'.repeat(32));
    for (let time = 0; time < 30; time += 1) await sendRaw(shop.app, { method: 'GET', url: link }, one);
    expectPage(await sendRaw(shop.app, { method: 'GET', url: link }, one), 429, 'One moment');
  });
});

describe('the end of a subscription', () => {
  it('needs the button of a page, which erases the address and its mails [DEC-134]', async () => {
    await confirmed('leaver@example.com');
    const send = mailTransport({ smtpUrl: null, dataDir: folder.dataDir, seller: SELLER });
    await sendDueMails(shop.db, send, { ...mailSettings(shop.environment), seller: SELLER });
    const files = () => readdirSync(join(folder.dataDir, 'outbox')).length;
    const before = files();
    const link = await leaveLink('leaver@example.com');
    const question = await sendRaw(folder.app, { method: 'GET', url: link });
    expectPage(question, 200, 'Leave the list?');
    expect(question.text).toContain(`<form method="post" action="${link}"><button>Unsubscribe</button>`);
    expect((await stored('leaver@example.com'))?.state).toBe('confirmed');

    const leave = () => sendRaw(folder.app, { method: 'POST', url: link });
    const [first, second] = await Promise.all([leave(), leave()]);
    const titles = [first, second].map(({ text }) => titleOf(text)).toSorted();
    expect(titles).toEqual(['No address on the list belongs to this link', 'You have left the list']);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await stored('leaver@example.com')).toBeUndefined();
    expect(files()).toBe(before - 2);
    expectPage(await open(link), 410, 'No address on the list belongs to this link');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form with parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'is done by one POST of a mail service with %s, without cookie or origin [DEC-134]',
    async (_form, type, payload) => {
      const email = `service-${payload.length}@example.com`;
      await confirmed(email);
      const url = await leaveLink(email);
      const page = await sendRaw(shop.app, {
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload,
      });
      expectPage(page, 200, 'You have left the list');
      expect(await stored(email)).toBeUndefined();
    },
  );

  it('ends the way back: the used confirmation does not work, and a new form starts a new request [DEC-134]', async () => {
    await subscribe('back@example.com');
    const link = confirmLink(await tokenOf(shop, 'back@example.com'));
    await press(link);
    await press(await leaveLink('back@example.com'));
    expectPage(await press(link), 410, 'This link does not work');
    await subscribe('back@example.com');
    expect((await stored('back@example.com'))?.state).toBe('asked');
  });

  it.each(['', 'x', 'x'.repeat(31), 'x'.repeat(33), "x' or 'a'='a".padEnd(32, 'x')])(
    'is refused in words for the cut-off link "%s" [DEC-134]',
    async (token) => {
      const link = `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
      for (const page of [await open(link), await press(link)])
        expectPage(page, 410, 'No address on the list belongs to this link');
    },
  );
});

it('every mail of the newsletter has the link to leave, for readers and for their mail programs [DEC-134]', async () => {
  const post = await openSmtpCatcher();
  await subscribe('headers@example.com');
  const token = await tokenOf(shop, 'headers@example.com');
  const send = mailTransport({ smtpUrl: post.url, dataDir: '', seller: SELLER });
  await sendDueMails(shop.db, send, { ...mailSettings(shop.environment), seller: SELLER });
  await press(confirmLink(token));
  await sendDueMails(shop.db, send, { ...mailSettings(shop.environment), seller: SELLER });
  await post.close();

  const link = `${shop.publicUrl}${await leaveLink('headers@example.com')}`;
  const sent = post.caught.filter(({ recipients }) => recipients.includes('headers@example.com'));
  const mails = await Promise.all(sent.map(({ text }) => PostalMime.parse(text)));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Please confirm: news from Sandpiper Holidays',
    'You are on the list: news from Sandpiper Holidays',
  ]);
  for (const mail of mails) {
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`<a href="${link}"`);
  }
  const [request, welcome] = mails;
  expect(request?.text).toContain(`${shop.publicUrl}${confirmLink(token)}`);
  expect(welcome?.text).not.toContain('/newsletter/confirm');
});
