/** The components of blocks in one file, so that a page of blocks makes one request for them. */
export { HeroBlock } from './hero-block';
export { DealCardsBlock, DestinationCardsBlock, PriceByMonthBlock } from './holiday-blocks';
export { OfferBlock } from './offer-block';
export { GalleryBlock, PictureTextBlock } from './picture-blocks';
export { FaqBlock, LinksBlock, RichTextBlock } from './text-blocks';
export { CallBannerBlock, TrustStripBlock } from './trust-blocks';
