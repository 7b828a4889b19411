/** A destination of the search (DOM-DEST-01). Several rows may have the same id with another region (DEC-45). */
export interface Destination {
  readonly id: number;
  readonly name: string;
  /** IATA code of the arrival airport. */
  readonly code: string;
  readonly country: string;
  readonly region: string | null;
  readonly categories: readonly string[];
}

/** The option "Any Destination" (DEC-46), which precedes the list. */
export const ANY_DESTINATION = { id: 1, name: 'Any Destination' } as const;

type Row = readonly [
  id: number,
  name: string,
  code: string,
  country: string,
  region: string | null,
  categories: string,
];

const B = 'Beach Destinations';
const W = 'Winter Sun';
const T = 'Top Cities';
const C = 'Top City Breaks';

const ROWS: readonly Row[] = [
  [101, 'Antalya', 'AYT', 'Turkey', 'Turkish Riviera', `Turkey|${B}`],
  [102, 'Dalaman', 'DLM', 'Turkey', 'Turkish Riviera', `Turkey|${B}`],
  [103, 'Bodrum', 'BJV', 'Turkey', 'Aegean Coast', `Turkey|${B}`],
  [104, 'Izmir', 'ADB', 'Turkey', 'Aegean Coast', 'Turkey'],
  [105, 'Istanbul', 'IST', 'Turkey', null, `Turkey|${T}|${C}`],
  [201, 'Hurghada', 'HRG', 'Egypt', 'Red Sea', `Egypt|${B}|${W}`],
  [202, 'Sharm El Sheikh', 'SSH', 'Egypt', 'Red Sea', `Egypt|${B}|${W}`],
  [203, 'Marsa Alam', 'RMF', 'Egypt', 'Red Sea', `Egypt|${B}|${W}`],
  [204, 'Luxor', 'LXR', 'Egypt', 'Nile Valley', `Egypt|${W}`],
  [301, 'Marrakech', 'RAK', 'Morocco', null, `${W}|${C}|${T}`],
  [302, 'Agadir', 'AGA', 'Morocco', null, `${W}|${B}`],
  [303, 'Enfidha', 'NBE', 'Tunisia', null, B],
  [304, 'Sal', 'SID', 'Cape Verde', null, `${W}|${B}`],
  [305, 'Boa Vista', 'BVC', 'Cape Verde', null, `${W}|${B}`],
  [306, 'Banjul', 'BJL', 'The Gambia', null, W],
  [401, 'Rhodes', 'RHO', 'Greece', 'Dodecanese', `Greek Islands|${B}`],
  [402, 'Crete', 'HER', 'Greece', 'Crete', `Greek Islands|${B}`],
  [403, 'Cyprus', 'PFO', 'Cyprus', 'Paphos', `Cyprus|${B}|${W}`],
  [404, 'Malta', 'MLA', 'Malta', null, `${W}|${B}`],
  [405, 'Corfu', 'CFU', 'Greece', 'Ionian Islands', `Greek Islands|${B}`],
  [406, 'Kos', 'KGS', 'Greece', 'Dodecanese', `Greek Islands|${B}`],
  [407, 'Zante', 'ZTH', 'Greece', 'Ionian Islands', `Greek Islands|${B}`],
  [408, 'Kefalonia', 'EFL', 'Greece', 'Ionian Islands', 'Greek Islands'],
  [409, 'Santorini', 'JTR', 'Greece', 'Cyclades', 'Greek Islands'],
  [410, 'Mykonos', 'JMK', 'Greece', 'Cyclades', 'Greek Islands'],
  [411, 'Skiathos', 'JSI', 'Greece', 'Sporades', 'Greek Islands'],
  [412, 'Chania', 'CHQ', 'Greece', 'Crete', 'Greek Islands'],
  [413, 'Larnaca', 'LCA', 'Cyprus', 'Larnaca', `Cyprus|${B}`],
  [414, 'Athens', 'ATH', 'Greece', null, `${T}|${C}`],
  [415, 'Thessaloniki', 'SKG', 'Greece', null, C],
  [416, 'Halkidiki', 'SKG', 'Greece', 'Halkidiki', B],
  [501, 'Tenerife', 'TFS', 'Spain', 'Canary Islands', `Canary Islands|Spain|${B}|${W}`],
  [502, 'Lanzarote', 'ACE', 'Spain', 'Canary Islands', `Canary Islands|Spain|${B}|${W}`],
  [503, 'Fuerteventura', 'FUE', 'Spain', 'Canary Islands', `Canary Islands|Spain|${W}`],
  [504, 'Gran Canaria', 'LPA', 'Spain', 'Canary Islands', `Canary Islands|Spain|${W}`],
  [505, 'La Palma', 'SPC', 'Spain', 'Canary Islands', 'Canary Islands|Spain'],
  [601, 'Majorca', 'PMI', 'Spain', 'Balearic Islands', `Balearic Islands|Spain|${B}`],
  [602, 'Ibiza', 'IBZ', 'Spain', 'Balearic Islands', `Balearic Islands|Spain|${B}`],
  [603, 'Menorca', 'MAH', 'Spain', 'Balearic Islands', 'Balearic Islands|Spain'],
  [604, 'Costa Blanca', 'ALC', 'Spain', 'Costa Blanca', `Spain|${B}`],
  [605, 'Costa del Sol', 'AGP', 'Spain', 'Andalusia', `Spain|${B}`],
  [606, 'Costa Brava', 'GRO', 'Spain', 'Catalonia', `Spain|${B}`],
  [607, 'Costa Dorada', 'REU', 'Spain', 'Catalonia', 'Spain'],
  [608, 'Costa de Almeria', 'LEI', 'Spain', 'Andalusia', 'Spain'],
  [609, 'Barcelona', 'BCN', 'Spain', 'Catalonia', `Spain|${T}|${C}`],
  [610, 'Madrid', 'MAD', 'Spain', null, `Spain|${T}|${C}`],
  [611, 'Valencia', 'VLC', 'Spain', null, `Spain|${C}`],
  [612, 'Murcia', 'RMU', 'Spain', 'Costa Calida', 'Spain'],
  [620, 'Algarve', 'FAO', 'Portugal', 'Algarve', `Portugal|${B}`],
  [621, 'Madeira', 'FNC', 'Portugal', 'Madeira', `Portugal|${W}`],
  [622, 'Porto', 'OPO', 'Portugal', null, `Portugal|${C}`],
  [701, 'Amsterdam', 'AMS', 'Netherlands', null, `${T}|${C}`],
  [702, 'Paris', 'CDG', 'France', null, `${T}|${C}`],
  [703, 'Krakow', 'KRK', 'Poland', null, C],
  [704, 'Budapest', 'BUD', 'Hungary', null, C],
  [705, 'Berlin', 'BER', 'Germany', null, `${T}|${C}`],
  [706, 'Lisbon', 'LIS', 'Portugal', null, `Portugal|${T}|${C}`],
  [707, 'Prague', 'PRG', 'Czech Republic', null, `${T}|${C}`],
  [708, 'Rome', 'FCO', 'Italy', null, `${T}|${C}`],
  [709, 'Seville', 'SVQ', 'Spain', 'Andalusia', `Spain|${C}`],
  [710, 'Venice', 'VCE', 'Italy', null, `${T}|${C}`],
  [711, 'Reykjavik', 'KEF', 'Iceland', null, C],
  [712, 'Vienna', 'VIE', 'Austria', null, C],
  [713, 'Copenhagen', 'CPH', 'Denmark', null, C],
  [714, 'Milan', 'MXP', 'Italy', null, C],
  [715, 'Florence', 'PSA', 'Italy', 'Tuscany', C],
  [716, 'Naples', 'NAP', 'Italy', 'Campania', C],
  [717, 'Dublin', 'DUB', 'Ireland', null, C],
  [718, 'Brussels', 'BRU', 'Belgium', null, C],
  [719, 'Stockholm', 'ARN', 'Sweden', null, C],
  [720, 'Nice', 'NCE', 'France', 'French Riviera', C],
  [721, 'New York', 'JFK', 'United States', null, T],
  [722, 'Warsaw', 'WAW', 'Poland', null, C],
  [730, 'Sicily', 'CTA', 'Italy', 'Sicily', B],
  [731, 'Sardinia', 'OLB', 'Italy', 'Sardinia', B],
  [732, 'Lake Garda', 'VRN', 'Italy', 'Lakes', ''],
  [740, 'Dubrovnik', 'DBV', 'Croatia', 'Dalmatia', 'Croatia'],
  [741, 'Split', 'SPU', 'Croatia', 'Dalmatia', 'Croatia'],
  [742, 'Pula', 'PUY', 'Croatia', 'Istria', 'Croatia'],
  [743, 'Tivat', 'TIV', 'Montenegro', null, B],
  [744, 'Burgas', 'BOJ', 'Bulgaria', 'Black Sea', B],
  [745, 'Varna', 'VAR', 'Bulgaria', 'Black Sea', B],
  [801, 'Dubai', 'DXB', 'United Arab Emirates', null, `${W}|${T}`],
  [802, 'Cancun', 'CUN', 'Mexico', 'Riviera Maya', `Caribbean|${B}`],
  [803, 'Phuket', 'HKT', 'Thailand', null, `Thailand|${B}`],
  [804, 'Bali', 'DPS', 'Indonesia', null, `Indonesia|${B}`],
  [805, 'Bangkok', 'BKK', 'Thailand', null, `Thailand|${T}`],
  [806, 'Koh Samui', 'USM', 'Thailand', null, 'Thailand'],
  [807, 'Barbados', 'BGI', 'Barbados', null, 'Caribbean'],
  [808, 'Punta Cana', 'PUJ', 'Dominican Republic', null, 'Caribbean'],
  [809, 'Montego Bay', 'MBJ', 'Jamaica', null, 'Caribbean'],
  // Destinations that are listed in a second region.
  [301, 'Marrakech', 'RAK', 'Morocco', 'North Africa', B],
  [404, 'Malta', 'MLA', 'Malta', 'Mediterranean', C],
  [402, 'Crete', 'HER', 'Greece', 'Greek Islands', W],
  [706, 'Lisbon', 'LIS', 'Portugal', 'Lisbon Coast', B],
];

