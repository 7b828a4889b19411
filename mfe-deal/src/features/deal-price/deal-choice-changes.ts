import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

import type { DealChoice } from '../../domain/deal-choice-url';
import {
  applyDate,
  applyFilters,
  type DealFilterChoice,
  type DealFilters,
  type DealPriceRow,
} from '../../domain/deal-prices';

/** What the page displays when the shopper changes a choice. */
interface Displayed {
  /** `yyyy-MM` */
  readonly month: string;
  readonly date: IsoDate | null;
}

/** Keeps the selected day, or else the displayed month, when filters change (DEAL-ST-05). */
export function changeFilters(
  choice: DealChoice,
  change: Partial<DealFilterChoice>,
  { month, date }: Displayed,
): DealChoice {
  return { ...choice, ...applyFilters(choice, change, date), month: date === null ? month : null };
}

/** Keeps the selected day, or else the displayed month, when the party changes (DEAL-ST-05). */
export function changeRooms(choice: DealChoice, rooms: Occupancy, displayed: Displayed): DealChoice {
  return { ...changeFilters(choice, {}, displayed), rooms };
}

/** Selects a day, and the filters of its cheapest price if it has none with the current filters (DEAL-ST-08). */
export function changeDate(
  choice: DealChoice,
  date: IsoDate,
  { rows, filters }: { readonly rows: readonly DealPriceRow[]; readonly filters: DealFilters },
): DealChoice {
  return { ...choice, ...applyDate(rows, choice, filters, date), month: null };
}

/** Opens another month without a selected day, so that its cheapest day is selected. */
export function changeMonth(choice: DealChoice, month: string): DealChoice {
  return { ...choice, date: null, previousDate: null, month };
}
