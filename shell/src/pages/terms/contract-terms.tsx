import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';

import { BalanceDue } from '../balance-due';

import type { Term } from './term';

/** Sections 1 to 6: contract and payment. */
export const CONTRACT_TERMS: readonly Term[] = [
  { id: 'definitions', Content: Definitions },
  { id: 'atol', Content: AtolProtection },
  { id: 'payments', Content: Payments },
  { id: 'booking-conditions', Content: BookingConditions },
  { id: 'booking-types', Content: BookingTypes },
  { id: 'responsibilities', Content: Responsibilities },
];

function Definitions() {
  const { companyName, brand } = useRuntime().config.seller;
  return (
    <>
      <p>
        &ldquo;We&rdquo;, &ldquo;us&rdquo; and &ldquo;our&rdquo; mean {companyName}, which sells under the
        name {brand}. &ldquo;You&rdquo; means the first named person and everybody else on the booking.
      </p>
      <p>
        A &ldquo;package&rdquo; is a holiday that puts together at least two kinds of travel service for the
        same trip, such as a flight and a hotel, as the Package Travel and Linked Travel Arrangements
        Regulations 2018 describe it. &ldquo;Suppliers&rdquo; are the airlines, hotels, cruise lines, transfer
        and tour companies that provide its parts.
      </p>
    </>
  );
}

/** Without a number there is nothing to claim (DEC-41). */
function AtolProtection() {
  const { atolNumber } = useRuntime().config.seller;
  return atolNumber === null ? (
    <p>
      The ATOL scheme of the Civil Aviation Authority protects holidays with a flight against the failure of
      the company that sold them. An ATOL Certificate names the parts of a trip that are protected and who
      protects them. Please ask us before you pay which protection applies to your booking. A booking for
      which no certificate is issued, and parts that a certificate does not list, are not ATOL protected.
    </p>
  ) : (
    <p>
      Holidays with a flight that we sell under our ATOL, number {atolNumber}, are financially protected by
      the ATOL scheme. When you pay you are given an ATOL Certificate; please ask for it if you have not
      received it, and check that everything you booked is listed on it. If you receive no certificate, the
      booking is not ATOL protected; if you do, the parts that it does not list are not. The certificate says
      what the protection means for you and whom to turn to if things go wrong.
    </p>
  );
}

function Payments() {
  return (
    <>
      <p>
        We take Visa and MasterCard, and add nothing for paying by card. You pay the full amount when you
        book, or, when departure is more than 21 days away on that day, a deposit: the price of all flights
        plus 10% of the total price of the holiday. The payment page states what is due now and what is left
        before you pay.
      </p>
      <p>
        The balance is due <BalanceDue />. If it is not paid by then we may treat the booking as cancelled by
        you, and section 7 applies.
      </p>
    </>
  );
}

function BookingConditions() {
  return (
    <>
      <p>
        The first named person on the booking must be over 18 and is responsible for all travellers on it: for
        the payment, for the details given about them, and for passing on to them what we write.
      </p>
      <p>
        Before you pay you see what the holiday includes and what it costs. The contract between us begins
        when your payment has gone through and we have given you a booking reference. Please read the
        confirmation when you receive it and tell us at once if anything in it is wrong.
      </p>
    </>
  );
}

function BookingTypes() {
  const { salesHours } = useRuntime().config.seller;
  return (
    <>
      <p>
        We sell packages of flight and hotel, city breaks, beach holidays and cruise packages. What your
        booking includes is listed in your confirmation. Hold bags, transfers, tours and another board are
        part of it only if you added them.
      </p>
      <p>
        You can book on this site or by phone on <PhoneLink />, {salesHours}; these terms hold for both.
        Larger parties, and bookings at offline prices, are arranged by phone.
      </p>
    </>
  );
}

function Responsibilities() {
  return (
    <>
      <p>
        Please enter names exactly as they stand in the passports. Every traveller needs a valid passport, the
        visas and the health documents that the journey asks for, and has to be at check-in in time.
      </p>
      <p>
        Tell us before you book about reduced mobility, a medical condition or anything else that a supplier
        has to know in order to look after you. Suppliers may refuse to carry or to accommodate people whose
        conduct endangers or seriously disturbs others; we cannot refund what is lost in this way.
      </p>
    </>
  );
}
