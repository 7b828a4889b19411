import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';

interface SearchFailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** The error message of a failed search, with a retry button (ERR-01, SRCH-ST-02). */
export function SearchFailed({ message, onRetry }: SearchFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={message}
        headingLevel={2}
        action={
          <Button look="call" onClick={onRetry}>
            Try again
          </Button>
        }
        phone={<PhoneLink />}
      >
        Your search is kept. Nothing is lost.
      </EmptyState>
    </div>
  );
}
