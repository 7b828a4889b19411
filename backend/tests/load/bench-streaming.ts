import { request } from 'node:http';

import { addDays } from '@storefront/shared/domain/dates/iso-date';

export interface StreamingFigures {
  /** Milliseconds to the first byte and to the last one, of each search. */
  readonly firstByte: readonly number[];
  readonly whole: readonly number[];
  readonly perSecond: number;
  /** Milliseconds of small requests that were sent meanwhile: what a booking waits for the server's thread. */
  readonly waits: readonly number[];
}

const PAUSE_MS = 20;
let sent = 0;

/** A search for any destination that no other run has sent: the response cache has no hit. */
function newSearch(): string {
  const date = addDays('2027-02-01', sent % 400);
  const departure = [-1, -2, -3, -11, -13][Math.floor(sent / 400) % 5] ?? -1;
  sent += 1;
  return `/supplier/dpSearch.php?MaxResults=7000&departureId=${departure}&destinationId=1&dateMin=${date}&dateMax=${addDays(date, 4)}&durationMin=7&durationMax=7&rating=12345&adultsRoom1=2`;
}

/** Sends new searches, `inFlight` at a time, and small requests beside them. */
export async function benchStreaming(
  url: string,
  count: number,
  inFlight: number,
): Promise<StreamingFigures> {
  const firstByte: number[] = [];
  const whole: number[] = [];
  const waits: number[] = [];
  let left = count;
  let isRunning = true;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const times = await readSearch(url + newSearch());
      firstByte.push(times.firstByte);
      whole.push(times.whole);
    }
  };
  const probe = async () => {
    while (isRunning) {
      const begun = performance.now();
      await (await fetch(`${url}/health`)).arrayBuffer();
      waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const probing = probe();
  const begun = performance.now();
  await Promise.all(Array.from({ length: inFlight }, client));
  const seconds = (performance.now() - begun) / 1000;
  isRunning = false;
  await probing;
  return { firstByte, whole, waits, perSecond: count / seconds };
}

/** Reads the compressed bytes as they come: decompression in this process would count as the server's time. */
async function readSearch(address: string): Promise<{ readonly firstByte: number; readonly whole: number }> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let firstByte: number | undefined;
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`the search responded ${response.statusCode}`));
      response.on('data', () => (firstByte ??= performance.now() - begun));
      response.once('end', () => resolve({ firstByte: firstByte ?? 0, whole: performance.now() - begun }));
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

/** @param share such as 0.95 */
export function percentile(all: readonly number[], share: number): number {
  const sorted = [...all].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
