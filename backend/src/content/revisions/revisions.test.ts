import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { sql } from 'kysely';
import { z } from 'zod';

import { expectError, sendCall, sendRaw } from '../../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../../tests/contract/second-backend';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
let office: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  office = await openSecondBackend(shop);
}, 120_000);
afterAll(async () => {
  await office.close();
  await shop.close();
});

const owner = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  sendRaw(office.app, {
    method,
    url: `/admin${path}`,
    headers: { authorization: `Bearer ${office.token}` },
    ...(payload ? { payload } : {}),
  });

const exportSchema = z.object({
  pages: z.array(z.looseObject({ id: z.string(), revision: z.number() })),
});
const faultsSchema = z.object({
  error: z.object({ faults: z.array(z.object({ file: z.string(), message: z.string() })) }),
});
const outcomeSchema = z.object({
  release: z.number().nullable(),
  changed: z.array(z.object({ id: z.string(), revision: z.number() })),
  revisions: z.array(z.object({ file: z.string(), revision: z.number() })),
  notices: z.array(z.object({ file: z.string(), message: z.string() })),
});
const historySchema = z.object({
  revisions: z.array(
    z.object({ number: z.number(), author: z.string(), note: z.string(), state: z.string() }),
  ),
});

/** A page as an editor has exported it. */
async function exportedPage(destinationId: number) {
  const { pages } = exportSchema.parse((await owner('GET', '/content')).json);
  const page = pages.find(({ id }) => id === pageIdOf(destinationId));
  if (!page) throw new Error(`there is no page of destination ${destinationId}`);
  return page;
}

const file = (document: object, name = 'pages/antalya.json') => ({ file: name, kind: 'pages', document });
const put = (documents: readonly object[], more: object = {}) =>
  owner('PUT', '/content', { files: documents, author: 'Ann', ...more });
const imported = async (documents: readonly object[], more: object = {}) => {
  const response = await put(documents, more);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return outcomeSchema.parse(response.json);
};
const messagesOf = (json: unknown) =>
  faultsSchema.parse(json).error.faults.map(({ file: name, message }) => `${name}: ${message}`);
const liveContentOf = async (destinationId: number) => (await exportedPage(destinationId))['content'];
const historyOf = async (name: string) => {
  const { json } = await owner('GET', `/content/history?document=${name}`);
  return historySchema.parse(json).revisions;
};

describe('revisions of content', () => {
  it('are numbered, have an author and a note, and never change [DEC-181]', async () => {
    const page = await exportedPage(101);
    expect(page.revision).toBe(1);
    await imported([file({ ...page, content: '<p>Two</p>' })], { note: 'Harbour', author: 'Ann Lee' });
    const [second, first] = await historyOf('pages/antalya');
    expect(second).toEqual({ number: 2, author: 'Ann Lee', note: 'Harbour', state: 'live' });
    expect(first).toMatchObject({ number: 1, author: 'the shop', state: 'past' });
    for (const change of [
      sql`update content_revisions set author = 'Someone'`,
      sql`delete from content_revisions`,
    ])
      await expect(change.execute(shop.db)).rejects.toThrow('a revision of content never changes');
  });

  it('are compared by field [DEC-183]', async () => {
    const page = await exportedPage(102);
    await imported([file({ ...page, content: '<p>Two</p>', nights: 9 }, 'pages/b.json')]);
    const path = '/content/differences?document=pages/' + page.id;
    const { json } = await owner('GET', `${path}&before=1&after=2`);
    expect(json).toEqual({
      fields: expect.arrayContaining([
        { field: 'nights', before: String(page['nights']), after: '9' },
        { field: 'content', before: JSON.stringify(page['content']), after: '"<p>Two</p>"' },
      ]),
    });
    expectError(await owner('GET', `${path}&before=1&after=77`), 404, null);
    expectError(await owner('GET', `${path}&before=x&after=2`), 400, 'before');
    expectError(await owner('GET', '/content/history?document=pages/atlantis'), 404, null);
    expectError(await owner('GET', '/content/history?document=people/ann'), 404, null);
  });

  it('are restored as a new revision, which the next visitor gets [DEC-183]', async () => {
    const page = await exportedPage(103);
    await imported([file({ ...page, content: '<p>A mistake</p>' }, 'pages/c.json')]);
    await sendCall(shop.app, 'getPage', { params: { pageId: page.id } });
    const response = await owner('POST', '/content/restore', {
      document: `pages/${page.id}`,
      revision: 1,
      author: 'Ben',
    });
    expect(outcomeSchema.parse(response.json).changed).toEqual([{ id: page.id, revision: 3 }]);
    const { text } = await sendCall(shop.app, 'getPage', { params: { pageId: page.id } });
    expect(text).not.toContain('A mistake');
    const [newest] = await historyOf(`pages/${page.id}`);
    expect(newest).toEqual({ number: 3, author: 'Ben', note: 'Restored revision 1', state: 'live' });
    const missing = { document: `pages/${page.id}`, revision: 9, author: 'Ben' };
    expectError(await owner('POST', '/content/restore', missing), 404, null);
    expectError(await owner('POST', '/content/restore', { ...missing, author: '' }), 400, 'author');
  });
});

