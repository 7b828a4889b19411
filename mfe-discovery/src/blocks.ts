import { BLOCK_VIEWS } from './features/destination-page/blocks/block-views';

/**
 * The blocks that this release renders. The build writes their catalogue into the release; at run time only a page of
 * blocks loads them.
 */
export const blocks = BLOCK_VIEWS;
