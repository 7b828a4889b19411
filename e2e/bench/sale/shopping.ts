import { setTimeout as pause } from 'node:timers/promises';

import type { Kind } from '@storefront/tooling/capacity/load-model';
import type { Kept, PageKind } from '@storefront/tooling/capacity/work';

import { book, requestQuote, type Booked } from './book';
import type { Fleet } from './fleet';
import { Visitor, type Response } from './visitor';

/** What the shop has, read once before the run. */
interface Catalogue {
  readonly keptPaths: readonly string[];
  readonly detailsPaths: readonly string[];
  readonly files: readonly string[];
  readonly references: readonly string[];
}

/** The result of one arrival. */
export interface Outcome {
  readonly kind: Kind;
  /** Milliseconds after the start of the run at which it arrived. */
  readonly at: number;
  readonly ms: number;
  readonly bytes: number;
  /** `shed`: the response was 429 or 503 with `Retry-After`. */
  readonly result: 'ok' | 'shed' | 'failed';
  readonly detail: string;
  readonly booked?: Booked;
}

const DESTINATIONS = [101, 102, 201, 202, 301, 401, 402, 403, 501, 502, 601, 602];
/** A busy machine needs minutes for the prices of the day. */
const WARM_LIMIT_MS = 900_000;
/** Searches that many visitors make, on a few dates. */
const POPULAR_SEARCHES = 40;
const POPULAR_SHARE = 0.8;
/** The others: each of twelve destinations on each of 60 days. */
const OTHER_SEARCHES = DESTINATIONS.length * 60;
const FRESH_SECONDS = 60;
/** Of departures, counted from 0: May. */
const FIRST_MONTH = 4;
/** Of searches that no visitor makes: July. */
const UNSEEN_MONTH = 6;

/** Simulated visitors of a running fleet. @param random numbers of [0, 1) */
export class Shopping {
  readonly #fleet: Fleet;
  readonly #catalogue: Catalogue;
  readonly #random: () => number;
  #turn = 0;

  private constructor(fleet: Fleet, catalogue: Catalogue, random: () => number) {
    this.#fleet = fleet;
    this.#catalogue = catalogue;
    this.#random = random;
  }

  static async open(fleet: Fleet, random: () => number): Promise<Shopping> {
    return new Shopping(fleet, await readCatalogue(fleet), random);
  }

  /** How these visitors are distributed over the pages and searches. */
  get kept(): Kept {
    const { keptPaths, detailsPaths } = this.#catalogue;
    const all = (pages: number) => ({ groups: [{ pages, share: 1 }], freshSeconds: FRESH_SECONDS });
    const searches = {
      groups: [
        { pages: POPULAR_SEARCHES, share: POPULAR_SHARE },
        { pages: OTHER_SEARCHES, share: 1 - POPULAR_SHARE },
      ],
      freshSeconds: FRESH_SECONDS,
    };
    return {
      pages: {
        'kept page': all(keptPaths.length),
        'search page': searches,
        'details page': all(detailsPaths.length),
      },
      searches,
    };
  }

