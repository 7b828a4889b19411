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

interface BookNowAnswerProps {
  readonly bookNow: BookNow;
  /** Looks at what is sold now, and takes the shopper to the dates. */
  readonly onOtherDates: () => void;
  /** Of the deal; else the seller's. */
  readonly phone?: string;
}

/** What Book Now has to say: that it checks, that the price has changed, that it is gone, or that nobody knows. */
export function BookNowAnswer({ bookNow, onOtherDates, phone = '' }: BookNowAnswerProps) {
  const { state, dismiss } = bookNow;
  const box = useRef<HTMLDivElement>(null);
  const refused = state.kind === 'gone' || state.kind === 'unknown';
  // Book Now may have been pressed in the bar of a phone, far from here.
  useEffect(() => {
    if (refused) box.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  const seeOthers = () => {
    dismiss();
    onOtherDates();
  };
  return (
    <div ref={box}>
      <BusyOverlay open={state.kind === 'checking'} words="Just checking availability..." />
      {state.kind === 'changed' && (
        <ChangedPrice
          {...state}
          onContinue={() => bookNow.goOn(state.answer, state.shown)}
          onOtherDates={seeOthers}
          onDismiss={dismiss}
        />
      )}
      {state.kind === 'gone' && (
        <Alert
          tone="error"
          title="Not available any more"
          action={
            <Button look="outline" onClick={seeOthers}>
              See other dates
            </Button>
          }
        >
          {state.words} You can also call us on <DealPhone number={phone} />.
        </Alert>
      )}
      <p role="status" css={quietStyles}>
        {state.kind === 'unknown' &&
          'We could not check availability just now. Nothing was booked: please try again.'}
      </p>
    </div>
  );
}

interface ChangedPriceProps extends Extract<BookNowState, { kind: 'changed' }> {
  readonly onContinue: () => void;
  readonly onOtherDates: () => void;
  readonly onDismiss: () => void;
}

/** Old, new and the difference, and the choice that follows from it (usability rule 37). */
function ChangedPrice({ answer, shown, onContinue, onOtherDates, onDismiss }: ChangedPriceProps) {
  const now = answer.holiday.pricePerPerson;
  const guests = guestCount(shown.rooms);
  const row = (label: string, amount: Pence, sign = '') => ({
    label,
    value: `${sign}${formatPounds(amount)} per person, ${sign}${formatPounds(timesPence(amount, guests))} in total`,
  });
  const difference = now - shown.pricePerPerson;
  return (
    <Dialog open onOpenChange={onDismiss} title="The price has changed">
      <Stack>
        <DescriptionList
          rows={[
            row('You saw', shown.pricePerPerson),
            row('It is now', now),
            row('Difference', pence(Math.abs(difference)), difference > 0 ? '+' : '−'),
          ]}
        />
        <Row wrap>
          <Button look="call" onClick={onContinue}>
            Continue at {formatPounds(now)}pp
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
