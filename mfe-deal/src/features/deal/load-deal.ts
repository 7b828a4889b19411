import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { refusalMessage } from '@storefront/shared/api/error-response.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { Result } from '@storefront/shared/domain/result/result';

/** A deal, or why there is none in the words of the panel (DEC-95); no cause where none is known. */
export type LoadedDeal =
  | { readonly deal: Deal; readonly cause: null; readonly status: 200 }
  | {
      readonly deal: null;
      readonly cause: string | null;
      /** Of the page; `null` for a failure that may be gone the next time. */
      readonly status: 404 | null;
    };

const UNKNOWN_CAUSE = 'An unknown error occurred';
/** What a server says of itself is shown, but not a whole page of it. */
const LONGEST_CAUSE = 200;

/** Every failure is an outcome with its words; this never rejects. */
export async function loadDeal(
  dealId: string | undefined,
  load: (id: string) => Promise<Result<Deal | null, ApiError>>,
): Promise<LoadedDeal> {
  if (!dealId?.trim()) return { deal: null, cause: 'No deal ID provided', status: 404 };
  const result = await load(dealId);
  if (!result.ok) return failed(result.error);
  if (result.value === null) return { deal: null, cause: 'Deal not found', status: 404 };
  return { deal: result.value, cause: null, status: 200 };
}

export function statusOf({ status }: LoadedDeal): number | null {
  return status;
}

function failed(error: ApiError): LoadedDeal {
  if (error.kind === 'http') {
    const words = refusalMessage(error.text) ?? error.text.slice(0, LONGEST_CAUSE);
    return {
      deal: null,
      cause: `Server returned ${error.status}: ${words}`,
      status: error.status === 404 ? 404 : null,
    };
  }
  const cause = error.kind === 'network' ? error.message || UNKNOWN_CAUSE : UNKNOWN_CAUSE;
  return { deal: null, cause, status: null };
}
