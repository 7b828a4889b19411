import { z } from 'zod';

import { expectError, readResponse, sendCall } from '../../../tests/contract/api-requests';
import { seedSite } from '../../content/site/seed-site';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_SETTINGS,
  studioCall,
} from '../../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { deleteExpiredPreviews } from '../../content/preview/preview-store';
import { ukTimeOf } from '../../content/uk-time/uk-time';

// Generous for a busy machine.
jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;

let shop: TestShop;
let editor = '';
let publisher = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  await seedSite(shop);
  const admin = await openStudioAsAdmin(shop);
  editor = await openStudioAs(shop, admin, { email: 'ed@example.com', name: 'Ed Moss', role: 'editor' });
  publisher = await openStudioAs(shop, admin, {
    email: 'pat@example.com',
    name: 'Pat Hill',
    role: 'publisher',
  });
}, 120_000);
afterAll(() => shop.close());

const idOf = (place: number) => `d00000000000000000000${place}`;
const post = (path: string, body: object, cookie = editor) =>
  studioCall(shop, path, { method: 'POST', body, cookie });
const openSchema = z.object({ head: z.number(), document: z.looseObject({ id: z.string() }) });
const open = async (kind: string, id: string) =>
  openSchema.parse((await studioCall(shop, `/documents/${kind}/${id}`, { cookie: editor })).json);
async function draft(kind: string, id: string, change: object) {
  const { head, document } = await open(kind, id);
  const { json } = await post(`/documents/${kind}/${id}/drafts`, {
    base: head,
    document: { ...document, ...change },
  });
  const { revision } = z.object({ revision: z.number() }).parse(json);
  return { kind, id, revision, base: revision };
}
const at = (hours: number) => ukTimeOf(new Date(shop.clock.now() + hours * HOUR_MS));
const schedule = (documents: readonly object[], from: string, until: string | null = null) =>
  post('/releases', { documents, from, until }, publisher);

const made = z.object({ url: z.url(), at: z.string().nullable(), expiresAt: z.string() });
async function tokenFor(body: object): Promise<string> {
  const response = await post('/moments', body);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return new URL(made.parse(response.json).url).searchParams.get('moment') ?? '';
}
async function visit(token: string, path: string) {
  const { statusCode, headers, body } = await shop.app.inject(`/moment/${token}/api/${path}`);
  return readResponse(statusCode, headers, body);
}
const live = (path: string) => shop.app.inject(`/api/${path}`);
const snapshots = () => shop.db.selectFrom('price_snapshots').selectAll().orderBy('id').execute();
const navigationWith = async (label: string, path: string) => {
  const { document } = await open('navigation', 'site');
  const { entries } = z.looseObject({ entries: z.array(z.unknown()) }).parse(document);
  return { entries: [...entries, { label, path, columns: [] }] };
};

