import { css } from '@emotion/react';
import type { Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBookingCommands } from '@storefront/shared/runtime';
import { space } from '@storefront/shared/ui/tokens';

import { StepSection } from './step-section';
import { TourCard } from './tour-card';
import { tourChoices, withTour, type OfferedTour } from './tour-choices';

interface TourOptionsProps {
  readonly offered: readonly OfferedTour[];
  readonly tours: Extras['tours'];
  readonly guests: number;
}

/** The included and the optional tours of a deal (PERS-04). */
export function TourOptions({ offered, tours, guests }: TourOptionsProps) {
  const { chooseTours } = useBookingCommands();
  if (offered.length === 0) return null;
  return (
    <StepSection title="Tours" intro="Optional: add what you like, for your whole party.">
      <ul css={listStyles}>
        {tourChoices(offered, tours, guests).map((choice) => (
          <TourCard
            key={choice.tour.id}
            choice={choice}
            onToggle={(add) => chooseTours(withTour(offered, tours, { id: choice.tour.id, add }))}
          />
        ))}
      </ul>
    </StepSection>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;
`;
