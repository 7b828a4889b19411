import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { packageTag, tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { Stack } from '@storefront/shared/ui/stack';

import { dealOffer } from '../../domain/deal-offer';
import { fromPrice } from '../../domain/from-price';
import { BookBar } from '../../features/book-now/book-bar';
import { BookNowAnswer } from '../../features/book-now/book-now-status';
import { useBookNow } from '../../features/book-now/use-book-now';
import { PricePanel } from '../../features/deal-price/price-panel';
import { useDealPrices } from '../../features/deal-price/use-deal-prices';
import { MonthsOfPrices } from '../../features/month-prices/month-prices';
import { useInSight } from '../../features/month-prices/use-in-view';
import { bringTo } from '../../parts/layout/scroll-to-section';
import { columnsStyles } from '../../parts/layout/page.styles';
import { SimilarHolidays } from '../../parts/similar-holidays/similar-holidays';

import { DealHead } from '../../features/deal/deal-head';
import { DealHotelParts } from './deal-sections';
import { SaveDeal } from '../../features/deal-price/save-deal';

const DATES_ID = 'deal-dates';

interface PricedDealProps {
  readonly deal: Deal;
  readonly dealId: string;
  readonly images: readonly string[];
  /** The address that the deal is known by. */
  readonly path: string;
}

/** A deal with its prices: the words on one side, what it costs and Book Now on the other. */
export function PricedDeal({ deal, dealId, images, path }: PricedDealProps) {
  const [watchLine, lineInSight] = useInSight();
  const prices = useDealPrices(deal, dealId, lineInSight);
  const bookNow = useBookNow(JSON.stringify(prices.choice));
  const { row, rooms, state, date } = prices;
  const checking = bookNow.state.kind === 'checking';

  const book = () => {
    if (!row?.flight) return;
    void bookNow.book({
      quoteReference: row.quoteReference,
      flightId: row.flight.flightId,
      rooms,
      pricePerPerson: row.pricePerPerson,
      imageUrl: images[0] ?? null,
      offer: dealOffer(dealId, deal),
    });
  };

  return (
    <>
      <div css={columnsStyles}>
        <Stack gap="xl">
          <DealHead deal={deal} path={path}>
            <SaveDeal deal={deal} dealId={dealId} prices={prices} imageUrl={images[0] ?? null} />
          </DealHead>
          <DealHotelParts deal={deal} departureDate={date}>
            <MonthsOfPrices ref={watchLine} {...prices.line} selected={date} onChoose={prices.chooseDate} />
          </DealHotelParts>
        </Stack>
        <PricePanel
          deal={deal}
          tag={packageTag(deal)}
          prices={prices}
          startsAt={fromPrice(dealId, deal)}
          booking={checking}
          onBook={book}
          datesId={DATES_ID}
          answer={
            <BookNowAnswer
              bookNow={bookNow}
              phone={deal.phoneNumber}
              onOtherDates={() => {
                prices.askAgain();
                bringTo(DATES_ID);
              }}
            />
          }
        />
      </div>
      {state === 'known' && prices.prices.size === 0 && prices.otherPrices.size === 0 && (
        <SimilarHolidays
          like={{
            dealId,
            hotelName: deal.hotelName,
            place: tidyAddress(deal.address),
            starClass: deal.starClass,
          }}
        />
      )}
      {row && (
        <BookBar
          total={timesPence(row.pricePerPerson, guestCount(rooms))}
          pricePerPerson={row.pricePerPerson}
          booking={checking}
          onBook={deal.isBooking && row.flight ? book : undefined}
          phone={deal.phoneNumber}
        />
      )}
    </>
  );
}
