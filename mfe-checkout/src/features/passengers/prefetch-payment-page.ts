import { SPECULATION_RULES } from '@storefront/shared/contracts/speculation-rules';

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
