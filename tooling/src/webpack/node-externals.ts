import { requestOf, SHARED_REQUESTS } from './share-table';

interface ExternalsInput {
  readonly request?: string;
}

/**
 * Leaves the shared modules out of the Node build of a remote. The renderer passes in the instances of the
 * shell, so that a page renders with one React, as in the browser.
 */
export async function sharedExternals({ request }: ExternalsInput): Promise<string | undefined> {
  const shared = SHARED_REQUESTS.find((name) => requestOf(name) === request);
  return shared && `commonjs ${shared}`;
}