describe('a preview of the whole site at a moment', () => {
  it('shows a scheduled campaign with its menu entry then, neither of them today, and what was before after its end [DEC-332]', async () => {
    const page = await draft('pages', idOf(101), { content: '<p>Winter sale</p>' });
    const menu = await draft('navigation', 'site', await navigationWith('Winter sale', `/page/${idOf(101)}`));
    expect((await schedule([page, menu], at(24), at(48))).status).toBe(200);
    const before = (await live(`getPage/${idOf(101)}`)).body;
    const priced = await snapshots();

    const during = await tokenFor({ at: at(25) });
    const pageThen = await visit(during, `getPage/${idOf(101)}`);
    expect(pageThen.text).toContain('Winter sale');
    expect(pageThen.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const siteThen = await visit(during, 'site');
    expect(siteThen.text).toContain('Winter sale');
    expect(siteThen.json).toMatchObject({ preview: { at: expect.any(String), drafts: 0 } });
    for (const hours of [0.5, 49]) {
      const token = await tokenFor({ at: at(hours) });
      expect((await visit(token, `getPage/${idOf(101)}`)).text).not.toContain('Winter sale');
      expect((await visit(token, 'site')).text).not.toContain('Winter sale');
    }
    // The live site and its prices are untouched, and never have content of a preview.
    expect((await live(`getPage/${idOf(101)}`)).body).toBe(before);
    expect((await live('site')).body).not.toContain('Winter sale');
    expect(await snapshots()).toEqual(priced);
    const prices = (text: string) =>
      z.object({ data: z.object({ priceData: z.unknown() }) }).parse(JSON.parse(text)).data.priceData;
    expect(prices(pageThen.text)).toEqual(prices(before));
  });

  it('shows drafts of several kinds together, which nothing else does, and leaves out an offer that has ended by then [DEC-332]', async () => {
    const offer = {
      type: 'offer',
      v: 1,
      id: 'offer',
      props: {
        title: 'Only this week',
        text: '<p>Ends soon</p>',
        ends: at(10).replace(/ (GMT|BST)$/, ''),
        link: { label: 'See deals', to: '/all-deals' },
      },
    };
    const text = {
      type: 'richText',
      v: 1,
      id: 'words',
      props: { title: 'Stay longer', text: '<p>More</p>' },
    };
    const page = await draft('pages', idOf(102), { blocks: [offer, text] });
    const { document: deal } = await open('deals', '100');
    const body = {
      at: null,
      drafts: [page],
      kind: 'deals',
      document: { ...deal, hotelName: 'Hotel Preview' },
    };
    const token = await tokenFor(body);
    expect((await visit(token, `getPage/${idOf(102)}`)).text).toContain('Only this week');
    expect((await visit(token, 'getDealById/100')).text).toContain('Hotel Preview');
    expect((await visit(token, 'getAllDeals')).text).toContain('Hotel Preview');
    expect((await visit(token, 'site')).json).toMatchObject({ preview: { at: null, drafts: 2 } });
    expect((await live('getAllDeals')).body).not.toContain('Hotel Preview');
    const later = await tokenFor({ ...body, at: at(11) });
    const then = (await visit(later, `getPage/${idOf(102)}`)).text;
    expect(then).toContain('Stay longer');
    expect(then).not.toContain('Only this week');
    // Calls without content are the same as without the preview.
    expect((await visit(token, 'ptstatus')).status).toBe(200);
  });

  it('has the pictures that pages request at its base URL, and no other route of the backend [DEC-333]', async () => {
    const token = await tokenFor({ at: at(1) });
    const status = async (path: string) => (await shop.app.inject(path)).statusCode;
    const picture = '/media/social/beach-1.jpg';
    expect(await status(picture)).toBe(200);
    expect(await status(`/moment/${token}${picture}`)).toBe(200);
    for (const path of ['/health', '/ready', '/admin/content']) {
      expect([path, await status(path)]).not.toEqual([path, 404]);
      expect([path, await status(`/moment/${token}${path}`)]).toEqual([path, 404]);
    }
  });

  it('is refused for a time that does not exist, for a draft with findings, and without an account', async () => {
    expectError(await post('/moments', { at: '2027-03-28 01:30' }), 400, 'does not exist');
    const { json } = await studioCall(shop, `/documents/pages/${idOf(103)}`, { cookie: editor });
    const { document } = openSchema.parse(json);
    const refused = await post('/moments', { kind: 'pages', document: { ...document, nights: 99 } });
    expect(refused).toMatchObject({ status: 422, json: { error: { findings: [{ field: 'nights' }] } } });
    expectError(await studioCall(shop, '/moments', { method: 'POST', body: {} }), 401, null);
  });

  it('expires, is stored as a hash, and a header of the visitor selects none [DEC-333]', async () => {
    const token = await tokenFor({ at: at(1) });
    expect((await live('site')).headers).not.toHaveProperty('x-robots-tag');
    const forged = await shop.app.inject({ url: '/api/site', headers: { 'x-content-moment': token } });
    expect(forged.json()).not.toHaveProperty('preview');
    expect(JSON.stringify(await shop.db.selectFrom('content_moments').selectAll().execute())).not.toContain(
      token,
    );
    expectError(await visit('a'.repeat(32), 'site'), 410, 'expired');
    const frame = await tokenFor({ at: at(1), isFrame: true });
    shop.wait(2 * HOUR_MS);
    expectError(await visit(frame, 'site'), 410, 'expired');
    expect((await visit(token, 'site')).status).toBe(200);
    shop.wait(7 * 24 * HOUR_MS);
    expectError(await visit(token, 'site'), 410, 'expired');
    await deleteExpiredPreviews(shop.db, shop.clock);
    expect(await shop.db.selectFrom('content_moments').selectAll().execute()).toEqual([]);
    expect(await sendCall(shop.app, 'getAllDeals', {})).toMatchObject({ status: 200 });
  });
});
