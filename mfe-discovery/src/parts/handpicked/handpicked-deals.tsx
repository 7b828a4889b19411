import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { from, radius } from '@storefront/shared/ui/tokens';
import { Suspense, use } from 'react';

import { dealSlides } from '../deals/deal-slides';
import { DealsPlaceholder } from '../deals/deals-placeholder';
import type { DealsOutcome } from '../deals/load-deals';

interface HandpickedDealsProps {
  readonly outcome: Promise<DealsOutcome>;
  readonly belongs: (deal: CatalogueDeal) => boolean;
}

const TITLE = 'Handpicked Deals';

/** Renders the deals of a page in a carousel with its own margins; nothing without deals or after a failed load (LAND-16 to LAND-20). */
export function HandpickedDeals(props: HandpickedDealsProps) {
  return (
    <Suspense
      fallback={
        <Container>
          <DealsPlaceholder heading={<Heading />} />
        </Container>
      }
    >
      <Handpicked {...props} />
    </Suspense>
  );
}

function Handpicked({ outcome, belongs }: HandpickedDealsProps) {
  const loaded = use(outcome);
  const deals = loaded.kind === 'known' ? loaded.deals.filter(belongs) : [];
  if (deals.length === 0) return null;
  return (
    <Container css={deals.length === 1 && oneDealStyles}>
      <Carousel label={TITLE} heading={<Heading />} layout="three-or-one" slides={dealSlides(deals)} />
    </Container>
  );
}

function Heading() {
  return <SectionHeading size="page">{TITLE}</SectionHeading>;
}

/** One deal has the whole row, its picture beside the texts. */
const oneDealStyles = css`
  ${from.small} {
    & [role='group'] {
      flex-basis: 100%;
    }

    & article {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));

      & > :first-of-type {
        border-radius: ${radius.card} 0 0 ${radius.card};
      }
    }
  }
`;
