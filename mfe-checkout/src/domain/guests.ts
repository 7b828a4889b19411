import type { Guest } from '@storefront/shared/domain/occupancy/guests';

export { guestsOf, type Guest } from '@storefront/shared/domain/occupancy/guests';

/** `Lead passenger`, `Passenger 2, adult`, `Passenger 3, child (7)` */
export function guestTitle({ childAge }: Guest, index: number): string {
  if (index === 0) return 'Lead passenger';
  const kind = childAge === null ? 'adult' : `child (${childAge === 0 ? 'under 1' : childAge})`;
  return `Passenger ${index + 1}, ${kind}`;
}
