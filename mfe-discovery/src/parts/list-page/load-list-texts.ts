import { BUILT_IN_LISTS } from '@storefront/shared/api/site/built-in-lists';
import { fetchListPage } from '@storefront/shared/api/site/fetch-list-page';
import type { ListPageTexts } from '@storefront/shared/api/site/list-page.schema';
import type { ListPageId } from '@storefront/shared/api/site/list-pages';
import { createRuntimeCache, type StorefrontRuntime } from '@storefront/shared/runtime';
import { data } from 'react-router-dom';

const textsCache = createRuntimeCache<ListPageTexts>();

/**
 * Loads the texts of a list page, for some minutes from the cache of this page; without the backend those of the
 * release. Never rejects.
 */
export async function loadListTexts(
  runtime: StorefrontRuntime,
  id: ListPageId,
  signal: AbortSignal,
): Promise<ListPageTexts> {
  const cached = textsCache.get(runtime, id);
  if (cached) return cached;
  const response = await fetchListPage(runtime.config, id, signal);
  if (!response.ok) return BUILT_IN_LISTS[id];
  textsCache.set(runtime, id, response.value);
  return response.value;
}

/** Adds the texts to the data of a page, with its HTTP status. */
export async function withListTexts<T extends object>(
  page: Promise<T | ReturnType<typeof data<T>>>,
  texts: Promise<ListPageTexts>,
) {
  const [loaded, loadedTexts] = await Promise.all([page, texts]);
  return 'init' in loaded
    ? data({ ...loaded.data, texts: loadedTexts }, loaded.init ?? {})
    : { ...loaded, texts: loadedTexts };
}
