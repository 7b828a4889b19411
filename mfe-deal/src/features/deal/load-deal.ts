import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { errorMessage } from '@storefront/shared/api/error-response.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { Result } from '@storefront/shared/domain/result/result';

/** A deal, or the message of the error panel (DEC-95); `null` when the cause is unknown. */
export type DealOutcome =
  | { readonly deal: Deal; readonly cause: null; readonly status: 200 }
  | {
      readonly deal: null;
      readonly cause: string | null;
      /** HTTP status of the page; `null` for a failure that may be temporary. */
      readonly status: 404 | null;
    };

const UNKNOWN_CAUSE = 'An unknown error occurred';
/** Limits the part of an error response that is shown to the shopper, in characters. */
const MAX_CAUSE_LENGTH = 200;

/** Loads a deal. Failures resolve to an outcome with a message, so this never rejects. */
export async function loadDeal(
  dealId: string | undefined,
  load: (id: string) => Promise<Result<Deal | null, ApiError>>,
): Promise<DealOutcome> {
  if (!dealId?.trim()) return { deal: null, cause: 'No deal ID provided', status: 404 };
  const result = await load(dealId);
  if (!result.ok) return failureOutcome(result.error);
  if (result.value === null) return { deal: null, cause: 'Deal not found', status: 404 };
  return { deal: result.value, cause: null, status: 200 };
}

export function statusOf({ status }: DealOutcome): number | null {
  return status;
}

function failureOutcome(error: ApiError): DealOutcome {
  if (error.kind === 'http') {
    const message = errorMessage(error.text) ?? error.text.slice(0, MAX_CAUSE_LENGTH);
    return {
      deal: null,
      cause: `Server returned ${error.status}: ${message}`,
      status: error.status === 404 ? 404 : null,
    };
  }
  const cause = error.kind === 'network' ? error.message || UNKNOWN_CAUSE : UNKNOWN_CAUSE;
  return { deal: null, cause, status: null };
}
