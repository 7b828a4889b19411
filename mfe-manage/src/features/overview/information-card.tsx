import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { Disclosure } from '@storefront/shared/ui/disclosure';

import { useManagedBooking } from '../../parts/booking/booking-context';

/** Organiser, protection, cancelling, passport, health and so on, as the documents state them. */
export function InformationCard() {
  const { contract } = useManagedBooking().booking;
  if (contract.length === 0) return null;
  return (
    <SectionCard title="Your rights and our terms">
      <div>
        {contract.map(({ title, text }) => (
          <Disclosure key={title} title={title}>
            <p>{text}</p>
          </Disclosure>
        ))}
      </div>
    </SectionCard>
  );
}
