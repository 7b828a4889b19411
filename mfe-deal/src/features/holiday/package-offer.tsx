import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import type { Selection } from '../../domain/selection';

import { PackageSummary } from './package-summary';
import type { Holiday } from './use-holiday';

interface PackageOfferProps {
  readonly holiday: Holiday;
  readonly booking: boolean;
  readonly onBook: (selection: Selection) => void;
  /** Opens the list of the other flights. */
  readonly onChangeFlights: () => void;
}

/** The package for the current choices, or the reason why there is none. */
export function PackageOffer({ holiday, booking, onBook, onChangeFlights }: PackageOfferProps) {
  const { state, selection, choice, refetch, isPricing, room, pricesFrom } = holiday;
  if (state === 'loading' || isPricing) return <Skeleton height="420px" />;
  // A month that failed to load shows no error panel, only the option to try again (ERR-21).
  if (state === 'failed') {
    return (
      <div css={quietStyles}>
        <p role="status">We have no prices for this month just now.</p>
        <Button look="outline" onClick={refetch}>
          Try again
        </Button>
      </div>
    );
  }
  if (!selection) {
    // The flight list states the reason.
    return (
      <p css={quietStyles}>Nothing to book with these choices. Try another airport, month or duration.</p>
    );
  }
  return (
    <PackageSummary
      selection={selection}
      pricesFrom={pricesFrom}
      rooms={choice.rooms}
      room={room}
      booking={booking}
      onBook={() => onBook(selection)}
      onChangeFlights={onChangeFlights}
    />
  );
}

const quietStyles = css`
  display: grid;
  gap: ${space.s};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
