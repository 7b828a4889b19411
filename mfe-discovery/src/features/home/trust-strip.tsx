import { TrustStrip as Strip, type TrustClaim } from '@storefront/shared/trust-strip/trust-strip';
import { Container } from '@storefront/shared/ui/container';

const CLAIMS: readonly TrustClaim[] = [
  { kind: 'protection', title: 'ATOL protected', words: 'Every package, every penny' },
  { kind: 'deposit', title: 'Low deposits', words: 'From £49 per person' },
  { kind: 'support', title: '24x7 in-resort support', words: 'Someone to call, always' },
  { kind: 'match', title: 'Price match promise', words: '92% book with us again' },
];

export function TrustStrip() {
  return (
    <Container>
      <Strip label="Why book with us" claims={CLAIMS} />
    </Container>
  );
}
