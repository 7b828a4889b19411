import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';

import { blockFaults } from './block-faults';
import { blockListSchema } from './block-list.schema';
import { valuesOf } from './block-values';
import { hasTypedPrice, removedMarkup } from './removed-markup';

const block = (type: string, props: object, v = 1, id = 'one') => ({ type, v, id, props: { ...props } });
const read = (...blocks: readonly object[]) => blockListSchema.parse(blocks);
const issues = (...blocks: readonly object[]) =>
  blockListSchema.safeParse(blocks).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const nothing = async () => false;
const everything = async () => true;

describe('the blocks of a page', () => {
  it('have valid defaults, but for what only a person can choose', () => {
    const invalid = Object.entries(BLOCK_DEFINITIONS).flatMap(([type, { defaults, version }]) =>
      blockListSchema.safeParse([block(type, defaults, version)]).success ? [] : [type],
    );
    expect(invalid).toEqual(['offer', 'destinationCards']);
  });

  it('are raised from an older version when they are read', () => {
    const [hero] = read(
      block('hero', { title: 'Sun', lead: '', picture: null, link: { label: 'Go', to: '/all-deals' } }),
    );
    expect(hero).toEqual({
      type: 'hero',
      v: 2,
      id: 'one',
      props: { title: 'Sun', lead: '', picture: null, links: [{ label: 'Go', to: '/all-deals' }] },
    });
    const [without] = read(block('hero', { title: 'Sun', lead: '', picture: null, link: null }));
    expect(without?.props['links']).toEqual([]);
  });

  it('stay untouched when they are of an unknown type or a newer version, and are not published', async () => {
    const unknown = block('carousel', { anything: [1] }, 3);
    const newer = block('faq', { other: true }, 9, 'two');
    expect(read(unknown, newer)).toEqual([unknown, newer]);
    expect(await blockFaults(read(unknown, newer), everything)).toEqual([
      { field: 'blocks.0.type', message: 'carousel is not a block of this shop' },
      {
        field: 'blocks.1.type',
        message: 'this FAQ was made by a newer version of the shop',
      },
    ]);
  });

  it('report the place of an invalid property, an unknown one and a repeated id', () => {
    expect(issues(block('searchForm', { title: ' ' }))).toEqual(['0.props.title: needs a text']);
    expect(issues(block('searchForm', { title: 'Find', onClick: 'x' }))).toEqual([
      '0.props.onClick: is not a field of this block',
    ]);
    expect(issues(block('trustStrip', {}), block('trustStrip', {}))).toEqual([
      '1.id: is the id of another block too',
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x', 'deals'])(
    'refuse the link %s',
    (to) => {
      expect(issues(block('links', { title: 'More', links: [{ label: 'A', to, note: '' }] }))).toEqual([
        '0.props.links.0.to: needs a path such as /all-deals, or an address that starts with https://',
      ]);
    },
  );

  it('state what they refer to, within lists and choices', () => {
    const [deals] = read(
      block('dealCards', { title: 'Ours', choice: { deals: [{ dealId: '101' }, { dealId: '7' }] }, max: 2 }),
    );
    expect(deals && valuesOf(deals)).toEqual([
      { control: 'line', path: 'props.title', value: 'Ours' },
      { control: 'deal', path: 'props.choice.deals.0.dealId', value: '101' },
      { control: 'deal', path: 'props.choice.deals.1.dealId', value: '7' },
    ]);
  });

  it('are not published with markup, typed prices, missing documents and impossible times [DEC-264]', async () => {
    const faults = await blockFaults(
      read(
        block('richText', { title: 'From £299pp', text: '<p>a</p><iframe src="https://x"></iframe>' }),
        block(
          'destinationCards',
          { title: 'Go', cards: [{ pageId: 'd00000000000000000000101', note: '' }] },
          1,
          'b',
        ),
        block(
          'offer',
          {
            title: '{{price deals/7}} only',
            text: '',
            ends: '2027-03-28 01:30',
            link: { label: 'Go', to: '/all-deals' },
          },
          1,
          'c',
        ),
        block('hero', BLOCK_DEFINITIONS.hero.defaults, 2, 'd'),
      ),
      nothing,
    );
    expect(faults).toEqual([
      {
        field: 'blocks.0.props.title',
        message: 'states a price in figures, which changes every day: insert a price instead',
      },
      { field: 'blocks.0.props.text', message: 'contains <iframe>, which the shop removes' },
      { field: 'blocks.1.props.cards.0.pageId', message: 'is not a landing page' },
      { field: 'blocks.2.props.title', message: '{{price deals/7}} has no deal' },
      {
        field: 'blocks.2.props.ends',
        message: expect.stringContaining('does not exist in the UK') as unknown,
      },
      { field: 'blocks.3', message: 'a hero is the first block of a page, and the only one' },
    ]);
  });
});

describe('a text', () => {
  it('names what the shop would remove', () => {
    expect(removedMarkup('<p>Fine <a href="/x">link</a><br></p>')).toEqual([]);
    expect(removedMarkup('<script>x</script><p onclick="y">a <a href="javascript:z">b</a>')).toEqual([
      '<script>',
      'the attribute onclick',
      'the link javascript:z',
    ]);
  });

  it('may state a fee, but not the price of a holiday', () => {
    expect(['from £299', 'From £ 1,299', '£299pp', '£299 per person'].map(hasTypedPrice)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(['a £60 deposit', 'resort tax of £2 a night', '{{price pages/x}}pp'].map(hasTypedPrice)).toEqual(
      Array.from({ length: 3 }, () => false),
    );
  });
});
