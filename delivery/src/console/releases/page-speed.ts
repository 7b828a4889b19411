import { coreVitalSchema, type CoreVital, type PageVitals } from '@storefront/shared/api/telemetry.schema';
import type { AppName } from '@storefront/tooling/apps';

import type { AppState } from './app-state';
import { MIN_MEASUREMENTS_OF_HOUR, RATINGS, rateVital, type Rating } from './rate-vital';
import type { TrendPoint } from './trend';

/** The Core Web Vitals of one vital of a kind of page. */
export interface VitalSpeed {
  readonly vital: CoreVital;
  readonly rating: Rating;
  /** 75th percentile; `null` without measurements. */
  readonly p75: number | null;
  readonly count: number;
  /** Hours with enough measurements, oldest first. */
  readonly points: readonly TrendPoint[];
}

/** One kind of page of one version. */
export interface PageSpeed {
  readonly app: string;
  readonly version: string;
  /** Route pattern. */
  readonly page: string;
  /** What visitors get of this version. */
  readonly state: 'live' | 'canary' | 'earlier';
  readonly vitals: readonly VitalSpeed[];
}

/** Rates the pages of an app, or of all, and orders the slowest first, and of equal ones those with most measurements. */
export function pageSpeeds(
  reported: readonly PageVitals[],
  apps: readonly AppState[],
  only: AppName | null,
): readonly PageSpeed[] {
  return reported
    .filter(({ part }) => only === null || part === only)
    .map((entry) => ({
      app: entry.part,
      version: entry.version,
      page: entry.page,
      state: stateOf(apps, entry),
      vitals: coreVitalSchema.options.map((vital) => vitalSpeed(vital, entry)),
    }))
    .toSorted((one, other) => slownessOf(other) - slownessOf(one) || countOf(other) - countOf(one));
}

function stateOf(apps: readonly AppState[], { part, version }: PageVitals): PageSpeed['state'] {
  const state = apps.find(({ app }) => app === part);
  if (state?.live?.version === version) return 'live';
  return state?.canary?.version === version ? 'canary' : 'earlier';
}

function vitalSpeed(vital: CoreVital, { version, vitals, hours }: PageVitals): VitalSpeed {
  const measured = vitals[vital];
  return {
    vital,
    rating: rateVital(vital, measured),
    p75: measured?.p75 ?? null,
    count: measured?.count ?? 0,
    points: hours.flatMap(({ hour, vitals: ofHour }) => {
      const point = ofHour[vital];
      if (!point || point.count < MIN_MEASUREMENTS_OF_HOUR) return [];
      return [{ at: Date.parse(hour), version, value: point.p75 }];
    }),
  };
}

/** One poor vital weighs more than all that are only fair. */
function slownessOf({ vitals }: PageSpeed): number {
  return vitals.reduce((sum, { rating }) => sum + 10 ** (RATINGS.length - RATINGS.indexOf(rating)), 0);
}

function countOf({ vitals }: PageSpeed): number {
  return Math.max(...vitals.map(({ count }) => count));
}
