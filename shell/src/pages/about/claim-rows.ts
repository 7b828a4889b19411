import type { ClaimKind, Claims } from '@storefront/shared/contracts/claims';
import { validClaim } from '@storefront/shared/contracts/valid-claim';
import { formatDate } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

/** Returns what the shop claims today: the words, what they mean, their evidence with its date, and until when. */
export function claimRows(claims: Claims, today: IsoDate): readonly (readonly string[])[] {
  return Object.keys(claims).flatMap((kind) => {
    const claim = validClaim(claims, kind as ClaimKind, today);
    if (!claim) return [];
    const { text, words, source, asOf, endsAt } = claim;
    const evidence = [source, asOf && `as of ${formatDate(asOf)}`].filter(Boolean).join(', ');
    return [[text, words ?? '–', evidence || '–', endsAt === null ? '–' : formatDate(endsAt)]];
  });
}
