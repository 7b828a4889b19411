import { useRuntime } from '@storefront/shared/runtime';

import type { Claim, ClaimKind } from '../../contracts/claims';

import { validClaim } from '../../contracts/valid-claim';

/**
 * Returns the configured marketing claim if it is valid today, otherwise `null`. Support at any time is claimed only
 * together with its number (DEC-168).
 */
export function useClaim(kind: ClaimKind): Claim | null {
  const { config, clock } = useRuntime();
  const claim = validClaim(config.claims, kind, clock.today());
  if (kind !== 'support' || claim === null) return claim;
  const { emergencyPhone } = config.seller;
  return emergencyPhone === null
    ? null
    : { ...claim, words: [claim.words, emergencyPhone].filter(Boolean).join(': ') };
}
