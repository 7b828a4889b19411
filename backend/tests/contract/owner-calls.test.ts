import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { z } from 'zod';

import { pageViewToken } from '../support/page-views';
import { orderBody, purchases } from '../support/purchase';
import { LEAD, SECOND } from '../support/people';
import { openTestShop, type TestShop } from '../support/test-shop';

import { sendCall, sendRaw, expectError } from './api-requests';
import { openSecondBackend, type SecondBackend } from './second-backend';

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

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

const owner = (method: Method, path: string, payload?: object, token = office.token) =>
  sendRaw(office.app, {
    method,
    url: `/admin${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

async function bookedReference(): Promise<string> {
  const payment = await purchases(() => shop).cardPayment();
  await shop.post('payments', payment.body);
  const { body } = await shop.post('orders', orderBody(payment));
  return z.object({ order: z.object({ referenceId: z.string() }) }).parse(body).order.referenceId;
}

describe('telemetry', () => {
  it('is counted by hour, app, version and event, without data about the sender [DEC-108]', async () => {
    const report = {
      part: 'mfe-deal',
      version: '2.0.0',
      events: [
        { event: 'loaded' },
        { event: 'vital', name: 'LCP', value: 1000 },
        { event: 'vital', name: 'LCP', value: 500 },
      ],
    };
    const newView = () => pageViewToken({ 'mfe-deal': ['2.0.0'] });
    for (const _time of [1, 2, 3])
      expect((await sendCall(shop.app, 'telemetry', { body: { ...report, token: newView() } })).status).toBe(
        202,
      );
    const rows = await shop.db
      .selectFrom('telemetry')
      .select(['part', 'event', 'name', 'count', 'total'])
      .where('version', '=', '2.0.0')
      .where('event', 'in', ['loaded', 'vital'])
      .orderBy('event')
      .execute();
    expect(rows.map((row) => ({ ...row, count: Number(row.count) }))).toEqual([
      { part: 'mfe-deal', event: 'loaded', name: '', count: 3, total: 0 },
      { part: 'mfe-deal', event: 'vital', name: 'LCP', count: 3, total: 3000 },
    ]);
  });
});

describe("the owner's calls", () => {
  it.each([
    ['GET', '/content'],
    ['PUT', '/content'],
    ['GET', '/content/history'],
    ['GET', '/content/differences'],
    ['POST', '/content/restore'],
    ['GET', '/content/schedule'],
    ['POST', '/content/releases/1/undo'],
    ['GET', '/personal-data/AAAAAAAAAA'],
    ['DELETE', '/personal-data/AAAAAAAAAA'],
    ['POST', '/personal-data/expire'],
  ] as const)('refuse %s %s without the token, and with another', async (method, path) => {
    const url = `/admin${path}`;
    expectError(await sendRaw(office.app, { method, url }), 401, null);
    for (const token of ['', 'x', `${office.token}x`, office.token.slice(1), office.token.toUpperCase()])
      expectError(await owner(method, path, undefined, token), 401, null);
  });
});

describe('personal data', () => {
  it('of a booking is exported and erased by its reference [DEC-108]', async () => {
    const reference = await bookedReference();
    await sendCall(shop.app, 'userContact', {
      body: {
        email: LEAD.email,
        phoneNumber: '1',
        referenceNumber: reference,
        userSessionId: 'session-erase',
      },
    });
    const exported = await owner('GET', `/personal-data/${reference}`);
    expect([exported.status, exported.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(exported.json).toMatchObject({
      booking: { reference },
      leadPassenger: LEAD,
      otherPassengers: [SECOND],
      card: { last4: '4242' },
      contacts: [{ email: LEAD.email }],
      mails: [{ kind: 'confirmation', state: 'queued' }],
    });
    expect(exported.text).not.toContain('4242424242424242');

    expect(await owner('DELETE', `/personal-data/${reference}`)).toMatchObject({
      status: 200,
      json: { erased: true },
    });
    const after = await owner('GET', `/personal-data/${reference}`);
    expect(after.json).toMatchObject({
      booking: { reference },
      leadPassenger: { firstName: '', email: '' },
      otherPassengers: [],
      card: null,
      contacts: [],
      mails: [{ state: 'failed' }],
    });
    expect(after.text).not.toMatch(/O'Brien|ann@example\.com|High Road/);
    for (const method of ['GET', 'DELETE'] as const)
      for (const unknown of ['ZZZZZZZZZZ', '__proto__'])
        expectError(await owner(method, `/personal-data/${unknown}`), 404, null);
  });

  it('of people who never booked is erased after 30 days, and that of bookings is kept [DEC-108]', async () => {
    const reference = await bookedReference();
    const { leadPassengerId } = z
      .object({ leadPassengerId: z.string() })
      .parse((await shop.post('createLeadPassenger', { ...LEAD, firstName: 'Undecided' })).body);
    const storedNames = async () =>
      JSON.stringify(await shop.db.selectFrom('lead_passengers').selectAll().execute());
    shop.wait(29 * 86_400_000);
    await owner('POST', '/personal-data/expire');
    expect(await storedNames()).toContain('Undecided');
    shop.wait(2 * 86_400_000);
    const response = await owner('POST', '/personal-data/expire');
    expect(z.object({ erased: z.number().positive() }).safeParse(response.json).success).toBe(true);
    expect(await storedNames()).not.toContain('Undecided');
    // A later payment cannot use erased passengers.
    const { body } = await purchases(() => shop).cardPayment({ leadPassengerId });
    expect(await shop.post('payments', body)).toMatchObject({
      status: 409,
      body: { error: { code: 'unknown-lead' } },
    });
    expect((await owner('GET', `/personal-data/${reference}`)).json).toMatchObject({ leadPassenger: LEAD });
    // A second run has nothing to erase.
    expect((await owner('POST', '/personal-data/expire')).json).toEqual({ erased: 0 });
  });
});

describe('content', () => {
  const exportedSchema = z.object({
    pages: z.array(z.looseObject({ id: z.string() })),
    groups: z.array(z.looseObject({ id: z.string() })),
    deals: z.array(z.looseObject({ id: z.string() })),
  });
  const outcomeSchema = z.object({
    changed: z.array(z.object({ kind: z.string(), id: z.string() })),
    removed: z.array(z.object({ kind: z.string(), id: z.string() })),
  });
  const exported = async () => exportedSchema.parse((await owner('GET', '/content')).json);
  const put = (files: readonly object[], more: object = {}) => owner('PUT', '/content', { files, ...more });
  const asFiles = (all: z.output<typeof exportedSchema>) =>
    (['pages', 'groups', 'deals'] as const).flatMap((kind) =>
      all[kind].map((document) => ({ file: `${kind}/${document.id}.json`, kind, document })),
    );
  const versionOf = async () =>
    (await shop.db.selectFrom('content_state').select('version').executeTakeFirstOrThrow()).version;
  const textOf = async (app = shop.app) => {
    const { json } = await sendCall(app, 'getPage', { params: { pageId: pageIdOf(101) } });
    return holidayPageSchema.parse(json).data?.content;
  };

  it('is exported completely and imported again without changes [DEC-108]', async () => {
    const all = await exported();
    expect([all.pages.length >= 90, all.groups.length >= 12, all.deals.length >= 40]).toEqual([
      true,
      true,
      true,
    ]);
    const response = await put(asFiles(all), { exact: true });
    expect([response.status, outcomeSchema.parse(response.json)]).toEqual([
      200,
      { changed: [], removed: [] },
    ]);
  });

  it('a changed text is visible in every process with the next request [API-PAGE-03]', async () => {
    const page = (await exported()).pages.find(({ id }) => id === pageIdOf(101));
    const before = await textOf();
    const content = `<p onclick="evil()">New words</p><script>alert('${'</'}script>')</script><img src=x onerror=1>\u00a0é`;
    const response = await put([{ file: 'antalya.json', kind: 'pages', document: { ...page, content } }]);
    expect(outcomeSchema.parse(response.json).changed).toEqual([{ kind: 'pages', id: pageIdOf(101) }]);
    expect([await textOf(), await textOf(office.app)]).toEqual([content, content]);
    await put([{ file: 'antalya.json', kind: 'pages', document: page }], { overwrite: true });
    expect([await textOf(), await textOf(office.app)]).toEqual([before, before]);
  });

  it('hostile HTML is returned unchanged, since it is sanitised where it is rendered [DEC-108]', async () => {
    const { groups, deals } = await exported();
    const [group, deal] = [groups[0], deals[0]];
    if (!group || !deal) throw new Error('the seed has no group or no deal');
    const hostile = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">';
    await put([
      { file: 'group.json', kind: 'groups', document: { ...group, description3: hostile } },
      { file: 'deal.json', kind: 'deals', document: { ...deal, offerDetails: hostile } },
    ]);
    const stored = await exported();
    expect(stored.groups.find(({ id }) => id === group.id)).toMatchObject({ description3: hostile });
    expect(stored.deals.find(({ id }) => id === deal.id)).toMatchObject({ offerDetails: hostile });
    const before = [
      { file: 'group.json', kind: 'groups', document: group },
      { file: 'deal.json', kind: 'deals', document: deal },
    ];
    await put(before, { overwrite: true });
  });

  it('is imported completely or not at all, and every fault names its file and field [DEC-108]', async () => {
    const { pages, deals, groups } = await exported();
    const [page, deal, group] = [pages[0], deals[0], groups[0]];
    const before = [await versionOf(), JSON.stringify(await exported())];
    const response = await put([
      { file: 'good.json', kind: 'pages', document: { ...page, content: '<p>Never seen</p>' } },
      { file: 'field.json', kind: 'pages', document: { ...pages[1], nights: 0, colour: 'red' } },
      { file: 'hotel.json', kind: 'deals', document: { ...deal, hotelKey: 'H0' } },
      {
        file: 'nested.json',
        kind: 'deals',
        document: { ...deals[1], departures: { fromDays: 9, toDays: 3 } },
      },
      { file: 'place.json', kind: 'groups', document: { ...group, destinations: [{ destinationId: 5 }] } },
      { file: 'twice.json', kind: 'groups', document: groups[1] },
      { file: 'twice-again.json', kind: 'groups', document: groups[1] },
      { file: 'none.json', kind: 'deals', document: null },
    ]);
    expectError(response, 422, null);
    const { faults } = z
      .object({ error: z.object({ faults: z.array(z.object({ file: z.string(), field: z.string() })) }) })
      .parse(response.json).error;
    expect(faults.map(({ file, field }) => `${file} ${field}`).toSorted()).toEqual(
      [
        'field.json colour',
        'field.json nights',
        'hotel.json hotelKey',
        'nested.json departures.toDays',
        'none.json document',
        'place.json destinations.0.destinationId',
        'twice-again.json id',
      ].toSorted(),
    );
    expect([await versionOf(), JSON.stringify(await exported())]).toEqual(before);
  });

  it('validates an import without writing, and deletes with exact only [DEC-108]', async () => {
    const all = await exported();
    const without = asFiles(all).filter(
      ({ kind, document }) => !(kind === 'groups' && document.id === 'summer'),
    );
    const changed = [
      { file: 'a.json', kind: 'pages', document: { ...all.pages[0], content: '<p>Trial</p>' } },
    ];

    expect((await put(changed, { dryRun: true })).status).toBe(200);
    expect((await put(without)).status).toBe(200);
    expect(await exported()).toEqual(all);

    const response = await put(without, { exact: true });
    expect(outcomeSchema.parse(response.json).removed).toEqual([{ kind: 'groups', id: 'summer' }]);
    expect((await sendCall(shop.app, 'group-destinations', { params: { id: 'summer' } })).status).toBe(404);
    await put(asFiles(all), { overwrite: true });
    expect((await sendCall(shop.app, 'group-destinations', { params: { id: 'summer' } })).status).toBe(200);
  });

  it('rejects a file without a name, an unknown kind, and text that a database cannot store [DEC-108]', async () => {
    const [page] = (await exported()).pages;
    const file = { file: 'a.json', kind: 'pages', document: page };
    expectError(await put([{ ...file, kind: 'people' }]), 400, 'files.0.kind');
    expectError(await put([{ ...file, file: '' }]), 400, 'files.0.file');
    expectError(await owner('PUT', '/content', {}), 400, 'files');
    const response = await put([{ ...file, document: { ...page, content: 'zero \u0000 byte' } }]);
    expectError(response, 422, null);
  });
});
