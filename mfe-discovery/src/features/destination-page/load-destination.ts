import { fetchPageWithMessage, serverMessage } from '@storefront/shared/api/content/fetch-page';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

export type DestinationOutcome =
  | { readonly kind: 'known'; readonly page: HolidayPage }
  /** `message` comes from the server, if it sent one. */
  | { readonly kind: 'unknown'; readonly message: string | null }
  | { readonly kind: 'failed'; readonly message: string };

const FAILED = 'Failed to fetch holiday data';

interface DestinationRequest {
  readonly pageId: string;
  /** Token of a preview link. */
  readonly preview: string | null;
  readonly signal?: AbortSignal;
}

/** Loads the landing page of a destination; never rejects. */
export async function loadDestination(
  { config }: StorefrontRuntime,
  { pageId, preview, signal }: DestinationRequest,
): Promise<DestinationOutcome> {
  const response = await fetchPageWithMessage(config, pageId, signal, preview);
  if (!response.ok) return { kind: 'failed', message: serverMessage(response.error) ?? FAILED };
  const { page, message } = response.value;
  return page === null ? { kind: 'unknown', message } : { kind: 'known', page };
}

/** Returns the HTTP status of a landing page; `null` lets the browser retry (`pageData`). */
export function statusOfDestination({ kind }: DestinationOutcome): number | null {
  if (kind === 'failed') return null;
  return kind === 'known' ? 200 : 404;
}
