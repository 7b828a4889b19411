import type { Release } from '../api/releases';

import { wallTimeOf } from '../ui/uk-wall';

/** A moment at which the site changes by itself. */
export interface UpcomingMoment {
  /** Value of a field for UK times. */
  readonly at: string;
  readonly label: string;
}

const MAX_MOMENTS = 6;

/** Returns when releases start and end, the next first. @param now milliseconds since 1970 */
export function upcomingMoments(releases: readonly Release[], now: number): readonly UpcomingMoment[] {
  return releases
    .filter(({ state }) => state === 'scheduled' || state === 'live')
    .flatMap((release) => [
      { instant: release.startsAt, label: `${nameOf(release)} goes live` },
      { instant: release.endsAt, label: `${nameOf(release)} ends` },
    ])
    .flatMap(({ instant, label }) =>
      instant !== null && Date.parse(instant) > now
        ? [{ instant: Date.parse(instant), at: wallTimeOf(instant), label }]
        : [],
    )
    .toSorted((one, other) => one.instant - other.instant)
    .slice(0, MAX_MOMENTS)
    .map(({ at, label }) => ({ at, label }));
}

function nameOf({ note, documents }: Release): string {
  return note === '' ? documents.map(({ title }) => title).join(', ') : note;
}
