import { z } from 'zod';

import { expectError, sendCall, sendRaw } from '../../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../../tests/contract/second-backend';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_SETTINGS,
  studioCall,
} from '../../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { ukTimeOf } from '../../content/uk-time/uk-time';

// Generous for a busy machine.
jest.setTimeout(60_000);

const MINUTE_MS = 60_000;

let shop: TestShop;
let office: SecondBackend;
let editor = '';
let publisher = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  office = await openSecondBackend(shop);
  const admin = await openStudioAsAdmin(shop);
  editor = await openStudioAs(shop, admin, { email: 'ed@example.com', name: 'Ed Moss', role: 'editor' });
  publisher = await openStudioAs(shop, admin, {
    email: 'pat@example.com',
    name: 'Pat Hill',
    role: 'publisher',
  });
}, 120_000);
afterAll(async () => {
  await office.close();
  await shop.close();
});

const get = (path: string, cookie = editor) => studioCall(shop, path, { cookie });
const post = (path: string, body: object, cookie = editor) =>
  studioCall(shop, path, { method: 'POST', body, cookie });

const openSchema = z.object({
  head: z.number(),
  revision: z.number(),
  hasDraft: z.boolean(),
  live: z.object({ number: z.number(), endsAt: z.string().nullable() }).nullable(),
  upcoming: z.array(z.object({ number: z.number().nullable() })),
  document: z.looseObject({ id: z.string() }),
  findings: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
});
const savedSchema = z.object({ revision: z.number(), findings: z.array(z.object({ field: z.string() })) });
const pathOf = (kind: string, id: string) => `/documents/${kind}/${id}`;
const page = (place: number) => pathOf('pages', `d00000000000000000000${place}`);
const open = async (path: string) => openSchema.parse((await get(path)).json);
const save = (path: string, base: number | null, document: object, cookie = editor) =>
  post(`${path}/drafts`, { base, document }, cookie);
const saved = async (path: string, base: number, document: object) => {
  const response = await save(path, base, document);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return savedSchema.parse(response.json);
};
const publish = (path: string, revision: number, more: object = {}, cookie = publisher) =>
  post(`${path}/publish`, { base: revision, revision, ...more }, cookie);
const liveContent = async (place: number) => {
  const { json } = await sendCall(shop.app, 'getPage', { params: { pageId: page(place).slice(-24) } });
  return JSON.stringify(json);
};

