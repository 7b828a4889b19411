import { z } from 'zod';

import { expectError } from '../../../tests/contract/api-requests';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_SETTINGS,
  studioCall,
} from '../../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
let admin = '';
let editor = '';
let publisher = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  admin = await openStudioAsAdmin(shop);
  editor = await openStudioAs(shop, admin, { email: 'ed@example.com', name: 'Ed Moss', role: 'editor' });
  publisher = await openStudioAs(shop, admin, {
    email: 'pat@example.com',
    name: 'Pat Hill',
    role: 'publisher',
  });
}, 120_000);
afterAll(() => shop.close());

const get = (path: string, cookie = editor) => studioCall(shop, path, { cookie });
const post = (path: string, body: object, cookie = editor) =>
  studioCall(shop, path, { method: 'POST', body, cookie });
const page = (place: number) => `/documents/pages/d00000000000000000000${place}`;

const openSchema = z.object({
  head: z.number(),
  hasDraft: z.boolean(),
  review: z.looseObject({ id: z.number(), number: z.number() }).nullable(),
  document: z.looseObject({ id: z.string() }),
});
const open = async (path: string) => openSchema.parse((await get(path)).json);
/** Saves a draft with this text. @returns its revision */
async function draft(path: string, content: string): Promise<number> {
  const { head, document } = await open(path);
  const { json } = await post(`${path}/drafts`, { base: head, document: { ...document, content } });
  return z.object({ revision: z.number() }).parse(json).revision;
}
async function submitted(path: string, content: string, note = 'For Friday') {
  const revision = await draft(path, content);
  const { json } = await post(`${path}/review`, { base: revision, note });
  return { revision, review: z.object({ review: z.number() }).parse(json).review };
}
const history = async (path: string) =>
  z.object({ reviews: z.array(z.looseObject({})) }).parse((await get(`${path}/history`)).json).reviews;

