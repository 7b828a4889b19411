import type { Claim, ClaimKind, Claims } from '../../contracts/claims';
import type { IsoDate } from '../dates/iso-date';

/** The claim as it may be made on a day; `null` when the owner switched it off or its days are over. */
export function validClaim(claims: Claims, kind: ClaimKind, today: IsoDate): Claim | null {
  const claim = claims[kind];
  if (!claim) return null;
  const begun = claim.startsAt === null || claim.startsAt <= today;
  const ended = claim.endsAt !== null && claim.endsAt < today;
  return begun && !ended ? claim : null;
}
