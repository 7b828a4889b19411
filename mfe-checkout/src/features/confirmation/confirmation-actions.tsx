import { css } from '@emotion/react';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { CalendarPlus, Printer } from 'lucide-react';
import { useState } from 'react';

import { saveCalendarFile } from './save-calendar-file';

interface ConfirmationActionsProps {
  readonly chosen: ChosenPackage;
  readonly reference: string;
}

/** Print, add to the calendar, return to the home page (CONF-05). */
export function ConfirmationActions({ chosen, reference }: ConfirmationActionsProps) {
  const { seller } = useRuntime().config;
  const [statusMessage, setStatusMessage] = useState('');

  async function addToCalendar() {
    const message = await saveCalendarFile({ ...chosen, reference }, seller.name).then(
      () => 'Calendar file saved: open holiday.ics to add the holiday.',
      () => 'The calendar file could not be made. The one in your email says the same.',
    );
    setStatusMessage(message);
  }

  return (
    <div css={actionsStyles} data-screen-only>
      <div css={buttonsStyles}>
        <Button look="outline" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <Button
          look="outline"
          icon={<CalendarPlus size={20} aria-hidden />}
          onClick={() => void addToCalendar()}
        >
          Add to calendar
        </Button>
        <ButtonLink to="/" look="call">
          Return to Homepage
        </ButtonLink>
      </div>
      <p role="status" css={statusStyles}>
        {statusMessage}
      </p>
    </div>
  );
}

const actionsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
`;

const buttonsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const statusStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