describe('a draft', () => {
  it('is saved by an editor, may be invalid, and shows on the site only when a publisher publishes it [DEC-212, DEC-214]', async () => {
    const path = page(101);
    const { document, head } = await open(path);
    const invalid = await saved(path, head, { ...document, nights: 'seven', heroImage: 'no address' });
    expect(invalid.findings.map(({ field }) => field)).toEqual(['nights', 'heroImage']);
    expectError(await publish(path, invalid.revision), 422, 'findings');

    const { revision, findings } = await saved(path, invalid.revision, {
      ...document,
      content: '<p>Draft one</p>',
    });
    expect(findings).toEqual([]);
    expect(await open(path)).toMatchObject({ hasDraft: true, revision, live: { number: head } });
    expect(await liveContent(101)).not.toContain('Draft one');
    expectError(await publish(path, revision, {}, editor), 403, 'publisher');

    expect((await publish(path, revision)).status).toBe(200);
    expect(await liveContent(101)).toContain('Draft one');
    expect(await open(path)).toMatchObject({ hasDraft: false, revision, live: { number: revision } });
    // Publishing what is live already changes nothing.
    expect((await publish(path, revision)).json).toEqual({ release: null, notice: null });
  });

  it('is refused with author and time when somebody has saved a newer one, and nothing is lost [DEC-214]', async () => {
    const path = page(102);
    const { document, head } = await open(path);
    await save(path, head, { ...document, content: '<p>By Pat</p>' }, publisher);
    const late = await save(path, head, { ...document, content: '<p>By Ed</p>' });
    expectError(late, 409, 'Changed by Pat Hill at ');
    expect(late.json).toMatchObject({
      error: {
        code: 'newer-revision',
        newer: { revision: head + 1, author: 'Pat Hill', changedAt: expect.any(String) },
      },
    });
    expect((await get(`${path}/revisions/${head + 1}`)).json).toMatchObject({
      document: { content: '<p>By Pat</p>' },
    });
    // The same text again is no conflict and no new revision.
    expect((await save(path, head, { ...document, content: '<p>By Pat</p>' })).json).toMatchObject({
      revision: head + 1,
    });
    expectError(await publish(path, head), 409, 'Pat Hill');
  });

  it('is refused after an import by command, and an import after it keeps both [DEC-214]', async () => {
    const path = page(103);
    const { document, head } = await open(path);
    const { revision } = await saved(path, head, { ...document, content: '<p>Draft</p>' });
    const file = {
      file: 'pages/c.json',
      kind: 'pages',
      document: { ...document, revision: head, nights: 9 },
    };
    const { status } = await sendRaw(office.app, {
      method: 'PUT',
      url: '/admin/content',
      headers: { authorization: `Bearer ${office.token}` },
      payload: { files: [file], author: 'Command' },
    });
    expect(status).toBe(200);
    expectError(await save(path, revision, { ...document, content: '<p>More</p>' }), 409, 'Command');
    expect((await get(`${path}/revisions/${revision}`)).json).toMatchObject({
      document: { content: '<p>Draft</p>' },
    });
  });

  it('keeps its id, and belongs to a document that exists', async () => {
    const { document, head } = await open(page(105));
    expectError(await save(page(105), head, { ...document, id: 'other' }), 422, 'id');
    expectError(await save(pathOf('groups', 'nothing'), 3, { id: 'nothing' }), 404, 'nothing');
    expectError(await get(pathOf('groups', 'nothing')), 404, 'nothing');
    expectError(await get(pathOf('people', 'ann')), 400, 'kind');
    const created = await save(pathOf('groups', 'brand-new'), null, { id: 'brand-new' });
    expect(created.json).toMatchObject({ revision: 1 });
    expectError(
      await save(pathOf('groups', 'brand-new'), null, { id: 'brand-new', name: 'Other' }),
      409,
      'Ed Moss',
    );
  });
});

describe('fifty editors who save one document together', () => {
  it('get consecutive revisions, and each text that was accepted is in the history [DEC-214]', async () => {
    const path = page(201);
    const { document, head } = await open(path);
    const accepted = new Map<number, string>();
    // Each editor opens the newest revision again after a conflict, as the conflict view does.
    const work = async (index: number) => {
      const content = `<p>Editor ${index}</p>`;
      for (let base = head; ;) {
        const { status, json } = await save(path, base, { ...document, content });
        if (status === 200) {
          const { revision } = savedSchema.parse(json);
          expect(accepted.has(revision)).toBe(false);
          accepted.set(revision, content);
          return;
        }
        expect(status).toBe(409);
        base = z.object({ error: z.object({ newer: z.object({ revision: z.number() }) }) }).parse(json).error
          .newer.revision;
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, index) => work(index)));
    expect([...accepted.keys()].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => head + 1 + index),
    );
    const rows = await shop.db
      .selectFrom('content_revisions')
      .select(['number', 'based_on', 'document'])
      .where('document_id', '=', document.id)
      .where('number', '>', head)
      .execute();
    for (const { number, based_on: base, document: stored } of rows) {
      expect(stored).toMatchObject({ content: accepted.get(number) });
      expect(base).toBe(number - 1);
    }
  });
});

