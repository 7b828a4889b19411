import { BUILT_IN_FOOTER, BUILT_IN_NAVIGATION } from '@storefront/shared/api/site/built-in-site';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify from 'fastify';

import { redirectOldPath } from './redirect-old-path';
import { builtInSite, createSiteContent, siteOf } from './site-content';

const config = storefrontConfigSchema.parse({ siteUrl: 'https://shop.test' });
const SITE = {
  navigation: { entries: [{ label: 'Sale', path: '/all-deals', columns: [] }], phoneLinks: [] },
  footer: null,
  notices: [],
  redirects: [{ from: '/old', to: '/all-deals?type=beach#list' }],
};
const respond = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));

afterEach(() => jest.restoreAllMocks());

describe('the content of all pages', () => {
  it('is what is built in until the backend responds, and then stays through an outage [DEC-250]', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('unreachable'));
    const site = createSiteContent(config, () => {});
    await site.refresh();
    expect(site.current().id).toBe('built-in');
    expect(site.current().config.site).toEqual({
      navigation: BUILT_IN_NAVIGATION,
      footer: BUILT_IN_FOOTER,
      notices: [],
    });

    fetchMock.mockImplementation(() => respond(SITE));
    await site.refresh();
    const read = site.current();
    expect(read.config.site?.navigation?.entries[0]?.label).toBe('Sale');
    expect(read.id).not.toBe('built-in');

    fetchMock.mockRejectedValue(new Error('unreachable'));
    await site.refresh();
    expect(site.current()).toBe(read);
  });

  it('reports an outage once, and not the slow start of a backend', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('unreachable'));
    const logged: string[] = [];
    let now = 0;
    const site = createSiteContent(
      config,
      (_event, message) => logged.push(message),
      () => now,
    );
    const refreshAt = async (ms: number) => {
      now = ms;
      await site.refresh();
      return logged.length;
    };
    expect(await refreshAt(0)).toBe(0);
    expect(await refreshAt(119_999)).toBe(0);
    expect(await refreshAt(120_000)).toBe(1);
    expect(await refreshAt(190_000)).toBe(1);

    fetchMock.mockImplementation(() => respond(SITE));
    expect(await refreshAt(195_000)).toBe(1);
    fetchMock.mockRejectedValue(new Error('unreachable'));
    expect(await refreshAt(200_000)).toBe(1);
    expect(await refreshAt(229_999)).toBe(1);
    expect(await refreshAt(230_000)).toBe(2);
    expect(logged).toEqual([
      'menus and footer not read: the built-in ones stay',
      'menus and footer not read: the last ones stay',
    ]);
  });

  it('has another id only when it has changed, so that pages stay cached [DEC-250]', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(() => respond(SITE));
    const site = createSiteContent(config, () => {});
    await site.refresh();
    const first = site.current();
    await site.refresh();
    expect(site.current()).toBe(first);
    fetchMock.mockImplementation(() =>
      respond({ ...SITE, notices: [{ id: 'a', text: 'Snow', link: null }] }),
    );
    await site.refresh();
    expect(site.current().id).not.toBe(first.id);
  });

  it('keeps the other parts when a newer backend sends a part of another form', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => respond({ ...SITE, footer: { rows: [] } }));
    const site = createSiteContent(config, () => {});
    await site.refresh();
    expect(site.current().config.site).toMatchObject({
      navigation: SITE.navigation,
      footer: BUILT_IN_FOOTER,
    });
  });
});

describe('the claims of all pages', () => {
  const claim = {
    text: 'Deposits from £59pp',
    words: null,
    startsAt: null,
    endsAt: '2026-11-30',
    source: 'Lowest deposit on sale',
    asOf: '2026-11-01',
    termsUrl: null,
  };

  it('are those of the settings, of documents where they are live, and none that this release does not know [DEC-401]', () => {
    const claims = { 'deposits-from': claim, 'price-match': null, 'moon-match': claim };
    const { config: own } = siteOf(config, { ...SITE, social: [], claims }, null);
    expect(own.claims).toEqual({ ...config.claims, 'deposits-from': claim, 'price-match': null });
  });

  it('are not made in a form that this release cannot read [DEC-402]', async () => {
    const claims = { 'deposits-from': { ...claim, asOf: 'last year' } };
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => respond({ ...SITE, claims }));
    const site = createSiteContent(config, () => {});
    await site.refresh();
    expect(site.current().config.claims['deposits-from']).toBeNull();
  });

  it('make other pages of the kept ones on the day after their last one [DEC-401]', () => {
    const wire = { ...SITE, social: [], claims: { 'deposits-from': claim } };
    const on = (marketToday: string) => siteOf({ ...config, marketToday }, wire, null).id;
    expect(on('2026-11-30')).toBe(on('2026-11-29'));
    expect(on('2026-12-01')).not.toBe(on('2026-11-30'));
  });
});

describe('the social pictures of pages', () => {
  it('change without another id of the content, so that other pages stay cached [DEC-405]', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(() => respond(SITE));
    const site = createSiteContent(config, () => {});
    await site.refresh();
    const before = site.current();
    const picture = { picture: '/media/abcdefghijklmnop-3/1600.jpg', alternative: 'A harbour' };
    fetchMock.mockImplementation(() => respond({ ...SITE, social: [{ path: '/about-us', ...picture }] }));
    await site.refresh();
    expect(site.current().social.get('/about-us')).toEqual(picture);
    expect(site.current().id).toBe(before.id);
  });
});

describe('a redirected path', () => {
  const current = {
    ...builtInSite(config),
    redirects: new Map([
      ['/old', '/all-deals?type=beach#list'],
      ['/was', '/'],
    ]),
  };
  const app = Fastify();
  app.get('/*', (request, reply) => {
    const url = new URL(request.url, config.siteUrl);
    return redirectOldPath(current, { url }, reply) ?? reply.send('page');
  });
  const request = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };

  it('leads to its new path for good, with the query of the visitor unless the new path has one [DEC-255]', async () => {
    expect(await request('/old?utm_source=mail')).toEqual([301, '/all-deals?type=beach#list']);
    expect(await request('/was?utm_source=mail')).toEqual([301, '/?utm_source=mail']);
    expect(await request('/older')).toEqual([200, undefined]);
  });
});
