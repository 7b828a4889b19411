import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';

import { toReviewCount } from '../../domain/review-score';
import type { PercentageRow } from './percentage-list';
import { percentOf, percentText } from './star-counts';

type TripTypes = NonNullable<HotelRecord['reviews']>['trip_types'];

/** Returns the trip types of past guests with a count above 0, the most frequent first. */
export function tripTypes(types: TripTypes): readonly { readonly name: string; readonly count: number }[] {
  return (types ?? [])
    .map(({ name, localized_name, value }) => ({
      name: localized_name.trim() || name.trim(),
      count: toReviewCount(value),
    }))
    .filter(({ name, count }) => name !== '' && count > 0)
    .sort((one, other) => other.count - one.count);
}

/** Returns the trip types as rows, such as `Couples` with `620 (28%)`. */
export function tripRows(types: TripTypes): readonly PercentageRow[] {
  const trips = tripTypes(types);
  const total = trips.reduce((sum, { count }) => sum + count, 0);
  return trips.map(({ name, count }) => ({
    name,
    value: `${formatCount(count)} (${percentText(count, total)})`,
    percent: percentOf(count, total),
  }));
}
