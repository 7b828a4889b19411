import { fetchGroup } from '@storefront/shared/api/content/fetch-page';
import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

export type GroupOutcome =
  | { readonly kind: 'known'; readonly group: HolidayGroup }
  /** `status` is what a server answers; `null` leaves it to the browser to try again. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: 404 | null };

interface GroupRequest {
  readonly groupId: string;
  /** Token of a preview link. */
  readonly preview: string | null;
  readonly signal?: AbortSignal;
}

/** A themed group, or why there is none (ERR-17); never rejects. */
export async function loadGroup(
  { config }: StorefrontRuntime,
  { groupId, preview, signal }: GroupRequest,
): Promise<GroupOutcome> {
  const answer = await fetchGroup(config, groupId, signal, preview);
  if (!answer.ok) return { kind: 'failed', message: wordsOf(answer.error), status: null };
  if (answer.value === null) return { kind: 'failed', message: statusWords(404), status: 404 };
  return { kind: 'known', group: answer.value };
}

/** Status of a group's page; on failure the browser tries again (`pageData`). */
export function statusOfGroup(outcome: GroupOutcome): number | null {
  return outcome.kind === 'known' ? 200 : outcome.status;
}

function wordsOf(error: ApiError): string {
  return error.kind === 'http' ? statusWords(error.status) : 'Failed to load group data';
}

/** API-GROUP-02 */
function statusWords(status: number): string {
  return `API returned status ${status}`;
}
