import { trustedPolicy, type PolicyRules } from '@storefront/shared/platform/trusted-types/trusted-types';

import { integrityOf } from '../remotes/integrity-map';

/**
 * Rules of the default Trusted Types policy: script URLs must be listed in the registry, markup must not be able to
 * execute code, and script content must be JSON. The browser rejects every other string at an injection sink.
 */
export const POLICY_RULES = {
  createScriptURL(url) {
    if (integrityOf(new URL(url, window.location.href).href)) return url;
    throw new TypeError(`not in the registry: ${url}`);
  },
  createHTML(text) {
    if (text === EMPTY_SCRIPT || INERT_MARKUP.test(text)) return text;
    throw new TypeError('markup that could execute code');
  },
  createScript(text) {
    // Structured data for search engines, which browsers do not execute.
    JSON.parse(text);
    return text;
  },
} satisfies PolicyRules;

/** React creates script elements from this markup and sets their content afterwards. */
const EMPTY_SCRIPT = '<script></script>';

/** Text and elements without URLs or event handlers: the markup that Leaflet writes. */
const INERT_MARKUP =
  /^(?:[^<]|<\/?(?:a|b|br|i|p|rect|shape|span|strong|svg)(?:\s+(?:adj|aria-hidden|class|height|title|width|x|y)="[^"<>]*")*\s*\/?>)*$/;

/** Must be called before the first script or remote is requested. */
export function installTrustedTypesPolicy(): void {
  trustedPolicy('default', POLICY_RULES);
}
