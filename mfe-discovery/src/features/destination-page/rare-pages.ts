/** What few landing pages need, in one request: pages of blocks, and unknown pages. */
export { BlocksPage } from './blocks/blocks-page';
export { dealsOfBlocks } from './blocks/deal-choice';
export { DestinationNotFound } from './destination-not-found';
