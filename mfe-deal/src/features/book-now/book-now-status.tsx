import { css } from '@emotion/react';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { Alert } from '@storefront/shared/ui/alert';
import { BusyOverlay } from '@storefront/shared/ui/busy-overlay';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { useEffect, useRef } from 'react';

import { DealPhone } from '../../parts/deal-phone/deal-phone';

import type { BookNow, BookNowState } from './use-book-now';

interface BookNowStatusProps {
  readonly bookNow: BookNow;
  /** Refreshes the prices and scrolls to the calendar. */
  readonly onOtherDates: () => void;
  /** Phone number of the deal; defaults to the seller's. */
  readonly phone?: string;
}

/** Result of Book Now: checking, price changed, unavailable or check failed. */
export function BookNowStatus({ bookNow, onOtherDates, phone = '' }: BookNowStatusProps) {
  const { state, dismiss } = bookNow;
  const box = useRef<HTMLDivElement>(null);
  const failed = state.kind === 'unavailable' || state.kind === 'check-failed';
  // On phones Book Now is in the bottom bar, so the message may be out of view.
  useEffect(() => {
    if (failed) box.current?.scrollIntoView({ block: 'center' });
  }, [failed]);
  const seeOtherDates = () => {
    dismiss();
    onOtherDates();
  };
  return (
    <div ref={box}>
      <BusyOverlay open={state.kind === 'checking'} message="Just checking availability..." />
      {state.kind === 'price-changed' && (
        <ChangedPrice
          {...state}
          onContinue={() => bookNow.continueBooking(state.quote, state.displayed)}
          onOtherDates={seeOtherDates}
          onDismiss={dismiss}
        />
      )}
      {state.kind === 'unavailable' && (
        <Alert
          tone="error"
          title="Not available any more"
          action={
            <Button look="outline" onClick={seeOtherDates}>
              See other dates
            </Button>
          }
        >
          {state.message} You can also call us on <DealPhone number={phone} />.
        </Alert>
      )}
      <p role="status" css={quietStyles}>
        {state.kind === 'check-failed' &&
          'We could not check availability just now. Nothing was booked: please try again.'}
      </p>
    </div>
  );
}

interface ChangedPriceProps extends Extract<BookNowState, { kind: 'price-changed' }> {
  readonly onContinue: () => void;
  readonly onOtherDates: () => void;
  readonly onDismiss: () => void;
}

/** Old price, new price and difference, with the choice to continue or not (usability rule 37). */
function ChangedPrice({ quote, displayed, onContinue, onOtherDates, onDismiss }: ChangedPriceProps) {
  const newPrice = quote.perPerson;
  const guests = guestCount(displayed.rooms);
  const row = (label: string, amount: Pence, sign = '') => ({
    label,
    value: `${sign}${formatPounds(amount)} per person, ${sign}${formatPounds(timesPence(amount, guests))} in total`,
  });
  const difference = newPrice - displayed.pricePerPerson;
  return (
    <Dialog open onOpenChange={onDismiss} title="The price has changed">
      <Stack>
        <DescriptionList
          rows={[
            row('You saw', displayed.pricePerPerson),
            row('It is now', newPrice),
            row('Difference', pence(Math.abs(difference)), difference > 0 ? '+' : '−'),
          ]}
        />
        <Row wrap>
          <Button look="call" onClick={onContinue}>
            Continue at {formatPounds(newPrice)}pp
          </Button>
          <Button look="outline" onClick={onOtherDates}>
            See other dates
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

const quietStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
