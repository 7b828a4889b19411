import { cardPriceOf } from '@storefront/shared/api/content/card-price-of';
import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { priceReferencesIn, priceReferenceText } from '@storefront/shared/contracts/blocks/price-reference';

import { findDocument } from '../content-store';
import { priceOf } from '../deals-on-sale';
import type { ReadFiles } from '../documents/read-files';
import { pricesOfPage, serializePage, type ContentDeps } from '../page-response';

import type { CheckedValue } from './checked-values';
import { warningFinding, type ContentFinding } from './finding';

/** What a reference of a block to another document shows today. */
type Today = 'priced' | 'unpriced' | 'not live';

interface Reference {
  readonly kind: 'pages' | 'deals' | 'groups';
  readonly id: string;
}

/** A reference with the messages for the two ways in which it shows nothing. */
interface UsedReference extends Reference {
  readonly value: CheckedValue;
  readonly messages: { readonly [State in Exclude<Today, 'priced'>]: string };
}

/**
 * Returns the prices in texts that do not exist today, and the cards that are left out of the page or have no price. A
 * document that is published together with its page counts as priced.
 */
export async function dayPriceFindings(
  deps: ContentDeps,
  documents: ReadFiles,
  values: readonly CheckedValue[],
): Promise<readonly ContentFinding[]> {
  const used = values.flatMap(referencesOf).filter(({ kind, id }) => !isAmong(documents, kind, id));
  const states = new Map<string, Promise<Today>>();
  const stateOf = (reference: Reference) => {
    const key = `${reference.kind}/${reference.id}`;
    const state = states.get(key) ?? todayOf(deps, reference);
    states.set(key, state);
    return state;
  };
  const found = await Promise.all(
    used.map(async ({ value: { file, field }, messages, ...reference }) => {
      const state = await stateOf(reference);
      return state === 'priced' ? [] : [warningFinding({ file, field, message: messages[state] })];
    }),
  );
  return found.flat();
}

function isAmong(documents: ReadFiles, kind: Reference['kind'], id: string): boolean {
  return documents[kind].some(({ document }) => document.id === id);
}

function referencesOf(value: CheckedValue): readonly UsedReference[] {
  const text = String(value.value);
  switch (value.control) {
    case 'richText':
    case 'line':
      return priceReferencesIn(text).map((reference) => {
        const message = `${priceReferenceText(reference)} has no price today: the page shows “a price on request”`;
        return { ...reference, value, messages: { unpriced: message, 'not live': message } };
      });
    case 'page':
      return [{ kind: 'pages', id: text, value, messages: { ...LEFT_OUT, unpriced: 'has no price today' } }];
    case 'deal':
      return [{ kind: 'deals', id: text, value, messages: { ...LEFT_OUT, unpriced: SOLD_OUT } }];
    case 'group':
      return [{ kind: 'groups', id: text, value, messages: { ...LEFT_OUT, unpriced: SOLD_OUT } }];
    default:
      return [];
  }
}

const LEFT_OUT = { 'not live': 'is not on the site: the page leaves it out until it is' } as const;
const SOLD_OUT = 'is not on sale today: the page leaves it out';

async function todayOf(deps: ContentDeps, { kind, id }: Reference): Promise<Today> {
  if (kind === 'groups') return (await findDocument(deps, kind, id)) ? 'priced' : 'not live';
  if (kind === 'deals') {
    const stored = await findDocument(deps, kind, id);
    if (!stored) return 'not live';
    return (await priceOf(deps, stored)) === null ? 'unpriced' : 'priced';
  }
  const stored = await findDocument(deps, kind, id);
  if (!stored) return 'not live';
  const { prices, madeAt } = await pricesOfPage(deps, stored);
  const page = holidayPageSchema.parse(serializePage(stored.document, prices, madeAt, null)).data;
  // A page without a destination has no price on any day.
  if (!page || stored.document.destinationId === null) return 'priced';
  return cardPriceOf(page).price === null ? 'unpriced' : 'priced';
}
