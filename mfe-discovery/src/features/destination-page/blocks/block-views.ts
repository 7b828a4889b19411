import {
  BLOCK_DEFINITIONS as blocks,
  type BlockType,
} from '@storefront/shared/contracts/blocks/block-definitions';

import { blockView, type BlockView } from './block-view';

const contents = () => import('./block-contents');

/** The blocks that this release renders. Its build states them to the studio and to the release check. */
export const BLOCK_VIEWS: Readonly<Record<BlockType, BlockView>> = {
  hero: blockView(blocks.hero, async () => (await contents()).HeroBlock),
  offer: blockView(blocks.offer, async () => (await contents()).OfferBlock),
  // It is as large as all others, and few pages have it.
  searchForm: blockView(blocks.searchForm, async () => (await import('./search-form-block')).SearchFormBlock),
  richText: blockView(blocks.richText, async () => (await contents()).RichTextBlock),
  pictureText: blockView(blocks.pictureText, async () => (await contents()).PictureTextBlock),
  gallery: blockView(blocks.gallery, async () => (await contents()).GalleryBlock),
  faq: blockView(blocks.faq, async () => (await contents()).FaqBlock),
  links: blockView(blocks.links, async () => (await contents()).LinksBlock),
  dealCards: blockView(blocks.dealCards, async () => (await contents()).DealCardsBlock),
  destinationCards: blockView(blocks.destinationCards, async () => (await contents()).DestinationCardsBlock),
  priceByMonth: blockView(blocks.priceByMonth, async () => (await contents()).PriceByMonthBlock),
  trustStrip: blockView(blocks.trustStrip, async () => (await contents()).TrustStripBlock),
  callBanner: blockView(blocks.callBanner, async () => (await contents()).CallBannerBlock),
};

/** Returns the view of a type; `undefined` for a type that this release does not render. */
export function viewOf(type: string): BlockView | undefined {
  return Object.entries(BLOCK_VIEWS).find(([name]) => name === type)?.[1];
}
