import type { PageVitals } from '@storefront/shared/api/telemetry.schema';

import {
  CONSOLE_HOST,
  documentOf,
  startTestConsole,
  type TestConsole,
} from '../../testing/console/test-console';
import { HealthUnavailable } from '../health/read-health';

import { rateVital } from './releases/rate-vital';

const NOW = Date.parse('2027-07-12T12:00:00Z');
const DEAL = '/deals/:dealId';

let opened: TestConsole | null = null;
afterEach(() => opened?.close());

function measured(version: string, page: string, vitals: PageVitals['vitals']): PageVitals {
  const hours = [
    { hour: '2027-07-12T09:00:00.000Z', vitals },
    { hour: '2027-07-12T10:00:00.000Z', vitals: { INP: { count: 4, p75: 9_000 } } },
    { hour: '2027-07-12T11:00:00.000Z', vitals: { LCP: { count: 9, p75: 1_500 } } },
  ];
  return { part: 'mfe-deal', version, page, vitals, hours };
}

/** Opens the speed page with the vitals of a live version and a canary. @returns its rows as text */
async function rowsOf(
  pages: (live: string, canary: string) => readonly PageVitals[],
  url = '/speed',
): Promise<readonly string[]> {
  let reported: readonly PageVitals[] = [];
  opened = await startTestConsole({ reports: { pages: async () => reported }, now: () => NOW });
  const live = await opened.releaseDeal('one');
  const canary = await opened.releaseDeal('two', { canary: 10 });
  reported = pages(live, canary);
  const { body } = await opened.app.inject({ url, headers: { host: CONSOLE_HOST } });
  return [...documentOf(body).querySelectorAll('tbody tr')].map((row) =>
    row.textContent.replaceAll(live, 'v1').replaceAll(canary, 'v2').replace(/\s+/g, ' ').trim(),
  );
}

describe('the speed of pages', () => {
  it('is shown by kind of page, app and version, slowest first, with ratings and sample counts', async () => {
    const rows = await rowsOf((live, canary) => [
      measured(live, '/deals', { LCP: { count: 1_200, p75: 2_400 }, CLS: { count: 20, p75: 0.12 } }),
      measured(canary, DEAL, { LCP: { count: 50, p75: 2_000 }, INP: { count: 40, p75: 640 } }),
      measured(live, DEAL, { LCP: { count: 900, p75: 2_000 }, INP: { count: 880, p75: 90 } }),
    ]);

    expect(rows).toEqual([
      expect.stringMatching(
        /^\/deals\/:dealId mfe-deal v2, canary .*LCP ?2.0 s ✓ Good 50 measured .*INP ?640 ms ✕ Poor 40 measured .*CLS ?n\/a$/,
      ),
      expect.stringMatching(/^\/deals mfe-deal v1, live .*CLS ?0.12 ! Needs improvement 20 measured/),
      expect.stringMatching(/^\/deals\/:dealId mfe-deal v1, live .*INP ?90 ms ✓ Good 880 measured/),
    ]);
  });

  it('has no value of fewer than 20 measurements, and no alarm', async () => {
    const [row] = await rowsOf((live) => [measured(live, DEAL, { INP: { count: 19, p75: 4_000 } })]);

    expect(row).toContain('Too few 19 measured of 20');
    expect(row).not.toMatch(/4,000|Poor/);
  });

  it('has a trend of the hours with enough measurements', async () => {
    const [row] = await rowsOf((live) => [
      measured(live, DEAL, { LCP: { count: 30, p75: 3_000 }, INP: { count: 30, p75: 100 } }),
    ]);

    expect(row).toContain('1.5 s to 3.0 s by hour');
    expect(row).not.toContain('9,000');
  });

  it('can be limited to one app', async () => {
    const pages = (live: string) => [
      measured(live, DEAL, { LCP: { count: 30, p75: 3_000 } }),
      { ...measured('1', '/search', { LCP: { count: 30, p75: 3_000 } }), part: 'mfe-search' },
    ];
    const rows = await rowsOf(pages, '/speed?app=mfe-search');

    expect(rows).toEqual([expect.stringContaining('/search mfe-search 1, not live')]);
  });

  it('is reported as unavailable while the backend does not respond', async () => {
    const pages = () => Promise.reject(new HealthUnavailable('The backend is stopped.'));
    opened = await startTestConsole({ reports: { pages } });
    const { body, statusCode } = await opened.app.inject({ url: '/speed', headers: { host: CONSOLE_HOST } });

    expect(statusCode).toBe(200);
    expect(body).toContain('Speed is unavailable: The backend is stopped.');
  });
});

it.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'fair'],
  ['LCP', 4_001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'fair'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'fair'],
  ['CLS', 0.26, 'poor'],
] as const)('%s of %s is %s', (vital, p75, rating) => {
  expect(rateVital(vital, { count: 20, p75 })).toBe(rating);
  expect(rateVital(vital, { count: 19, p75 })).toBe('too-few');
});