describe('a publication', () => {
  it('is scheduled at a time of the UK, starts and ends by itself, and can be cancelled [DEC-212]', async () => {
    const path = page(301);
    const { document, head } = await open(path);
    const { revision } = await saved(path, head, { ...document, content: '<p>Campaign</p>' });
    const at = (minutes: number) => ukTimeOf(new Date(shop.clock.now() + minutes * MINUTE_MS));
    expectError(await publish(path, revision, { from: '2027-03-28 01:30' }), 400, 'does not exist');
    expectError(await publish(path, revision, { from: at(60), until: at(30) }), 400, 'The end');
    expect((await publish(path, revision, { from: at(30), until: at(60) })).status).toBe(200);
    expect(await open(path)).toMatchObject({ hasDraft: false, revision, upcoming: [{ number: revision }] });
    expect((await post(`${path}/unschedule`, {}, publisher)).json).toEqual({ withdrawn: 1 });
    expect(await open(path)).toMatchObject({ hasDraft: true, upcoming: [] });

    await publish(path, revision, { from: at(30), until: at(60) });
    expect(await liveContent(301)).not.toContain('Campaign');
    shop.wait(31 * MINUTE_MS);
    expect(await liveContent(301)).toContain('Campaign');
    shop.wait(30 * MINUTE_MS);
    expect(await liveContent(301)).not.toContain('Campaign');
    expect(await open(path)).toMatchObject({ revision: head, live: { number: head } });
  });

  it('ends now or later by a publisher, and the document can be published again', async () => {
    const path = page(302);
    const { head } = await open(path);
    expectError(await post(`${path}/end`, { base: head }), 403, 'publisher');
    expect((await post(`${path}/end`, { base: head }, publisher)).status).toBe(200);
    expect(await liveContent(302)).toContain('There is no such page');
    expect(await open(path)).toMatchObject({ live: null, revision: head });
    expect((await publish(path, head)).status).toBe(200);
    expect(await liveContent(302)).toContain('destinationName');
  });
});

describe('the history', () => {
  it('has drafts and publications with their people, differences, and restores a revision as a draft [DEC-214]', async () => {
    const path = page(401);
    const { document, head } = await open(path);
    const { revision } = await saved(path, head, { ...document, content: '<p>Second</p>' });
    await publish(path, revision);
    const restored = await post(`${path}/restore`, { base: revision, revision: head });
    expect(restored.json).toMatchObject({ revision: revision + 1 });
    const { revisions } = z
      .object({ revisions: z.array(z.looseObject({ number: z.number() })) })
      .parse((await get(`${path}/history`)).json);
    expect(revisions).toMatchObject([
      {
        number: revision + 1,
        state: 'draft',
        author: 'Ed Moss',
        note: `Restored revision ${head}`,
        release: null,
      },
      { number: revision, state: 'live', author: 'Ed Moss', publishedBy: 'Pat Hill' },
      { number: head, state: 'past' },
    ]);
    expect((await get(`${path}/differences?before=${head}&after=${revision}`)).json).toEqual({
      fields: [{ field: 'content', before: JSON.stringify(document['content']), after: '"<p>Second</p>"' }],
    });
    expect(await liveContent(401)).toContain('Second');
  });
});

describe('the list', () => {
  it('has the title and the state of every document, and who has changed it', async () => {
    const { documents } = z
      .object({ documents: z.array(z.looseObject({ kind: z.string(), title: z.string() })) })
      .parse((await get('/documents')).json);
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['pages', 'groups', 'deals']));
    expect(documents.find(({ title }) => title === 'Antalya')).toMatchObject({
      kind: 'pages',
      changedBy: 'Ed Moss',
      hasDraft: false,
    });
    expectError(await studioCall(shop, '/documents'), 401, null);
  });
});

describe('a preview', () => {
  it('shows a draft by a link of the shop, and an invalid draft has findings instead', async () => {
    const path = page(402);
    const { document } = await open(path);
    const { json } = await post(`${path}/preview`, {
      document: { ...document, content: '<p>Only here</p>' },
    });
    const { url } = z.object({ url: z.string() }).parse(json);
    const token = new URL(url).searchParams.get('preview') ?? '';
    const { text } = await sendCall(shop.app, 'getPage', {
      params: { pageId: document.id },
      query: { preview: token },
    });
    expect(text).toContain('Only here');
    expect(await liveContent(402)).not.toContain('Only here');
    const invalid = await post(`${path}/preview`, { document: { ...document, nights: 99 } });
    expect(invalid.status).toBe(422);
    expect((await post(`${path}/check`, { document: { ...document, nights: 99 } })).json).toMatchObject({
      findings: [{ field: 'nights' }],
    });
  });
});

it('generates forms from the schemas of all kinds', async () => {
  const { json } = await get('/schemas');
  expect(json).toMatchObject({
    pages: { properties: { nights: { type: 'integer', minimum: 1, maximum: 28 } } },
    groups: { properties: { destinations: { type: 'array', maxItems: 20 } } },
    deals: { properties: { itinerary: { type: 'array' } } },
  });
});
