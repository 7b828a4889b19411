import {
  ANY_DESTINATION,
  DESTINATION_GROUPS,
  DESTINATIONS,
  destinationName,
  isOneDestination,
  isSearchableDestination,
  searchedDestinationIds,
} from './destinations';

describe('the destination of a search', () => {
  it.each([
    [101, 'Antalya'],
    [-601, 'Balearic Islands'],
    [-401, 'Greek Islands'],
    [-501, 'Canary Islands'],
    [-801, 'Caribbean'],
    [ANY_DESTINATION.id, 'Any Destination'],
    [-999, 'Any Destination'],
  ])('of the id %i is named %s', (id, name) => {
    expect(destinationName(id)).toBe(name);
  });

  it.each([
    [ANY_DESTINATION.id, false, true],
    [ANY_DESTINATION.id + 1, true, true],
    [101, true, true],
    [0, false, false],
    [-601, false, true],
    [-999, false, false],
  ])('of the id %i is one destination: %s, and can be searched: %s', (id, isOne, isSearchable) => {
    expect([isOneDestination(id), isSearchableDestination(id)]).toEqual([isOne, isSearchable]);
  });

  it('is every destination of a group, each once, or the one of the id [FORM-VAL-12]', () => {
    expect(searchedDestinationIds(101)).toEqual([101]);
    expect(searchedDestinationIds(-601)).toEqual([601, 602, 603]);
    for (const { id, name, destinationIds } of DESTINATION_GROUPS) {
      expect(destinationIds.length).toBeGreaterThan(1);
      const rows = DESTINATIONS.filter(({ categories }) => categories.includes(name));
      expect(searchedDestinationIds(id)).toEqual([...new Set(rows.map((row) => row.id))]);
    }
  });
});
