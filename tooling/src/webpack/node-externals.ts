import { SHARED_REQUESTS } from './share-table';

interface ExternalsInput {
  readonly request?: string;
}

/**
 * In the Node build of a remote the shared modules are left to whoever loads it: the server hands over
 * the shell's own instances, so that a page is rendered with one React as it is in the browser.
 */
export async function sharedExternals({ request }: ExternalsInput): Promise<string | undefined> {
  return SHARED_REQUESTS.some((shared) => shared === request) ? `commonjs ${request}` : undefined;
}
