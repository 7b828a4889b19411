import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';

import type { Term } from './term';

/** Sections 7 to 13: changes, liability and contact. */
export const TRAVEL_TERMS: readonly Term[] = [
  { id: 'cancellations', Content: Cancellations },
  { id: 'changes', Content: Changes },
  { id: 'liability', Content: Liability },
  { id: 'insurance', Content: Insurance },
  { id: 'law', Content: Law },
  { id: 'amendments', Content: Amendments },
  { id: 'contact', Content: Contact },
];

function Cancellations() {
  return (
    <>
      <p>
        You may cancel at any time before departure. Cancellations must be made in writing by the first named
        person, by email to <EmailLink /> or by post to our office, and count from the day on which we receive
        them.
      </p>
      <p>
        The charge depends on how close departure is and on what the suppliers keep; on request we tell you
        how it was worked out. Nothing is charged when unavoidable and extraordinary circumstances at the
        destination or close to it significantly affect the package or the journey there. If we have to
        cancel, you are refunded everything that you paid for the package without undue delay, and within 14
        days at the latest.
      </p>
    </>
  );
}

function Changes() {
  return (
    <>
      <p>
        Write to us about a change that you would like. We try to make it; suppliers may charge for it, and we
        tell you the cost before anything is changed. You may pass the booking on to somebody who meets its
        conditions if you tell us within a reasonable time, at the latest seven days before departure, and pay
        what the transfer really costs.
      </p>
      <p>
        These terms do not let us raise the price of a confirmed booking. If we must change one of the main
        parts of your holiday significantly before departure, we tell you without delay, and you may accept
        the change, take another holiday that we offer you, or cancel and be refunded in full.
      </p>
    </>
  );
}

function Liability() {
  return (
    <>
      <p>
        We are responsible for the proper performance of every travel service in the package, whether we or a
        supplier provide it. Tell the supplier and us without delay if something is not as agreed, so that it
        can be put right. If it is not, you may be entitled to a lower price and to compensation, unless the
        cause lies with you, with somebody who has nothing to do with the package and could not be foreseen or
        avoided, or in unavoidable and extraordinary circumstances.
      </p>
      <p>
        Where an international convention limits what a carrier or a hotel has to pay, the same limit holds
        for us. Nothing in these terms limits our liability for death or injury caused by negligence, or takes
        away rights that the law gives you. If you are in difficulty during the holiday we help you without
        undue delay.
      </p>
    </>
  );
}

function Insurance() {
  return (
    <p>
      Travel insurance is not included in the price. We advise every traveller to have it from the day of
      booking, with cover for cancellation, medical care, the journey home and whatever you plan to do on the
      holiday. Please carry the policy and its emergency number with you.
    </p>
  );
}

function Law() {
  return (
    <p>
      English law applies to this contract, and the courts of England and Wales may decide about it. If you
      live in Scotland or in Northern Ireland you may go to the courts there instead. You keep every
      protection that the law of the place where you live gives you and that a contract cannot take away.
    </p>
  );
}

function Amendments() {
  return (
    <p>
      We may amend these terms for bookings that are made later. The terms shown when you booked are the ones
      that hold for your booking. They are changed for it only if you and we agree to that in writing.
    </p>
  );
}

function Contact() {
  const { companyName, address, salesHours, supportHours } = useRuntime().config.seller;
  return (
    <>
      <p>
        Call <PhoneLink />: sales {salesHours}, customer service {supportHours}. Write to <EmailLink />:
        emails are answered within 24 hours. Our office is {companyName}, {address.join(', ')}, United
        Kingdom.
      </p>
      <p>
        If something went wrong, please tell us while you are still there. A complaint after your return is
        best made in writing, with your booking reference.
      </p>
    </>
  );
}