describe('a review', () => {
  it('is requested by an editor with a note, who cannot publish, and ends when a publisher publishes [DEC-330, DEC-212]', async () => {
    const path = page(101);
    const { revision, review } = await submitted(path, '<p>Ready</p>');
    expect((await open(path)).review).toMatchObject({
      id: review,
      number: revision,
      requestedBy: 'Ed Moss',
      note: 'For Friday',
      returnedBy: null,
    });
    expectError(await post(`${path}/publish`, { base: revision, revision }), 403, 'publisher');
    expect((await post(`${path}/publish`, { base: revision, revision }, publisher)).status).toBe(200);
    expect(await open(path)).toMatchObject({ review: null, hasDraft: false });
    expect(await history(path)).toMatchObject([
      {
        number: revision,
        requestedBy: 'Ed Moss',
        note: 'For Friday',
        decision: 'published',
        decidedBy: 'Pat Hill',
        decidedNumber: revision,
      },
    ]);
    expectError(await post(`${path}/review`, { base: revision }), 409, 'on the site already');
  });

  it('is sent back with a comment by a publisher alone, and once [DEC-330]', async () => {
    const path = page(102);
    const { revision, review } = await submitted(path, '<p>Too long</p>');
    const comment = 'Please shorten the text.';
    expectError(await post(`${path}/review/return`, { review, comment }), 403, 'publisher');
    expectError(await post(`${path}/review/return`, { review, comment: ' ' }, publisher), 400, 'comment');
    expect((await post(`${path}/review/return`, { review, comment }, publisher)).status).toBe(200);
    expect((await open(path)).review).toMatchObject({ number: revision, returnedBy: 'Pat Hill', comment });
    expectError(
      await post(`${path}/review/return`, { review, comment }, publisher),
      409,
      'Pat Hill has decided this review already.',
    );
    const again = await submitted(path, '<p>Short</p>', 'Shorter');
    expect((await open(path)).review).toMatchObject({ id: again.review, returnedBy: null, note: 'Shorter' });
  });

  it('stays at the submitted revision when somebody changes the text, and covers the newer one on request [DEC-331]', async () => {
    const path = page(103);
    const first = await submitted(path, '<p>One</p>');
    const changed = await draft(path, '<p>Two</p>');
    expect(await open(path)).toMatchObject({ head: changed, review: { number: first.revision } });
    expectError(await post(`${path}/review`, { base: first.revision }), 409, 'Ed Moss');
    await post(`${path}/review`, { base: changed, note: 'And the second text' });
    expect((await open(path)).review).toMatchObject({ number: changed });
    expect(await history(path)).toMatchObject([
      { number: changed, decision: null },
      { number: first.revision, decision: 'withdrawn', decidedBy: 'Ed Moss' },
    ]);
  });

  it('is withdrawn by an editor, needs a text without findings, and each step is in the audit log [DEC-330]', async () => {
    const path = page(201);
    const { head, document } = await open(path);
    await post(`${path}/drafts`, { base: head, document: { ...document, nights: 'seven' } });
    expectError(await post(`${path}/review`, { base: head + 1 }), 422, 'findings');
    const saved = await post(`${path}/drafts`, {
      base: head + 1,
      document: { ...document, content: '<p>Not yet</p>' },
    });
    const { revision } = z.object({ revision: z.number() }).parse(saved.json);
    const requested = await post(`${path}/review`, { base: revision });
    const { review } = z.object({ review: z.number() }).parse(requested.json);
    expect((await post(`${path}/review/withdraw`, { review })).status).toBe(200);
    expect((await open(path)).review).toBeNull();
    expectError(await post(`${path}/review/withdraw`, { review: 9_999 }), 404, 'review');
    const acts = await shop.db.selectFrom('studio_audit').select(['act', 'actor']).execute();
    expect(acts).toEqual(
      expect.arrayContaining([
        { act: 'review.request', actor: 'Ed Moss' },
        { act: 'review.return', actor: 'Pat Hill' },
        { act: 'review.withdraw', actor: 'Ed Moss' },
      ]),
    );
  });

  it('ends for each document of a release that is published together [DEC-330, DEC-189]', async () => {
    const [rome, paris] = [
      await submitted(page(301), '<p>Rome</p>'),
      await submitted(page(302), '<p>Paris</p>'),
    ];
    const documents = [
      { kind: 'pages', id: page(301).slice(-24), revision: rome.revision, base: rome.revision },
      { kind: 'pages', id: page(302).slice(-24), revision: paris.revision, base: paris.revision },
    ];
    expect((await post('/releases', { documents }, publisher)).status).toBe(200);
    for (const place of [301, 302]) expect((await open(page(place))).review).toBeNull();
  });
});

describe('who else is editing', () => {
  const [path, id] = [page(401), page(401).slice(-24)];
  const renew = (tab: string, cookie: string) => post('/presence', { tab, kind: 'pages', id }, cookie);

  it('is visible to others until the tab is closed, or has been silent for a while, and locks nothing [DEC-334]', async () => {
    expect((await renew('tab-of-editor', editor)).json).toEqual({ others: [] });
    expect((await renew('tab-of-publisher', publisher)).json).toEqual({
      others: [{ kind: 'pages', id, name: 'Ed Moss' }],
    });
    expect((await get('/presence', editor)).json).toEqual({
      others: [{ kind: 'pages', id, name: 'Pat Hill' }],
    });
    expect((await get('/presence', admin)).json).toMatchObject({
      others: [{ name: 'Ed Moss' }, { name: 'Pat Hill' }],
    });
    // The tab of another account cannot be closed.
    await post('/presence/leave', { tab: 'tab-of-publisher' }, editor);
    expect((await get('/presence', editor)).json).toMatchObject({ others: [{ name: 'Pat Hill' }] });
    await post('/presence/leave', { tab: 'tab-of-publisher' }, publisher);
    expect((await get('/presence', editor)).json).toEqual({ others: [] });
    shop.wait(41_000);
    expect((await get('/presence', publisher)).json).toEqual({ others: [] });
    expect(await draft(path, '<p>While somebody else is here</p>')).toBeGreaterThan(1);
  });

  it('is refused for a malformed tab or document', async () => {
    expectError(await post('/presence', { tab: 'x', kind: 'pages', id }), 400, 'tab');
    expectError(await post('/presence', { tab: 'tab-of-editor', kind: 'people', id }), 400, 'kind');
  });
});
