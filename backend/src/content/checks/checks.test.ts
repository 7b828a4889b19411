import type { BlockDefinition } from '@storefront/shared/contracts/blocks/block';
import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';

import { publishContent } from '../../../tests/support/publish-content';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import type { ContentKind } from '../../db/tables';
import { valuesOf } from '../blocks/block-values';
import { exportContent } from '../content-store';
import { CONTENT_KINDS } from '../documents/content-documents';
import { pageDocumentSchema } from '../documents/page-document.schema';
import { saveDraft } from '../revisions/save-draft';

import { checkForPublishing } from './check-for-publishing';
import type { PictureResponse } from './pictures/web-picture';

// Generous for a busy machine.
jest.setTimeout(60_000);

type Definition = readonly [string, BlockDefinition];

const MAY = '00000000000000000000c0de';
const JUNE = '00000000000000000000c0df';
const ANTALYA = 'd00000000000000000000101';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const block = (type: string, props: object, id = type, v = 1) => ({ type, v, id, props: { ...props } });
const aPage = (more: object = {}) => ({
  id: MAY,
  destinationName: 'City breaks in May',
  destinationId: null,
  slug: null,
  fromId: -1,
  nights: 7,
  boardBasis: 'RO',
  blocks: [block('searchForm', { title: 'Find your city' })],
  content: '',
  heroImage: null,
  ...more,
});
const pictures: Record<string, PictureResponse> = {
  'https://example.com/removed.jpg': 'missing',
  'https://example.com/page.html': 'no picture',
  'https://intranet.example/a.jpg': 'unknown',
};
const check = (...documents: readonly (readonly [ContentKind, object])[]) =>
  checkForPublishing(
    documents.map(([kind, document], index) => ({ file: String(index), kind, document })),
    { ...shop, probePicture: async (reference) => pictures[reference] ?? 'picture' },
  );
const found = async (...documents: readonly (readonly [ContentKind, object])[]) =>
  (await check(...documents)).findings.map(
    ({ level, file, field, message }) => `${level} ${file} ${field ?? '-'}: ${message}`,
  );
const inPage = async (blocks: readonly object[], more: object = {}) =>
  (await found(['pages', aPage({ blocks, ...more })])).filter((line) => !line.includes('leads to this page'));
const text = (html: string, title = 'Text') =>
  block('richText', { title, text: html }, `text${(nextId += 1)}`);
let nextId = 0;