describe('an import over a newer revision', () => {
  it('is refused for all files, with one sentence for each conflict [DEC-182]', async () => {
    const [mine, other] = [await exportedPage(104), await exportedPage(105)];
    await imported([file({ ...mine, content: '<p>Of Ben</p>' }, 'pages/d.json')], { author: 'Ben' });
    const { pages: live } = exportSchema.parse((await owner('GET', '/content')).json);
    const response = await put([
      file({ ...mine, content: '<p>Of Ann</p>' }, 'pages/d.json'),
      file({ ...other, content: '<p>Of Ann</p>' }, 'pages/e.json'),
    ]);
    expectError(response, 409, null);
    expect(messagesOf(response.json)).toEqual([
      expect.stringMatching(
        /^pages\/d\.json: changed by Ben at \d\d:\d\d on \d+ \w+ since you exported it \(revision 2, yours is 1\)$/,
      ),
    ]);
    expect(exportSchema.parse((await owner('GET', '/content')).json).pages).toEqual(live);
    await imported([file({ ...mine, content: '<p>Of Ann</p>' }, 'pages/d.json')], { overwrite: true });
    expect(await liveContentOf(104)).toBe('<p>Of Ann</p>');
  });

  it('leaves a file that was not edited as it is, so that a whole folder can be imported [DEC-182]', async () => {
    const [mine, other] = [await exportedPage(201), await exportedPage(202)];
    await imported([file({ ...other, content: '<p>Of Ben</p>' }, 'pages/g.json')], { author: 'Ben' });
    const outcome = await imported([
      file({ ...mine, content: '<p>Of Ann</p>' }, 'pages/f.json'),
      file(other, 'pages/g.json'),
    ]);
    expect(outcome.changed).toEqual([{ id: mine.id, revision: 2 }]);
    expect(outcome.revisions).toEqual([{ file: 'pages/f.json', revision: 2 }]);
    expect(outcome.notices).toEqual([
      { file: 'pages/g.json', message: 'was not edited; revision 2 by Ben stays' },
    ]);
    expect(await liveContentOf(202)).toBe('<p>Of Ben</p>');
  });

  it('is refused for an existing document without a revision, or with one of another backend [DEC-182]', async () => {
    const { revision: _unused, ...page } = await exportedPage(203);
    const edited = { ...page, content: '<p>New</p>' };
    const response = await put([file(edited, 'pages/h.json')]);
    expect(messagesOf(response.json)).toEqual([
      'pages/h.json: exists already (revision 1): export it and edit that file, or add --overwrite',
    ]);
    const foreign = await put([file({ ...edited, revision: 12 }, 'pages/h.json')]);
    expect(messagesOf(foreign.json)).toEqual([
      'pages/h.json: revision 12 does not exist here, the last one is 1. Was it exported from another backend?',
    ]);
    expectError(await put([file({ ...edited, revision: 'one' }, 'pages/h.json')]), 422, null);
    const added = { ...edited, id: 'a'.repeat(24) };
    expect((await imported([file(added, 'pages/i.json')])).changed).toEqual([{ id: added.id, revision: 1 }]);
  });

  it('loses no update when 50 authors import one page at the same time [DEC-182]', async () => {
    const page = await exportedPage(204);
    const attempts = Array.from({ length: 50 }, (_, index) => index);
    const responses = await Promise.all(
      attempts.map(async (index) => {
        const content = `<p>Author ${index}</p>`;
        const { status } = await put([file({ ...page, content }, 'pages/j.json')], {
          author: `Author ${index}`,
        });
        return { status, content };
      }),
    );
    const winners = responses.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await liveContentOf(204)).toBe(winners[0]?.content);
    expect((await historyOf(`pages/${page.id}`)).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('keeps all revisions in order when 50 authors overwrite each other', async () => {
    const page = await exportedPage(301);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const edited = file({ ...page, content: `<p>${index}</p>` }, 'pages/k.json');
        return (await put([edited], { overwrite: true })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const history = await historyOf(`pages/${page.id}`);
    expect(history.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, index) => 51 - index));
    expect(history.filter(({ state }) => state === 'live').map(({ number }) => number)).toEqual([51]);
  });
});
