import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { TextLink } from '@storefront/shared/ui/text-link';

interface BookingNotFoundProps {
  /** The step shows a booking that was made: it can be found again, whatever happened to the tab. */
  readonly isConfirmation?: boolean;
  /** Booking reference, where the URL has one. */
  readonly reference?: string | null;
}

/** Shown by every step when the session has no booking (CONF-06, DEC-31). A booking that was made is found in `/manage` (DEC-176). */
export function BookingNotFound({ isConfirmation = false, reference = null }: BookingNotFoundProps) {
  const managePath = reference
    ? `${MANAGE_LINK.path}?${new URLSearchParams({ reference })}`
    : MANAGE_LINK.path;
  return (
    <EmptyState
      headingLevel={1}
      title="Booking Not Found"
      action={
        isConfirmation ? (
          <ButtonLink to={managePath}>Find my booking</ButtonLink>
        ) : (
          <ButtonLink to="/" look="call">
            Return to Homepage
          </ButtonLink>
        )
      }
      alternative={
        isConfirmation ? (
          <TextLink to="/">Return to Homepage</TextLink>
        ) : (
          <p>
            Have you booked already? <TextLink to={managePath}>{MANAGE_LINK.label}</TextLink>
          </p>
        )
      }
      phone={
        <>
          Or call us on <PhoneLink />.
        </>
      }
    >
      <PageHead title="Booking Not Found" robots="noindex" />
      We couldn&apos;t find your booking details.
      {isConfirmation &&
        ' This tab no longer has them, and your booking is safe: find it by its reference, or by the link in our email.'}
    </EmptyState>
  );
}
