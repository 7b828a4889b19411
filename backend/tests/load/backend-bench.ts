import { cpus, totalmem } from 'node:os';

import { benchOrders } from './bench-orders';
import { benchSearch, QUESTIONS } from './bench-search';
import { benchServer, type BenchServer } from './bench-server';
import { benchStreaming, percentile } from './bench-streaming';

const BOOKINGS = 600;
/** A process that has just started compiles its code meanwhile: a booking takes twice the processor time then. */
const WARM_UP_BOOKINGS = 2_000;
const IN_FLIGHT = [20, 60] as const;
const SEARCHES = 40;

/** `npm run bench -- backend`: throughput of one process; client and database share the machine. */
const databaseUrl = process.env['DATABASE_URL'] || null;
const engine = databaseUrl === null ? 'the embedded database' : 'PostgreSQL';
const server = await benchServer(databaseUrl);
const print = (label: string, text: string) => console.log(`${label.padEnd(34)} ${text}`);
try {
  console.log(
    `\nbackend on ${engine}: ${cpus().length} x ${cpus()[0]?.model.trim() ?? '?'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`,
  );
  print('ready after', `${(server.readyMs / 1000).toFixed(1)} s, memory ${server.memory().toFixed(0)} MB`);

  const rates: number[] = [];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const found = await benchSearch(server.url, question);
    rates.push(found.perSecond);
    print(
      `dpSearch, ${name}`,
      `${found.perSecond.toFixed(0)} a second, median ${found.median} ms, p97.5 ${found.p97} ms; alone: first byte ${found.firstByteMs.toFixed(0)} ms, whole ${found.wholeMs.toFixed(0)} ms, ${found.kilobytes.toFixed(0)} kB of text; ${found.failed} failed`,
    );
  }
  print(
    'ratio',
    `the rate of a typical search is ${((rates[0] ?? 0) / (rates[1] ?? 1)).toFixed(1)} times that of the largest, of a cached one ${((rates[2] ?? 0) / (rates[1] ?? 1)).toFixed(1)} times`,
  );

  await printStreaming(server, 'in threads');
  const sameThread = await benchServer(databaseUrl, { SEARCH_THREADS: '0' });
  try {
    await printStreaming(sameThread, "in the server's thread");
  } finally {
    await sameThread.stop();
  }

  await benchOrders(server.url, WARM_UP_BOOKINGS, IN_FLIGHT[0]);
  for (const inFlight of IN_FLIGHT) await printOrders(server, inFlight);
  print('memory at the end', `${server.memory().toFixed(0)} MB`);
} finally {
  await server.stop();
}

/** @returns the result of a run, and the milliseconds of processor time of the server for each of `count` */
async function measured<T>(
  { processorMs }: BenchServer,
  count: number,
  run: () => Promise<T>,
): Promise<readonly [T, number]> {
  const before = processorMs() ?? NaN;
  const result = await run();
  return [result, ((processorMs() ?? NaN) - before) / count];
}

async function printOrders(on: BenchServer, inFlight: number): Promise<void> {
  const [orders, used] = await measured(on, BOOKINGS, () => benchOrders(on.url, BOOKINGS, inFlight));
  print(
    `bookings, ${inFlight} at once`,
    `${orders.bookingsPerSecond.toFixed(0)} orders a second (five calls each); payment ${orders.paymentMs.toFixed(0)} ms, order ${orders.orderMs.toFixed(0)} ms in the middle; ${orders.failed} failed`,
  );
  print(
    'processor time',
    `${used.toFixed(1)} ms of the backend for each booking, ${orders.clientMs.toFixed(1)} ms of this client`,
  );
}

/** New searches for any destination, one and five at once, and what other requests wait meanwhile. */
async function printStreaming(on: BenchServer, where: string): Promise<void> {
  await benchStreaming(on.url, SEARCHES, 1);
  for (const inFlight of [1, 5]) {
    const [{ firstByte, whole, waits, perSecond }, used] = await measured(on, SEARCHES, () =>
      benchStreaming(on.url, SEARCHES, inFlight),
    );
    const pair = (all: readonly number[]) =>
      `${percentile(all, 0.5).toFixed(0)} (p95 ${percentile(all, 0.95).toFixed(0)}) ms`;
    print(
      `${inFlight} new searches at once, ${where}`,
      `first byte ${pair(firstByte)}, whole ${pair(whole)}, ${perSecond.toFixed(1)} a second, ${used.toFixed(0)} ms of processor time each; another request waits ${pair(waits)}`,
    );
  }
}
