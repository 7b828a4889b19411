import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { siteSchema } from '@storefront/shared/api/site/site.schema';

import { allPathsOf } from '../../admin/notify-edge';
import { sendCall } from '../../../tests/contract/api-requests';
import { IMPORT_NOW, publishContent } from '../../../tests/support/publish-content';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { contentIndex } from '../content-index';
import { exportContent } from '../content-store';
import { importContent } from '../revisions/import-content';

import { checkDepsOf } from './check-deps';
import { checkDocuments } from './check-documents';
import { pageDocumentSchema } from './page-document.schema';

// Generous for a busy machine.
jest.setTimeout(60_000);

const MAY = '00000000000000000000c0de';
const JUNE = '00000000000000000000c0df';
const ANTALYA = 'd00000000000000000000101';
const AUTUMN = '00000000000000000000c0e0';
const WINTER = '00000000000000000000c0e1';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const block = (type: string, props: object, v = 1) => ({ type, v, id: type, props });
/** A landing page without a destination. */
const aPage = (more: object = {}) =>
  pageDocumentSchema.parse({
    id: MAY,
    destinationName: 'City breaks in May',
    destinationId: null,
    slug: 'city-breaks-in-may',
    fromId: -1,
    nights: 7,
    boardBasis: 'RO',
    blocks: [block('searchForm', { title: 'Find your city' })],
    content: '',
    heroImage: null,
    ...more,
  });
const publish = (more: object = {}, options = {}) => publishContent(shop, { pages: [aPage(more)] }, options);
const pageAt = async (pageId: string) => {
  const { json, status } = await sendCall(shop.app, 'getPage', { params: { pageId } });
  return status === 200 ? (holidayPageSchema.parse(json).data ?? null) : null;
};
const redirects = async () => siteSchema.parse((await sendCall(shop.app, 'site', {})).json).redirects;
const findings = async (...documents: readonly object[]) => {
  const files = documents.map((document, index) => ({ file: `${index}`, kind: 'pages' as const, document }));
  const checked = await checkDocuments(files, checkDepsOf(shop));
  return checked.ok ? [] : checked.faults.map(({ file, field, message }) => `${file} ${field}: ${message}`);
};

describe('the readable address of a page', () => {
  it('opens the page beside its id, and is the one canonical path [ROUTE-10, DEC-383]', async () => {
    await publish();
    for (const id of [MAY, 'city-breaks-in-may'])
      expect(await pageAt(id)).toMatchObject({ id: MAY, path: '/page/city-breaks-in-may' });
    expect(await pageAt('city-breaks')).toBeNull();
    const { pages } = await contentIndex(shop);
    expect(pages.find(({ id }) => id === MAY)?.path).toBe('/page/city-breaks-in-may');
    const standard = await pageAt('d00000000000000000000101');
    expect(standard).not.toHaveProperty('path');
  });

  it('leads from each earlier address to the present one, unless another page has it [DEC-383]', async () => {
    await publish({ slug: 'cities' });
    await publish({ slug: null });
    expect(await redirects()).toEqual([
      { from: '/page/city-breaks-in-may', to: `/page/${MAY}` },
      { from: '/page/cities', to: `/page/${MAY}` },
    ]);
    await publish({ slug: 'european-cities' });
    expect(await redirects()).toContainEqual({ from: '/page/cities', to: '/page/european-cities' });
    expect(await pageAt('cities')).toMatchObject({ path: '/page/european-cities' });

    await publish({ id: JUNE, slug: 'cities' });
    expect(await redirects()).toEqual([{ from: '/page/city-breaks-in-may', to: '/page/european-cities' }]);
    expect(await pageAt('cities')).toMatchObject({ id: JUNE });
    expect((await allPathsOf(shop.db, [{ kind: 'pages', id: MAY }])).toSorted()).toEqual([
      `/page/${MAY}`,
      '/page/cities',
      '/page/city-breaks-in-may',
      '/page/european-cities',
    ]);
  });

  it('is of one page, and no id [DEC-383]', async () => {
    const taken = 'slug: another page has the address /page/european-cities';
    expect(await findings(aPage({ id: JUNE, slug: 'european-cities' }))).toEqual([`0 ${taken}`]);
    expect(await findings(aPage({ slug: 'european-cities' }))).toEqual([]);
    expect(await findings(aPage({ slug: 'new' }), aPage({ id: JUNE, slug: 'new' }))).toEqual([
      '0 slug: another page has the address /page/new',
      '1 slug: another page has the address /page/new',
    ]);
    for (const slug of [JUNE, 'City', 'a--b', '-a', 'a/b', '', 'a'.repeat(41)])
      expect((await findings({ ...aPage(), slug }))[0]).toMatch(/^0 slug: /);
  });

  it('can be linked from the site, and is not redirected while the page is there [DEC-253]', async () => {
    const footer = (path: string) => ({
      id: 'site',
      columns: [{ title: 'Cities', entries: [{ label: 'May', path }] }],
      legal: [{ label: 'May', path }],
    });
    const check = async (path: string) => {
      const files = [{ file: 'f', kind: 'footer' as const, document: footer(path) }];
      return (await checkDocuments(files, checkDepsOf(shop))).ok;
    };
    expect(await check('/page/european-cities')).toBe(true);
    expect(await check('/page/no-such-page')).toBe(false);
  });
});

