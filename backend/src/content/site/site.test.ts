import { homeSchema } from '@storefront/shared/api/site/home.schema';
import { siteSchema } from '@storefront/shared/api/site/site.schema';
import { textPageSchema } from '@storefront/shared/api/site/text-page.schema';
import { BUILT_IN_FOOTER, BUILT_IN_NAVIGATION } from '@storefront/shared/api/site/built-in-site';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { BUILT_IN_HOME } from '@storefront/shared/api/site/built-in-home';
import { BUILT_IN_TEXT_PAGES } from '@storefront/shared/api/site/built-in-text-pages';

import { pathsOf } from '../../admin/notify-edge';
import { sendCall } from '../../../tests/contract/api-requests';
import { publishContent } from '../../../tests/support/publish-content';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { exportContent } from '../content-store';
import { checkDepsOf } from '../documents/check-deps';
import { checkDocuments } from '../documents/check-documents';
import { createPreview } from '../preview/create-preview';

import { seedSite, siteDocuments } from './seed-site';

// Generous for a busy machine.
jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedSite(shop);
}, 120_000);
afterAll(() => shop.close());

const site = async () => siteSchema.parse((await sendCall(shop.app, 'site', {})).json);
const labels = async () => (await site()).navigation?.entries.map(({ label }) => label);
const depsOf = ({ db, clock, supplier }: TestShop) => ({ db, clock, supplier });

/** Returns the findings of documents by file. */
async function findings(files: readonly { readonly kind: string; readonly document: object }[]) {
  const checked = await checkDocuments(
    files.map(({ kind, document }) => ({ file: kind, kind: kind as 'footer', document })),
    checkDepsOf(depsOf(shop)),
  );
  return checked.ok ? [] : checked.faults.map(({ field, message }) => `${field}: ${message}`);
}

