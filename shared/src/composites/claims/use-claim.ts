import { useRuntime } from '@storefront/shared/runtime';

import type { Claim, ClaimKind } from '../../contracts/claims';

import { validClaim } from '../../contracts/valid-claim';

/** Returns the configured marketing claim if it is valid today, otherwise `null`. */
export function useClaim(kind: ClaimKind): Claim | null {
  const { config, clock } = useRuntime();
  return validClaim(config.claims, kind, clock.today());
}
