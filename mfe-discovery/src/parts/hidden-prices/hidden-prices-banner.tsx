import { CallBanner } from '@storefront/shared/composites/call-banner/call-banner';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';

/** Renders the notice about prices by phone, with its own margins (LAND-15, GRP-05, DEC-77); nothing without the claim. */
export function HiddenPricesBanner() {
  const claim = useClaim('hidden-prices');
  const { salesHours } = useRuntime().config.seller;
  if (!claim) return null;
  return (
    <Container>
      <CallBanner
        label={claim.text}
        title={claim.text}
        description={claim.words ?? undefined}
        hours={salesHours}
      />
    </Container>
  );
}
