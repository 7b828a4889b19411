import { AIRPORT_NAMES, airportName } from './airport-names';
import {
  AIRPORT_GROUPS,
  airportCodes,
  DEAL_AIRPORT_CODES,
  DEPARTURE_AIRPORTS,
  departureIdOf,
  departureName,
  LONDON_CODES,
  searchAirports,
} from './airports';
import { DESTINATIONS, uniqueDestinations } from './destinations';
import { findDestinations } from './find-destinations';
import {
  BEACH_DESTINATIONS,
  CITY_DESTINATIONS,
  DESTINATION_COLUMNS,
  HOLIDAY_COLUMNS,
  HOME_BANNERS,
  POPULAR_DESTINATIONS,
} from './navigation';
import { pageIdOf } from './page-ids';

const CATEGORIES = [
  'Balearic Islands',
  'Canary Islands',
  'Greek Islands',
  'Cyprus',
  'Top Cities',
  'Beach Destinations',
  'Winter Sun',
  'Spain',
  'Turkey',
  'Portugal',
  'Croatia',
  'Egypt',
  'Top City Breaks',
  'Thailand',
  'Caribbean',
  'Indonesia',
];

describe('the catalogue', () => {
  it('has 95 destination rows, some of them repeated [DOM-DEST-01, DEC-45]', () => {
    expect(DESTINATIONS).toHaveLength(95);
    expect(uniqueDestinations().length).toBeLessThan(95);
    for (const row of DESTINATIONS)
      expect(row).toEqual({
        id: expect.any(Number),
        name: expect.stringMatching(/^[A-Z]/),
        code: expect.stringMatching(/^[A-Z]{3}$/),
        country: expect.stringMatching(/^[A-Z]/),
        region: row.region === null ? null : expect.stringMatching(/^[A-Z]/),
        categories: row.categories.map(() => expect.any(String)),
      });
    const regionOf = (named: string) => DESTINATIONS.find(({ name }) => name === named)?.region;
    expect([regionOf('Antalya'), regionOf('Istanbul')]).toEqual(['Turkish Riviera', null]);
    // A repeated row has the id and the name of the first one, in another group.
    const names = new Map(DESTINATIONS.map(({ id, name }) => [id, name]));
    for (const { id, name } of DESTINATIONS) expect(names.get(id)).toBe(name);
    const groups = DESTINATIONS.map(({ id, categories }) => `${id} in ${categories.join()}`);
    expect(new Set(groups).size).toBe(95);
    // The names of the requirements: home page, menus and footer.
    const named = [BEACH_DESTINATIONS, CITY_DESTINATIONS, POPULAR_DESTINATIONS]
      .concat(DESTINATION_COLUMNS.map(({ entries }) => entries))
      .flatMap((entries) => entries.map(({ label }) => label));
    expect([...names.values()]).toEqual(expect.arrayContaining(named));
  });

  it('uses exactly the specified categories [DOM-DEST-01, DOM-DEST-02, DEC-45]', () => {
    expect(new Set(DESTINATIONS.flatMap(({ categories }) => categories))).toEqual(new Set(CATEGORIES));
  });

  it('has 45 airport rows in the specified groups, some airports in two [DOM-APT-01, DOM-APT-02, DEC-45]', () => {
    expect(DEPARTURE_AIRPORTS).toHaveLength(45);
    expect(AIRPORT_GROUPS).toEqual([
      { id: -1, name: 'Any London' },
      { id: -2, name: 'Any Midland' },
      { id: -3, name: 'Any Scotland' },
      { id: -7, name: 'Any Northern Ireland' },
      { id: -8, name: 'Any Ireland (South)' },
      { id: -9, name: 'Any East Anglia' },
      { id: -10, name: 'Any North East / Yorkshire' },
      { id: -11, name: 'Any North West' },
      { id: -12, name: 'Any South East' },
      { id: -13, name: 'Any South West/Wales' },
    ]);
    const groups = AIRPORT_GROUPS.map(({ name }) => name);
    for (const row of DEPARTURE_AIRPORTS)
      expect(row).toEqual({
        id: row.isGroup ? AIRPORT_GROUPS.find(({ name }) => name === row.name)?.id : expect.any(Number),
        name: expect.stringMatching(/^[A-Z]/),
        code: row.isGroup ? '' : expect.stringMatching(/^[A-Z]{3}$/),
        group: groups.find((name) => name === row.group),
        isGroup: row.id < 0,
      });
    expect(airportCodes(-2)).toEqual(['BHX', 'EMA']);
    expect(airportCodes(26)).toEqual(['MAN']);
    expect([-4, -5, -6].map(airportCodes)).toEqual([[], [], []]);
    const groupsOf = (airport: string) =>
      DEPARTURE_AIRPORTS.filter(({ code }) => code === airport).map(({ group }) => group);
    expect(groupsOf('LGW')).toEqual(['Any London', 'Any South East']);
    expect(groupsOf('STN')).toEqual(['Any London', 'Any East Anglia']);
  });

  it('has the 17 airports of the deal pages [DOM-APT-03, DEC-45]', () => {
    expect(DEAL_AIRPORT_CODES.toSorted()).toEqual(
      'BFS BHX BRS CWL EDI EMA GLA LBA LCY LGW LHR LPL LTN MAN NCL SOU STN'.split(' '),
    );
    const ireland = airportCodes(-8);
    for (const code of DEAL_AIRPORT_CODES) {
      expect(departureIdOf(code)).toEqual(expect.any(Number));
      expect(ireland).not.toContain(code);
    }
  });

  it('finds destinations by name or country, each once [FORM-VAL-06, FORM-VAL-07]', () => {
    expect(findDestinations('MARR').map(({ name }) => name)).toEqual(['Marrakech']);
    for (const typed of ['turkey', 'TURK', 'urke']) {
      const names = findDestinations(typed).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Antalya', 'Dalaman']));
      expect(names).not.toContain('Tenerife');
    }
  });

  it('has five London airports, which deals prefer [DOM-APT-04, DEC-45, DEC-47]', () => {
    expect(LONDON_CODES).toEqual(['LTN', 'STN', 'LGW', 'LCY', 'LHR']);
  });

  it('finds airports by name only [FORM-VAL-08]', () => {
    expect(searchAirports('  MANCH ').map(({ code }) => code)).toEqual(['MAN']);
    expect(searchAirports('manch').map(({ code }) => code)).toEqual(['MAN']);
    expect(searchAirports('LGW')).toEqual([]);
    // The airport is in two groups.
    expect(searchAirports('gatwick').map(({ code }) => code)).toEqual(['LGW']);
    // The name of a group finds the group, not its airports.
    expect(searchAirports('scotland').map(({ name }) => name)).toEqual(['Any Scotland']);
  });

  it('has the name of a departure and the id of an airport code, and values for unknown ones', () => {
    expect([26, -2, -999].map(departureName)).toEqual(['Manchester', 'Any Midland', 'Any London']);
    expect(['MAN', 'LGW', 'XXX', ''].map(departureIdOf)).toEqual([26, expect.any(Number), null, null]);
    expect(departureIdOf('LGW')).not.toBe(26);
  });

  it('names airports and shows an unknown code unchanged [DOM-AIR-02, DEC-45, DEC-440]', () => {
    expect(airportName('LGW')).toBe('London Gatwick');
    expect(airportName('PMI')).toBe('Palma de Mallorca');
    expect(airportName('XXX')).toBe('XXX');
    const isNamed = (code: string) => airportName(code) !== code;
    const british = DEPARTURE_AIRPORTS.filter(
      ({ isGroup, group }) => !isGroup && !group.startsWith('Any Ireland'),
    );
    // The departure airports: 28 in the UK, and four in Ireland.
    const departures = new Set(DEPARTURE_AIRPORTS.map(({ code }) => code).filter(Boolean));
    expect([new Set(british.map(({ code }) => code)).size, departures.size]).toEqual([28, 32]);
    const abroad = [...AIRPORT_NAMES.keys()].filter((code) => !departures.has(code));
    expect(abroad.length).toBeGreaterThan(departures.size);
    expect([...departures].filter((code) => !isNamed(code))).toEqual([]);
    expect(DESTINATIONS.filter(({ code }) => !isNamed(code)).map(({ code }) => code)).toEqual([]);
  });

  it('has a page id of 24 characters for every destination [ROUTE-10, DEC-39]', () => {
    for (const { id } of DESTINATIONS) expect(pageIdOf(id)).toMatch(/^[0-9a-f]{24}$/);
  });

  it('leads from each group of the menu to the group of that name [DEC-44]', () => {
    const entries = HOLIDAY_COLUMNS.flatMap((column) => column.entries);
    const groups = entries.filter(({ path }) => path?.startsWith('/group/'));
    expect(groups.length).toBeGreaterThan(9);
    for (const { label, path } of groups)
      expect(path).toBe(`/group/${label.toLowerCase().replace('£', '').replaceAll(' ', '-')}`);
  });

  it('links every menu entry through one table [HDR-07, HDR-08, HDR-09, HDR-10, ROUTE-10, DEC-44, DEC-180]', () => {
    expect(DESTINATION_COLUMNS.map(({ title }) => title)).toEqual([
      'Top Destinations',
      'Beach Holidays',
      'City Breaks',
      'More Destinations',
    ]);
    for (const { entries } of DESTINATION_COLUMNS)
      for (const { path } of entries) expect(path).toMatch(/^\/page\/[0-9a-f]{24}$/);
    // A page id ends with the id of the destination, which the label names.
    const everyEntry = [...DESTINATION_COLUMNS, ...HOLIDAY_COLUMNS].flatMap(({ entries }) => entries);
    for (const { label, path } of everyEntry) {
      const destination = /^\/page\/d0*(\d+)$/.exec(path ?? '');
      if (destination) expect(DESTINATIONS.find(({ id }) => id === Number(destination[1]))?.name).toBe(label);
    }
    expect(HOLIDAY_COLUMNS.map(({ entries }) => entries.length)).toEqual([6, 6, 6, 6, 6, 6]);
    const targets = HOLIDAY_COLUMNS.flatMap(({ entries }) => entries).filter(
      ({ label }) => label !== 'Indian Ocean',
    );
    for (const { path } of targets)
      expect(path).toMatch(/^(\/page\/[0-9a-f]{24}|\/group\/[a-z0-9-]+|\/cruise-deals)$/);
    expect(targets.filter(({ path }) => path === '/cruise-deals')).toHaveLength(1);
    expect([BEACH_DESTINATIONS.length, CITY_DESTINATIONS.length]).toEqual([10, 12]);
    // The home page and the footer use the ids of the menu.
    const pageIds = new Map(
      [...DESTINATION_COLUMNS, ...HOLIDAY_COLUMNS].flatMap(({ entries }) =>
        entries.flatMap(({ label, path }) => (path?.startsWith('/page/') ? [[label, path] as const] : [])),
      ),
    );
    for (const { label, path } of [...BEACH_DESTINATIONS, ...CITY_DESTINATIONS, ...POPULAR_DESTINATIONS])
      expect([label, path]).toEqual([label, pageIds.get(label)]);
    expect(new Set(pageIds.values()).size).toBe(pageIds.size);
    for (const { path } of HOME_BANNERS) expect(path).toMatch(/^\/group\/[a-z0-9-]+$/);
  });

  it('links Marrakech to one page in both lists of the home page and in the menu [DEC-44]', () => {
    const lists = [
      BEACH_DESTINATIONS,
      CITY_DESTINATIONS,
      ...DESTINATION_COLUMNS.map(({ entries }) => entries),
    ];
    const paths = lists.flatMap((list) => list.filter(({ label }) => label === 'Marrakech'));
    expect(paths.map(({ path }) => path)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^\/page\/[0-9a-f]{24}$/)),
    );
    expect(new Set(paths.map(({ path }) => path)).size).toBe(1);
  });
});
