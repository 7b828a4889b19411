import { blockSchema } from './block';
import { BLOCK_DEFINITIONS, type BlockType, definitionOf } from './block-definitions';

const TYPES = Object.keys(BLOCK_DEFINITIONS);
const PAGE_ID = 'd00000000000000000000101';
const LINK = { label: 'View deals', to: '/all-deals' };
const PICTURE = '/media/beach-1/1600.jpg';

/** Valid properties of every type, with every field. */
const VALID: Readonly<Record<BlockType, object>> = {
  hero: { title: 'Go', lead: 'Now', picture: PICTURE, links: [LINK, LINK] },
  offer: { title: 'Go', text: '<p>Now</p>', ends: '2026-12-24 18:00 GMT', link: LINK },
  searchForm: { title: 'Find' },
  richText: { title: '', text: '<p>Text</p>' },
  pictureText: { title: 'Go', text: '', picture: PICTURE, side: 'right', link: null },
  gallery: { title: 'See', pictures: [PICTURE, PICTURE].map((picture) => ({ picture, caption: '' })) },
  faq: { title: 'Good to know', questions: [{ question: 'Where?', text: 'Here.' }] },
  links: { title: 'More', links: [{ ...LINK, note: 'All of them' }] },
  dealCards: { title: 'Deals', choice: { ofThisPage: true }, max: 12 },
  destinationCards: { title: 'Where', cards: [{ pageId: PAGE_ID, note: '' }] },
  priceByMonth: { title: 'Months' },
  trustStrip: {},
  callBanner: { title: 'Call', description: 'us' },
};

/** Returns the fields that are refused when valid properties are changed so. */
function refused(type: BlockType, changes: object = {}): readonly string[] {
  const { error } = BLOCK_DEFINITIONS[type].schema.safeParse({ ...VALID[type], ...changes });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}
