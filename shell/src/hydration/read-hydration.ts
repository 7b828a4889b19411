import { HYDRATION_ELEMENT_ID } from '@storefront/shared/contracts/registry';
import { hydrationSchema, type Hydration } from '@storefront/shared/contracts/rendered-page';

/** Reads the data that the server rendered the page with; `null` in a document without a rendered page. */
export function readHydration(document: Document): Hydration | null {
  const text = document.getElementById(HYDRATION_ELEMENT_ID)?.textContent;
  return text ? hydrationSchema.parse(JSON.parse(text)) : null;
}
