import { SPECULATION_RULES } from '@storefront/shared/contracts/speculation-rules';
import { mayPrefetch } from '@storefront/shared/platform/http/may-prefetch';

/** Browsers discard a prefetched document after five minutes; a form with many passengers takes longer. */
const RENEW_MS = 4 * 60_000;

/**
 * Prefetches the payment page, and again before browsers discard it, unless the shopper saves data or has a slow connection.
 *
 * @returns a function that ends it
 */
export function keepPaymentPagePrefetched(): () => void {
  if (!mayPrefetch(Reflect.get(navigator, 'connection'))) return () => {};
  let remove = () => {};
  const renew = () => {
    if (document.visibilityState === 'hidden') return;
    remove();
    remove = prefetchPaymentPage(document);
  };
  renew();
  const timer = setInterval(renew, RENEW_MS);
  return () => {
    clearInterval(timer);
    remove();
  };
}

/**
 * Adds speculation rules that prefetch the payment document. Browsers that do not know them ignore the element.
 *
 * @returns a function that removes them
 */
export function prefetchPaymentPage(document: Document): () => void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  // A document of one visitor allows inline scripts by nonce, a shared one this text by its hash.
  rules.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
  return () => rules.remove();
}
