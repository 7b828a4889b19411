import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { Gallery } from '@storefront/shared/composites/gallery/gallery';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { packageTag, tidyAddress } from '@storefront/shared/domain/deals/deal-price';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { Stack } from '@storefront/shared/ui/stack';

import { dealOffer } from '../../domain/deal-offer';
import { fromPrice } from '../../domain/from-price';
import { roomFacts } from '../../domain/room-facts';
import type { ReferenceHoliday } from '../../domain/similar-deals';
import { BookBar } from '../../features/book-now/book-bar';
import { BookNowStatus } from '../../features/book-now/book-now-status';
import { useBookNow } from '../../features/book-now/use-book-now';
import { DealHead } from '../../features/deal/deal-head';
import { DealPartyNotice } from '../../features/deal-price/deal-party-notice';
import { CHOICES_ID, DATES_ID, DealChoices, DealOffer } from '../../features/deal-price/price-panel';
import { SaveDeal } from '../../features/deal-price/save-deal';
import { useDealPrices, type DealPrices } from '../../features/deal-price/use-deal-prices';
import { MonthPrices } from '../../features/month-prices/month-prices';
import { useInView } from '../../parts/in-view/use-in-view';
import { HolidayLayout } from '../../parts/layout/holiday-layout';
import { scrollToSection } from '../../parts/layout/scroll-to-section';
import { CONTENTS_ID, PackageContents } from '../../parts/package-contents/package-contents';
import type { ArrivingHotel } from '../../parts/rendered-hotel/rendered-hotel';
import { SectionLinks } from '../../parts/section-links/section-links';
import { SimilarHolidays } from '../../parts/similar-holidays/similar-holidays';

import { dealSectionLinks } from './deal-section-links';
import { DealSections } from './deal-sections';

interface PricedDealProps {
  readonly deal: Deal;
  readonly dealId: string;
  readonly hotel: ArrivingHotel;
  readonly images: readonly string[];
  /** Canonical path of the deal. */
  readonly path: string;
}

/** A deal with prices. */
export function PricedDeal({ deal, dealId, hotel, images, path }: PricedDealProps) {
  const [observeChart, chartInView] = useInView();
  const prices = useDealPrices(deal, dealId, chartInView);
  const bookNow = useBookNow(JSON.stringify(prices.choice));
  const { row, rooms, date } = prices;
  const checking = bookNow.state.kind === 'checking';
  const imageUrl = images[0] ?? null;

  const book = () => {
    if (!row?.flight) return;
    void bookNow.book({
      quoteReference: row.quoteReference,
      flightId: row.flight.flightId,
      rooms,
      pricePerPerson: row.pricePerPerson,
      imageUrl,
      offer: dealOffer(dealId, deal),
      room: null,
    });
  };
  const seeOtherDates = () => {
    prices.refetch();
    scrollToSection(DATES_ID);
  };

  return (
    <>
      <HolidayLayout
        head={<Head {...{ deal, dealId, images, path, prices }} />}
        label="Price"
        offer={
          <DealOffer
            {...{ deal, prices }}
            tag={packageTag(deal)}
            startingPrice={fromPrice(dealId, deal)}
            booking={checking}
            onBook={book}
            bookNowStatus={
              <BookNowStatus bookNow={bookNow} phone={deal.phoneNumber} onOtherDates={seeOtherDates} />
            }
          />
        }
        choices={<Choices deal={deal} prices={prices} />}
      >
        <MonthPrices ref={observeChart} {...prices.chart} selected={date} onSelect={prices.chooseDate} />
        <DealSections deal={deal} hotel={hotel} departureDate={date} />
      </HolidayLayout>
      {isSoldOut(prices) && <SimilarHolidays reference={referenceOf(deal, dealId)} />}
      {row && (
        <BookBar
          total={timesPence(row.pricePerPerson, guestCount(rooms))}
          pricePerPerson={row.pricePerPerson}
          departureDate={row.date}
          booking={checking}
          onBook={deal.isBooking && row.flight ? book : undefined}
          phone={deal.phoneNumber}
        />
      )}
    </>
  );
}

type ChoicesProps = Pick<HeadProps, 'deal' | 'prices'>;

/** What the package contains, and its controls. */
function Choices({ deal, prices }: ChoicesProps) {
  const { row, rooms, filters } = prices;
  return (
    <Stack gap="l">
      <SectionLinks
        sections={[
          { id: CONTENTS_ID, label: 'What you get' },
          { id: CHOICES_ID, label: 'Choose' },
          ...dealSectionLinks(deal),
        ]}
      />
      <PackageContents
        flight={row?.flight ?? null}
        nights={filters.nights}
        boardBasis={filters.boardBasis}
        rooms={row ? roomFacts(row.rooms, rooms) : []}
      />
      <HydrationSection>
        <DealChoices prices={prices} />
      </HydrationSection>
    </Stack>
  );
}

interface HeadProps extends Omit<PricedDealProps, 'hotel'> {
  readonly prices: DealPrices;
}

function Head({ deal, dealId, images, path, prices }: HeadProps) {
  return (
    <>
      <DealHead deal={deal} path={path}>
        <SaveDeal {...{ deal, dealId, prices }} imageUrl={images[0] ?? null} />
      </DealHead>
      <Gallery images={images} texts={deal.pictureTexts} name={deal.hotelName || 'Your holiday'} />
      <DealPartyNotice prices={prices} />
    </>
  );
}

function isSoldOut({ state, prices, otherPrices }: DealPrices): boolean {
  return state === 'loaded' && prices.size === 0 && otherPrices.size === 0;
}

function referenceOf({ hotelName, address, starClass }: Deal, dealId: string): ReferenceHoliday {
  return { dealId, hotelName, place: tidyAddress(address), starClass };
}
