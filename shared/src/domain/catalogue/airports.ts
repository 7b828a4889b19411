/** A departure airport or airport group (DOM-APT-01). A group represents all its airports. */
export interface DepartureAirport {
  readonly id: number;
  readonly name: string;
  /** IATA code; empty for a group. */
  readonly code: string;
  /** Name of the group that contains the row. */
  readonly group: string;
  readonly isGroup: boolean;
}

/** Ids and names of the airport groups (DOM-APT-02). */
export const AIRPORT_GROUPS = [
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
] as const;

type Row = readonly [id: number, name: string, code: string, groups: readonly number[]];

const ROWS: readonly Row[] = [
  [1, 'London Gatwick', 'LGW', [-1, -12]],
  [2, 'London Heathrow', 'LHR', [-1]],
  [3, 'London Stansted', 'STN', [-1, -9]],
  [4, 'London Luton', 'LTN', [-1]],
  [5, 'London City', 'LCY', [-1]],
  [6, 'London Southend', 'SEN', [-1]],
  [7, 'Birmingham', 'BHX', [-2]],
  [8, 'East Midlands', 'EMA', [-2]],
  [9, 'Glasgow', 'GLA', [-3]],
  [10, 'Edinburgh', 'EDI', [-3]],
  [11, 'Aberdeen', 'ABZ', [-3]],
  [12, 'Inverness', 'INV', [-3]],
  [13, 'Glasgow Prestwick', 'PIK', [-3]],
  [14, 'Belfast International', 'BFS', [-7]],
  [15, 'Belfast City', 'BHD', [-7]],
  [16, 'City of Derry', 'LDY', [-7]],
  [17, 'Dublin', 'DUB', [-8]],
  [18, 'Cork', 'ORK', [-8]],
  [19, 'Shannon', 'SNN', [-8]],
  [20, 'Knock', 'NOC', [-8]],
  [21, 'Norwich', 'NWI', [-9]],
  [22, 'Newcastle', 'NCL', [-10]],
  [23, 'Leeds Bradford', 'LBA', [-10]],
  [24, 'Teesside', 'MME', [-10]],
  [25, 'Humberside', 'HUY', [-10]],
  [26, 'Manchester', 'MAN', [-11]],
  [27, 'Liverpool', 'LPL', [-11]],
  [28, 'Southampton', 'SOU', [-12]],
  [29, 'Bournemouth', 'BOH', [-12, -13]],
  [30, 'Bristol', 'BRS', [-13]],
  [31, 'Cardiff', 'CWL', [-13]],
  [32, 'Exeter', 'EXT', [-13]],
];

/** Rows of the departure list: 10 groups, each followed by its airports, 45 rows in all. */
export const DEPARTURE_AIRPORTS: readonly DepartureAirport[] = AIRPORT_GROUPS.flatMap((group) => [
  { id: group.id, name: group.name, code: '', group: group.name, isGroup: true },
  ...ROWS.filter(([, , , groups]) => groups.includes(group.id)).map(([id, name, code]) => ({
    id,
    name,
    code,
    group: group.name,
    isGroup: false,
  })),
]);

/** Returns the airport codes of a departure id: all of a group, one of an airport, none for an unknown id. */
export function airportCodes(departureId: number): readonly string[] {
  return ROWS.filter(([id, , , groups]) => id === departureId || groups.includes(departureId)).map(
    ([, , code]) => code,
  );
}

/** Returns the name of a departure id; `Any London` for an unknown one. */
export function departureName(departureId: number): string {
  return DEPARTURE_AIRPORTS.find(({ id }) => id === departureId)?.name ?? 'Any London';
}

/** Returns the departure id of an airport code, or `null` when it is unknown. */
export function departureIdOf(code: string): number | null {
  return ROWS.find(([, , own]) => own === code)?.[0] ?? null;
}

/** Returns the airports and groups whose name contains the text, each once. Codes are not searched (FORM-VAL-08). */
export function searchAirports(text: string): readonly DepartureAirport[] {
  const searchText = text.trim().toLowerCase();
  const matches = DEPARTURE_AIRPORTS.filter(({ name }) => name.toLowerCase().includes(searchText));
  return [...new Map(matches.map((airport) => [airport.id, airport])).values()];
}

/** The 17 departure airports of deal pages (DOM-APT-03). */
export const DEAL_AIRPORT_CODES: readonly string[] = [
  'LGW',
  'LHR',
  'STN',
  'LTN',
  'LCY',
  'BHX',
  'EMA',
  'MAN',
  'LPL',
  'LBA',
  'NCL',
  'BRS',
  'CWL',
  'GLA',
  'EDI',
  'BFS',
  'SOU',
];

/** London airports, which a deal page prefers for its default choice. */
export const LONDON_CODES: readonly string[] = ['LTN', 'STN', 'LGW', 'LCY', 'LHR'];