describe('the checks before publishing', () => {
  it('let warnings pass, and nothing with an error [DEC-410]', async () => {
    const warned = await check(['pages', aPage()]);
    expect(warned.findings.map(({ level }) => level)).toEqual(['warning']);
    expect(warned.incoming).toHaveLength(1);
    const refused = await check(['pages', aPage({ nights: 'seven' })]);
    expect(refused.incoming).toBeNull();
  });

  it('find pages that nothing leads to, but not those with a link, a card or a place in a list [DEC-411]', async () => {
    const lonely = [
      'warning 0 -: no menu, page or list of the shop leads to this page: add a link, or share its address',
    ];
    expect(await found(['pages', aPage()])).toEqual(lonely);
    expect(await found(['groups', aGroup('spring')])).toEqual(lonely);
    // Its banner is on the home page.
    expect(await found(['groups', aGroup('half-term')])).toEqual([]);
    const linking = (body: string) =>
      ({ id: 'now', name: 'Now', text: 'Now', link: { label: 'Now', path: body } }) as const;
    expect(await found(['pages', aPage()], ['notices', linking(`/page/${MAY}`)])).toEqual([]);
    expect(
      await found(['pages', aPage({ slug: 'may' })], ['notices', linking('/page/may?from=menu')]),
    ).toEqual([]);
    const card = block('destinationCards', { title: 'Go', cards: [{ pageId: MAY, note: '' }] });
    const other = aPage({ id: JUNE, blocks: [card] });
    expect(await found(['pages', aPage()], ['pages', other])).toEqual([lonely[0]?.replace(' 0 ', ' 1 ')]);

    await publishContent(shop, {
      pages: [pageDocumentSchema.parse(other), pageDocumentSchema.parse(aPage())],
    });
    expect(await found(['pages', aPage()])).toEqual([]);
    const kept = (await exportContent(shop)).pages.find(({ id }) => id === ANTALYA);
    expect((await found(['pages', kept ?? {}])).filter((line) => line.includes('leads to'))).toEqual([]);
  });

  it('refuse the sample texts of new blocks, each at its field, in a format of the editor too [DEC-422]', async () => {
    const { hero, richText, faq, pictureText } = BLOCK_DEFINITIONS;
    const sample = (at: string) =>
      `error 0 blocks.${at}: is still the sample text of a new block: write your own`;
    const blocks = [
      block('hero', hero.defaults, 'a', 2),
      block('richText', richText.defaults, 'b'),
      block('faq', faq.defaults, 'c'),
      block(
        'pictureText',
        { ...pictureText.defaults, text: '<p><strong>Write here. </strong></p><p></p>' },
        'd',
      ),
    ];
    expect(await inPage(blocks)).toEqual([
      sample('0.props.title'),
      sample('1.props.title'),
      sample('1.props.text'),
      sample('2.props.questions.0.question'),
      sample('2.props.questions.0.text'),
      sample('3.props.title'),
      sample('3.props.text'),
    ]);
    expect((await check(['pages', aPage({ blocks })])).incoming).toBeNull();
    expect(await inPage([text('<p>Write here. Or there.</p>', 'A new section of the old town')])).toEqual([]);
  });

  it('find no sample among the texts of new blocks that shoppers may read as they are [DEC-422]', () => {
    const finished = Object.entries(BLOCK_DEFINITIONS).flatMap(
      ([type, { defaults, sampleTexts = [] }]: Definition) =>
        valuesOf({ type, props: defaults })
          .filter(({ control }) => control === 'line' || control === 'richText')
          .map(({ value }) => String(value).replaceAll(/<[^>]*>/g, ''))
          .filter((one) => one !== '' && !sampleTexts.includes(one)),
    );
    expect(finished).toEqual([
      'View deals',
      'View deals',
      'Find your holiday',
      'See for yourself',
      'Good to know',
      'More to explore',
      'All deals',
      'Handpicked deals',
      'Where to next?',
      'Prices by month',
      'Need help with your holiday?',
      'Our travel team is happy to help.',
    ]);
  });

  it('find broken links in blocks and texts [DEC-253, DEC-411]', async () => {
    const links = block('links', {
      title: 'More',
      links: [
        { label: 'Deals', to: '/all-deals?sort=price', note: '' },
        { label: 'Old', to: '/page/0000000000000000deadbeef', note: '' },
        { label: 'Elsewhere', to: 'https://example.com/x', note: '' },
      ],
    });
    const linked = text('<p><a href="/group/none">a</a> <a href="/destinations#turkey">b</a></p>');
    expect(await inPage([links, linked])).toEqual([
      'error 0 blocks.0.props.links.1.to: there is no page /page/0000000000000000deadbeef in the shop',
      'error 0 blocks.1.props.text: there is no page /group/none in the shop',
    ]);
    const group = { ...aGroup('spring'), description1: '<p><a href="/page/nowhere">a</a></p>' };
    expect(await found(['groups', group])).toContain(
      'error 0 description1: there is no page /page/nowhere in the shop',
    );
  });

  it('find pictures that do not respond, and warn of those that could not be checked [DEC-412]', async () => {
    const gallery = block('gallery', {
      title: 'See',
      pictures: Object.keys(pictures).map((picture) => ({ picture, caption: '' })),
    });
    expect(await inPage([gallery], { heroImage: 'media:abcdefghijklmnop' })).toEqual([
      'error 0 heroImage: is not a picture of the library',
      'error 0 blocks.0.props.pictures.0.picture: does not exist: there is no picture at this address',
      'error 0 blocks.0.props.pictures.1.picture: is no picture: the address responds with something else',
      'warning 0 blocks.0.props.pictures.2.picture: could not be checked: the address does not respond, or is not a public one',
      ...[0, 1, 2].map(
        (index) =>
          `warning 0 blocks.0.props.pictures.${index}.picture: has no alternative text: only a picture of the library has one`,
      ),
    ]);
  });

  it('find gaps in the outline of headings over all blocks, and empty headings [DEC-411]', async () => {
    expect(
      await inPage([
        text('<h3>Fine</h3><h4>Fine</h4><h2>Fine</h2>'),
        text('<h4>Deep</h4><h3></h3>', ''),
        block('faq', { title: 'Q', questions: [{ question: 'Why?', text: '<h4>Because</h4>' }] }, 'faq'),
      ]),
    ).toEqual([
      'warning 0 blocks.1.props.text: the heading “Deep” is of level 4 and follows one of level 2: choose level 3',
      'error 0 blocks.1.props.text: has a heading without text: write it, or delete it',
    ]);
    expect(await inPage([], { destinationId: 101, content: '<h4>Rooms</h4>' })).toEqual([
      'warning 0 content: the heading “Rooms” is of level 4 and follows one of level 2: choose level 3',
    ]);
  });

  it('count the characters of the texts for search engines [DEC-413]', async () => {
    expect(await inPage(aPage().blocks, { seoTitle: 'Sun', seoDescription: 'x'.repeat(170) })).toEqual([
      'warning 0 seoTitle: has 3 characters: there is room for about 60',
      'warning 0 seoDescription: has 170 characters: search engines show about 160',
    ]);
    expect(await inPage(aPage().blocks, { seoTitle: 'é'.repeat(61) })).toEqual([
      'warning 0 seoTitle: has 61 characters: search engines show about 60',
    ]);
  });

  it('name what the shop removes from the text of a standard page [DEC-411]', async () => {
    expect(await inPage([], { destinationId: 101, content: '<p>a</p><video></video>' })).toEqual([
      'warning 0 content: contains <video>, which the shop removes',
    ]);
  });

  it('find prices that resolve to nothing today, and cards that the page leaves out [DEC-411]', async () => {
    const draft = 'f'.repeat(24);
    const document = aPage({ id: draft });
    await saveDraft(shop, { kind: 'pages', id: draft, base: null, document, author: 'Ed', note: '' });
    const cards = block('destinationCards', {
      title: 'Go',
      cards: [
        { pageId: draft, note: `from {{price pages/${draft}}}` },
        { pageId: ANTALYA, note: `from {{price pages/${ANTALYA}}}` },
      ],
    });
    expect(await inPage([cards])).toEqual([
      'warning 0 blocks.0.props.cards.0.pageId: is not on the site: the page leaves it out until it is',
      `warning 0 blocks.0.props.cards.0.note: {{price pages/${draft}}} has no price today: the page shows “a price on request”`,
    ]);
  });

  it('find nothing that stops publishing in the documents of the demonstration', async () => {
    const content = await exportContent(shop);
    const all = CONTENT_KINDS.flatMap((kind) => content[kind].map((document) => [kind, document] as const));
    const { findings, incoming } = await check(...all);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(incoming).toHaveLength(all.length);
  });
});

function aGroup(id: string) {
  return {
    id,
    name: 'Spring',
    description1: '',
    description3: '',
    adults: 2,
    children: 0,
    boardBasis: '',
    departures: { fromDays: 3, toDays: 28 },
    nights: [7],
    dearest: null,
    destinations: [{ destinationId: 101 }],
  };
}
