import type { CoreVital, VersionHealth } from '@storefront/shared/api/telemetry.schema';

import type { Metric } from '../releases/judge-app';

const COUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const SCORE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, minimumFractionDigits: 2 });

export const METRIC_NAMES: Readonly<Record<Metric, string>> = {
  errors: 'Loads with an error',
  bookings: 'Bookings per 1,000 loads',
  LCP: 'LCP, 75th percentile',
  INP: 'INP, 75th percentile',
  loads: 'Page loads',
};

export const SHORT_METRIC_NAMES: Readonly<Record<Metric, string>> = {
  errors: 'Errors',
  bookings: 'Book./1,000',
  LCP: 'LCP p75',
  INP: 'INP p75',
  loads: 'Loads',
};

export const NOT_MEASURED = 'n/a';

export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Formats a value of a vital with its unit. */
export function formatVital(vital: CoreVital, value: number): string {
  switch (vital) {
    case 'LCP':
      return `${SHORT.format(value / 1_000)} s`;
    case 'INP':
      return `${COUNT.format(value)} ms`;
    case 'CLS':
      return SCORE.format(value);
  }
}

/**
 * Formats the value of a metric over the whole period, with its unit; "n/a" without data.
 */
export function formatMetric(metric: Metric, health: VersionHealth | null): string {
  if (!health) return NOT_MEASURED;
  const { loaded, loadFailed, errors, vitals } = health;
  switch (metric) {
    case 'loads':
      return COUNT.format(loaded);
    case 'errors':
      return loaded + loadFailed === 0
        ? NOT_MEASURED
        : `${SHORT.format(((errors + loadFailed) / (loaded + loadFailed)) * 100)}%`;
    case 'bookings':
      return formatBookings(health);
    case 'LCP':
      return vitals.LCP ? formatVital('LCP', vitals.LCP.p75) : NOT_MEASURED;
    case 'INP':
      return vitals.INP ? formatVital('INP', vitals.INP.p75) : NOT_MEASURED;
  }
}

/** Documents of most apps never see a booking, which is no harm. */
function formatBookings({ part, loaded, booked }: VersionHealth): string {
  if (loaded === 0 || (booked === 0 && part !== 'mfe-checkout')) return NOT_MEASURED;
  return SHORT.format((booked / loaded) * 1_000);
}
