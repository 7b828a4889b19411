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
}

/** What the choices come to: a package, nothing, or not known yet. */
export function PackageOffer({ holiday, booking, onBook }: PackageOfferProps) {
  const { state, offers, wish, askAgain } = holiday;
  if (state === 'loading') return <Skeleton height="420px" />;
  // A month that could not be loaded is no panel: it has no prices, and may be asked for again (ERR-21).
  if (state === 'failed') {
    return (
      <div css={quietStyles}>
        <p role="status">We have no prices for this month just now.</p>
        <Button look="outline" onClick={askAgain}>
          Try again
        </Button>
      </div>
    );
  }
  const selection = offers?.selection;
  if (!selection) {
    // The list of flights says why.
    return (
      <p css={quietStyles}>Nothing to book with these choices. Try another airport, month or duration.</p>
    );
  }
  return (
    <PackageSummary
      selection={selection}
      rooms={wish.rooms}
      booking={booking}
      onBook={() => onBook(selection)}
    />
  );
}

const quietStyles = css`
  display: grid;
  gap: ${space.s};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
