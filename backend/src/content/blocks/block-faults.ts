import type { Block } from '@storefront/shared/contracts/blocks/block';
import { definitionOf } from '@storefront/shared/contracts/blocks/block-definitions';
import {
  priceReferencesIn,
  priceReferenceText,
  type PriceReference,
} from '@storefront/shared/contracts/blocks/price-reference';
import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

import type { ContentKind } from '../../db/tables';
import { readUkTime } from '../uk-time/uk-time';

import { valuesOf, type BlockValue } from './block-values';
import { hasTypedPrice, removedMarkup } from './removed-markup';

export interface BlockFault {
  /** Path within the page, such as `blocks.2.props.title`. */
  readonly field: string;
  readonly message: string;
}

/** Whether a document exists, as a draft or published. */
export type DocumentExists = (kind: ContentKind, id: string) => Promise<boolean>;

/**
 * Returns what the schema of a block cannot see: documents that do not exist, times that the UK skips, markup that the
 * shop removes, prices in figures, and blocks that this shop does not know.
 */
export async function blockFaults(
  blocks: readonly Block[],
  exists: DocumentExists,
): Promise<readonly BlockFault[]> {
  const faults = await Promise.all(
    blocks.map(async (block, index) => {
      const own = unknownBlock(block);
      if (own !== null) return [{ field: `blocks.${index}.type`, message: own }];
      const found = await Promise.all(
        valuesOf(block).map(async (one) => {
          const messages = [...valueFaults(one), ...(await referenceFaults(one, exists))];
          return messages.map((message) => ({ field: `blocks.${index}.${one.path}`, message }));
        }),
      );
      return found.flat();
    }),
  );
  return [...faults.flat(), ...severalHeroes(blocks)];
}

function unknownBlock({ type, v }: Block): string | null {
  const definition = definitionOf(type);
  if (!definition) return `${type} is not a block of this shop`;
  return v > definition.version ? `this ${definition.label} was made by a newer version of the shop` : null;
}

/** The hero has the headline of the page, which it has once. */
function severalHeroes(blocks: readonly Block[]): readonly BlockFault[] {
  const places = blocks.flatMap(({ type }, index) => (type === 'hero' ? [index] : []));
  const misplaced = places.filter((place, nth) => nth > 0 || place > 0);
  return misplaced.map((place) => ({
    field: `blocks.${place}`,
    message: 'a hero is the first block of a page, and the only one',
  }));
}

function valueFaults({ control, value }: BlockValue): readonly string[] {
  if (control === 'destination' && typeof value === 'number')
    return findDestination(value) ? [] : ['is not a destination of the catalogue'];
  const text = String(value);
  if (control === 'ukTime') {
    const time = readUkTime(text);
    return time.ok ? [] : [time.message];
  }
  const messages: string[] = [];
  if (control === 'richText') {
    const removed = removedMarkup(text);
    if (removed.length > 0) messages.push(`contains ${removed.join(', ')}, which the shop removes`);
  }
  if ((control === 'richText' || control === 'line') && hasTypedPrice(text))
    messages.push('states a price in figures, which changes every day: insert a price instead');
  return messages;
}

async function referenceFaults(
  { control, value }: BlockValue,
  exists: DocumentExists,
): Promise<readonly string[]> {
  const text = String(value);
  if (control === 'page') return (await exists('pages', text)) ? [] : ['is not a landing page'];
  if (control === 'deal') return (await exists('deals', text)) ? [] : ['is not a deal'];
  if (control === 'group') return (await exists('groups', text)) ? [] : ['is not a group'];
  if (control !== 'richText' && control !== 'line') return [];
  const missing = await Promise.all(
    priceReferencesIn(text).map(async (reference) =>
      (await exists(reference.kind, reference.id)) ? [] : [missingPrice(reference)],
    ),
  );
  return missing.flat();
}

function missingPrice(reference: PriceReference): string {
  return `${priceReferenceText(reference)} has no ${reference.kind === 'pages' ? 'landing page' : 'deal'}`;
}
