/*
 * An independent reading of the supplier's XML: regular expressions and sums, without any code of the product, so that it
 * shares no mistake with the numbers on the page.
 */

/** Hotels of one departure date. */
export interface CountedDate {
  readonly hotels: ReadonlyMap<number, CountedHotel>;
}

export interface CountedHotel {
  readonly name: string;
  readonly stars: number;
  /** Whole pounds per person by the name of the board. */
  readonly boards: ReadonlyMap<string, number>;
}

/** By departure date. */
export type Recount = ReadonlyMap<string, CountedDate>;

/** As the requirements name the boards (DOM-BRD-01, DOM-BRD-02). */
const BOARDS: Readonly<Record<string, string>> = {
  AI: 'All Inclusive',
  UAI: 'Ultra All Inclusive',
  FB: 'Full Board',
  HB: 'Half Board',
  BB: 'Bed & Breakfast',
  CB: 'Continental',
  AB: 'American',
  DB: 'English breakfast',
  RO: 'Room Only',
  SC: 'Self Catering',
};

interface CountingHotel {
  readonly name: string;
  readonly stars: number;
  readonly boards: Map<string, number>;
}

/** Requests one search after another and counts their hotels together. Different searches have no hotel in common. */
export async function recount(urls: readonly string[]): Promise<Recount> {
  const dates = new Map<string, { readonly hotels: Map<number, CountingHotel> }>();
  for (const url of urls) {
    for (const row of await rowsOf(url)) {
      const giata = Number(row['rm1Giata']);
      if (!(giata > 0)) continue;
      const date = dates.get(row['departureDate'] ?? '') ?? { hotels: new Map<number, CountingHotel>() };
      dates.set(row['departureDate'] ?? '', date);
      const hotel = date.hotels.get(giata) ?? newHotel(row);
      date.hotels.set(giata, hotel);
      const board = boardOf(row['brd'] ?? '');
      hotel.boards.set(board, Math.min(Number(row['price']), hotel.boards.get(board) ?? Infinity));
    }
  }
  return dates;
}

/** Returns the attributes of every `Result` element. */
async function rowsOf(url: string): Promise<readonly Readonly<Record<string, string | undefined>>[]> {
  const xml = await (await fetch(url, { headers: { accept: 'application/xml' } })).text();
  if (!/<Response [^>]*Status="success"/.test(xml)) throw new Error(`no result: ${xml.slice(0, 200)}`);
  return [...xml.matchAll(/<Result ([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );
}

function newHotel(row: Readonly<Record<string, string | undefined>>): CountingHotel {
  return {
    name: unescaped(row['rm1HTL'] ?? ''),
    stars: Math.floor(Number(row['rm1RTG'])),
    boards: new Map(),
  };
}

/** The lowest price of a hotel, in pounds. */
export function lowestOf({ boards }: CountedHotel): number {
  return Math.min(...boards.values());
}

/** The lowest price of a date; `null` without hotels. */
export function lowestOn(counted: Recount, date: string): number | null {
  const hotels = [...(counted.get(date)?.hotels.values() ?? [])];
  return hotels.length === 0 ? null : Math.min(...hotels.map(lowestOf));
}

function boardOf(code: string): string {
  const plain = code.replaceAll(' ', '').toUpperCase();
  const name = BOARDS[plain.replace('+', '')] ?? code;
  return plain.endsWith('+') ? `${name} Plus` : name;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
