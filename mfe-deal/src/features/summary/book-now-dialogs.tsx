import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/page/phone-link';
import { formatPounds, pence } from '@storefront/shared/pricing/pence';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Spinner } from '@storefront/shared/ui/spinner';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

import type { BookNowState } from './use-book-now';

interface BookNowDialogsProps {
  readonly state: BookNowState;
  readonly onContinue: (answer: Extract<BookNowState, { kind: 'changed' }>['answer']) => void;
  readonly onDismiss: () => void;
}

/** What Book Now has to say: that it checks, that the price has changed, or that it failed. */
export function BookNowDialogs({ state, onContinue, onDismiss }: BookNowDialogsProps) {
  if (state.kind === 'checking') {
    return (
      <div css={overlayStyles} role="status">
        <div css={boxStyles}>
          <Spinner label="Just checking availability..." />
          <span aria-hidden>Just checking availability...</span>
        </div>
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Alert
        tone="error"
        title="Not available"
        action={
          <Button look="outline" onClick={onDismiss}>
            See other dates
          </Button>
        }
      >
        {state.message} You can also call us on <PhoneLink />.
      </Alert>
    );
  }
  if (state.kind === 'changed') {
    const now = state.answer.holiday.pricePerPerson;
    const difference = pence(now - state.shown);
    return (
      <Dialog open onOpenChange={onDismiss} title="The price has changed">
        <Stack>
          <p>
            You saw {formatPounds(state.shown)} per person. It is now {formatPounds(now)}:{' '}
            {formatPounds(pence(Math.abs(difference)))} {difference > 0 ? 'more' : 'less'} each.
          </p>
          <Row wrap>
            <Button look="call" onClick={() => onContinue(state.answer)}>
              Continue at {formatPounds(now)}
            </Button>
            <Button look="outline" onClick={onDismiss}>
              See other dates
            </Button>
          </Row>
        </Stack>
      </Dialog>
    );
  }
  return null;
}

const overlayStyles = css`
  position: fixed;
  z-index: 50;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.scrim};
`;

const boxStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.l};
  border-radius: ${radius.card};
  background: ${color.surface};
  font: 600 ${text.lead} ${family.heading};
`;
