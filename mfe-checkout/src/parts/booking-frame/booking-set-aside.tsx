import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';

/**
 * Shown by every step instead of "Booking Not Found" when a newer release wrote the booking. It is restored by the
 * first document whose release can read it.
 */
export function BookingSetAside() {
  return (
    <EmptyState
      headingLevel={1}
      title="Your booking is safe"
      action={
        <Button look="call" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
      phone={
        <>
          Or call us on <PhoneLink /> and we will finish it with you.
        </>
      }
    >
      <PageHead title="Your booking is safe" robots="noindex" />
      You started it on a newer version of our site than this one, which cannot open it. Please try again in a
      few minutes.
    </EmptyState>
  );
}
