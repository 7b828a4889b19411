import { destinationGroups } from './search-options';

describe('the list of destinations', () => {
  it.each([
    ['Canary Islands', -501],
    ['Greek Islands', -401],
    ['Balearic Islands', -601],
    ['Caribbean', -801],
  ])('has %s as a whole before its destinations [FORM-VAL-12]', (name, id) => {
    const [first, ...destinations] = destinationGroups.find(({ value }) => value === name)?.items ?? [];
    expect(first).toMatchObject({ id, name });
    expect(destinations.length).toBeGreaterThan(1);
    for (const destination of destinations) expect(destination.id).toBeGreaterThan(0);
  });

  it('has no group in other categories', () => {
    const wholes = destinationGroups.flatMap(({ items }) => items).filter(({ id }) => id < 0);
    expect(wholes).toHaveLength(4);
  });
});
