import { fetchPageWithMessage, serverMessage } from '@storefront/shared/api/content/fetch-page';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

export type DestinationOutcome =
  | { readonly kind: 'known'; readonly page: HolidayPage }
  /** `message` is the server's own, where it has one. */
  | { readonly kind: 'unknown'; readonly message: string | null }
  | { readonly kind: 'failed'; readonly message: string };

const FAILED = 'Failed to fetch holiday data';

interface DestinationRequest {
  readonly pageId: string;
  /** Token of a preview link. */
  readonly preview: string | null;
  readonly signal?: AbortSignal;
}

/** The landing page of a destination; never rejects. */
export async function loadDestination(
  { config }: StorefrontRuntime,
  { pageId, preview, signal }: DestinationRequest,
): Promise<DestinationOutcome> {
  const answer = await fetchPageWithMessage(config, pageId, signal, preview);
  if (!answer.ok) return { kind: 'failed', message: serverMessage(answer.error) ?? FAILED };
  const { page, message } = answer.value;
  return page === null ? { kind: 'unknown', message } : { kind: 'known', page };
}

/** Status of a landing page; on failure the browser tries again (`pageData`). */
export function statusOfDestination({ kind }: DestinationOutcome): number | null {
  if (kind === 'failed') return null;
  return kind === 'known' ? 200 : 404;
}
