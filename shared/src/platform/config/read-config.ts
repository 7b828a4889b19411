import { CONFIG_ELEMENT_ID } from '../../contracts/registry';
import { storefrontConfigSchema, type StorefrontConfig } from '../../contracts/storefront-config';

/**
 * Reads the settings that the edge server wrote into the HTML document. A document without settings gives the defaults.
 *
 * @throws ZodError when the settings are invalid for this build
 * @throws SyntaxError when the block is not JSON
 */
export function readConfig(document: Document): StorefrontConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '{}';
  return storefrontConfigSchema.parse(JSON.parse(text));
}
