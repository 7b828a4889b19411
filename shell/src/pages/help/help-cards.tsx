import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { phoneHref, PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { linkStyles, TextLink } from '@storefront/shared/ui/text-link';
import { Accessibility, CalendarX2, CreditCard, Luggage, Palmtree } from 'lucide-react';

import { CardGrid, IconCard } from '../icon-card';
import { SectionLink } from '../section-link';

/** Cards for the most common topics. */
export function HelpCards() {
  const { salesHours, supportHours, emergencyPhone } = useRuntime().config.seller;
  return (
    <CardGrid cards={5}>
      <IconCard icon={Luggage} title="Before you travel">
        <p>
          Have your booking reference at hand: it stands in your confirmation. Check passports, visas and hold
          bags for every traveller in good time.
        </p>
        <SectionLink id="travel">Questions about travelling</SectionLink>
      </IconCard>
      <IconCard icon={CalendarX2} title="Change or cancel">
        <p>
          Cancellations are made in writing by the first named person. For changes write to us as early as you
          can: we tell you what it costs before anything is changed.
        </p>
        <p>
          <EmailLink />
        </p>
        <TextLink to="/terms-and-conditon#cancellations">What the terms say</TextLink>
      </IconCard>
      <IconCard icon={CreditCard} title="Payments">
        <p>
          Deposits, cards, the balance, and what to do when a payment was interrupted. If you are not sure
          whether you have paid, do not pay again: ask us.
        </p>
        <SectionLink id="payments">Questions about payments</SectionLink>
      </IconCard>
      <IconCard icon={Accessibility} title="Passengers with special requirements">
        <p>
          Reduced mobility, a wheelchair, medical equipment, a diet, travelling with a baby: call us before
          you book, so that we can ask the airline and the hotel first.
        </p>
        <p>
          <PhoneLink />, {salesHours}
        </p>
      </IconCard>
      <IconCard icon={Palmtree} title="In resort">
        <p>
          In-resort support is there for you 24 hours a day, 7 days a week while you are away. Tell the hotel
          and us at once when something is not right, so that it can be put right on the spot.
        </p>
        {emergencyPhone !== null && (
          <p>
            <a href={phoneHref(emergencyPhone)} css={linkStyles}>
              {emergencyPhone}
            </a>
          </p>
        )}
        <p>Questions about later bookings are answered {supportHours}.</p>
      </IconCard>
    </CardGrid>
  );
}
