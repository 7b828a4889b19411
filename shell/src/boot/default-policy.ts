import { trustedPolicy, type PolicyRules } from '@storefront/shared/platform/trusted-types/trusted-types';

import { integrityOf } from '../remotes/integrity-map';

/**
 * What a string may become in this document when code writes it where it could run: the address of a script
 * only if the registry lists it, markup only if it can run nothing, and a script only if it is data. Anything
 * else is refused by the browser (Trusted Types), whoever writes it.
 */
export const DEFAULT_RULES = {
  createScriptURL(url) {
    if (integrityOf(new URL(url, window.location.href).href)) return url;
    throw new TypeError(`not in the registry: ${url}`);
  },
  createHTML(text) {
    if (text === EMPTY_SCRIPT || INERT.test(text)) return text;
    throw new TypeError('markup that could run');
  },
  createScript(text) {
    // Structured data for search engines: JSON that nothing executes.
    JSON.parse(text);
    return text;
  },
} satisfies PolicyRules;

/** React makes its script elements from this, and gives them their content afterwards. */
const EMPTY_SCRIPT = '<script></script>';

/** Text, and elements without anything that loads, links to code or listens: what Leaflet writes. */
const INERT =
  /^(?:[^<]|<\/?(?:a|b|br|i|p|rect|shape|span|strong|svg)(?:\s+(?:adj|aria-hidden|class|height|title|width|x|y)="[^"<>]*")*\s*\/?>)*$/;

/** To be called before the first script or remote is asked for. */
export function installDefaultPolicy(): void {
  trustedPolicy('default', DEFAULT_RULES);
}
