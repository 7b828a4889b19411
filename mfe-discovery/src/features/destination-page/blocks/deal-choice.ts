import { pageBlocksSchema } from '@storefront/shared/api/content/page-blocks.schema';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { BLOCK_DEFINITIONS, type BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';

type DealCards = BlockProps<'dealCards'>;
type Belongs = (deal: CatalogueDeal) => boolean;

/**
 * Returns a predicate for the deals of a choice.
 *
 * @param ofThisPage predicate for the deals of the destination of the page
 */
export function dealsMatching(choice: DealCards['choice'], ofThisPage: Belongs): Belongs {
  if ('groupId' in choice) return ({ groupIds }) => groupIds.includes(choice.groupId);
  if ('destinationId' in choice)
    return ({ destinationIds }) => destinationIds.includes(String(choice.destinationId));
  if ('deals' in choice) return ({ dealId }) => choice.deals.some((one) => one.dealId === dealId);
  return ofThisPage;
}

/** Returns the deals that a block shows: handpicked ones in their order, others as they come. */
export function chosenDeals(
  deals: readonly CatalogueDeal[],
  { choice, max }: Pick<DealCards, 'choice' | 'max'>,
): readonly CatalogueDeal[] {
  if (!('deals' in choice)) return deals.slice(0, max);
  return choice.deals
    .flatMap(({ dealId }) => deals.find((deal) => deal.dealId === dealId) ?? [])
    .slice(0, max);
}

/** Returns a predicate for the deals of all blocks of a page: its HTML document contains no others (API-DEALS-03). */
export function dealsOfBlocks(page: HolidayPage, ofThisPage: Belongs): Belongs {
  const blocks = pageBlocksSchema.safeParse(page.blocks).data?.list ?? [];
  const predicates = blocks.flatMap(({ type, props }) => {
    if (type !== 'dealCards') return [];
    const parsed = BLOCK_DEFINITIONS.dealCards.schema.safeParse(props);
    return parsed.success ? [dealsMatching(parsed.data.choice, ofThisPage)] : [];
  });
  return (deal) => predicates.some((belongs) => belongs(deal));
}
