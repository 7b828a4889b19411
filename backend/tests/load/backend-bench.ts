import { cpus, totalmem } from 'node:os';

import { benchOrders } from './bench-orders';
import { benchSearch, QUESTIONS } from './bench-search';
import { benchServer } from './bench-server';

const BOOKINGS = 600;
const IN_FLIGHT = 20;

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

  await benchOrders(server.url, 60, IN_FLIGHT);
  const orders = await benchOrders(server.url, BOOKINGS, IN_FLIGHT);
  print(
    `bookings, ${IN_FLIGHT} at once`,
    `${orders.bookingsPerSecond.toFixed(0)} orders a second (five calls each); payment ${orders.paymentMs.toFixed(0)} ms, order ${orders.orderMs.toFixed(0)} ms in the middle; ${orders.failed} failed`,
  );
  print('memory at the end', `${server.memory().toFixed(0)} MB`);
} finally {
  await server.stop();
}
