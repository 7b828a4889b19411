import { MAX_VIEWS_PER_SOURCE, type VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { bucketOf } from '@storefront/shared/domain/vital-histogram/vital-histogram';

import { healthOf } from './health-of';
import { verdictOf } from './verdict';

/** Health in which each page load, and each failure, comes from a source of its own. */
function health(counts: Partial<VersionHealth>): VersionHealth {
  const { loaded = 0, loadFailed = 0, errors = 0, serverErrors = 0 } = counts;
  return {
    ...healthOf([], 'mfe-search', '1.0.0-ab12'),
    sources: loaded + loadFailed,
    harmSources: { loadFailed, errors, serverErrors },
    ...counts,
  };
}
const LIVE = health({ loaded: 1_080, errors: 3 });
const CHECKOUT = { part: 'mfe-checkout' } as const;
const judge = (canary: Partial<VersionHealth>, live: Partial<VersionHealth> = {}) =>
  verdictOf({ canary: health(canary), live: health({ ...LIVE, ...live }), alpha: 0.001 });

/** Measurements of the same length. */
const measured = (count: number, value: number) => ({
  count,
  average: value,
  p75: value,
  histogram: [[bucketOf(value), count]] as [number, number][],
});

describe('the verdict', () => {
  it('names the signal that is worse, by how much, and from how many sources', () => {
    expect(judge({ version: '1.1.0-cd34', loaded: 120, errors: 14 })).toEqual({
      kind: 'harmful',
      signal: 'errors',
      summary: 'errors in 14 of 120 page loads (live: errors in 3 of 1,080 page loads)',
      figures: ['reports from 120 sources', 'compared with 1.0.0-ab12'],
      message:
        'errors in 14 of 120 page loads (live: errors in 3 of 1,080 page loads); ' +
        'reports from 120 sources; compared with 1.0.0-ab12',
    });
  });

  it.each([
    ['0 page loads of the canary; a verdict needs about 60.', {}, { loaded: 0, errors: 0, sources: 0 }],
    ['1 page load of the canary; a verdict needs about 63.', { loaded: 1 }, { loaded: 200, errors: 0 }],
    [
      '80 page loads of the canary from 2 sources; a verdict needs 3 sources.',
      { loaded: 80, sources: 2 },
      {},
    ],
    [
      '80 page loads of the canary; a verdict needs more, because some of them failed.',
      { loaded: 78, loadFailed: 2 },
      {},
    ],
    [
      '80 page loads of the canary; the live version itself fails too often for a verdict.',
      { loaded: 80 },
      { loaded: 100, errors: 96 },
    ],
    ['1,200 page loads of the canary.', { loaded: 1_200 }, {}],
  ])('is explained by "%s"', (summary, canary, live) => {
    expect(judge(canary, live).summary).toBe(summary);
  });

  it('has the figures of those signals for which the canary has data', () => {
    expect(judge({ ...CHECKOUT, version: '1.1.0-cd34' }).figures).toEqual([
      'reports from 0 sources',
      'compared with 1.0.0-ab12',
    ]);
    expect(judge({ loaded: 12, vitals: { LCP: measured(12, 900) } }).figures).toEqual([
      'load failures in 0 of 12 page loads (live: load failures in 0 of 1,080 page loads)',
      'errors in 0 of 12 page loads (live: errors in 3 of 1,080 page loads)',
      'server errors in 0 of 12 page loads (live: server errors in 0 of 1,080 page loads)',
      'LCP p75 900 ms in 12 page views (live: LCP not measured)',
      'reports from 12 sources',
      'compared with 1.0.0-ab12',
    ]);
  });

  it.each([
    ['load failures', { loaded: 10, loadFailed: 30 }, {}],
    ['load failures', { loadFailed: 3 }, {}],
    ['errors', { loaded: 40, errors: 30 }, {}],
    // Reports of page loads may be lost while error reports arrive.
    ['errors', { loaded: 10, errors: 40 }, {}],
    ['server errors', { loaded: 60, serverErrors: 20 }, {}],
    [
      'bookings',
      { ...CHECKOUT, loaded: 1_000, payments: 150, booked: 5 },
      { ...CHECKOUT, payments: 170, booked: 108 },
    ],
    ['payments', { ...CHECKOUT, loaded: 1_000 }, { ...CHECKOUT, payments: 160, booked: 0 }],
    [
      'slow LCP',
      { loaded: 60, vitals: { LCP: measured(60, 9_000) } },
      { vitals: { LCP: measured(400, 900) } },
    ],
    // The main thread is blocked for three seconds.
    [
      'slow INP',
      { loaded: 40, vitals: { INP: measured(25, 3_050) } },
      { vitals: { INP: measured(200, 60) } },
    ],
  ] as const)('is harmful by %s', (signal, canary, live) => {
    expect(judge(canary, live)).toMatchObject({ kind: 'harmful', signal });
  });

  it.each([
    ['two failed loads of two', { loadFailed: 2 }, {}],
    ['no page loads', {}, {}],
    ['few page loads', { loaded: 40 }, {}],
    ['fewer bookings when few were expected', { ...CHECKOUT, loaded: 50 }, { ...CHECKOUT, booked: 50 }],
    [
      'a slow page view among few',
      { loaded: 5, vitals: { INP: measured(5, 3_000) } },
      { vitals: { INP: measured(200, 60) } },
    ],
    [
      'harm from two sources',
      { loadFailed: 9, harmSources: { loadFailed: 2, errors: 0, serverErrors: 0 } },
      {},
    ],
  ] as const)('is undecided with %s', (_case, canary, live) => {
    expect(judge(canary, live).kind).toBe('undecided');
  });

  it.each([
    ['the same share of errors', { loaded: 1_000, errors: 50 }, { loaded: 9_000, errors: 450 }],
    ['fewer errors', { loaded: 1_000 }, { loaded: 9_000, errors: 450 }],
    ['missing bookings of an app without bookings', { loaded: 1_000 }, { booked: 500 }],
    ['more bookings', { ...CHECKOUT, loaded: 1_000, booked: 400 }, { ...CHECKOUT, booked: 108 }],
    [
      'a slightly slower page',
      { loaded: 500, vitals: { LCP: measured(500, 1_100) } },
      { vitals: { LCP: measured(900, 900) } },
    ],
  ] as const)('is that no harm was found with %s', (_case, canary, live) => {
    expect(judge(canary, live).kind).toBe('no-harm-found');
  });

  it('does not follow one source, whatever it reports beside the usual failures of others', () => {
    // The backend counts this many page views of one source.
    const forged = MAX_VIEWS_PER_SOURCE;
    const usual = 2;
    const harmSources = { loadFailed: 0, errors: usual + 1, serverErrors: 0 };
    const loaded = 30 + forged;
    expect(judge({ loaded, errors: usual + forged, harmSources, sources: 31 }).kind).not.toBe('harmful');
    // The same number of errors from as many sources is harm.
    expect(judge({ loaded, errors: usual + forged }).kind).toBe('harmful');
  });
});
