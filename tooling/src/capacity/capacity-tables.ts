import {
  cacheMegabytes,
  databaseConnections,
  hourlyRates,
  KINDS,
  mapKinds,
  minuteFactor,
  peakRates,
  poundsPerMillionViews,
  processesFor,
  TIERS,
  type CacheItem,
  type PerKind,
  type PerTier,
  type Sizing,
} from './load-model';
import { CONNECTION_MS, MEASURED_COSTS, RESPONSE_BYTES } from './measured-costs';
import { ORDINARY_HOUR, SALE_PAGES, SALE_TIMES } from './sale-traffic';
import { perTier, processorMs, UNITS, workPerSecond, type Processes, type Work } from './work';

const SIZING: Sizing = {
  coresPerProcess: { nginx: 2, site: 2, backend: 1, database: 8 },
  targetUse: 0.6,
  zones: 3,
};
/** Of an ordinary hour: one in each zone. */
const ORDINARY_PROCESSES: Processes = { site: 3, backend: 3 };
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
  const peak = sizePeak();
  return [
    ratesTable(),
    minutesTable(),
    costsTable(),
    bytesTable(),
    workTable(peak.work),
    processesTable(peak),
    cachesTable(),
    moneyTable(),
  ].join('\n\n');
}

/**
 * Returns the document with each block of `tables` in place of the one that begins like it: a table has the same first
 * column and number of columns, a sentence the same first words.
 *
 * @throws Error for a block that the document does not have
 */
export function replaceTables(document: string, tables: string): string {
  const blocks = document.split('\n\n');
  for (const table of tables.split('\n\n')) {
    const at = blocks.findIndex((block) => beginningOf(block) === beginningOf(table));
    if (at === -1) throw new Error(`The document has no block like: ${table.slice(0, 80)}`);
    const [old = ''] = [blocks[at]];
    // A sentence may be followed by others in its paragraph.
    blocks[at] = table.startsWith('|') ? table : old.replace(SENTENCE, table);
  }
  return blocks.join('\n\n');
}

const SENTENCE = /^Database connections: [^)]*\)\./;

function beginningOf(block: string): string {
  const [head = ''] = block.split('\n');
  if (!head.startsWith('|')) return head.slice(0, head.indexOf(':') + 1);
  return head.replaceAll(/ +/g, ' ');
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

interface Peak {
  readonly rates: PerKind;
  /** Of one second. */
  readonly work: Work;
  readonly cores: PerTier;
  readonly processes: PerTier;
}

/** More sites render more, because each keeps its own pages: repeats until the number of processes stays the same. */
function sizePeak(): Peak {
  const rates = peakRates(ORDINARY_HOUR, SALE_TIMES);
  let processes: PerTier = { nginx: 1, site: 1, backend: 1, database: 1 };
  for (;;) {
    const work = workPerSecond(rates, SALE_PAGES, processes);
    const cores = coresOf(work);
    const needed = processesFor(cores, SIZING);
    if (needed.site <= processes.site && needed.backend <= processes.backend)
      return { rates, work, cores, processes };
    processes = needed;
  }
}

function coresOf(perSecond: Work): PerTier {
  const ms = processorMs(perSecond, MEASURED_COSTS);
  return perTier((tier) => ms[tier] / 1000);
}

function costsTable(): string {
  return table(
    ['Unit of work', ...TIERS.map((tier) => `${tier} ms`)],
    UNITS.map((unit) => [unit, ...TIERS.map((tier) => MEASURED_COSTS[unit][tier].toFixed(2))]),
  );
}

function bytesTable(): string {
  return table(
    ['One response', 'bytes'],
    KINDS.map((kind) => [kind, String(RESPONSE_BYTES[kind])]),
  );
}

function workTable(work: Work): string {
  const computed = UNITS.filter((unit) => / rendered$|^supplier/.test(unit));
  return table(
    ['Computed in a second of the busiest minute', 'times'],
    computed.map((unit) => [unit, work[unit].toFixed(2)]),
  );
}

function processesTable({ rates, cores, processes }: Peak): string {
  const connections = databaseConnections(rates, CONNECTION_MS, processes.backend, POOL);
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
  const rates = hourlyRates(ORDINARY_HOUR, 1);
  const cores = coresOf(workPerSecond(rates, SALE_PAGES, ORDINARY_PROCESSES));
  const bytes = mapKinds(rates, (rate, kind) => rate * 3600 * RESPONSE_BYTES[kind]);
  const { processor, transfer } = poundsPerMillionViews(
    ORDINARY_HOUR.pageViews,
    {
      cores: TIERS.reduce((sum, tier) => sum + cores[tier], 0),
      bytes: KINDS.reduce((sum, kind) => sum + bytes[kind], 0),
    },
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
