import type { BackendEnvironment } from '../../config/environment';
import type { ShopSettings } from '../../config/shop-settings';

/** What facts of the shop are read from. */
export interface FactSource {
  readonly seller: BackendEnvironment['seller'];
  readonly shop: Pick<ShopSettings, 'seller'>;
}

const FACTS: Readonly<Record<string, (source: FactSource) => string>> = {
  shop: ({ seller }) => seller.name,
  brand: ({ shop }) => shop.seller.brand,
  companyName: ({ shop }) => shop.seller.companyName,
  address: ({ shop }) => [...shop.seller.address, 'United Kingdom'].join(', '),
  phone: ({ seller, shop }) => seller.phone ?? shop.seller.phone,
  email: ({ seller }) => seller.email,
  salesHours: ({ shop }) => shop.seller.salesHours,
};

/** What texts of the newsletter may refer to (DEC-254). */
export const NEWSLETTER_FACTS: readonly string[] = Object.keys(FACTS);

const REFERENCE = /\{([a-zA-Z]{1,30})\}/g;

/** Returns the names in braces in a text. */
export function referencesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name))];
}

/**
 * Replaces references such as `{phone}` by the settings.
 *
 * @param own values that only this text has, such as the last day of a link; unknown names stay
 */
export function withNewsletterFacts(
  text: string,
  source: FactSource,
  own: Readonly<Record<string, string>> = {},
): string {
  return text.replace(REFERENCE, (written, name: string) => {
    if (Object.hasOwn(own, name)) return own[name] ?? written;
    return Object.hasOwn(FACTS, name) ? (FACTS[name]?.(source) ?? written) : written;
  });
}
