import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import type { ReactNode } from 'react';

/** The largest number of cards that a carousel of deals shows at once; they decide its height. */
const VISIBLE = 3;

/** Returns the cards of a carousel. Those outside its view are hydrated one by one: twenty cards are one long task. */
export function dealSlides(deals: readonly CatalogueDeal[]): readonly ReactNode[] {
  return deals.map((deal, index) => (
    <HydrationSection key={deal.dealId} kind={index < VISIBLE ? 'first-screen' : 'slide'}>
      <DealCard deal={deal} />
    </HydrationSection>
  ));
}
