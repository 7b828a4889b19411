import { SHARED_REQUESTS } from './share-table';

interface ExternalsInput {
  readonly request?: string;
}

/**
 * Leaves the shared modules out of the Node build of a remote. The renderer passes in the instances of the
 * shell, so that a page renders with one React, as in the browser.
 */
export async function sharedExternals({ request }: ExternalsInput): Promise<string | undefined> {
  return SHARED_REQUESTS.some((shared) => shared === request) ? `commonjs ${request}` : undefined;
}
