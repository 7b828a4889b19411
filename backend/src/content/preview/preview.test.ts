import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { groupSchema } from '@storefront/shared/api/content/group.schema';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { z } from 'zod';

import { sendCall, sendRaw } from '../../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../../tests/contract/second-backend';
import { publishContent } from '../../../tests/support/publish-content';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { allDocuments, exportContent } from '../content-store';
import { contentIndexSchema } from '../content-index';
import type { IncomingFile } from '../documents/content-documents';

import { deleteExpiredPreviews } from './preview-store';

// Generous for a busy machine.
jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;
const ANTALYA = pageIdOf(101);

let shop: TestShop;
let office: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  office = await openSecondBackend(shop, { SITE_URL: 'https://shop.example.com' });
}, 120_000);
afterAll(async () => {
  await office.close();
  await shop.close();
});

const made = z.object({
  expiresAt: z.iso.datetime(),
  links: z.array(z.object({ name: z.string(), url: z.url() })),
});

const request = (files: readonly IncomingFile[], hours?: number) =>
  sendRaw(office.app, {
    method: 'POST',
    url: '/admin/content/previews',
    headers: { authorization: `Bearer ${office.token}` },
    payload: { files, hours },
  });

async function antalya(content: string): Promise<IncomingFile> {
  const { pages } = await exportContent(shop);
  const page = pages.find(({ id }) => id === ANTALYA);
  return { file: 'pages/antalya.json', kind: 'pages', document: { ...page, content } };
}

async function tokenFor(...files: readonly IncomingFile[]): Promise<string> {
  const { links } = made.parse((await request(files)).json);
  return new URL(links[0]?.url ?? '').searchParams.get('preview') ?? '';
}

const pageWith = (query?: Record<string, string>, pageId = ANTALYA) =>
  sendCall(shop.app, 'getPage', { params: { pageId }, ...(query ? { query } : {}) });

describe('a preview of content', () => {
  it('shows the changed page to holders of the link and leaves the live page unchanged [DEC-108]', async () => {
    const before = await pageWith();
    const prices = () => shop.db.selectFrom('price_snapshots').selectAll().orderBy('id').execute();
    const pricedBefore = await prices();
    const { status, json } = await request([await antalya('<p>Before it is live</p>')]);
    const { links } = made.parse(json);
    expect([status, links[0]?.name]).toEqual([200, 'Antalya']);
    const url = new URL(links[0]?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`https://shop.example.com/page/${ANTALYA}`);

    const token = url.searchParams.get('preview') ?? '';
    const response = await pageWith({ preview: token });
    expect(response.headers).toMatchObject({ 'x-preview': 'yes', 'cache-control': 'no-store' });
    const [displayed, live] = [holidayPageSchema.parse(response.json), holidayPageSchema.parse(before.json)];
    expect(displayed.data?.content).toBe('<p>Before it is live</p>');
    expect(displayed.data?.priceData).toEqual(live.data?.priceData);

    expect((await pageWith()).text).toBe(before.text);
    expect(await prices()).toEqual(pricedBefore);
    const stored = await shop.db.selectFrom('content_previews').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('shows a page and a group that are not live [DEC-108]', async () => {
    const { groups } = await exportContent(shop);
    const id = 'f'.repeat(24);
    const token = await tokenFor(
      {
        file: 'pages/new.json',
        kind: 'pages',
        document: { ...((await antalya('<p>x</p>')).document as object), id },
      },
      { file: 'groups/new.json', kind: 'groups', document: { ...groups[0], id: 'soon', name: 'Soon' } },
    );
    expect((await pageWith({ preview: token }, id)).status).toBe(200);
    expect((await pageWith({}, id)).status).toBe(404);
    const group = await sendCall(shop.app, 'group-destinations', {
      params: { id: 'soon' },
      query: { preview: token },
    });
    expect(group.headers['x-preview']).toBe('yes');
    expect(groupSchema.parse(group.json).data.name).toBe('Soon');
  });

  it('returns the live page with a header for an unknown token and for one of another page', async () => {
    const live = await pageWith();
    const token = await tokenFor(await antalya('<p>Other</p>'));
    for (const query of [{ preview: 'x'.repeat(32) }, { preview: '' }, { preview: `${token}x` }]) {
      const response = await pageWith(query);
      expect([response.text, response.headers['x-preview']]).toEqual([live.text, 'no']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    const other = await pageWith({ preview: token }, pageIdOf(306));
    expect([other.status, other.headers['x-preview']]).toEqual([200, 'no']);
  });

  it('rejects deals and everything that an import rejects, with file and field', async () => {
    const file = await antalya('<p>x</p>');
    const wrong = { ...file, document: { ...(file.document as object), nights: 'seven' } };
    expect(await request([wrong])).toMatchObject({
      status: 422,
      json: { error: { faults: [{ file: 'pages/antalya.json', field: 'nights' }] } },
    });
    const { deals } = await exportContent(shop);
    expect(await request([{ file: 'deals/100.json', kind: 'deals', document: deals[0] }])).toMatchObject({
      status: 422,
      json: { error: { faults: [{ file: 'deals/100.json', message: 'deals have no preview' }] } },
    });
    expect((await request([file], 1_000)).status).toBe(400);
    expect((await sendRaw(office.app, { method: 'POST', url: '/admin/content/previews' })).status).toBe(401);
  });

  it('expires after its hours and is then deleted', async () => {
    const token = await tokenFor(await antalya('<p>For a day</p>'));
    shop.wait(24 * HOUR_MS - 1_000);
    expect((await pageWith({ preview: token })).headers['x-preview']).toBe('yes');
    await deleteExpiredPreviews(shop.db, shop.clock);
    expect(await shop.db.selectFrom('content_previews').selectAll().execute()).not.toEqual([]);
    shop.wait(2_000);
    expect((await pageWith({ preview: token })).headers['x-preview']).toBe('no');
    await deleteExpiredPreviews(shop.db, shop.clock);
    expect(await shop.db.selectFrom('content_previews').selectAll().execute()).toEqual([]);
  });
});

describe('the index of content', () => {
  it('names all content with the time of its change, cacheable for a minute [DEC-108]', async () => {
    const response = await sendCall(shop.app, 'content-index', {});
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    const { pages, groups, deals } = await exportContent(shop);
    expect(response.json).toMatchObject({
      pages: pages.map(({ id, destinationName: name }) => ({ id, name, updatedAt: expect.any(String) })),
      groups: groups.map(({ id, name }) => ({ id, name })),
      deals: deals.map(({ id }) => ({ id })),
    });
  });

  it('names a deal only while it is on sale, since its page responds 404 otherwise [DEC-108]', async () => {
    const [deal] = await allDocuments(shop, 'deals');
    if (!deal) throw new Error('there are no deals');
    const { document: first } = deal;
    const missing = { ...first, id: '99901', hotelKey: 'closed-for-good' };
    const second = { ...first, id: '99902' };
    await publishContent(shop, { deals: [missing, second] });

    const { json } = await sendCall(shop.app, 'content-index', {});
    const page = await sendCall(shop.app, 'getDealById', { params: { dealId: missing.id } });

    const listed = contentIndexSchema.parse(json).deals.map(({ id }) => id);
    expect(listed).toContain(second.id);
    expect(listed).not.toContain(missing.id);
    expect(page.status).toBe(404);
  });
});
