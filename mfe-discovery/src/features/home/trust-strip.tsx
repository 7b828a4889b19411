import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import type { Claim } from '@storefront/shared/contracts/claims';
import {
  TrustStrip as Strip,
  type TrustClaim,
  type TrustKind,
} from '@storefront/shared/composites/trust-strip/trust-strip';
import { Container } from '@storefront/shared/ui/container';

import { asOf } from '../../parts/claims/as-of';

const ATOL: TrustClaim = {
  kind: 'protection',
  title: 'ATOL protected',
  description: 'As your ATOL Certificate states',
};

/** Renders the configured trust claims (PROD-05 to PROD-08, PROD-10, PROD-11). */
export function TrustStrip() {
  const claims = [
    reason('deposit', useClaim('low-deposit')),
    reason('support', useClaim('support')),
    reason('match', useClaim('price-match')),
    reason('exclusive', useClaim('exclusive-deals')),
    ...ofCustomers(useClaim('travellers'), useClaim('book-again')),
  ].filter((claim) => claim !== null);

  return (
    <Container>
      <Strip label="Why book with us" claims={[ATOL, ...claims]} />
    </Container>
  );
}

function reason(kind: TrustKind, claim: Claim | null): TrustClaim | null {
  return (
    claim && { kind, title: claim.text, description: claim.words ?? asOf(claim), termsUrl: claim.termsUrl }
  );
}

/** Combines the two customer claims in one item, unless one of them has a description or terms. */
function ofCustomers(travellers: Claim | null, bookAgain: Claim | null): readonly (TrustClaim | null)[] {
  if (!travellers || !bookAgain || travellers.words || bookAgain.words || bookAgain.termsUrl) {
    return [reason('reviews', travellers), reason('reviews', bookAgain)];
  }
  const description = [bookAgain.text, asOf(bookAgain)].filter(Boolean).join(', ');
  return [{ kind: 'reviews', title: travellers.text, description, termsUrl: travellers.termsUrl }];
}
