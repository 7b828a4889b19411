import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { HelpLines } from '@storefront/shared/composites/booked/help-lines';

/** Whom to call and write, the emergency number first. */
export function HelpCard() {
  return (
    <SectionCard title="Help and emergencies">
      <HelpLines />
    </SectionCard>
  );
}
