import { PageHead } from '@storefront/shared/composites/page/page-head';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { EmptyState } from '@storefront/shared/ui/empty-state';

/** Shown by every step when the session has no booking (CONF-06, DEC-31). */
export function BookingNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      title="Booking Not Found"
      action={
        <ButtonLink to="/" look="call">
          Return to Homepage
        </ButtonLink>
      }
    >
      <PageHead title="Booking Not Found" robots="noindex" />
      We couldn&apos;t find your booking details.
    </EmptyState>
  );
}
