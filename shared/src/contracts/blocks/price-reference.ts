/**
 * A price in a text, such as `{{price pages/d00000000000000000000101}}` or `{{price deals/101}}`. It is replaced by the
 * price of the day whenever the text is sent.
 */
const PRICE_REFERENCE = /\{\{\s*price (pages|deals)\/([\w-]{1,40})\s*\}\}/g;

export interface PriceReference {
  readonly kind: 'pages' | 'deals';
  readonly id: string;
}

/** Returns the reference as it is written in a text. */
export function priceReferenceText({ kind, id }: PriceReference): string {
  return `{{price ${kind}/${id}}}`;
}

/** Returns the price references of a text, in its order. */
export function priceReferencesIn(text: string): readonly PriceReference[] {
  return [...text.matchAll(PRICE_REFERENCE)].map(([, kind, id = '']) => ({ kind: kindOf(kind), id }));
}

/** Replaces the price references of a text. */
export function withPrices(text: string, priceText: (reference: PriceReference) => string): string {
  return text.replaceAll(PRICE_REFERENCE, (_text, kind: string, id: string) =>
    priceText({ kind: kindOf(kind), id }),
  );
}

function kindOf(text: string | undefined): PriceReference['kind'] {
  return text === 'deals' ? 'deals' : 'pages';
}
