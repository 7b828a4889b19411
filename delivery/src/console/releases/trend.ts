import type { TrendBucket } from '@storefront/shared/api/telemetry.schema';

import type { Metric } from './judge-app';

/** One hour of a trend: the hour with its values by version. */
export interface TrendPoint {
  /** Milliseconds since 1970, start of the hour. */
  readonly at: number;
  readonly version: string;
  readonly value: number;
}

/** Returns the values of a metric for the given versions of an app, oldest first. */
export function trendOf(
  buckets: readonly TrendBucket[],
  app: string,
  versions: readonly string[],
  metric: Metric,
): readonly TrendPoint[] {
  return buckets
    .filter(({ part, version }) => part === app && versions.includes(version))
    .flatMap((bucket) => {
      const value = valueOf(bucket, metric);
      return value === null ? [] : [{ at: Date.parse(bucket.hour), version: bucket.version, value }];
    })
    .toSorted((one, other) => one.at - other.at);
}

function valueOf({ loaded, loadFailed, errors, booked, p75 }: TrendBucket, metric: Metric): number | null {
  const all = loaded + loadFailed;
  switch (metric) {
    case 'loads':
      return loaded;
    case 'errors':
      return all === 0 ? null : (errors + loadFailed) / all;
    case 'bookings':
      return loaded === 0 ? null : (booked / loaded) * 1_000;
    case 'LCP':
    case 'INP':
      return p75[metric] ?? null;
  }
}
