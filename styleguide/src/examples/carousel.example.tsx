import { catalogueDealSchema } from '@storefront/shared/api/content/deals.schema';
import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Picture } from '@storefront/shared/ui/picture';

import type { Example } from '../example';

export const carouselExample: Example = {
  title: 'Carousel',
  group: 'Display',
  purpose: 'More cards of one kind than fit in a row; use a grid if all of them are equally important.',
  states: [
    {
      name: 'Deals: three at a time, one on phones',
      Component: () => (
        <Carousel
          label="Featured deals"
          heading={<SectionHeading>Featured deals</SectionHeading>}
          layout="three-or-one"
          slides={deals('many', 8)}
        />
      ),
    },
    {
      name: 'Destinations: four at a time, a grid below 1024 px',
      Component: () => (
        <Carousel
          label="Top destinations"
          heading={<SectionHeading>Top destinations</SectionHeading>}
          layout="four-or-grid"
          slides={places(10)}
        />
      ),
    },
    {
      name: 'Without a heading',
      Component: () => <Carousel label="More places" layout="three-or-one" slides={places(5)} />,
    },
    {
      name: 'All slides fit: no arrows',
      Component: () => <Carousel label="Three deals" layout="three-or-one" slides={deals('three', 3)} />,
    },
    {
      name: 'One slide',
      Component: () => <Carousel label="One deal" layout="three-or-one" slides={deals('one', 1)} />,
    },
    {
      name: 'Many slides',
      Component: () => <Carousel label="Very many places" layout="three-or-one" slides={places(40)} />,
    },
    {
      name: 'Long text',
      Component: () => (
        <Carousel label="Deals with long names" layout="three-or-one" slides={deals('long', 4, LONG_NAME)} />
      ),
    },
  ],
};

const LONG_NAME = 'The Grand Residence and Thermal Spa Hotel at Llanfairpwllgwyngyllgogerychwyrndrobwll';

function deals(set: string, count: number, name = 'Sol Bay Resort') {
  return Array.from({ length: count }, (_, index) => {
    const deal = catalogueDealSchema.parse({
      dealId: `${set}-${index + 1}`,
      data: {
        HotelName: `${name} ${index + 1}`,
        address: 'Side, Antalya, Turkey',
        featuredImage: `/media/pool-${index}/960.jpg`,
        taRating: 4.1,
        taRatingCount: 2_204,
        hotelRating: 4,
        defaultNightDuration: 7,
        cheapestBoardBasis: 'HB',
        startingPrice: 412 + index,
        cheapestDate: '2027-06-12',
        createdAt: '2026-11-01T00:00:00Z',
      },
    });
    return <DealCard key={deal.dealId} deal={deal} />;
  });
}

function places(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <a key={index} href={`#place-${index + 1}`}>
      <Picture src={`/media/beach-${index}/960.jpg`} alt="" ratio="4/3" sizes="320px" />
      Place {index + 1}
    </a>
  ));
}
