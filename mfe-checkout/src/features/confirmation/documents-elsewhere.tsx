import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { Button } from '@storefront/shared/ui/button';

interface DocumentsElsewhereProps {
  /** `null` when only finding the booking again gives access to its documents. */
  readonly onRetry: (() => void) | null;
}

/** Where the documents are when this page does not have them. */
export function DocumentsElsewhere({ onRetry }: DocumentsElsewhereProps) {
  return (
    <div data-screen-only>
      <SectionCard title="Documents">
        <p>
          {onRetry && 'We could not load your documents just now. Your booking is made. '}
          You find the documents, and your trip day by day, in “{MANAGE_LINK.label}” at the top of this page.
        </p>
        {onRetry && (
          <Button look="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
      </SectionCard>
    </div>
  );
}
