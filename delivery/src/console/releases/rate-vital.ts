import type { CoreVital, Percentile } from '@storefront/shared/api/telemetry.schema';

/** The largest "good" value and the largest that is not "poor" (https://web.dev/articles/vitals): ms, CLS without a unit. */
export const VITAL_LIMITS: Readonly<Record<CoreVital, { readonly good: number; readonly fair: number }>> = {
  LCP: { good: 2_500, fair: 4_000 },
  INP: { good: 200, fair: 500 },
  CLS: { good: 0.1, fair: 0.25 },
};

/** A percentile of fewer measurements is one visit or two, and is not shown. */
export const MIN_MEASUREMENTS = 20;
/** The same for one hour of a trend. */
export const MIN_MEASUREMENTS_OF_HOUR = 5;

/** The worst first. */
export const RATINGS = ['poor', 'fair', 'good', 'too-few'] as const;
export type Rating = (typeof RATINGS)[number];

/** Rates a 75th percentile. @param measured absent without measurements */
export function rateVital(vital: CoreVital, measured: Percentile | undefined): Rating {
  if (!measured || measured.count < MIN_MEASUREMENTS) return 'too-few';
  const { good, fair } = VITAL_LIMITS[vital];
  if (measured.p75 <= good) return 'good';
  return measured.p75 <= fair ? 'fair' : 'poor';
}
