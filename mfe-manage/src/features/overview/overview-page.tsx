import { css } from '@emotion/react';
import { TripDays } from '@storefront/shared/composites/booked/trip-days';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';

import { useManagedBooking } from '../../parts/booking/booking-context';

import { CancelCard } from './cancel-card';
import { DocumentsCard } from './documents-card';
import { ExtrasCard } from './extras-card';
import { HelpCard } from './help-card';
import { HistoryCard } from './history-card';
import { HolidayCard } from './holiday-card';
import { HolidayHero } from './holiday-hero';
import { InformationCard } from './information-card';
import { TravellersCard } from './travellers-card';

interface OverviewPageProps {
  /** What is paid and due, with the way to pay. */
  readonly payments: ReactNode;
  /** What has just happened, such as a payment or a change. */
  readonly outcome: ReactNode;
}

/** The whole booking, with what is owed first. */
export function OverviewPage({ payments, outcome }: OverviewPageProps) {
  const { booking, leave } = useManagedBooking();
  return (
    <Container>
      <PageHead title={`Booking ${booking.reference}`} robots="noindex" />
      <div css={pageStyles}>
        <div css={topStyles}>
          <p>
            Booking <strong css={referenceStyles}>{booking.reference}</strong>
          </p>
          <Button look="quiet" icon={<LogOut size={20} aria-hidden />} onClick={leave}>
            Leave this booking
          </Button>
        </div>
        {outcome}
        <HolidayHero />
        <div css={columnsStyles}>
          <div css={columnStyles}>
            {payments}
            {booking.status === 'confirmed' && <TripDays itinerary={booking.itinerary} />}
            <TravellersCard />
            <ExtrasCard />
            <HolidayCard />
          </div>
          <div css={columnStyles}>
            <DocumentsCard />
            <CancelCard />
            <HelpCard />
            <InformationCard />
            <HistoryCard />
          </div>
        </div>
      </div>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding-top: ${space.s};
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;
`;

const topStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  color: ${color.inkSoft};

  /* Both have room in one line of a phone. */
  ${below.desktop} {
    font: ${text.small} ${family.body};

    & > button {
      padding-inline: 0;
      font-size: inherit;
    }
  }
`;

const referenceStyles = css`
  color: ${color.ink};
  letter-spacing: 0.04em;
  user-select: all;
`;

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.m};

  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
`;

const columnStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;
