import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { z } from 'zod';

import { expectError, sendCall, sendRaw } from '../../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../../tests/contract/second-backend';
import { publishContent } from '../../../tests/support/publish-content';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { contentIndexSchema } from '../content-index';
import { allDocuments, findDocument } from '../content-store';
import type { PageDocument } from '../documents/page-document.schema';

import { createScheduleInvalidation } from './invalidate-scheduled';
import { readUkTime, ukTimeOf } from '../uk-time/uk-time';

// Generous for a busy machine.
jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;

let shop: TestShop;
let office: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  office = await openSecondBackend(shop);
  // The year of the dates below has not begun, whenever the tests run.
  shop.wait(Date.parse('2059-11-25T12:00:00Z') - shop.clock.now());
}, 120_000);
afterAll(async () => {
  await office.close();
  await shop.close();
});

/** A page of its own for each test. */
let pages = 0;
async function newPage(content = '<p>Summer</p>'): Promise<PageDocument> {
  const stored = await findDocument(shop, 'pages', pageIdOf(101));
  if (!stored) throw new Error('there is no page of Antalya');
  pages += 1;
  return { ...stored.document, id: pages.toString(16).padStart(24, '5'), content };
}

const owner = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  sendRaw(office.app, {
    method,
    url: `/admin${path}`,
    headers: { authorization: `Bearer ${office.token}` },
    ...(payload ? { payload } : {}),
  });
const put = (documents: readonly object[], more: object) =>
  owner('PUT', '/content', {
    files: documents.map((document, index) => ({ file: `pages/${index}.json`, kind: 'pages', document })),
    author: 'Ann',
    ...more,
  });
const messageOf = (json: unknown) =>
  z.object({ error: z.object({ message: z.string() }) }).parse(json).error.message;
const faultsOf = (json: unknown) =>
  z
    .object({ error: z.object({ faults: z.array(z.object({ message: z.string() })) }) })
    .parse(json)
    .error.faults.map(({ message }) => message);

function instantOf(ukTime: string): Date {
  const time = readUkTime(ukTime);
  if (!time.ok) throw new Error(time.message);
  return time.at;
}

/** What the shop shows at an instant. */
async function contentAt(id: string, at: Date | number): Promise<string | null> {
  const source = { db: shop.db, clock: { now: () => Number(at) } };
  return (await findDocument(source, 'pages', id))?.document.content ?? null;
}

/** A time of the UK, so many milliseconds from now. */
const ukTimeIn = (ms: number) => ukTimeOf(new Date(shop.clock.now() + ms));

