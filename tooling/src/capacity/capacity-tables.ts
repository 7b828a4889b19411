import {
  cacheMegabytes,
  coresInUse,
  databaseConnections,
  hourlyRates,
  KINDS,
  minuteFactor,
  peakRates,
  poundsPerMillionViews,
  processesFor,
  TIERS,
  type CacheItem,
  type Sizing,
} from './load-model';
import { CONNECTION_MS, MEASURED_COSTS } from './measured-costs';
import { ORDINARY_HOUR, SALE_TIMES } from './sale-traffic';

const SIZING: Sizing = {
  coresPerProcess: { nginx: 2, site: 2, backend: 1, database: 8 },
  targetUse: 0.6,
  zones: 3,
};
const POOL = 10;
const PRICES = { coreHour: 0.04, gigabyte: 0.06 };
const CACHES: Readonly<Record<string, CacheItem>> = {
  'pages kept by each site': { entries: 1_500, kilobytesEach: 35 },
  'release files in the memory of each site': { entries: 400, kilobytesEach: 12 },
  'supplier responses (PostgreSQL or Redis, shared)': { entries: 20_000, kilobytesEach: 100 },
  'immutable files kept by each balancer': { entries: 2_400, kilobytesEach: 25 },
};

/** Returns the tables of docs/capacity.md that are computed, as Markdown. */
export function capacityTables(): string {
  return [ratesTable(), minutesTable(), costsTable(), processesTable(), cachesTable(), moneyTable()].join(
    '\n\n',
  );
}

function ratesTable(): string {
  const [ordinary, sale, peak] = [
    hourlyRates(ORDINARY_HOUR, 1),
    hourlyRates(ORDINARY_HOUR, SALE_TIMES),
    peakRates(ORDINARY_HOUR, SALE_TIMES),
  ];
  return table(
    ['Requests per second', 'ordinary hour', 'hour of the sale', 'busiest minute'],
    KINDS.map((kind) => [kind, ordinary[kind].toFixed(3), sale[kind].toFixed(2), peak[kind].toFixed(2)]),
  );
}

function minutesTable(): string {
  const sale = hourlyRates(ORDINARY_HOUR, SALE_TIMES);
  const views = sale['kept page'] + sale['search page'] + sale['details page'];
  const perMinute = (rate: number, minute: number) => (rate * minuteFactor(minute) * 60).toFixed(0);
  return table(
    ['Minute of the sale', 'page views', 'searches', 'bookings'],
    [0, 1, 2, 3, 5, 10, 20, 30, 45, 59].map((minute) => [
      String(minute),
      perMinute(views, minute),
      perMinute(sale.search, minute),
      perMinute(sale.booking, minute),
    ]),
  );
}

function costsTable(): string {
  return table(
    ['One request', ...TIERS.map((tier) => `${tier} ms`), 'bytes'],
    KINDS.map((kind) => [
      kind,
      ...TIERS.map((tier) => MEASURED_COSTS[kind][tier].toFixed(2)),
      String(MEASURED_COSTS[kind].bytes),
    ]),
  );
}

function processesTable(): string {
  const peak = peakRates(ORDINARY_HOUR, SALE_TIMES);
  const cores = coresInUse(peak, MEASURED_COSTS);
  const processes = processesFor(cores, SIZING);
  const connections = databaseConnections(peak, CONNECTION_MS, processes.backend, POOL);
  const rows = TIERS.map((tier) => [
    tier,
    cores[tier].toFixed(2),
    String(SIZING.coresPerProcess[tier]),
    String(processes[tier]),
    String(processes[tier] * SIZING.coresPerProcess[tier]),
  ]);
  return [
    table(['Tier, busiest minute', 'cores in use', 'cores of a process', 'processes', 'cores'], rows),
    `Database connections: ${connections.inUse.toFixed(1)} in use on average, at most ${connections.atMost} (${processes.backend} backends with ${POOL} each).`,
  ].join('\n\n');
}

function cachesTable(): string {
  return table(
    ['Cache', 'entries', 'kB each', 'MB'],
    Object.entries(CACHES).map(([name, item]) => [
      name,
      String(item.entries),
      String(item.kilobytesEach),
      cacheMegabytes(item).toFixed(0),
    ]),
  );
}

function moneyTable(): string {
  const { processor, transfer } = poundsPerMillionViews(
    ORDINARY_HOUR,
    MEASURED_COSTS,
    PRICES,
    SIZING.targetUse,
  );
  return table(
    ['A million page views, with their searches and bookings', 'pounds'],
    [
      [
        `processor time at £${PRICES.coreHour} a core hour, ${SIZING.targetUse * 100}% used`,
        processor.toFixed(2),
      ],
      [`transfer at £${PRICES.gigabyte} a GB`, transfer.toFixed(2)],
      ['together', (processor + transfer).toFixed(2)],
    ],
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
