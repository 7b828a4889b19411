import type { Browser, CDPSession, Page } from '@playwright/test';

import { errorFree } from './error-free';

/** Network of a phone on a medium mobile connection. */
const LINE = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
const SLOWER_CPU = 4;
const LIMIT_MS = 60_000;
/** Waiting time for late paints and layout shifts after the page is interactive. */
const REST_MS = 1_500;

/** Milliseconds since navigation start, unless the comment has another unit. */
export interface Visit {
  readonly firstContent: number;
  readonly largestPaint: number;
  /** The page responds to input. */
  readonly interactive: number;
  /** From the first line of our script until interactive. */
  readonly startUp: number;
  /** Sum of the layout shifts. */
  readonly shift: number;
  /** Sum of what each task of the main thread lasted beyond 50 ms, from the first paint on. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Bytes transferred until the page was interactive. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Length of the longest chain of dependent requests. */
  readonly rounds: number;
}

export interface VisitOptions {
  /** Runs before the measured navigation, such as storing a booking. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Runs in the page: whether everything is there that the visit waits for; that it is interactive without it. */
  readonly complete?: () => boolean;
}

/** Runs in the page. */
const READY = () => performance.getEntriesByName('storefront-ready').length > 0;

interface Request {
  readonly url: string;
  readonly type: string;
  readonly start: number;
  end: number;
  bytes: number;
}

/**
 * Visits a URL with an empty cache.
 *
 * @throws Error when the page writes to the console
 */
export async function visit(
  browser: Browser,
  url: string,
  { prepare, complete = READY }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await prepare?.(page);
  const checkErrors = errorFree(page);
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  const requests = await watch(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.throughput,
    uploadThroughput: LINE.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });

  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(READY, null, { timeout: LIMIT_MS });
  await page.waitForFunction(complete, null, { timeout: LIMIT_MS });
  const readyAt = Date.now();
  await page.waitForLoadState('load');
  await page.waitForTimeout(Math.max(0, REST_MS - (Date.now() - readyAt)));
  const { paint, marks } = await page.evaluate(() => ({
    paint: (globalThis as unknown as { paint: Painted }).paint,
    marks: performance.getEntries().map(({ name, startTime }) => [name, startTime] as const),
  }));
  const at = new Map(marks);
  const interactive = at.get('storefront-ready') ?? Number.NaN;
  const seen = {
    firstContent: at.get('first-contentful-paint') ?? Number.NaN,
    largestPaint: paint.largest,
    shift: paint.shift,
    blocking: paint.tasks
      .filter(({ end }) => end > (at.get('first-contentful-paint') ?? 0))
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...paint.tasks.map(({ duration }) => duration)),
    interactive,
    startUp: interactive - (at.get('storefront-start') ?? Number.NaN),
  };
  checkErrors();
  await context.close();

  const [first] = requests;
  const upToReady = requests.filter(({ start }) => (start - (first?.start ?? 0)) * 1000 <= seen.interactive);
  return {
    ...seen,
    bytes: sum(upToReady),
    scriptBytes: sum(upToReady.filter(({ type }) => type === 'Script')),
    requests: upToReady.length,
    rounds: roundsOf(upToReady),
  };
}

interface Painted {
  largest: number;
  shift: number;
  readonly tasks: { readonly end: number; readonly duration: number }[];
}

/** Runs in the page before anything else. */
function observe(): void {
  const paint: Painted = { largest: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { paint });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      paint.tasks.push({ end: startTime + duration, duration });
  }).observe({ type: 'longtask', buffered: true });
}

async function watch(session: CDPSession): Promise<Request[]> {
  const requests: Request[] = [];
  const seen = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return;
    const entry = { url: request.url, type, start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0 };
    requests.push(entry);
    seen.set(requestId, entry);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = seen.get(requestId);
    if (!entry) return;
    entry.end = timestamp;
    entry.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return requests;
}

/** Pictures are left out: no request depends on them. */
function roundsOf(requests: readonly Request[]): number {
  const chain = requests.filter(({ type }) => type !== 'Image');
  const depths = new Map<Request, number>();
  for (const request of chain) {
    const before = chain.filter((other) => other.end <= request.start).map((other) => depths.get(other) ?? 1);
    depths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
