import { BUILT_IN_LISTS } from '@storefront/shared/api/site/built-in-lists';
import { listPageSchema } from '@storefront/shared/api/site/list-page.schema';
import { LIST_PAGES } from '@storefront/shared/api/site/list-pages';
import { siteSchema } from '@storefront/shared/api/site/site.schema';

import { sendCall } from '../../../tests/contract/api-requests';
import { publishContent } from '../../../tests/support/publish-content';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { pathsOf } from '../../admin/notify-edge';
import type { ContentKind } from '../../db/tables';
import { contentIndexSchema } from '../content-index';
import { exportContent } from '../content-store';
import { checkDepsOf } from '../documents/check-deps';
import { checkDocuments } from '../documents/check-documents';

import { seedSite, siteDocuments } from './seed-site';

// Generous for a busy machine.
jest.setTimeout(60_000);

const PICTURE = 'abcdefghijklmnop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedSite(shop);
  const now = new Date(shop.clock.now());
  await shop.db
    .insertInto('pictures')
    .values({
      id: PICTURE,
      name: 'harbour.jpg',
      alternative: 'A harbour at dusk',
      image: 3,
      giata_id: null,
      uploaded_by: 'Test',
      uploaded_at: now,
      changed_by: 'Test',
      changed_at: now,
    })
    .execute();
}, 120_000);
afterAll(() => shop.close());

const list = async (id: string) => (await sendCall(shop.app, 'lists', { params: { id } })).json;
const site = async () => siteSchema.parse((await sendCall(shop.app, 'site', {})).json);
const listDocument = (id: string) => {
  const found = siteDocuments().lists.find((one) => one.id === id);
  if (!found) throw new Error(`there is no list ${id}`);
  return found;
};
async function findings(kind: ContentKind, document: object) {
  const { db, clock, supplier } = shop;
  const checked = await checkDocuments(
    [{ file: kind, kind, document }],
    checkDepsOf({ db, clock, supplier }),
  );
  return checked.ok ? [] : checked.faults.map(({ field, message }) => `${field}: ${message}`);
}

describe('the pages of lists', () => {
  it('start as what the shop shows without documents, and can be imported as they are [DEC-404]', async () => {
    for (const id of Object.keys(LIST_PAGES))
      expect(listPageSchema.parse(await list(id))).toEqual(BUILT_IN_LISTS[id as keyof typeof LIST_PAGES]);
    for (const document of siteDocuments().lists) expect(await findings('lists', document)).toEqual([]);
    expect((await exportContent(shop)).lists).toHaveLength(Object.keys(LIST_PAGES).length);
  });

  it('show new texts at once, on their own page alone, and leave the sitemap when search engines may not list them [DEC-404]', async () => {
    const document = {
      ...listDocument('cruise-deals'),
      headline: 'Sail away',
      heroImage: '/media/cruise-1/1600.jpg',
      isIndexed: false,
    };
    await publishContent(shop, { lists: [document] });
    expect(await list('cruise-deals')).toMatchObject({ headline: 'Sail away', isIndexed: false });
    expect(pathsOf([{ kind: 'lists', id: 'cruise-deals' }])).toEqual(['/cruise-deals']);
    expect(pathsOf([{ kind: 'lists', id: 'beach' }])).toEqual(['/holidays/beach']);
    const { json } = await sendCall(shop.app, 'content-index', {});
    expect(contentIndexSchema.parse(json).hiddenPaths).toEqual(['/cruise-deals']);
  });

  it.each([
    ['a list that the shop does not have', { id: 'moon-deals' }, /^id: /],
    ['an empty headline', { headline: ' ' }, /^headline: must not be empty/],
    [
      'a picture that is not in the library',
      { heroImage: 'media:zzzzzzzzzzzzzzzz' },
      /^heroImage: is not a picture/,
    ],
    [
      'a social picture of another site',
      { socialPicture: 'https://pictures.test/a.jpg' },
      /^socialPicture: must be a picture of the library/,
    ],
    [
      'a social picture that was removed',
      { socialPicture: 'media:zzzzzzzzzzzzzzzz' },
      /^socialPicture: is not a picture/,
    ],
  ])('refuse %s', async (_case, change, finding) => {
    expect((await findings('lists', { ...listDocument('beach'), ...change }))[0]).toMatch(finding);
  });
});

describe('the social picture of a page', () => {
  it('is stated for each address of the page while its document is live [DEC-405]', async () => {
    const exported = await exportContent(shop);
    const strip = <T extends { readonly revision: number }>({ revision: _revision, ...document }: T) =>
      document;
    const [page, group, deal] = [exported.pages[0], exported.groups[0], exported.deals[0]];
    const [home, about] = [exported.home[0], exported.texts.find(({ id }) => id === 'about-us')];
    if (!page || !group || !deal || !home || !about) throw new Error('a document is missing');
    const socialPicture = `media:${PICTURE}`;
    await publishContent(shop, {
      pages: [{ ...strip(page), slug: 'by-the-harbour', socialPicture }],
      groups: [{ ...strip(group), socialPicture }],
      deals: [{ ...strip(deal), socialPicture }],
      home: [{ ...strip(home), socialPicture }],
      texts: [{ ...strip(about), socialPicture }],
      lists: [{ ...listDocument('beach'), socialPicture }],
    });
    const { social } = await site();
    expect(new Set(social.map(({ path }) => path))).toEqual(
      new Set([
        '/',
        '/about-us',
        '/holidays/beach',
        `/page/${page.id}`,
        '/page/by-the-harbour',
        `/group/${group.id}`,
        `/deal/${deal.id}`,
        `/deals/${deal.id}`,
      ]),
    );
    expect(social[0]).toMatchObject({
      picture: `/media/${PICTURE}-3/1600.jpg`,
      alternative: 'A harbour at dusk',
    });
    // What the shop reads has no field of it.
    expect(await list('beach')).not.toHaveProperty('socialPicture');
  });
});
