import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import type { Claim } from '@storefront/shared/contracts/claims';
import {
  TrustStrip,
  type TrustClaim,
  type TrustKind,
} from '@storefront/shared/composites/trust-strip/trust-strip';
import { Container } from '@storefront/shared/ui/container';

import { asOf } from '../../parts/claims/as-of';

/** Renders the configured trust claims (LAND-14). */
export function TrustBadges() {
  const deposit = useClaim('low-deposit');
  const support = useClaim('support');
  const match = useClaim('price-match');
  const again = useClaim('book-again');
  const travellers = useClaim('travellers');
  const claims = [
    PROTECTION,
    ...badge('deposit', deposit),
    ...badge('support', support),
    ...badge('match', match),
    ...badge('reviews', again),
    ...badge('reviews', travellers),
  ];
  return (
    <Container>
      <TrustStrip label="Why book with us" claims={claims} />
    </Container>
  );
}

const PROTECTION: TrustClaim = {
  kind: 'protection',
  title: 'ATOL protected',
  description: 'As your ATOL Certificate states',
};

function badge(kind: TrustKind, claim: Claim | null): readonly TrustClaim[] {
  if (!claim) return [];
  return [{ kind, title: claim.text, description: claim.words ?? asOf(claim), termsUrl: claim.termsUrl }];
}
