import autocannon from 'autocannon';

const DATES = 'dateMin=2027-06-10&dateMax=2027-06-14';
const ROOMS = 'adultsRoom1=2&childrenRoom1=0&childrenAgesRoom1=';
const search = (destinationId: number) =>
  `/supplier/dpSearch.php?MaxResults=7000&departureId=-1&destinationId=${destinationId}&${DATES}&durationMin=7&durationMax=7&rating=12345&${ROOMS}`;

/** The questions that are asked most, and the largest one that may be asked. */
export const QUESTIONS = {
  'one destination, five dates': search(101),
  'anywhere, 7,000 results': search(1),
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

/** Load of `connections` at once, and single questions by themselves for the first byte. */
export async function benchSearch(url: string, path: string, connections: number): Promise<SearchFigures> {
  const headers = { 'accept-encoding': 'br', accept: 'application/xml' };
  await autocannon({ url: url + path, connections, duration: 2, headers });
  const run = await autocannon({ url: url + path, connections, duration: SECONDS, headers });
  const singles = [];
  for (let round = 0; round < SINGLE_ROUNDS; round += 1) singles.push(await single(url + path));
  return {
    perSecond: run.requests.average,
    median: run.latency.p50,
    p97: run.latency.p97_5,
    firstByteMs: median(singles.map(({ firstByteMs }) => firstByteMs)),
    wholeMs: median(singles.map(({ wholeMs }) => wholeMs)),
    kilobytes: (singles[0]?.bytes ?? 0) / 1024,
    failed: run.non2xx + run.errors,
  };
}

async function single(address: string) {
  const begun = performance.now();
  const answer = await fetch(address);
  const reader = answer.body?.getReader();
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
