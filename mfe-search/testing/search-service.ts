/** Attributes of a row in the supplier's response; the missing ones get defaults. */
export type Row = Readonly<Record<string, string | number>>;

/** The responses of the fake supplier; lookups that are left out return nothing. */
export interface SearchService {
  readonly rows?: readonly Row[];
  /** Replaces the response with `rows`. */
  readonly search?: () => Response | Promise<Response>;
  readonly hotels?: Readonly<Record<number, object | Promise<object>>>;
  readonly resorts?: readonly string[];
  /** The response of the backend with all destinations. */
  readonly explore?: (url: URL) => Response | Promise<Response>;
  /** Hotels that pass; `null`: the request fails. */
  readonly filter?: (giataIds: readonly number[], filters: readonly string[]) => readonly number[] | null;
  /** Hotels, best first. */
  readonly order?: (giataIds: readonly number[]) => readonly number[];
}

export interface RecordedRequest {
  readonly call: string;
  readonly url: URL;
  readonly body: { readonly giataIds?: readonly number[]; readonly filters?: readonly string[] } | null;
}

/** Replaces `fetch` by a fake supplier and records its requests. `close` restores it. */
export function searchService(service: SearchService) {
  const requests: RecordedRequest[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as RecordedRequest['body']) : null;
    const call = url.pathname.split('/')[2] ?? '';
    requests.push({ call, url, body });
    return respondTo(service, call, url, body);
  };
  return {
    requests,
    close: () => {
      globalThis.fetch = real;
    },
  };
}

type Body = RecordedRequest['body'];

async function respondTo(service: SearchService, call: string, url: URL, body: Body): Promise<Response> {
  return (await RESPONDERS[call]?.(service, url, body)) ?? new Response('', { status: 404 });
}

const RESPONDERS: Readonly<
  Record<string, (service: SearchService, url: URL, body: Body) => Response | Promise<Response> | null>
> = {
  'dpSearch.php': ({ search, rows = [] }) => search?.() ?? new Response(searchXml(rows)),
  getBackOfficeHotelByGiataId: ({ hotels = {} }, { pathname }) => {
    const hotel = hotels[Number(pathname.split('/').at(-1))];
    return hotel ? Promise.resolve(hotel).then((record) => Response.json(record)) : null;
  },
  explore: ({ explore }, url) => explore?.(url) ?? null,
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

/** A search response of the supplier with these rows. */
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

/** A hotel record in the format of the back office. */
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