describe('a schedule', () => {
  it.each([
    ['2060-03-28 00:30', '2060-03-28 02:30', '2060-03-28T00:30:00Z', '2060-03-28T01:30:00Z'],
    ['2060-10-31 01:30 BST', '2060-10-31 01:30 GMT', '2060-10-31T00:30:00Z', '2060-10-31T01:30:00Z'],
    ['2060-03-01 09:00', '2060-03-31 23:59', '2060-03-01T09:00:00Z', '2060-03-31T22:59:00Z'],
  ])('starts and ends exactly at times of the UK: %s to %s [DEC-184]', async (from, until, start, end) => {
    const page = await newPage();
    expect((await put([page], { from, until })).status).toBe(200);
    const [startsAt, endsAt] = [Date.parse(start), Date.parse(end)];
    expect([
      await contentAt(page.id, startsAt - 1),
      await contentAt(page.id, startsAt),
      await contentAt(page.id, endsAt - 1),
      await contentAt(page.id, endsAt),
    ]).toEqual([null, '<p>Summer</p>', '<p>Summer</p>', null]);
  });

  it('refuses a time that does not exist, that occurs twice or that has passed, with the reason [DEC-184]', async () => {
    const page = await newPage();
    const refusals = await Promise.all(
      [
        { from: '2060-03-28 01:30' },
        { from: '2060-10-31 01:30' },
        { from: '2020-01-01 09:00' },
        { until: '2020-01-01 09:00' },
        { from: '2060-05-02 09:00', until: '2060-05-02 09:00' },
        { from: '2060-05-02 09:00', exact: true },
      ].map(async (times) => {
        const response = await put([page], times);
        expectError(response, 400, null);
        return messageOf(response.json);
      }),
    );
    expect(refusals).toEqual([
      '--from: 2060-03-28 01:30 does not exist in the UK: the clocks go forward over it. Choose a time an hour later.',
      expect.stringContaining('--from: 2060-10-31 01:30 occurs twice in the UK'),
      '--from: 2020-01-01 09:00 has passed or is less than a minute ahead. Leave it out to publish now.',
      '--until: 2020-01-01 09:00 has passed.',
      '--until: 2060-05-02 09:00 is not after --from 2060-05-02 09:00.',
      '--exact removes documents at once, so it has no --from and no --until.',
    ]);
    expect(await contentAt(page.id, Date.parse('2061-01-01'))).toBeNull();
  });

  it('shows a page by itself, and then responds 404 and removes it from the index [DEC-185]', async () => {
    const page = await newPage('<p>For two hours</p>');
    await put([page], { from: ukTimeIn(2 * HOUR_MS), until: ukTimeIn(4 * HOUR_MS) });
    const state = async () => {
      const response = await sendCall(shop.app, 'getPage', { params: { pageId: page.id } });
      const { json } = await sendCall(shop.app, 'content-index', {});
      return [response.status, contentIndexSchema.parse(json).pages.some(({ id }) => id === page.id)];
    };
    expect(await state()).toEqual([404, false]);
    shop.wait(2 * HOUR_MS);
    expect(await state()).toEqual([200, true]);
    shop.wait(2 * HOUR_MS);
    expect(await state()).toEqual([404, false]);
  });

  it('replaces a live page for a time, although responses are cached [DEC-185]', async () => {
    const page = await newPage('<p>Always</p>');
    await publishContent(shop, { pages: [page] });
    const campaign = { ...page, content: '<p>Sale</p>', revision: 1 };
    await put([campaign], { from: ukTimeIn(HOUR_MS), until: ukTimeIn(2 * HOUR_MS) });
    const visible = async () => {
      const { json } = await sendCall(shop.app, 'getPage', { params: { pageId: page.id } });
      return z.object({ data: z.object({ content: z.string() }) }).parse(json).data.content;
    };
    const changedAt = async () => (await findDocument(shop, 'pages', page.id))?.updatedAt.getTime() ?? 0;
    const [first, before] = [await visible(), await changedAt()];
    shop.wait(HOUR_MS);
    const [second, during] = [await visible(), await changedAt()];
    shop.wait(HOUR_MS);
    expect([first, second, await visible()]).toEqual(['<p>Always</p>', '<p>Sale</p>', '<p>Always</p>']);
    // Sitemap and prices see each change, the return to the earlier revision as well.
    expect(before < during && during < (await changedAt())).toBe(true);
  });

  it('publishes several files as one release, which is undone as one [DEC-186]', async () => {
    const [one, two] = [await newPage('<p>Old</p>'), await newPage('<p>Old</p>')];
    await publishContent(shop, { pages: [one, two] });
    const edits = [one, two].map((page) => ({ ...page, content: '<p>New</p>', revision: 1 }));
    const { json } = await put(edits, { from: '2060-06-01 09:00', note: 'June' });
    const { release } = z.object({ release: z.number() }).parse(json);
    const june = instantOf('2060-06-01 09:00');
    const inJune = async () => [await contentAt(one.id, june), await contentAt(two.id, june)];
    expect(await inJune()).toEqual(['<p>New</p>', '<p>New</p>']);
    const { json: schedule } = await owner('GET', '/content/schedule');
    expect(schedule).toMatchObject({
      publications: expect.arrayContaining([
        expect.objectContaining({
          release,
          note: 'June',
          author: 'Ann',
          startsAt: june.toISOString(),
          isLive: false,
        }),
      ]),
    });

    const undone = await owner('POST', `/content/releases/${release}/undo`, { author: 'Ben' });
    expect(undone.json).toMatchObject({ changed: [{ id: one.id }, { id: two.id }] });
    expect(await inJune()).toEqual(['<p>Old</p>', '<p>Old</p>']);
    const again = await owner('POST', `/content/releases/${release}/undo`, { author: 'Ben' });
    expect(messageOf(again.json)).toBe(`Release ${release} was already undone by Ben.`);
    expectError(await owner('POST', '/content/releases/99999/undo', { author: 'Ben' }), 404, null);
    expectError(await owner('POST', '/content/releases/x/undo', { author: 'Ben' }), 400, 'release');
  });

  it('is undone while it is live, and never leaves the shop empty [DEC-186]', async () => {
    const page = await newPage('<p>Right</p>');
    await publishContent(shop, { pages: [page] });
    const { json } = await put([{ ...page, content: '<p>Wrong</p>', revision: 1 }], {});
    const { release } = z.object({ release: z.number() }).parse(json);
    await sendCall(shop.app, 'getPage', { params: { pageId: page.id } });
    await owner('POST', `/content/releases/${release}/undo`, { author: 'Ben' });
    const { text } = await sendCall(shop.app, 'getPage', { params: { pageId: page.id } });
    expect(text).toContain('<p>Right</p>');
    const first = await owner('POST', '/content/releases/1/undo', { author: 'Ben' });
    expect([first.status, messageOf(first.json)]).toEqual([
      409,
      'Release 1 is the first content of the shop.',
    ]);
    expect((await allDocuments(shop, 'pages')).length).toBeGreaterThan(90);
  });

  it('refuses a time at which the revision of another author is scheduled [DEC-182]', async () => {
    const page = await newPage('<p>Base</p>');
    await publishContent(shop, { pages: [page] });
    const march = { from: '2060-03-01 09:00', until: '2060-03-31 23:59' };
    await put([{ ...page, content: '<p>March</p>', revision: 1 }], { ...march, author: 'Ben' });
    const mine = { ...page, content: '<p>Mine</p>', revision: 1 };
    const clash = await put([mine], { from: '2060-03-15 09:00' });
    expect([clash.status, faultsOf(clash.json)]).toEqual([
      409,
      ['revision 2 by Ben is scheduled from 09:00 on 1 March 2060 until 23:59 on 31 March 2060'],
    ]);
    expect((await put([mine], { from: '2060-04-01 09:00', until: '2060-04-30 23:59' })).status).toBe(200);
    // A correction of the live page does not end the campaign, and is live after it.
    await put([{ ...page, content: '<p>Corrected</p>', revision: 1 }], {});
    expect([
      await contentAt(page.id, shop.clock.now()),
      await contentAt(page.id, instantOf('2060-03-15 09:00')),
      await contentAt(page.id, instantOf('2060-04-15 09:00')),
      await contentAt(page.id, instantOf('2060-05-15 09:00')),
    ]).toEqual(['<p>Corrected</p>', '<p>March</p>', '<p>Mine</p>', '<p>Corrected</p>']);
  });

  it('is changed by importing the scheduled revision again, and by nothing less [DEC-182]', async () => {
    const page = await newPage('<p>First</p>');
    await put([page], { from: '2060-03-01 09:00', until: '2060-03-31 23:59' });
    const edited = { ...page, content: '<p>Second</p>', revision: 1 };
    const now = await put([edited], {});
    expect(faultsOf(now.json)).toEqual([
      'revision 1 starts at 09:00 on 1 March 2060: repeat --from to change it, or add --overwrite to publish it now',
    ]);
    await put([edited], { from: '2060-03-10 09:00', until: '2060-03-20 23:59' });
    expect([
      await contentAt(page.id, instantOf('2060-03-05 09:00')),
      await contentAt(page.id, instantOf('2060-03-15 09:00')),
      await contentAt(page.id, instantOf('2060-03-25 09:00')),
    ]).toEqual([null, '<p>Second</p>', null]);
  });

  it('ends a correction of a revision that is live for a time together with it [DEC-185]', async () => {
    const page = await newPage('<p>Sale</p>');
    await put([page], { until: ukTimeIn(2 * HOUR_MS) });
    await put([{ ...page, content: '<p>Sale, corrected</p>', revision: 1 }], {});
    const [now, later] = [shop.clock.now(), shop.clock.now() + 2 * HOUR_MS];
    expect([await contentAt(page.id, now), await contentAt(page.id, later)]).toEqual([
      '<p>Sale, corrected</p>',
      null,
    ]);
  });
});

