import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { data } from 'react-router';

/**
 * What a loader gives for a page that shows at once and fills in when its data come. A server renders
 * once, so there the data are waited for, and the page is answered with the status that they mean.
 *
 * @param outcome never rejects: a failure is a value with its own words on the page
 * @param statusOf HTTP status of a page with this value; `null` for a failure, which the server leaves for
 *   the browser to try again
 * @throws Error on a server, for such a failure
 */
export async function pageData<T>(
  runtime: StorefrontRuntime,
  outcome: Promise<T>,
  statusOf: (value: T) => number | null,
) {
  if (!runtime.server) return { outcome };
  const status = statusOf(await outcome);
  if (status === null) throw new Error('the data of the page could not be had');
  return data({ outcome }, { status });
}
