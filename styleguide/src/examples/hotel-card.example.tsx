import { HotelCard } from '@storefront/shared/composites/hotel-card/hotel-card';
import { pence, timesPence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import type { ComponentProps } from 'react';

import type { Example } from '../example';

type CardProps = ComponentProps<typeof HotelCard>;

const LONG_NAME = 'The Grand Residence and Thermal Spa Hotel at Llanfairpwllgwyngyllgogerychwyrndrobwll';

export const hotelCardExample: Example = {
  title: 'Hotel card',
  group: 'Holiday',
  purpose: 'One hotel on one date in a list of results; for deals of the catalogue use a deal card.',
  states: [
    { name: 'Prices per person', Component: () => <Card /> },
    { name: 'Total prices', Component: () => <Card price={priceOf(41_200, true)} /> },
    {
      name: 'One board',
      Component: () => <Card boards={[{ boardBasis: 'HB', pricePerPerson: pence(41_200) }]} />,
    },
    { name: 'The deal that was selected before', Component: () => <Card highlighted /> },
    {
      name: 'With an action button',
      Component: () => (
        <Card
          action={
            <Button look="outline" wide>
              Hotel details
            </Button>
          }
        />
      ),
    },
    { name: 'Hotel loading', Component: () => <Card hotel={{ ...HOTEL, loading: true }} /> },
    {
      name: 'No hotel data',
      Component: () => (
        <Card hotel={{ ...HOTEL, imageUrl: null, reviewScore: null, starClass: 0 }} chips={[]} />
      ),
    },
    {
      name: 'A picture that does not load',
      Component: () => <Card hotel={{ ...HOTEL, imageUrl: '/media/none.jpg' }} />,
    },
    {
      name: 'Long text, many values, high prices',
      Component: () => (
        <Card
          hotel={{ ...HOTEL, title: LONG_NAME, location: `${LONG_NAME}, Isle of Anglesey`, starClass: 5 }}
          facts={{ ...FACTS, departure: 'Belfast International Airport 23:55' }}
          chips={MANY_CHIPS}
          boards={MANY_BOARDS}
          board="SC"
          price={priceOf(1_249_900)}
        />
      ),
    },
    {
      name: 'One night, one guest',
      Component: () => <Card facts={{ ...FACTS, nights: 1 }} price={FOR_ONE} />,
    },
  ],
};

const HOTEL: CardProps['hotel'] = {
  title: 'Sol Bay Resort',
  location: 'Side, Antalya',
  starClass: 4,
  reviewScore: 4.1,
  reviewCount: 2_204,
  imageUrl: '/media/pool-3/960.jpg',
  loading: false,
};

const FACTS: CardProps['facts'] = {
  departure: 'London Gatwick 06:15',
  date: '2027-06-12',
  nights: 7,
  bags: 'Hold bag 20 kg, £30 extra',
};

const MANY_CHIPS = [
  'Beachfront',
  'Water park',
  'Water slides',
  'Poolside Bar',
  'Airport transportation',
  'Sauna',
  'Family-friendly',
  'Romantic',
];

const MANY_BOARDS: CardProps['boards'] = ['SC', 'RO', 'BB', 'HB', 'FB', 'UAI'].map((boardBasis, index) => ({
  boardBasis,
  pricePerPerson: pence(1_249_900 + index * 8_400),
}));

const FOR_ONE: CardProps['price'] = {
  perPerson: pence(41_200),
  total: pence(41_200),
  guests: 1,
  showTotal: false,
};

function priceOf(perPerson: number, showTotal = false): CardProps['price'] {
  return { perPerson: pence(perPerson), total: timesPence(pence(perPerson), 2), guests: 2, showTotal };
}

function Card(props: Partial<CardProps>) {
  return (
    <HotelCard
      hotel={HOTEL}
      facts={FACTS}
      chips={['Beachfront', 'Outdoor pool', 'Poolside Bar', 'Sauna']}
      boards={[
        { boardBasis: 'HB', pricePerPerson: pence(41_200) },
        { boardBasis: 'AI', pricePerPerson: pence(49_600) },
      ]}
      board="HB"
      price={priceOf(41_200)}
      link={{ to: '/hotel-card' }}
      {...props}
    />
  );
}
