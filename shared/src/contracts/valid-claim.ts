import type { Claim, ClaimKind, Claims } from './claims';
import type { IsoDate } from '../domain/dates/iso-date';

/**
 * Returns the claim when it may be shown on a day (UK calendar date), or `null` when the owner switched it off or
 * the day is outside its dates. Both dates are inclusive.
 */
export function validClaim(claims: Claims, kind: ClaimKind, today: IsoDate): Claim | null {
  const claim = claims[kind];
  if (!claim) return null;
  const started = claim.startsAt === null || claim.startsAt <= today;
  const ended = claim.endsAt !== null && claim.endsAt < today;
  return started && !ended ? claim : null;
}
