import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { Countdown } from '@storefront/shared/composites/countdown/countdown';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { useRuntime } from '@storefront/shared/runtime';
import { StickyTopBar } from '@storefront/shared/composites/sticky-bar/sticky-top-bar';
import { Button } from '@storefront/shared/ui/button';
import { Price } from '@storefront/shared/composites/price/price';
import { useId, useRef } from 'react';

import { wholeBasis } from '../../parts/priced-hotel/entry-basis';

import { firstChoice } from './booking-choice';
import { DestinationHero } from './destination-hero';
import type { DestinationOutcome } from './load-destination';
import type { BestEntry } from './month-blocks';
import { ROUND_SECONDS, usePriceCheck } from './use-price-check';

interface OfferProps {
  readonly page: HolidayPage;
  readonly latestOutcome: DestinationOutcome;
  readonly best: BestEntry | null;
  readonly lead: string;
  readonly picture: string;
  /** `null` when there are no dates to view. */
  readonly onViewDates: (() => void) | null;
}

/** Renders the hero, and a sticky bar with its price and button after the hero is scrolled out of view (LAND-12, LAND-13). */
export function Offer({ page, latestOutcome, best, lead, picture, onViewDates }: OfferProps) {
  const hero = useRef<HTMLElement>(null);
  const formId = useId();
  const today = useRuntime().clock.today();
  const ends = useClaim('offer-ends');

  const fromPrice = best?.entry.pricePerPerson ?? null;
  const check = usePriceCheck(latestOutcome, latestOutcome.kind === 'failed' ? undefined : fromPrice);
  const countdown = (
    <Countdown
      // Without the claim the label names the real event at zero.
      label={ends?.text ?? 'Prices re-checked in'}
      from={check.from}
      seconds={ROUND_SECONDS}
      repeat
    />
  );
  const nights = pluralize(page.nights, 'night', 'nights');
  const basis = best
    ? wholeBasis({ ...best.entry, nights: page.nights, boardName: page.boardBasisName }, page.fromId)
    : '';

  return (
    <>
      <DestinationHero
        ref={hero}
        name={page.destinationName}
        lead={lead}
        picture={picture}
        pictureTexts={page}
        fromPrice={fromPrice}
        basis={basis}
        countdown={countdown}
        checked={check.message}
        form={{
          id: formId,
          destinationId: page.destinationId,
          initial: firstChoice(page, best, today),
          pageBoard: { value: page.boardBasisId, label: page.boardBasisName || 'Any' },
        }}
        onViewDates={onViewDates}
      />
      <StickyTopBar
        label={`Book ${page.destinationName}`}
        sentinel={hero}
        place={page.destinationName}
        nights={nights}
        price={fromPrice === null ? null : <Price amount={fromPrice} from />}
        action={
          <Button type="submit" form={formId} look="call">
            Book Now
          </Button>
        }
      >
        {page.boardBasisName !== '' && <span>{page.boardBasisName}</span>}
        {countdown}
      </StickyTopBar>
    </>
  );
}