describe('a revision that is older than a field of its kind', () => {
  it('is not changed by a file that has the default of the field', async () => {
    const { slug: _slug, seoTitle: _title, isIndexed: _index, ...old } = aPage({ id: 'a'.repeat(24) });
    const file = { file: 'old.json', kind: 'pages' as const, id: old.id, base: null };
    await importContent(shop, [{ ...file, document: old }], IMPORT_NOW);
    const again = aPage({ id: old.id, slug: null });
    const imported = await importContent(shop, [{ ...file, base: 1, document: again }], {
      ...IMPORT_NOW,
      overwrite: false,
    });
    expect(imported).toMatchObject({ ok: true, outcome: { changed: [] } });
  });
});

describe('a page without a destination', () => {
  it('is made of blocks that need none, and has no prices [DEC-384, DEC-415]', async () => {
    // Releases from before such pages have the rule `z.coerce.number().int().positive()` (DEC-415).
    expect(await pageAt(MAY)).toMatchObject({ destinationId: 1, priceData: {} });
    expect(await findings(aPage({ slug: null }))).toEqual([]);
    expect(await findings({ ...aPage({ slug: null }), blocks: [] })).toEqual([
      '0 blocks: a page without a destination needs blocks',
    ]);
    const blocks = [
      block('priceByMonth', { title: 'Prices' }),
      block('dealCards', { title: 'Deals', choice: { ofThisPage: true }, max: 3 }),
    ];
    expect(await findings({ ...aPage({ slug: null }), blocks })).toEqual([
      '0 blocks.0: needs a page with a destination',
      '0 blocks.1.props.choice: needs a page with a destination',
    ]);
  });

  it('has its own texts for search engines, and can be left out of the sitemap [DEC-385]', async () => {
    await publish({ slug: 'cities-in-may', seoTitle: 'Cities in May', isIndexed: false });
    expect((await pageAt(MAY))?.seo).toEqual({
      title: 'Cities in May',
      description: null,
      isIndexed: false,
    });
    const { pages } = await contentIndex(shop);
    expect(pages.some(({ id }) => id === MAY)).toBe(false);
    expect(await pageAt('d00000000000000000000101')).not.toHaveProperty('seo');
  });
});

describe('a landing page that other pages show', () => {
  it('is invalidated with the pages that show its card or price, and no other page is [DEC-416]', async () => {
    const card = block('destinationCards', { title: 'Go', cards: [{ pageId: ANTALYA, note: '' }] });
    const priced = block('richText', { title: 'Sun', text: `<p>{{price pages/${ANTALYA}}}</p>` });
    await publish({ id: AUTUMN, slug: null, blocks: [card] });
    await publish({ id: WINTER, slug: 'winter', blocks: [priced] });
    const pathsOfPage = async (id: string) => (await allPathsOf(shop.db, [{ kind: 'pages', id }])).toSorted();
    expect(await pathsOfPage(ANTALYA)).toEqual([
      '/',
      `/page/${AUTUMN}`,
      `/page/${WINTER}`,
      `/page/${ANTALYA}`,
      '/page/winter',
    ]);
    expect(await pathsOfPage(WINTER)).toEqual([`/page/${WINTER}`, '/page/winter']);
  });

  it('is linked by its readable address where a menu names its id [DEC-383]', async () => {
    const menus = async () => JSON.stringify((await sendCall(shop.app, 'site', {})).json);
    const link = { label: 'Antalya', path: `/page/${ANTALYA}` };
    const column = { title: 'Sun', path: link.path, pathLabel: null, entries: [link] };
    const entry = { label: 'Holidays', path: null, columns: [column] };
    await publishContent(shop, {
      navigation: [{ id: 'site', entries: [entry], phoneLinks: [link] }],
      footer: [{ id: 'site', columns: [{ title: 'Sun', entries: [link] }], legal: [link] }],
      notices: [{ id: 'sun', name: 'Sun', text: 'Sun', link }],
    });
    expect((await menus()).split(`"/page/${ANTALYA}"`)).toHaveLength(7);
    const stored = (await exportContent(shop)).pages.find(({ id }) => id === ANTALYA);
    if (!stored) throw new Error('there is no page of Antalya');
    const { revision: _revision, ...antalya } = stored;
    await publishContent(shop, { pages: [{ ...antalya, slug: 'antalya' }] });
    expect((await menus()).split('"/page/antalya"')).toHaveLength(7);
    expect(await menus()).not.toContain(`"/page/${ANTALYA}"`);
  });
});
