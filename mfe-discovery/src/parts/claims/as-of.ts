import type { Claim } from '@storefront/shared/contracts/claims';
import { monthName } from '@storefront/shared/domain/dates/months';

/** Returns the date of the evidence of a figure: `as of October 2026`; an empty text without one. */
export function asOf({ asOf: date }: Claim): string {
  return date === null ? '' : `as of ${monthName(date)}`;
}
