import { fetchTextPage } from '@storefront/shared/api/site/fetch-text-page';
import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import type { TextPageId } from '@storefront/shared/api/site/text-pages';
import { runtimeOf } from '@storefront/shared/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Returns the loader of a static page. Without the backend the page has the texts of the release. */
export function textPageLoader(id: TextPageId, builtIn: TextPageContent) {
  return async ({ context, request }: LoaderFunctionArgs): Promise<TextPageContent> => {
    const preview = new URL(request.url).searchParams.get('preview');
    const page = await fetchTextPage(runtimeOf(context).config, id, request.signal, preview);
    return page.ok ? page.value : builtIn;
  };
}
