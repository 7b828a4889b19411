import { fetchGroup } from '@storefront/shared/api/content/fetch-group';
import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

export type GroupOutcome =
  | { readonly kind: 'known'; readonly group: HolidayGroup }
  /** `status` is the HTTP status of the page; `null` lets the browser retry. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: 404 | null };

interface GroupRequest {
  readonly groupId: string;
  /** Token of a preview link. */
  readonly preview: string | null;
  readonly signal?: AbortSignal;
}

/** Loads a themed group, or the reason of the failure (ERR-17); never rejects. */
export async function loadGroup(
  { config }: StorefrontRuntime,
  { groupId, preview, signal }: GroupRequest,
): Promise<GroupOutcome> {
  const response = await fetchGroup(config, groupId, signal, preview);
  if (!response.ok) return { kind: 'failed', message: messageOf(response.error), status: null };
  if (response.value === null) return { kind: 'failed', message: statusMessage(404), status: 404 };
  return { kind: 'known', group: response.value };
}

/** Returns the HTTP status of a group page; `null` lets the browser retry (`pageData`). */
export function statusOfGroup(outcome: GroupOutcome): number | null {
  return outcome.kind === 'known' ? 200 : outcome.status;
}

function messageOf(error: ApiError): string {
  return error.kind === 'http' ? statusMessage(error.status) : 'Failed to load group data';
}

/** Returns the message for an HTTP status (API-GROUP-02). */
function statusMessage(status: number): string {
  return `API returned status ${status}`;
}
