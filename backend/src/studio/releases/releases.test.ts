import { z } from 'zod';

import { expectError, sendCall } from '../../../tests/contract/api-requests';
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

const HOUR_MS = 3_600_000;

let shop: TestShop;
let editor = '';
let publisher = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
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
const openSchema = z.object({ head: z.number(), document: z.looseObject({ id: z.string() }) });
const savedSchema = z.object({ revision: z.number() });
const releasedSchema = z.object({ release: z.number() });

const post = (path: string, body: object, cookie = publisher) =>
  studioCall(shop, path, { method: 'POST', body, cookie });

/** Saves a draft with this text. @returns what a publisher sees of it */
async function draft(place: number, content: string, more: object = {}) {
  const path = `/documents/pages/${idOf(place)}`;
  const { head, document } = openSchema.parse((await studioCall(shop, path, { cookie: editor })).json);
  const body = { base: head, document: { ...document, content, ...more } };
  const { revision } = savedSchema.parse((await post(`${path}/drafts`, body, editor)).json);
  return { kind: 'pages', id: idOf(place), revision, base: revision };
}

const publish = (documents: readonly object[], more: object = {}, cookie = publisher) =>
  post('/releases', { documents, ...more }, cookie);
const liveText = async (place: number) =>
  JSON.stringify((await sendCall(shop.app, 'getPage', { params: { pageId: idOf(place) } })).json);
const releases = async () => {
  const { json } = await studioCall(shop, '/releases', { cookie: editor });
  return z.object({ releases: z.array(z.looseObject({ id: z.number() })) }).parse(json).releases;
};

describe('drafts that are published together', () => {
  it('are live at once as one release, and one undo brings all earlier texts back [DEC-189]', async () => {
    const documents = [await draft(101, '<p>Sale one</p>'), await draft(102, '<p>Sale two</p>')];
    expectError(await publish(documents, {}, editor), 403, 'publisher');
    const { release } = releasedSchema.parse((await publish(documents, { note: 'Spring sale' })).json);
    expect(await liveText(101)).toContain('Sale one');
    expect(await liveText(102)).toContain('Sale two');
    expect((await releases())[0]).toMatchObject({
      id: release,
      author: 'Pat Hill',
      note: 'Spring sale',
      state: 'live',
      canUndo: true,
      documents: [
        { id: idOf(101), revision: documents[0]?.revision },
        { id: idOf(102), revision: documents[1]?.revision },
      ],
    });
    // What is live already is no release.
    expect((await publish(documents)).json).toEqual({ release: null, notices: [], warnings: [] });

    expectError(await post(`/releases/${release}/undo`, {}, editor), 403, 'publisher');
    expect((await post(`/releases/${release}/undo`, {})).json).toEqual({
      changed: expect.arrayContaining([
        { kind: 'pages', id: idOf(101) },
        { kind: 'pages', id: idOf(102) },
      ]),
    });
    expect(await liveText(101)).not.toContain('Sale one');
    expect(await liveText(102)).not.toContain('Sale two');
    expect((await releases())[0]).toMatchObject({ state: 'undone', undoneBy: 'Pat Hill', canUndo: false });
    expectError(await post(`/releases/${release}/undo`, {}), 409, 'already undone');
    expectError(await post('/releases/99999/undo', {}), 404, '99999');
  });

  it('are all refused when one has findings, or when somebody has changed one since [DEC-189]', async () => {
    const good = await draft(103, '<p>Together</p>');
    const invalid = await draft(104, '<p>Wrong</p>', { nights: 99 });
    const wrong = await publish([good, invalid]);
    expectError(wrong, 422, 'findings');
    expect(wrong.json).toMatchObject({
      error: { findings: [{ field: `pages/${idOf(104)}: nights`, message: expect.any(String) }] },
    });

    const seen = await draft(105, '<p>Seen</p>');
    await draft(105, '<p>Newer</p>');
    const late = await publish([good, seen]);
    expectError(late, 409, 'Nothing was published');
    expect(late.json).toMatchObject({
      error: {
        findings: [
          { field: `pages/${idOf(105)}`, message: expect.stringMatching(/^changed by Ed Moss at \d\d:\d\d/) },
        ],
      },
    });
    expectError(await publish([good, good]), 400, 'twice');
    expectError(await publish([]), 400, 'documents');
    expect(await liveText(103)).not.toContain('Together');
  });

  it('start and end together, and are scheduled until then [DEC-189]', async () => {
    const documents = [await draft(201, '<p>Campaign</p>'), await draft(202, '<p>Campaign</p>')];
    const now = Date.now();
    const [from, until] = [1, 2].map((hours) => ukTimeOf(new Date(now + hours * HOUR_MS)));
    const { release } = releasedSchema.parse((await publish(documents, { from, until })).json);
    expect((await releases())[0]).toMatchObject({ id: release, state: 'scheduled', canUndo: true });
    expect(await liveText(201)).not.toContain('Campaign');
    await post(`/releases/${release}/undo`, {});
    expect((await releases())[0]).toMatchObject({ id: release, state: 'undone' });
    expectError(await publish(documents, { from: '2027-13-01 09:00' }), 400, 'start');
  });
});
