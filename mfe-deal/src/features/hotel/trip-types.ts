import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';

import { wholeCount } from '../../parts/guest-score/guest-score';
import type { ShareRow } from './share-list';
import { formatCount, percentOf, percentText } from './star-counts';

type TripTypes = NonNullable<HotelRecord['reviews']>['trip_types'];

/** What guests came for, the most usual first; without the kinds that nobody came for. */
export function tripTypes(types: TripTypes): readonly { readonly name: string; readonly count: number }[] {
  return (types ?? [])
    .map(({ name, localized_name, value }) => ({
      name: localized_name.trim() || name.trim(),
      count: wholeCount(value),
    }))
    .filter(({ name, count }) => name !== '' && count > 0)
    .sort((one, other) => other.count - one.count);
}

/** The same as rows: `Couples`, `620 (28%)`. */
export function tripRows(types: TripTypes): readonly ShareRow[] {
  const known = tripTypes(types);
  const total = known.reduce((sum, { count }) => sum + count, 0);
  return known.map(({ name, count }) => ({
    name,
    value: `${formatCount(count)} (${percentText(count, total)})`,
    percent: percentOf(count, total),
  }));
}
