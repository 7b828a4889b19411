import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';

interface FilterFailedProps {
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** Shown instead of the hotels when the filter request failed (API-FILTER-03, usability rule 28). */
export function FilterFailed({ onRetry, onRemove }: FilterFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title="We could not apply that filter"
        headingLevel={2}
        action={
          <Button look="call" onClick={onRetry}>
            Retry
          </Button>
        }
        alternative={
          <Button look="outline" onClick={onRemove}>
            Remove filter
          </Button>
        }
      >
        The holidays are still there. We show none of them, since we cannot tell which ones pass.
      </EmptyState>
    </div>
  );
}
