/** A row of the supplier's answer as a test gives it; the rest is filled in. */
export type Row = Readonly<Record<string, string | number>>;

/** What the service answers; look-ups that are left out answer with nothing. */
export interface SearchService {
  readonly rows?: readonly Row[];
  /** In place of an answer with `rows`. */
  readonly search?: () => Response | Promise<Response>;
  readonly hotels?: Readonly<Record<number, object>>;
  readonly resorts?: readonly string[];
  /** Hotels that pass; `null`: the call fails. */
  readonly filter?: (giataIds: readonly number[], filters: readonly string[]) => readonly number[] | null;
  /** Hotels, best first. */
  readonly order?: (giataIds: readonly number[]) => readonly number[];
}

export interface Asked {
  readonly call: string;
  readonly url: URL;
  readonly body: { readonly giataIds?: readonly number[]; readonly filters?: readonly string[] } | null;
}

/** Answers the supplier's calls in place of the network, and keeps what was asked. Put back by `close`. */
export function searchService(service: SearchService) {
  const asked: Asked[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : null;
    const call = url.pathname.split('/')[2] ?? '';
    asked.push({ call, url, body });
    return answerOf(service, call, url, body);
  };
  return {
    asked,
    close: () => {
      globalThis.fetch = real;
    },
  };
}

type Body = Asked['body'];

async function answerOf(service: SearchService, call: string, url: URL, body: Body): Promise<Response> {
  return (await ANSWERS[call]?.(service, url, body)) ?? new Response('', { status: 404 });
}

const ANSWERS: Readonly<
  Record<string, (service: SearchService, url: URL, body: Body) => Response | Promise<Response> | null>
> = {
  'dpSearch.php': ({ search, rows = [] }) => search?.() ?? new Response(searchXml(rows)),
  getBackOfficeHotelByGiataId: ({ hotels = {} }, { pathname }) => {
    const hotel = hotels[Number(pathname.split('/').at(-1))];
    return hotel ? Response.json(hotel) : null;
  },
  getResortsByGiataIds: ({ resorts = [] }) => Response.json({ resorts }),
  sortGiataIdsByTripAdvisorRating: ({ order }, _url, body) => {
    const giataIds = body?.giataIds ?? [];
    return Response.json({ giataIds: order?.(giataIds) ?? giataIds });
  },
  filterHotelsByGiataIdsAndFilters: ({ filter }, _url, body) => {
    const giataIds = filter?.(body?.giataIds ?? [], body?.filters ?? []);
    return giataIds ? Response.json({ giataIds }) : new Response('', { status: 500 });
  },
};

/** An answer of the supplier with these rows. */
export function searchXml(rows: readonly Row[]): string {
  const results = rows.map((row, index) => {
    const fields = Object.entries({
      reference: `r${index}`,
      price: 500,
      departureDate: '2027-06-12',
      nts: 7,
      brd: 'HB',
      depAPC: 'LGW',
      arrAPC: 'AYT',
      fltId: 'f1',
      rm1HTL: `Hotel ${index}`,
      rm1HTLKEY: `K${index}`,
      rm1Giata: 1000 + index,
      rm1RES: 'Side, Antalya',
      rm1RTG: 4,
      ...row,
    });
    const attributes = fields.map(([name, value]) => `${name}="${escaped(String(value))}"`);
    return `<Result ${attributes.join(' ')}/>`;
  });
  return `<Response Status="success"><Hotels count="${rows.length}">${results.join('')}</Hotels></Response>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The record of a hotel with so many photos. */
export function hotelWire(part: {
  readonly name?: string;
  readonly photos?: number;
  readonly facilities?: readonly string[];
  readonly styles?: readonly string[];
}): object {
  const { name = 'Sol Bay', photos = 3, facilities = [], styles = [] } = part;
  return {
    images: Array.from({ length: photos }, (_, index) => `http://backend.test/media/pool-${index}/960.jpg`),
    hotelDetails: {
      hotelName: name,
      taRating: 4.5,
      taRatingCount: 120,
      taDetails: { styles },
    },
    facility: {
      facilities: Object.fromEntries(
        facilities.map((facility) => [`facility_${facility.replaceAll(' ', '_')}`, true]),
      ),
    },
  };
}
