import { DocumentList } from '@storefront/shared/composites/booked/document-list';
import { HelpLines } from '@storefront/shared/composites/booked/help-lines';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { TripDays } from '@storefront/shared/composites/booked/trip-days';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import { Alert } from '@storefront/shared/ui/alert';
import type { ComponentProps } from 'react';

import type { Example } from '../example';

const BOOKING = aManagedBooking();
const [CONFIRMATION] = BOOKING.documents;

export const bookedExample: Example = {
  title: 'Booked holiday',
  group: 'Holiday',
  purpose: 'The parts that the confirmation and the managed booking have in common.',
  states: [
    { name: 'The trip, day by day', Component: () => <TripDays itinerary={BOOKING.itinerary} /> },
    { name: 'Documents', Component: () => <Documents /> },
    { name: 'A document is being saved', Component: () => <Documents savingId="confirmation" /> },
    {
      name: 'A document is saved',
      Component: () => <Documents savedTitle={CONFIRMATION?.title ?? null} />,
    },
    {
      name: 'A document could not be saved',
      Component: () => <Documents problem={<Alert tone="error">The document could not be saved.</Alert>} />,
    },
    {
      name: 'Whom to call and write',
      Component: () => (
        <SectionCard title="Help">
          <HelpLines />
        </SectionCard>
      ),
    },
  ],
};

function Documents(props: Partial<ComponentProps<typeof DocumentList>>) {
  return (
    <DocumentList
      documents={BOOKING.documents}
      onSave={() => {}}
      savingId={null}
      savedTitle={null}
      problem={null}
      {...props}
    />
  );
}
