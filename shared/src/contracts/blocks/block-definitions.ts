import type { z } from 'zod';

import type { BlockDefinition } from './block';
import { dealCards, destinationCards, priceByMonth } from './holiday-blocks';
import { hero, offer, searchForm } from './opening-blocks';
import { faq, gallery, links, pictureText, richTextBlock } from './text-blocks';
import { callBanner, trustStrip } from './trust-blocks';

/** All types of blocks, in the order of the studio's list. */
export const BLOCK_DEFINITIONS = {
  hero,
  offer,
  searchForm,
  richText: richTextBlock,
  pictureText,
  gallery,
  faq,
  links,
  dealCards,
  destinationCards,
  priceByMonth,
  trustStrip,
  callBanner,
} as const;

export type BlockType = keyof typeof BLOCK_DEFINITIONS;
export type BlockProps<T extends BlockType> = z.output<(typeof BLOCK_DEFINITIONS)[T]['schema']>;

/** Returns the definition of a type; `null` for a type that this build does not know. */
export function definitionOf(type: string): BlockDefinition | null {
  return Object.entries<BlockDefinition>(BLOCK_DEFINITIONS).find(([name]) => name === type)?.[1] ?? null;
}