describe('the documents of the site', () => {
  it('start as what the shop shows without them, and can be imported as they are [DEC-250, DEC-251, DEC-252]', async () => {
    expect(await site()).toEqual({
      navigation: BUILT_IN_NAVIGATION,
      footer: BUILT_IN_FOOTER,
      notices: [],
      redirects: [],
      claims: {},
      social: [],
    });
    const home = await sendCall(shop.app, 'home', {});
    expect(homeSchema.parse(home.json)).toEqual(BUILT_IN_HOME);
    for (const [id, page] of Object.entries(BUILT_IN_TEXT_PAGES)) {
      const { json } = await sendCall(shop.app, 'text-pages', { params: { id } });
      expect(textPageSchema.parse(json)).toEqual(page);
    }
    const documents = siteDocuments();
    const files = Object.entries(documents).flatMap(([kind, all]) =>
      all.map((document) => ({ kind, document })),
    );
    expect(await findings(files)).toEqual([]);
    const exported = await exportContent(shop);
    expect(exported.navigation).toEqual([{ revision: 1, ...documents.navigation[0] }]);
    expect(exported.texts).toHaveLength(5);
  });

  it('are stored once, also by two backends that start together [DEC-250]', async () => {
    await Promise.all([seedSite(shop), seedSite(shop)]);
    const { home, texts } = await exportContent(shop);
    expect([...home, ...texts].map(({ revision }) => revision)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('show a scheduled menu entry at its time and not after it, without an act of anybody [DEC-250]', async () => {
    const [navigation] = siteDocuments().navigation;
    if (!navigation) throw new Error('there are no menus');
    const sale = { label: 'Sale', path: '/all-deals', columns: [] };
    const now = shop.clock.now();
    await publishContent(
      shop,
      { navigation: [{ ...navigation, entries: [...navigation.entries, sale] }] },
      { from: new Date(now + HOUR_MS), until: new Date(now + 3 * HOUR_MS) },
    );
    const states = [await labels()];
    shop.wait(HOUR_MS);
    states.push(await labels());
    shop.wait(2 * HOUR_MS);
    states.push(await labels());
    const usual = navigation.entries.map(({ label }) => label);
    expect(states).toEqual([usual, [...usual, 'Sale'], usual]);
  });

  it('show a notice for as long as it is published', async () => {
    const notice = { id: 'snow', name: 'Snow', text: 'Snow at Gatwick.', link: null };
    await publishContent(shop, { notices: [notice] }, { until: new Date(shop.clock.now() + HOUR_MS) });
    expect((await site()).notices).toEqual([{ id: 'snow', text: 'Snow at Gatwick.', link: null }]);
    shop.wait(HOUR_MS);
    expect((await site()).notices).toEqual([]);
  });

  it('have a preview of home and of a static page, which others do not see', async () => {
    const [home] = siteDocuments().home;
    const { links } = await createPreview(
      { ...depsOf(shop), storefrontUrl: 'https://shop.test' },
      { files: [{ file: 'home', kind: 'home', document: { ...home, headline: 'Winter sun' } }], hours: 1 },
    );
    const link = new URL(links[0]?.url ?? '');
    expect(link.pathname).toBe('/');
    const preview = link.searchParams.get('preview') ?? '';
    const headline = async (query: Record<string, string>) =>
      homeSchema.parse((await sendCall(shop.app, 'home', { query })).json).headline;
    expect([await headline({ preview }), await headline({})]).toEqual(['Winter sun', BUILT_IN_HOME.headline]);
  });

  it('invalidate the pages that show them', () => {
    expect(pathsOf([{ kind: 'home', id: 'site' }])).toEqual(['/']);
    expect(pathsOf([{ kind: 'texts', id: 'terms-and-conditions' }])).toEqual(['/terms-and-conditon']);
    expect(pathsOf([{ kind: 'navigation', id: 'site' }])).toEqual(['/*']);
  });
});

describe('the checks of the documents of the site', () => {
  const link = (path: string) => ({ label: 'Link', path });
  const footerTo = (path: string) => ({
    kind: 'footer',
    document: { id: 'site', columns: [{ title: 'Links', entries: [link(path)] }], legal: [link('/')] },
  });

  it('name the place of a link that leads to no page [DEC-253]', async () => {
    const faults = await Promise.all(
      ['/page/000000000000000000000000', '/group/nothing', '/deal/0', '/about', '/holidays/moon'].map(
        (path) => findings([footerTo(path)]),
      ),
    );
    expect(faults).toEqual(
      ['/page/000000000000000000000000', '/group/nothing', '/deal/0', '/about', '/holidays/moon'].map(
        (path) => [`columns.0.entries.0.path: there is no page ${path} in the shop`],
      ),
    );
    for (const path of [
      `/page/${pageIdOf(101)}`,
      '/group/summer-beach?from=menu',
      '/holidays/beach',
      '/#top',
    ])
      expect([path, await findings([footerTo(path)])]).toEqual([path, []]);
  });

  it('accept a link to a page that is published together with the menu, or scheduled [DEC-253]', async () => {
    const page = (await exportContent(shop)).pages[0];
    if (!page) throw new Error('there are no pages');
    const { revision: _revision, ...document } = { ...page, id: 'abcdefabcdefabcdefabcdef' };
    const menu = footerTo('/page/abcdefabcdefabcdefabcdef');
    expect(await findings([menu])).toHaveLength(1);
    expect(await findings([menu, { kind: 'pages', document }])).toEqual([]);
    await publishContent(shop, { pages: [document] }, { from: new Date(shop.clock.now() + HOUR_MS) });
    expect(await findings([menu])).toEqual([]);
  });

  it.each([
    [
      'an entry that is a link and a menu',
      'navigation',
      {
        id: 'site',
        entries: [{ label: 'A', path: '/', columns: [{ title: 'B', entries: [{ label: 'C', path: '/' }] }] }],
      },
      'entries.0.path: an entry has either a path or columns',
    ],
    [
      'an empty headline',
      'home',
      { ...siteDocuments().home[0], headline: ' ' },
      'headline: must not be empty',
    ],
    [
      'a section of home twice',
      'home',
      { ...siteDocuments().home[0], sections: ['beach', 'beach'].map((kind) => ({ kind, title: 'Beach' })) },
      'sections.1.kind: beach is there twice',
    ],
    [
      'an unknown fact [DEC-254]',
      'texts',
      { ...siteDocuments().texts[0], lead: 'Call {fax}' },
      expect.stringContaining('lead: {fax} refers to nothing; there are {brand}'),
    ],
    [
      'a part of another page',
      'texts',
      { ...siteDocuments().texts[0], sections: [{ heading: 'Terms', part: 'insurance' }] },
      'sections.0.part: this page has no part insurance',
    ],
    [
      'a broken link in a text',
      'texts',
      { ...siteDocuments().texts[0], sections: [{ heading: 'A', body: '<p><a href="/gone">B</a></p>' }] },
      'sections.0.body: there is no page /gone in the shop',
    ],
  ])('refuse %s', async (_case, kind, document, finding) => {
    expect(await findings([{ kind, document }])).toEqual([finding]);
  });

  it.each([
    [
      'a loop',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      [
        'redirects.0.to: /b is redirected itself: name its new path',
        'redirects.1.to: /a is redirected itself: name its new path',
      ],
    ],
    [
      'a chain',
      [
        ['/a', '/b?x=1'],
        ['/b', '/all-deals'],
      ],
      ['redirects.0.to: /b is redirected itself: name its new path'],
    ],
    ['itself', [['/a', '/a#part']], ['redirects.0.to: leads to itself']],
    [
      'two targets',
      [
        ['/a', '/'],
        ['/a', '/all-deals'],
      ],
      ['redirects.1.from: /a is redirected twice'],
    ],
    [
      'the booking',
      [['/booking/payment', '/']],
      ['redirects.0.from: bookings, calls and files cannot be redirected'],
    ],
    ['a call', [['/api/quotes', '/']], ['redirects.0.from: bookings, calls and files cannot be redirected']],
    ['a page that exists', [['/about-us', '/']], ['redirects.0.from: /about-us is a page of the shop']],
    [
      'another site',
      [['/a', '//evil.test']],
      ['redirects.0.to: must be a path of the shop such as /all-deals'],
    ],
    ['a page that does not exist', [['/a', '/gone']], ['redirects.0.to: there is no page /gone in the shop']],
  ])('refuse a redirect to or from %s [DEC-255]', async (_case, pairs, faults) => {
    const redirects = pairs.map(([from, to]) => ({ from, to }));
    expect(await findings([{ kind: 'redirects', document: { id: 'site', redirects } }])).toEqual(faults);
  });
});
