import { css } from '@emotion/react';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { Button } from '@storefront/shared/ui/button';
import { below, space } from '@storefront/shared/ui/tokens';

import { StepAction } from '../../parts/booking-frame/step-action';

interface ContinueToPaymentProps {
  /** Id of the form that the button submits. */
  readonly formId: string;
  readonly saving: boolean;
  /** True when the holiday is no longer available. */
  readonly disabled: boolean;
}

/** The submit button of the form, shown in the booking summary (PAX-02, DEC-190). */
export function ContinueToPayment({ formId, saving, disabled }: ContinueToPaymentProps) {
  return (
    <StepAction
      note={
        <SlowNotice isBusy={saving} css={noteStyles}>
          Everything you entered is kept. Please stay on this page.
        </SlowNotice>
      }
    >
      <Button type="submit" form={formId} look="call" size="large" loading={saving} disabled={disabled}>
        Continue to Payment
      </Button>
    </StepAction>
  );
}

const noteStyles = css`
  ${below.desktop} {
    grid-area: note;
    padding-bottom: ${space.xs};
  }
`;