describe('the invalidation of scheduled pages', () => {
  it('runs once at each start and end, repeats after a failure, and after a restart [DEC-187]', async () => {
    const page = await newPage();
    let now = instantOf('2061-03-01 08:59').getTime();
    const source = { db: shop.db, clock: { now: () => now } };
    await put([page], { from: '2061-03-01 09:00', until: '2061-03-31 23:59' });
    const invalidated: string[] = [];
    let isReachable = true;
    const invalidate = async (documents: readonly { readonly id: string }[]) => {
      if (!isReachable) throw new Error('the edge server is unreachable');
      invalidated.push(...documents.map(({ id }) => id));
    };
    const run = createScheduleInvalidation(source, invalidate);
    await run();
    expect(invalidated).toEqual([]);
    now = instantOf('2061-03-01 09:00').getTime();
    isReachable = false;
    await expect(run()).rejects.toThrow('unreachable');
    isReachable = true;
    now += 1_000;
    await run();
    await run();
    expect(invalidated).toEqual([page.id]);

    // A process that starts repeats the last two minutes, and no more.
    now = instantOf('2061-03-31 23:59').getTime() + 119_000;
    await createScheduleInvalidation(source, invalidate)();
    expect(invalidated).toEqual([page.id, page.id]);
    now += 2_000;
    await createScheduleInvalidation(source, invalidate)();
    expect(invalidated).toEqual([page.id, page.id]);
  });
});
