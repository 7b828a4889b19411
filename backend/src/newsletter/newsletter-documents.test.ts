import { z } from 'zod';

import { sendRaw } from '../../tests/contract/api-requests';
import { tokenOf } from '../../tests/contract/people-examples';
import { publishContent } from '../../tests/support/publish-content';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_ORIGIN,
  STUDIO_SETTINGS,
  studioCall,
} from '../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { seedSite } from '../content/site/seed-site';
import { exportContent } from '../content/content-store';
import { checkDepsOf } from '../content/documents/check-deps';
import { checkDocuments } from '../content/documents/check-documents';
import type { ClaimDocument } from '../content/documents/claim-document.schema';
import type { NewsletterDocument } from '../content/documents/newsletter-document.schema';
import type { Mail } from '../mail/confirmation-mail';
import { mailSettings } from '../mail/mail-settings';
import { sendDueMails } from '../mail/mail-worker';

import { BUILT_IN_NEWSLETTER } from '../content/documents/built-in-newsletter';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
let editor = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  await seedSite(shop);
  const admin = await openStudioAsAdmin(shop);
  editor = await openStudioAs(shop, admin, { email: 'ed@example.com', name: 'Ed Moss', role: 'editor' });
}, 120_000);
afterAll(() => shop.close());

const OWN: NewsletterDocument = {
  ...BUILT_IN_NEWSLETTER,
  request: {
    subject: 'One click to go with {brand}',
    title: 'Nearly there',
    body: 'Hello,\n\ncall {phone} if you have a question.',
    button: 'Yes please',
  },
  welcome: { subject: 'Welcome', title: 'Hello again', body: 'Lovely to have you.', claim: 'price-match' },
  footer: 'Open {salesHours}',
  pages: {
    ...BUILT_IN_NEWSLETTER.pages,
    confirm: { title: 'Almost', text: 'Press it by {until}.', button: 'Sign me up' },
  },
};
const CLAIM: ClaimDocument = {
  id: 'price-match',
  isOn: true,
  text: 'Price match promise',
  words: 'Found it cheaper? Tell us',
  source: 'Our terms',
  asOf: '2026-11-01',
  termsUrl: '/terms-and-conditon',
  startsAt: null,
  endsAt: null,
};

const subscribe = (email: string) =>
  sendRaw(shop.app, { method: 'POST', url: '/api/newsletter', payload: { email } });
