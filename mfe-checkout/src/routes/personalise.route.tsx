import { boardName } from '@storefront/shared/board-basis/board-basis';
import { BookingSummary } from '@storefront/shared/booking-summary/booking-summary';
import type {
  BookingSession,
  ChosenPackage,
  Transfer,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import {
  HOLD_BAG_PRICE,
  PRIVATE_TRANSFER_PRICE,
  SHUTTLE_PRICE,
} from '@storefront/shared/pricing/holiday-ledger';
import { formatPence, formatPounds, timesPence } from '@storefront/shared/pricing/pence';
import { useBookingCommands } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { RadioCards } from '@storefront/shared/ui/radio-cards';
import { Stack } from '@storefront/shared/ui/stack';
import { Stepper } from '@storefront/shared/ui/stepper';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { BookingFrame } from '../features/frame/booking-frame';
import { BookingLoading } from '../features/frame/booking-loading';
import { ContactForm } from '../features/personalise/contact-form';
import { useContact } from '../features/personalise/use-contact';
import { QuoteNotice } from '../features/quote/quote-notice';
import { useQuote } from '../features/quote/use-quote';

const CONTACT_MISSING = 'Please enter both email and phone number.';

export { inBrowserOnly as loader } from '../features/frame/in-browser-only';

export function HydrateFallback() {
  return <BookingLoading step="personalise" title="Personalise your holiday" />;
}

/** /booking/personalise */
export function Component() {
  const navigate = useNavigate();
  const { saveContact } = useBookingCommands();
  const quoted = useQuote();
  const { contact, setContact, save } = useContact();
  const [error, setError] = useState<{ text: string; times: number } | null>(null);

  function goOn() {
    if (contact.email.trim() === '' || contact.phone === '') {
      return setError((before) => ({ text: CONTACT_MISSING, times: (before?.times ?? 0) + 1 }));
    }
    const trimmed = { ...contact, email: contact.email.trim() };
    save(trimmed);
    saveContact(trimmed);
    return void navigate('/booking/passengers');
  }

  return (
    <BookingFrame
      step="personalise"
      title="Personalise your holiday"
      aside={({ chosen, extras }) =>
        quoted.ledger && (
          <BookingSummary chosen={chosen} extras={extras} ledger={quoted.ledger}>
            <Button look="call" size="large" wide onClick={goOn} disabled={quoted.state.kind === 'gone'}>
              Continue
            </Button>
          </BookingSummary>
        )
      }
    >
      {(booking) => (
        <>
          <QuoteNotice {...quoted} />
          <YourSelection chosen={booking.chosen} />
          <TransferOptions booking={booking} />
          <Card as="section" aria-labelledby="contact">
            <Stack gap="m">
              <SectionHeading size="card" id="contact">
                Passenger Contact Information
              </SectionHeading>
              <ContactForm
                value={contact}
                error={error}
                onPause={save}
                onChange={(next) => {
                  setContact(next);
                  if (next.email !== '' && next.phone !== '') setError(null);
                }}
              />
            </Stack>
          </Card>
          <Baggage extras={booking.extras} chosen={booking.chosen} />
        </>
      )}
    </BookingFrame>
  );
}

function YourSelection({ chosen }: { readonly chosen: ChosenPackage }) {
  return (
    <Card as="section" aria-labelledby="selection">
      <Stack gap="s">
        <SectionHeading size="card" id="selection">
          Your Selection
        </SectionHeading>
        {chosen.rooms.map((room, index) => (
          <p key={index}>
            Room {index + 1}: {room.name}, included
          </p>
        ))}
        <p>{boardName(chosen.boardBasis)}, included</p>
      </Stack>
    </Card>
  );
}

function TransferOptions({
  booking,
}: {
  readonly booking: BookingSession & { readonly chosen: ChosenPackage };
}) {
  const { chooseTransfer } = useBookingCommands();
  const guests = guestCount(booking.chosen.occupancy);
  const options = [
    {
      value: 'NO_TRANSFER' as const,
      title: 'No transfer',
      description: 'I will make my own way to the hotel',
      aside: 'Free',
    },
    {
      value: 'SHUTTLE' as const,
      title: 'Shuttle transfer',
      description: `Return, ${formatPounds(SHUTTLE_PRICE)} per person`,
      aside: `+${formatPounds(timesPence(SHUTTLE_PRICE, guests))}`,
    },
    {
      value: 'PRIVATE' as const,
      title: 'Private transfer',
      description: `Return, ${formatPounds(PRIVATE_TRANSFER_PRICE)} per person`,
      aside: `+${formatPounds(timesPence(PRIVATE_TRANSFER_PRICE, guests))}`,
    },
  ];
  return (
    <Card as="section" aria-label="Transfers">
      <RadioCards<Transfer>
        legend="Transfer Options"
        name="transfer"
        value={booking.extras.transfer}
        onValueChange={chooseTransfer}
        options={options}
      />
    </Card>
  );
}

function Baggage({
  extras,
  chosen,
}: {
  readonly extras: BookingSession['extras'];
  readonly chosen: ChosenPackage;
}) {
  const { chooseHoldBags } = useBookingCommands();
  return (
    <Card as="section" aria-labelledby="baggage">
      <Stack gap="m">
        <SectionHeading size="card" id="baggage">
          Baggage Allowance
        </SectionHeading>
        <p>One bag of 40x20x25 cm per person is included for your {guestCount(chosen.occupancy)} guests.</p>
        <Stepper
          label="Extra hold baggage, 23 kg"
          hint={`${formatPence(HOLD_BAG_PRICE)} per bag, both ways`}
          value={extras.holdBags}
          min={0}
          max={Number.POSITIVE_INFINITY}
          onValueChange={chooseHoldBags}
        />
      </Stack>
    </Card>
  );
}
