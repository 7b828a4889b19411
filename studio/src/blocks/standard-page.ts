import type { Json, JsonObject } from '../api/json';

import type { BlockKind } from './block-kind';
import { newBlock, newBlockId, type EditedBlock } from './block-list';

/**
 * Returns blocks that show what the standard sections of a page show, to start from. Types that the live release does
 * not have are left out.
 */
export function standardBlocks(document: JsonObject, kinds: readonly BlockKind[]): readonly EditedBlock[] {
  const name = typeof document['destinationName'] === 'string' ? document['destinationName'] : '';
  const text = document['content'];
  const sections: readonly (readonly [string, Readonly<Record<string, Json>>])[] = [
    ['hero', { title: `Holidays to ${name}`, picture: document['heroImage'] ?? null }],
    ['trustStrip', {}],
    ['dealCards', {}],
    ['priceByMonth', {}],
    ['richText', { title: `About ${name}`, ...(typeof text === 'string' && text !== '' ? { text } : {}) }],
    ['callBanner', { title: `Need help with your holiday to ${name}?` }],
  ];
  return sections.flatMap(([type, props]) => {
    const kind = kinds.find((one) => one.type === type);
    if (!kind) return [];
    const block = newBlock(kind, newBlockId());
    return [{ ...block, props: { ...block.props, ...props } }];
  });
}
