import type { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

export type PricedRating = (typeof PRICED_RATINGS)[number];

/** The cheapest holiday of a star class on a landing or group page. */
export interface PricedEntry {
  readonly pricePerPerson: Pence;
  readonly date: IsoDate;
  /** `null` or 0 when the content names no hotel. */
  readonly giataId: number | null;
  readonly nights: number;
  readonly boardName: string;
}
