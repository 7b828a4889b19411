import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { data } from 'react-router-dom';

/**
 * Returns the loader data of a page that renders immediately and fills in when its data arrive. A server renders
 * only once, so there the data are awaited and set the HTTP status of the response.
 *
 * @param outcome must not reject: a failure is a value that the page can show
 * @param statusOf HTTP status for a value; `null` for a temporary failure
 * @param optional data that the page does without
 * @throws Error on a server for a temporary failure, so that the browser renders the page and retries
 */
export async function pageData<T, Optional extends object>(
  runtime: StorefrontRuntime,
  outcome: Promise<T>,
  statusOf: (value: T) => number | null,
  optional?: Optional,
) {
  const page = { outcome, ...optional };
  if (!runtime.server) return page;
  const status = statusOf(await outcome);
  if (status === null) throw new Error('the page data failed to load');
  return data(page, { status });
}
