import { addressOf, blankPage, copyOf, newPageId } from './new-document';

describe('a new document', () => {
  it.each([
    ['Half-term in the sun!', 'half-term-in-the-sun'],
    ['  Côte d’Azur & Nice  ', 'cote-dazur-nice'],
    ['Sommer – 2027', 'sommer-2027'],
    ['中国', ''],
    ['a'.repeat(60), 'a'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('named %j has the address %j', (name, address) => expect(addressOf(name)).toBe(address));

  it('that is a landing page has a random id of 24 hex characters', () => {
    const ids = Array.from({ length: 20 }, newPageId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(new Set(ids).size).toBe(20);
  });

  it('that is an empty landing page has a headline, the search and a readable address, and no destination [DEC-384]', () => {
    const page = copyOf(blankPage('City breaks in May'), {
      kind: 'pages',
      id: 'b',
      name: 'City breaks in May',
      now: 0,
      slugs: [],
    });
    expect(page).toMatchObject({ id: 'b', destinationId: null, slug: 'city-breaks-in-may' });
    expect(JSON.stringify(page['blocks'])).toContain('"title":"City breaks in May"');
    expect(blankPage('City breaks in May')['slug']).toBe('city-breaks-in-may');
    expect(blankPage('中国')['slug']).toBeNull();
  });

  it('has the readable address of its name and not that of its source, unless another page has it [DEC-383]', () => {
    const source = { id: 'a', destinationName: 'Antalya', slug: 'antalya' };
    const slugOf = (name: string) =>
      copyOf(source, { kind: 'pages', id: 'b', name, now: 0, slugs: ['antalya', 'rome'] })['slug'];
    expect(slugOf('Side')).toBe('side');
    expect(slugOf('Antalya')).toBeNull();
    expect(slugOf('Rome')).toBeNull();
  });

  it('is a copy with an id and a name of its own', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    const page = { id: 'a', destinationName: 'Antalya', nights: 7 };
    expect(copyOf(page, { kind: 'pages', id: 'b', name: 'Side', now, slugs: [] })).toEqual({
      id: 'b',
      destinationName: 'Side',
      slug: 'side',
      nights: 7,
    });
    const deal = { id: 'a', hotelName: 'Sol Bay', createdAt: '2020-01-01T00:00:00Z' };
    expect(copyOf(deal, { kind: 'deals', id: 'b', name: '', now, slugs: [] })).toEqual({
      id: 'b',
      hotelName: 'Sol Bay',
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    expect(page.id).toBe('a');
  });
});
