import type { Clock } from '@storefront/shared/platform/time/clock';

/** Returns whether a card has expired. It is valid to the end of its month. @param expires `yyyy-MM` */
export function hasExpired(expires: string, clock: Pick<Clock, 'today'>): boolean {
  return expires < clock.today().slice(0, 7);
}