const confirmPage = async (email: string, method: 'GET' | 'POST' = 'GET') => {
  const url = `/newsletter/confirm?token=${await tokenOf(shop, email)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await sendRaw(shop.app, { method, url, ...(method === 'POST' && { headers, payload: '' }) })).text;
};
/** Sends the mails that are due, and returns them. */
async function sent(): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  await sendDueMails(shop.db, async (mail) => void mails.push(mail), mailSettings(shop.environment));
  return mails;
}

async function findings(document: object): Promise<readonly string[]> {
  const files = [{ file: 'newsletter', kind: 'newsletter' as const, document }];
  const { db, clock, supplier } = shop;
  const checked = await checkDocuments(files, checkDepsOf({ db, clock, supplier }));
  return checked.ok ? [] : checked.faults.map(({ field, message }) => `${field}: ${message}`);
}

it('starts with the texts of the shop, as a document that can be imported as it is [DEC-400]', async () => {
  expect((await exportContent(shop)).newsletter).toEqual([{ revision: 1, ...BUILT_IN_NEWSLETTER }]);
  expect(await findings(BUILT_IN_NEWSLETTER)).toEqual([]);
});

it('shows new texts in the next mail and on the pages, and those of the shop when it is taken off the site [DEC-400]', async () => {
  await publishContent(shop, { newsletter: [OWN] }, { until: new Date(shop.clock.now() + 60_000) });
  await subscribe('first@example.com');
  const [request] = await sent();
  expect(request?.subject).toBe('One click to go with Sandpiper');
  expect(request?.html).toContain(
    '<p style="margin:0 0 16px">call 020 7946 0123 if you have a question.</p>',
  );
  expect(request?.html).toMatch(/<a href="[^"]*\/newsletter\/confirm[^"]*"[^>]*>Yes please<\/a>/);
  expect(request?.text).toContain('Open Mon-Sun 9am-9pm');
  const page = await confirmPage('first@example.com');
  expect(page).toMatch(/<h1>Almost<\/h1><p>Press it by \d+ \w{3} 20\d\d\.<\/p>/);
  expect(page).toContain('<button>Sign me up</button>');
  shop.wait(60_000);
  expect(await confirmPage('first@example.com')).toContain(
    `<h1>${BUILT_IN_NEWSLETTER.pages.confirm.title}</h1>`,
  );
});

it('has what the law requires in every mail, with any document [DEC-400, DEC-134]', async () => {
  await publishContent(shop, { newsletter: [{ ...OWN, footer: null }] });
  await subscribe('law@example.com');
  const [request] = await sent();
  await confirmPage('law@example.com', 'POST');
  const [welcome] = await sent();
  for (const mail of [request, welcome]) {
    expect(mail?.unsubscribeUrl).toContain('/newsletter/unsubscribe?token=');
    expect(mail?.html).toContain(`<a href="${mail?.unsubscribeUrl}"`);
    expect(mail?.text).toContain('Sandpiper Holidays Limited, 1 Sample Street, London, EC1A 1AA');
  }
  expect(request?.text).toContain('works once');
  expect(request?.text).toContain('If that was not you');
});

it('makes a claim with evidence, date and terms, and without it as soon as the claim is off or over [DEC-401, DEC-402]', async () => {
  const welcomeOf = async (email: string, claim: ClaimDocument) => {
    await publishContent(shop, { newsletter: [OWN], claims: [claim] });
    await subscribe(email);
    await confirmPage(email, 'POST');
    return (await sent()).find(({ subject }) => subject === 'Welcome')?.text ?? '';
  };
  const made = await welcomeOf('on@example.com', CLAIM);
  expect(made).toContain(
    'Price match promise: Found it cheaper? Tell us. Evidence: Our terms, as of 1 Nov 2026.',
  );
  expect(made).toMatch(/Terms: https?:\/\/\S+\/terms-and-conditon/);
  expect(await welcomeOf('off@example.com', { ...CLAIM, isOn: false })).not.toContain('Price match');
  expect(await welcomeOf('over@example.com', { ...CLAIM, endsAt: '2026-11-02' })).not.toContain(
    'Price match',
  );
});

it.each([
  [
    'an unknown fact [DEC-254]',
    { request: { ...OWN.request, body: 'Call {fax}' } },
    'request.body: {fax} refers to nothing',
  ],
  ['a fact of another page', { footer: 'By {until}' }, 'footer: {until} refers to nothing'],
  [
    'a subject of two lines',
    { request: { ...OWN.request, subject: 'News\r\nBcc: all@example.com' } },
    'request.subject: must be one line',
  ],
  ['an empty button', { request: { ...OWN.request, button: ' ' } }, 'request.button: must not be empty'],
])('refuses %s', async (_case, change, finding) => {
  const [first] = await findings({ ...BUILT_IN_NEWSLETTER, ...change });
  expect(first).toContain(finding);
});

it('has a preview in the studio of its mails as they will be sent, which changes nothing [DEC-400]', async () => {
  await publishContent(shop, { newsletter: [BUILT_IN_NEWSLETTER] });
  const { json } = await studioCall(shop, '/documents/newsletter/site/preview', {
    method: 'POST',
    cookie: editor,
    body: { document: { ...OWN, footer: '<b>bold</b>' } },
  });
  const url = new URL(z.object({ url: z.string() }).parse(json).url);
  expect(url.origin).toBe(STUDIO_ORIGIN);
  const path = `${url.pathname.replace('/api', '')}${url.search}`;
  const preview = await studioCall(shop, path, { cookie: editor });
  expect(preview.headers['content-security-policy']).toContain("default-src 'none'");
  expect(preview.text).toContain('Subject: One click to go with Sandpiper');
  expect(preview.text).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(preview.text).toContain('Sign me up');
  expect((await studioCall(shop, path)).status).toBe(401);
  expect((await studioCall(shop, `${path}x`, { cookie: editor })).status).toBe(410);
  await subscribe('preview@example.com');
  expect((await sent())[0]?.subject).toBe('Please confirm: news from Sandpiper Holidays');
});