/** Returns the messages of the fields that are refused. */
function reasons(type: BlockType, changes: object): readonly string[] {
  const { error } = BLOCK_DEFINITIONS[type].schema.safeParse({ ...VALID[type], ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
}
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

describe('definitionOf', () => {
  it.each(TYPES)('returns the definition of %s', (type) => {
    expect(definitionOf(type)).toBe(Object.entries(BLOCK_DEFINITIONS).find(([name]) => name === type)?.[1]);
  });

  it.each(['map', 'toString', ''])('returns null for the type %p', (type) => {
    expect(definitionOf(type)).toBeNull();
  });
});

describe('the definition of a block', () => {
  it.each(Object.entries(VALID))('of type %s keeps all of its properties', (type, props) => {
    expect(definitionOf(type)?.schema.parse(props)).toEqual(props);
  });

  it.each([
    ['hero', ['title', 'lead', 'picture', 'links']],
    ['offer', ['title', 'text', 'ends', 'link']],
    ['pictureText', ['title', 'text', 'picture', 'side', 'link']],
    ['gallery', ['title', 'pictures']],
    ['faq', ['title', 'questions']],
    ['links', ['title', 'links']],
    ['dealCards', ['title', 'choice', 'max']],
    ['destinationCards', ['title', 'cards']],
    ['callBanner', ['title', 'description']],
  ] as const)('of type %s requires each of its properties', (type, fields) => {
    for (const field of fields) expect(refused(type, { [field]: undefined })).toEqual([field]);
  });

  it.each([
    ['hero', 'links', times(3, LINK)],
    ['gallery', 'pictures', times(1, { picture: PICTURE, caption: '' })],
    ['gallery', 'pictures', times(13, { picture: PICTURE, caption: '' })],
    ['faq', 'questions', []],
    ['faq', 'questions', times(21, { question: 'Where?', text: '' })],
    ['links', 'links', []],
    ['links', 'links', times(13, { ...LINK, note: '' })],
    ['destinationCards', 'cards', []],
    ['destinationCards', 'cards', times(13, { pageId: PAGE_ID, note: '' })],
    ['dealCards', 'max', 0],
    ['dealCards', 'max', 13],
    ['dealCards', 'max', 1.5],
    ['dealCards', 'choice', {}],
    ['dealCards', 'choice', { ofThisPage: false }],
    ['pictureText', 'side', 'above'],
  ] as const)('of type %s refuses an unsuitable %s (%#)', (type, field, value) => {
    expect(refused(type, { [field]: value })).toEqual([field]);
  });

  it.each([{ destinationId: 7 }, { groupId: 'greek-isles' }, { deals: times(12, { dealId: '101' }) }])(
    'of deals accepts the choice %j',
    (choice) => {
      expect(refused('dealCards', { choice })).toEqual([]);
    },
  );

  it.each([
    { destinationId: 0 },
    { destinationId: 1.5 },
    { groupId: 'greek isles' },
    { groupId: 'a'.repeat(41) },
    { deals: times(13, { dealId: '101' }) },
    { deals: [{ dealId: 'a'.repeat(41) }] },
    { deals: [{ dealId: '' }] },
    { deals: [] },
  ])('of deals refuses the choice %j', (choice) => {
    // With one unsuitable part, zod names that part; with several, the choice.
    expect(refused('dealCards', { choice }).map((field) => field.split('.')[0])).toEqual(['choice']);
  });

  it('of the hero turns the one link of version 1 into a list', () => {
    const [migrate] = BLOCK_DEFINITIONS.hero.migrations ?? [];
    expect(migrate?.({ title: 'Go', link: LINK })).toEqual({ title: 'Go', links: [LINK] });
    expect(migrate?.({ title: 'Go', link: null })).toEqual({ title: 'Go', links: [] });
  });
});

describe('the fields of blocks', () => {
  it.each([
    '/media/pool-1/1600.jpg',
    'https://example.com/a.jpg',
    'http://example.com/a',
    `media:${'a'.repeat(16)}`,
  ])('accept the picture %s', (picture) => {
    expect(refused('hero', { picture })).toEqual([]);
  });

  it.each(['pool.jpg', 'javascript:alert(1)', 'media:abc', `media:${'a'.repeat(17)}`, `/${'a'.repeat(500)}`])(
    'refuse the picture %.40s',
    (picture) => {
      expect(refused('hero', { picture })).toEqual(['picture']);
    },
  );

  it.each(['/all-deals', 'https://example.com'])('accept the link %s', (to) => {
    expect(refused('offer', { link: { ...LINK, to } })).toEqual([]);
  });

  it.each(['all-deals', '//evil.test', 'http://example.com', 'javascript:alert(1)', 'x https://example.com'])(
    'refuse the link %s',
    (to) => {
      expect(refused('offer', { link: { ...LINK, to } })).toEqual(['link.to']);
    },
  );

  it.each(['2026-12-24 18:00', '2026-07-24 18:00 BST', ' 2026-12-24 18:00 GMT '])(
    'accept the time %p',
    (ends) => {
      expect(refused('offer', { ends })).toEqual([]);
    },
  );

  it.each([
    '',
    '2026-12-24',
    '24/12/2026 18:00',
    '2026-12-24 18:00 CET',
    '2026-12-24 18:00:00',
    'on 2026-12-24 18:00',
  ])('refuse the time %p', (ends) => {
    expect(refused('offer', { ends })).toEqual(['ends']);
  });

  it.each([PAGE_ID.slice(1), `${PAGE_ID}0`, PAGE_ID.toUpperCase()])(
    'refuse the landing page %s',
    (pageId) => {
      expect(refused('destinationCards', { cards: [{ pageId, note: '' }] })).toEqual(['cards.0.pageId']);
    },
  );

  it('cut spaces around a headline, a line and the texts of a link', () => {
    expect(
      BLOCK_DEFINITIONS.hero.schema.parse({
        title: ' Go ',
        lead: ' Now ',
        picture: null,
        links: [{ label: ' View ', to: ' /all-deals ' }],
      }),
    ).toEqual({ title: 'Go', lead: 'Now', picture: null, links: [{ label: 'View', to: '/all-deals' }] });
  });

  it.each([
    ['hero', 'title', 120],
    ['hero', 'lead', 300],
    ['richText', 'text', 20_000],
  ] as const)('of %s limit %s to %d characters', (type, field, most) => {
    expect(refused(type, { [field]: 'a'.repeat(most) })).toEqual([]);
    expect(refused(type, { [field]: 'a'.repeat(most + 1) })).toEqual([field]);
  });

  it('limit the label of a link to 80 characters and its target to 500', () => {
    const link = { label: 'a'.repeat(80), to: `/${'a'.repeat(499)}` };
    expect(refused('offer', { link })).toEqual([]);
    expect(refused('offer', { link: { label: `${link.label}a`, to: `${link.to}a` } })).toEqual([
      'link.label',
      'link.to',
    ]);
  });

  it.each([
    ['hero', { title: ' ' }, 'needs a text'],
    ['hero', { picture: 'pool' }, 'needs a picture of the library, a web address or a path'],
    ['offer', { link: { ...LINK, label: '' } }, 'needs a text'],
    [
      'offer',
      { link: { ...LINK, to: 'deals' } },
      'needs a path such as /all-deals, or an address that starts with https://',
    ],
    ['offer', { ends: 'soon' }, 'needs a day and time of the UK'],
    ['gallery', { pictures: [] }, 'needs two pictures or more'],
    ['faq', { questions: [] }, 'needs a question'],
    ['links', { links: [] }, 'needs a link'],
    ['destinationCards', { cards: [] }, 'needs a landing page'],
    ['destinationCards', { cards: [{ pageId: '', note: '' }] }, 'needs a landing page'],
  ] as const)('of %s with %j say: %s', (type, changes, reason) => {
    expect(reasons(type, changes)).toEqual([reason]);
  });
});

describe('blockSchema', () => {
  const block = { type: 'hero', v: 2, id: 'first_1-a', props: VALID.hero };

  it('keeps all of a stored block', () => {
    expect(blockSchema.parse(block)).toEqual(block);
  });

  it.each([
    ['type', 'Hero'],
    ['type', 'h'],
    ['type', 'a'.repeat(41)],
    ['v', 0],
    ['v', 1.5],
    ['id', ''],
    ['id', 'a b'],
    ['id', 'a'.repeat(41)],
    ['props', []],
  ])('refuses the %s %j', (field, value) => {
    const { error } = blockSchema.safeParse({ ...block, [field]: value });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});