/** The rows of the destination list. */
export const DESTINATIONS: readonly Destination[] = ROWS.map(
  ([id, name, code, country, region, categories]) => ({
    id,
    name,
    code,
    country,
    region,
    categories: categories.split('|').filter(Boolean),
  }),
);

/** Returns the first row with an id, or `null` when it is unknown. */
export function findDestination(id: number): Destination | null {
  return DESTINATIONS.find((destination) => destination.id === id) ?? null;
}

/** Returns the rows with each destination once. */
export function uniqueDestinations(rows: readonly Destination[] = DESTINATIONS): readonly Destination[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Destinations that are searched as one (FORM-VAL-12). Their ids are negative, as those of airport groups are. */
export interface DestinationGroup {
  readonly id: number;
  readonly name: string;
  readonly destinationIds: readonly number[];
}

export const DESTINATION_GROUPS: readonly DestinationGroup[] = [
  groupOf(-401, 'Greek Islands'),
  groupOf(-501, 'Canary Islands'),
  groupOf(-601, 'Balearic Islands'),
  groupOf(-801, 'Caribbean'),
];

/** @param name the category of its destinations (DOM-DEST-02) */
function groupOf(id: number, name: string): DestinationGroup {
  const rows = DESTINATIONS.filter(({ categories }) => categories.includes(name));
  return { id, name, destinationIds: uniqueDestinations(rows).map((row) => row.id) };
}

/** Returns the destinations that a search of an id contains: those of a group, or the one destination. */
export function searchedDestinationIds(id: number): readonly number[] {
  return findDestinationGroup(id)?.destinationIds ?? [id];
}

/** Returns whether an id is neither any destination nor a group. */
export function isOneDestination(id: number): boolean {
  return id > ANY_DESTINATION.id;
}

/** Returns whether a search may be of an id: any destination, a destination of the supplier, or a group. */
export function isSearchableDestination(id: number): boolean {
  return id >= ANY_DESTINATION.id || findDestinationGroup(id) !== null;
}

function findDestinationGroup(id: number): DestinationGroup | null {
  return DESTINATION_GROUPS.find((group) => group.id === id) ?? null;
}

/** Returns the name of a destination or group of destinations; `Any Destination` for an unknown id. */
export function destinationName(id: number): string {
  const place = findDestinationGroup(id) ?? findDestination(id);
  return place?.name ?? ANY_DESTINATION.name;
}
