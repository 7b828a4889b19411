import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import autocannon from 'autocannon';

const FIRST_DAY = '2027-01-10';
const DAYS = 450;
const DEPARTURES = [-1, -2, -3, -11, -13, 1, 3, 26];

/** Every path is a different search, so that the response cache has no hits. */
function freshPaths(destinationIds: readonly number[]): readonly string[] {
  return destinationIds.flatMap((destinationId) =>
    DEPARTURES.flatMap((departureId) =>
      Array.from({ length: DAYS }, (_, day) => pathOf(destinationId, departureId, addDays(FIRST_DAY, day))),
    ),
  );
}

function pathOf(destinationId: number, departureId: number, date: IsoDate): string {
  return `/supplier/dpSearch.php?MaxResults=7000&departureId=${departureId}&destinationId=${destinationId}&dateMin=${date}&dateMax=${addDays(date, 4)}&durationMin=7&durationMax=7&rating=12345&adultsRoom1=2&childrenRoom1=0&childrenAgesRoom1=`;
}

const LARGEST = pathOf(1, -1, '2027-06-10');

/** The most common search, the largest one, and one that is cached. */
export const QUESTIONS = {
  'one destination, five dates': { paths: freshPaths([101, 601, 501]), connections: 10 },
  'anywhere, 7,000 results': { paths: freshPaths([1]), connections: 4 },
  'the same 7,000 again': { paths: [LARGEST], connections: 4 },
} as const;

export interface SearchFigures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p97: number;
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly kilobytes: number;
  readonly failed: number;
}

const SECONDS = 6;
const SINGLE_ROUNDS = 9;

/** Measures concurrent load, and single requests for the time to the first byte. */
export async function benchSearch(
  url: string,
  { paths, connections }: { readonly paths: readonly string[]; readonly connections: number },
): Promise<SearchFigures> {
  const runs = await Promise.all(
    // Each connection has its own searches: equal concurrent searches share one response.
    shares(shuffled(paths), connections).map((own) =>
      autocannon({
        url,
        connections: 1,
        duration: SECONDS,
        headers: { 'accept-encoding': 'br', accept: 'application/xml' },
        requests: own.map((path) => ({ path })),
      }),
    ),
  );
  const singles = [];
  for (const path of paths.slice(-SINGLE_ROUNDS)) singles.push(await single(url + path));
  return {
    perSecond: runs.reduce((sum, { requests }) => sum + requests.average, 0),
    median: median(runs.map(({ latency }) => latency.p50)),
    p97: Math.max(...runs.map(({ latency }) => latency.p97_5)),
    firstByteMs: median(singles.map(({ firstByteMs }) => firstByteMs)),
    wholeMs: median(singles.map(({ wholeMs }) => wholeMs)),
    kilobytes: (singles[0]?.bytes ?? 0) / 1024,
    failed: runs.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
  };
}

function shares(paths: readonly string[], count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, own) => {
    const share = paths.filter((_path, index) => index % count === own);
    return share.length > 0 ? share : paths;
  });
}

function shuffled(paths: readonly string[]): readonly string[] {
  return [...paths].sort((one, other) => weightOf(one) - weightOf(other));
}

function weightOf(path: string): number {
  let weight = 7;
  for (const letter of path) weight = (weight * 31 + letter.charCodeAt(0)) % 1_000_003;
  return weight;
}

async function single(address: string) {
  const begun = performance.now();
  const response = await fetch(address);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  const firstByteMs = performance.now() - begun;
  let bytes = first?.value?.byteLength ?? 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.byteLength;
  return { firstByteMs, wholeMs: performance.now() - begun, bytes };
}

export function median(all: readonly number[]): number {
  return [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}
