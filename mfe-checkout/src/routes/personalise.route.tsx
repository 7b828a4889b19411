import { css } from '@emotion/react';
import { BookingSummary } from '@storefront/shared/composites/booking-summary/booking-summary';
import { Button } from '@storefront/shared/ui/button';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { BookingFrame } from '../parts/booking-frame/booking-frame';
import { BookingLoading } from '../parts/booking-frame/booking-loading';
import { StepAction, StepActionSlot } from '../parts/booking-frame/step-action';
import { ContactForm } from '../features/personalise/contact-form';
import { PersonaliseSections } from '../features/personalise/personalise-sections';
import { TotalAnnouncement } from '../features/personalise/total-announcement';
import { useContact } from '../features/personalise/use-contact';
import { QuoteNotice } from '../features/quote/quote-notice';
import { useQuote } from '../features/quote/use-quote';

const TITLE = 'Personalise your holiday';

export { browserOnlyLoader as loader } from '../parts/booking-frame/browser-only-loader';

export function HydrateFallback() {
  return <BookingLoading step="personalise" title={TITLE} />;
}

/** /booking/personalise */
export function Component() {
  const navigate = useNavigate();
  const formId = useId();
  const bookingQuote = useQuote();
  const contact = useContact();
  const { ledger, state } = bookingQuote;
  const isUnavailable = state.kind === 'unavailable';
  const notice = useRef<HTMLDivElement>(null);

  function continueToPassengers() {
    if (isUnavailable) return;
    if (state.kind === 'rejected') {
      // The notice is above the sections, so it may be out of view.
      notice.current?.scrollIntoView({ block: 'center' });
      notice.current?.focus({ preventScroll: true });
    } else if (contact.confirm()) {
      void navigate('/booking/passengers');
    }
  }

  return (
    <LiveRegion>
      <BookingFrame
        step="personalise"
        title={TITLE}
        error={contact.failedSubmits > 0}
        aside={({ chosen, extras }) =>
          ledger && (
            <BookingSummary chosen={chosen} extras={extras} ledger={ledger}>
              <StepActionSlot />
            </BookingSummary>
          )
        }
      >
        {(booking) => (
          <>
            <div ref={notice} tabIndex={-1} css={noticeStyles}>
              <QuoteNotice {...bookingQuote} />
            </div>
            <PersonaliseSections booking={booking}>
              <ContactForm id={formId} entry={contact} onSubmit={continueToPassengers} />
            </PersonaliseSections>
            {ledger && (
              <>
                <TotalAnnouncement total={ledger.total} />
                <StepAction>
                  <Button type="submit" form={formId} look="call" size="large" disabled={isUnavailable}>
                    Continue
                  </Button>
                </StepAction>
              </>
            )}
          </>
        )}
      </BookingFrame>
    </LiveRegion>
  );
}

const noticeStyles = css`
  &:empty {
    display: none;
  }
`;
