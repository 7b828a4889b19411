import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import {
  FIRST_SCREEN,
  untilHydratedStyles,
  type SectionLayout,
} from '@storefront/shared/composites/page/section-layout';
import type { ReactNode } from 'react';

/** The largest number of cards that a carousel of deals shows at once; they decide its height. */
const VISIBLE = 3;

// Less than any card: the visible slides decide the height.
const SLIDE: SectionLayout = {
  styles: css`
    display: contents;
    ${untilHydratedStyles('320px')}
  `,
};

/** Returns the cards of a carousel. Those outside its view are hydrated one by one: twenty cards are one long task. */
export function dealSlides(deals: readonly CatalogueDeal[]): readonly ReactNode[] {
  return deals.map((deal, index) => (
    <HydrationSection key={deal.dealId} layout={index < VISIBLE ? FIRST_SCREEN : SLIDE}>
      <DealCard deal={deal} />
    </HydrationSection>
  ));
}
