import { z } from 'zod';

const nonceSchema = z.string().min(1);
const shopSchema = z.url();

/** The element that the server writes, with the settings of the page in its attributes. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The HTML document has no element with the id "root".');
  return root;
}

/** Nonce of the content security policy, for the styles. */
export function pageNonce(): string {
  return nonceSchema.parse(rootElement().dataset['nonce']);
}

/** Origin of the shop. */
export function shopOrigin(): string {
  return shopSchema.parse(rootElement().dataset['shop']);
}
