import { CallBanner } from '@storefront/shared/composites/call-banner/call-banner';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';

import { BookWithConfidence } from '../../parts/confidence/book-with-confidence';
import { ReviewProof } from '../../parts/confidence/review-proof';

import { Section } from './section';

export { HiddenPricesBanner } from '../../parts/hidden-prices/hidden-prices-banner';

/** Renders why to book here (LAND-30). */
export function Confidence() {
  return (
    <Section title="Book With Confidence">
      <BookWithConfidence />
      <ReviewProof />
    </Section>
  );
}

/** Renders how to reach the travel team. */
export function HelpBanner({ name }: { readonly name: string }) {
  const { seller } = useRuntime().config;
  return (
    <Container>
      <CallBanner
        title={`Need help with your holiday to ${name}?`}
        description="Our travel team knows the hotels and the flights."
        hours={seller.salesHours}
      />
    </Container>
  );
}
