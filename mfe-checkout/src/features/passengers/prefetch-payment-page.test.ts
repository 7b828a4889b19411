/** @needs document */
import { SPECULATION_RULES } from '@storefront/shared/contracts/speculation-rules';

import { prefetchPaymentPage } from './prefetch-payment-page';

const rulesIn = (page: Document) => page.querySelector<HTMLScriptElement>('script[type="speculationrules"]');

describe('speculation rules for the payment page', () => {
  beforeEach(() => document.head.replaceChildren());

  it('have the text that documents of all visitors allow, and can be removed', () => {
    const remove = prefetchPaymentPage(document);
    expect(rulesIn(document)?.textContent).toBe(SPECULATION_RULES);
    expect(JSON.parse(SPECULATION_RULES)).toMatchObject({ prefetch: [{ urls: ['/booking/payment'] }] });
    remove();
    expect(rulesIn(document)).toBeNull();
  });

  it('have the nonce of a document of one visitor', () => {
    const started = document.createElement('script');
    started.setAttribute('nonce', 'abc');
    document.head.append(started);
    prefetchPaymentPage(document);
    expect(rulesIn(document)?.nonce).toBe('abc');
  });
});
