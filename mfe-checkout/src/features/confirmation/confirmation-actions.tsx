import { css } from '@emotion/react';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { below, color, family, space, text } from '@storefront/shared/ui/tokens';
import { CalendarPlus, Printer, TicketCheck } from 'lucide-react';
import { useState } from 'react';

import { saveCalendarFile } from './save-calendar-file';

interface ConfirmationActionsProps {
  readonly chosen: ChosenPackage;
  readonly reference: string;
}

/** The way to the booking first, then calendar and print. */
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
        <ButtonLink
          to={`${MANAGE_LINK.path}?${new URLSearchParams({ reference })}`}
          icon={<TicketCheck size={20} aria-hidden />}
        >
          {MANAGE_LINK.label}
        </ButtonLink>
        <Button
          look="outline"
          icon={<CalendarPlus size={20} aria-hidden />}
          onClick={() => void addToCalendar()}
        >
          Add to calendar
        </Button>
        <Button look="outline" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
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

  ${below.large} {
    & > * {
      flex: auto;
    }
  }
`;

const statusStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