  /** URLs of pages of a kind. */
  pages(kind: PageKind): readonly string[] {
    const { keptPaths, detailsPaths } = this.#catalogue;
    const searches = Array.from({ length: 20 }, (_, place) => `/search?${queryOf('page', place, 0)}`);
    const paths = { 'kept page': keptPaths, 'details page': detailsPaths, 'search page': searches }[kind];
    return paths.map((path) => this.#fleet.site + path);
  }

  /** URLs of the release files that visitors request. */
  files(): readonly string[] {
    return this.#catalogue.files.map((path) => this.#fleet.site + path);
  }

  /** URLs of search calls that no visitor makes. */
  unseenSearches(count: number): readonly string[] {
    return Array.from(
      { length: count },
      (_, place) => `${this.#fleet.api}/supplier/dpSearch.php?${queryOf('call', place, 0, UNSEEN_MONTH)}`,
    );
  }

  /** Requests a URL like a visitor who has not been here before. */
  async visit(url: string): Promise<Response> {
    this.#turn += 1;
    const visitor = new Visitor(this.#turn);
    try {
      return await visitor.request(url);
    } finally {
      visitor.close();
    }
  }

  /** One arrival of a kind. Never rejects. */
  async arrive(kind: Kind, startedAt: number): Promise<Outcome> {
    this.#turn += 1;
    const visitor = new Visitor(this.#turn);
    const begun = performance.now();
    const at = begun - startedAt;
    const done = (result: Outcome['result'], detail: string, bytes = 0, booked?: Booked): Outcome => ({
      kind,
      at,
      ms: performance.now() - begun,
      bytes,
      result,
      detail,
      ...(booked ? { booked } : {}),
    });
    try {
      if (kind === 'booking') {
        const booked = await book(visitor, this.#fleet.api, this.#one(this.#catalogue.references));
        return done('ok', '', 0, booked);
      }
      const response = await this.#request(visitor, kind);
      const detail = response.status === 200 ? '' : `${response.status} ${response.body.slice(0, 120)}`;
      return done(resultOf(response), detail, response.bytes);
    } catch (error) {
      return done('failed', error instanceof Error ? error.message : String(error));
    } finally {
      visitor.close();
    }
  }

  async #request(visitor: Visitor, kind: Exclude<Kind, 'booking'>): Promise<Response> {
    const { site, api } = this.#fleet;
    const { keptPaths, detailsPaths, files, references } = this.#catalogue;
    switch (kind) {
      case 'kept page':
        return visitor.request(site + this.#one(keptPaths));
      case 'search page':
        return visitor.request(`${site}/search?${this.#search('page')}`);
      case 'details page':
        return visitor.request(site + this.#one(detailsPaths));
      case 'file':
        return visitor.request(site + this.#one(files));
      case 'search':
        return visitor.request(`${api}/supplier/dpSearch.php?${this.#search('call')}`);
      case 'quote':
        return (await requestQuote(visitor, api, this.#one(references))).response;
    }
  }

  /** Most visitors search for a few places and dates; the others for any. */
  #search(what: 'page' | 'call'): string {
    const isPopular = this.#random() < POPULAR_SHARE;
    const place = Math.floor(this.#random() * (isPopular ? POPULAR_SEARCHES : 3_000));
    return queryOf(what, place, isPopular ? 0 : 1);
  }

  #one<T>(all: readonly T[]): T {
    const found = all[Math.floor(this.#random() * all.length)];
    if (found === undefined) throw new Error('the catalogue is empty');
    return found;
  }
}

function queryOf(what: 'page' | 'call', place: number, days: number, month = FIRST_MONTH): string {
  const date = new Date(Date.UTC(2027, month, 1 + days + (place % 60))).toISOString().slice(0, 10);
  const destination = DESTINATIONS[Math.floor(place / 60 + place) % DESTINATIONS.length] ?? 101;
  if (what === 'page') return `destinationId=${destination}&dateMin=${date}`;
  return `destinationId=${destination}&departureId=-1&dateMin=${date}&dateMax=${date}&durationMin=7&durationMax=7&adultsRoom1=2`;
}

function resultOf({ status, headers }: Response): Outcome['result'] {
  if (status >= 200 && status < 400) return 'ok';
  return (status === 429 || status === 503) && headers['retry-after'] !== undefined ? 'shed' : 'failed';
}

async function readCatalogue({ site, backendUrls: [backendUrl = ''], api }: Fleet): Promise<Catalogue> {
  const deals = idsOf(await text(`${backendUrl}/api/getAllDeals`), /"dealId":"?(?<id>[\w-]+)/g);
  const details: string[] = [];
  for (const id of deals.slice(0, 20)) {
    const deal = await text(`${backendUrl}/api/getDealById/${id}`);
    const [key, giata] = [/"hotelKey":"(?<id>[^"]+)"/, /"giataId":(?<id>\d+)/].map(
      (pattern) => pattern.exec(deal)?.groups?.['id'],
    );
    if (key && giata) details.push(`/holiday-details/${key}?departureId=-1&giata=${giata}`);
  }
  const found = await text(
    `${backendUrl}/supplier/dpSearch.php?destinationId=101&departureId=-1&dateMin=2027-06-10&dateMax=2027-06-12&durationMin=7&durationMax=7&adultsRoom1=2`,
  );
  const places = ['101', '201', '401', '501', '601', '701', '801'].map(
    (id) => `/page/d00000000000000000000${id}`,
  );
  const keptPaths = [
    '/',
    '/all-deals',
    '/group/summer',
    ...places,
    ...deals.slice(0, 10).map((id) => `/deals/${id}`),
  ];
  const visitor = new Visitor(0);
  for (const path of [...keptPaths, ...details]) await warm(visitor, site + path);
  visitor.close();
  const home = await plainText(new Visitor(1), `${site}/`);
  const files = [
    ...new Set(
      [...home.matchAll(/"(?<path>\/releases\/[^"?]+\.js)"/g)].map(({ groups }) => groups?.['path'] ?? ''),
    ),
  ];
  if (files.length === 0) throw new Error(`the home page names no files: ${home.slice(0, 400)}`);
  console.log(
    `${keptPaths.length} kept pages, ${details.length} hotels, ${files.length} files at ${site}, calls at ${api}`,
  );
  return {
    keptPaths,
    detailsPaths: details,
    files,
    references: idsOf(found, /<Result reference="(?<id>[^"]+)"/g),
  };
}

/** The first prices take the backend longer than a rendering may wait. */
async function warm(visitor: Visitor, url: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { status } = await visitor.request(url);
    if (status === 200) return;
    if (performance.now() - startedAt > WARM_LIMIT_MS) throw new Error(`${url}: ${status}`);
    await pause(500);
  }
}

async function plainText(visitor: Visitor, url: string): Promise<string> {
  const { body } = await visitor.request(url, undefined, 'identity');
  visitor.close();
  return body;
}

async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function idsOf(body: string, pattern: RegExp): readonly string[] {
  return [...body.matchAll(pattern)].map(({ groups }) => groups?.['id'] ?? '');
}
