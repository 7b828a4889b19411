import { airportName } from './airport-names';
import { DEPARTURE_AIRPORTS } from './airports';
import { compareNames } from './compare-names';
import { DESTINATIONS } from './destinations';

describe('compareNames', () => {
  it('sorts all airports as a collator does', () => {
    const names = [...DEPARTURE_AIRPORTS, ...DESTINATIONS].map(({ code }) => airportName(code));
    const collator = new Intl.Collator('en-GB');
    expect(names.toSorted(compareNames)).toEqual(
      names.toSorted((one, other) => collator.compare(one, other)),
    );
  });

  it('ignores the case of names', () => {
    expect(['Wizz Air', 'easyJet', 'TUI', 'Jet2'].toSorted(compareNames)).toEqual([
      'easyJet',
      'Jet2',
      'TUI',
      'Wizz Air',
    ]);
    expect(compareNames('TUI', 'tui')).toBe(0);
  });
});
