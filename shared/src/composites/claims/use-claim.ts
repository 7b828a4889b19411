import { useRuntime } from '@storefront/shared/runtime';

import type { Claim, ClaimKind } from '../../contracts/claims';

import { validClaim } from '../../contracts/valid-claim';

/** A claim that may be made today, in the owner's words; `null` where a page must do without it. */
export function useClaim(kind: ClaimKind): Claim | null {
  const { config, clock } = useRuntime();
  return validClaim(config.claims, kind, clock.today());
}
