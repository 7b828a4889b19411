import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDate } from '@storefront/shared/dates/format-day';
import { Card } from '@storefront/shared/ui/card';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { TextLink } from '@storefront/shared/ui/text-link';

const TRANSFERS = { NO_TRANSFER: 'None', SHUTTLE: 'Shuttle, return', PRIVATE: 'Private, return' } as const;

/** Everything that was entered, to be looked over before paying, with a way back to change it. */
export function ReviewBlock({ booking }: { readonly booking: BookingSession }) {
  return (
    <Card as="section" aria-labelledby="review">
      <Stack gap="m">
        <SectionHeading size="card" id="review">
          Check your details
        </SectionHeading>
        <DescriptionList
          rows={[
            ...booking.passengers.map(({ title, firstName, lastName, dateOfBirth }, index) => ({
              label: index === 0 ? 'Lead passenger' : `Passenger ${index + 1}`,
              value: `${title} ${firstName} ${lastName}, ${formatDate(dateOfBirth)}`,
            })),
            { label: 'Confirmation goes to', value: booking.leadDetails?.email ?? '' },
            { label: 'Transfer', value: TRANSFERS[booking.extras.transfer] },
            { label: 'Hold bags', value: String(booking.extras.holdBags) },
          ]}
        />
        <p>
          <TextLink to="/booking/passengers">Change passengers</TextLink> or{' '}
          <TextLink to="/booking/personalise">change extras</TextLink>
        </p>
      </Stack>
    </Card>
  );
}
