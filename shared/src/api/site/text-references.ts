import type { StorefrontConfig } from '../../contracts/storefront-config';
import { balanceDueText } from '../../domain/booking/balance-due';

type Facts = Pick<StorefrontConfig, 'seller' | 'bookingTerms'>;

const REFERENCES: Readonly<Record<string, (facts: Facts) => string>> = {
  brand: ({ seller }) => seller.brand,
  companyName: ({ seller }) => seller.companyName,
  address: ({ seller }) => [...seller.address, 'United Kingdom'].join(', '),
  phone: ({ seller }) => seller.phone,
  email: ({ seller }) => seller.email,
  salesHours: ({ seller }) => seller.salesHours,
  supportHours: ({ seller }) => seller.supportHours,
  contactWays: ({ seller }) => (seller.liveChatUrl === null ? 'phone or email' : 'phone, email or live chat'),
  balanceDue: ({ bookingTerms }) => balanceDueText(bookingTerms.balanceDueDays),
};

/** What a text may refer to, so that a fact of the shop is never typed. */
export const REFERENCE_NAMES: readonly string[] = Object.keys(REFERENCES);

const REFERENCE = /\{([a-zA-Z]{1,30})\}/g;

/** Returns the names in braces that refer to nothing. */
export function unknownReferences(text: string): readonly string[] {
  const names = [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !Object.hasOwn(REFERENCES, name));
}

/** Replaces references such as `{phone}` by the settings of the shop. Unknown ones stay. */
export function withFacts(text: string, facts: Facts): string {
  return text.replace(REFERENCE, (written, name: string) =>
    Object.hasOwn(REFERENCES, name) ? (REFERENCES[name]?.(facts) ?? written) : written,
  );
}

/** As `withFacts` for HTML: the settings are text. */
export function withFactsInHtml(html: string, facts: Facts): string {
  return html.replace(REFERENCE, (written) => {
    const fact = withFacts(written, facts);
    return fact === written
      ? written
      : fact
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;');
  });
}
