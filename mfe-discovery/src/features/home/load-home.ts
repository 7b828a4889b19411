import { fetchHome } from '@storefront/shared/api/site/fetch-home';
import type { HomeTexts } from '@storefront/shared/api/site/home.schema';
import { BUILT_IN_HOME } from '@storefront/shared/api/site/built-in-home';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

/** Loads the texts of the home page; without the backend those of the release. Never rejects. */
export async function loadHome(runtime: StorefrontRuntime, request: Request): Promise<HomeTexts> {
  const preview = new URL(request.url).searchParams.get('preview');
  const home = await fetchHome(runtime.config, request.signal, preview);
  return home.ok ? home.value : BUILT_IN_HOME;
}
