import { cardPriceOf } from '@storefront/shared/api/content/card-price-of';
import { catalogueDealSchema } from '@storefront/shared/api/content/deals.schema';
import type { PageBlocksWire } from '@storefront/shared/api/content/page-blocks.schema';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import type { Block } from '@storefront/shared/contracts/blocks/block';
import {
  priceReferencesIn,
  withPrices,
  type PriceReference,
} from '@storefront/shared/contracts/blocks/price-reference';
import { dealPrice } from '@storefront/shared/domain/deals/deal-price';
import { formatPounds, type Pence } from '@storefront/shared/domain/pricing/pence';

import type { FindPictures } from '../../media/library/library-pictures';
import { pictureIdIn, picturePath } from '../../media/library/picture-reference';
import { readUkTime } from '../uk-time/uk-time';

import { valuesOf, type BlockValue } from './block-values';

/** Finds what blocks refer to; `null` for what is not on the site. */
export interface BlockSources {
  readonly findPictures: FindPictures;
  /** A page with its prices, without its blocks. */
  readonly livePage: (id: string) => Promise<HolidayPage | null>;
  /** A deal with the price of the day, as the shop gets it. */
  readonly liveDeal: (id: string) => Promise<object | null>;
}

/** In place of a price that does not exist today. */
const NO_PRICE = 'a price on request';

/**
 * Returns blocks in their wire format, with everything that they refer to: pictures, from-prices of pages, the instants
 * of times, and the prices in their texts. `null` for a page without blocks.
 */
export async function resolveBlocks(
  blocks: readonly Block[],
  { findPictures, livePage, liveDeal }: BlockSources,
): Promise<PageBlocksWire | null> {
  if (blocks.length === 0) return null;
  const values = blocks.flatMap(valuesOf);
  const texts = (control: string) => [...new Set(values.flatMap((one) => textOf(one, control)))];
  const references = uniqueReferences(values);
  const pageIds = [...texts('page'), ...references.flatMap(({ kind, id }) => (kind === 'pages' ? [id] : []))];
  const [pictures, pages, deals] = await Promise.all([
    picturesOf(findPictures, texts('picture')),
    pagesOf([...new Set(pageIds)], livePage),
    dealPrices(
      liveDeal,
      references.flatMap(({ kind, id }) => (kind === 'deals' ? [id] : [])),
    ),
  ]);
  const priceText = ({ kind, id }: PriceReference) => {
    const price = kind === 'pages' ? pages.get(id)?.price.price : deals.get(id);
    return price == null ? NO_PRICE : formatPounds(price);
  };
  return {
    list: blocks.map((block) => ({ ...block, props: withTexts(block.props, priceText) })),
    pictures,
    pages: Object.fromEntries(pages),
    times: Object.fromEntries(texts('ukTime').flatMap(instantOf)),
  };
}

/** Returns the blocks of a preview: an offer that has ended by then is left out, as a page of that time leaves it out. */
export function blocksAt(blocks: readonly Block[], at: Date | null): readonly Block[] {
  if (at === null) return blocks;
  const hasEnded = (block: Block) =>
    block.type === 'offer' &&
    valuesOf(block)
      .flatMap((one) => textOf(one, 'ukTime'))
      .flatMap(instantOf)
      .some(([, end]) => new Date(end) <= at);
  return blocks.filter((block) => !hasEnded(block));
}

function textOf({ control, value }: BlockValue, requested: string): readonly string[] {
  return control === requested && typeof value === 'string' ? [value] : [];
}

function uniqueReferences(values: readonly BlockValue[]): readonly PriceReference[] {
  const all = values.flatMap(({ value }) => (typeof value === 'string' ? priceReferencesIn(value) : []));
  return [...new Map(all.map((reference) => [`${reference.kind}/${reference.id}`, reference])).values()];
}

async function picturesOf(findPictures: FindPictures, references: readonly string[]) {
  const ids = references.flatMap((reference) => pictureIdIn(reference) ?? []);
  const found = await findPictures(ids);
  const entries = references.flatMap((reference) => {
    const id = pictureIdIn(reference);
    if (id === null) return [[reference, { src: reference, alternative: '', credit: '' }] as const];
    const picture = found.get(id);
    if (!picture) return [];
    const alternative = picture.isDecorative ? '' : picture.alternative;
    return [[reference, { src: picturePath(picture), alternative, credit: picture.credit }] as const];
  });
  return Object.fromEntries(entries);
}

async function pagesOf(ids: readonly string[], livePage: (id: string) => Promise<HolidayPage | null>) {
  const pages = await Promise.all(ids.map(async (id) => [id, await livePage(id)] as const));
  return new Map(
    pages.flatMap(([id, page]) =>
      page
        ? [
            [
              id,
              {
                name: page.destinationName,
                destinationId: page.destinationId,
                price: cardPriceOf(page),
                ...(page.path && { path: page.path }),
              },
            ] as const,
          ]
        : [],
    ),
  );
}

async function dealPrices(
  liveDeal: BlockSources['liveDeal'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pence>> {
  const entries = await Promise.all(
    ids.map(async (dealId) => {
      const deal = catalogueDealSchema.safeParse({
        dealId,
        data: { createdAt: '', ...(await liveDeal(dealId)) },
      });
      return deal.success ? [[dealId, dealPrice(deal.data)] as const] : [];
    }),
  );
  return new Map(entries.flat());
}

function instantOf(text: string): readonly (readonly [string, string])[] {
  const time = readUkTime(text);
  return time.ok ? [[text, time.at.toISOString()]] : [];
}

function withTexts(value: Block['props'], priceText: (reference: PriceReference) => string): Block['props'] {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withText(one, priceText)]));
}

function withText(value: unknown, priceText: (reference: PriceReference) => string): unknown {
  if (typeof value === 'string') return withPrices(value, priceText);
  if (Array.isArray(value)) return value.map((one) => withText(one, priceText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withText(one, priceText)]));
}
