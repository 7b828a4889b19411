import type { Clock } from '@storefront/shared/platform/time/clock';

/** Whether a card has expired: it is good to the end of its month. @param expires `yyyy-MM` */
export function hasExpired(expires: string, clock: Pick<Clock, 'today'>): boolean {
  return expires < clock.today().slice(0, 7);
}
