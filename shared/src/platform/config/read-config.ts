import { CONFIG_ELEMENT_ID } from '../../contracts/registry';
import { storefrontConfigSchema, type StorefrontConfig } from '../../contracts/storefront-config';

/** @throws ZodError when the document carries settings that this build cannot read. */
export function readConfig(document: Document): StorefrontConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '{}';
  return storefrontConfigSchema.parse(JSON.parse(text));
}
