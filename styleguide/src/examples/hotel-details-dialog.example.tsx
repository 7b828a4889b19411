import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { cheapestBoard } from '@storefront/shared/composites/hotel-details/cheapest-board';
import {
  HotelDetailsDialog,
  type HotelDetailsState,
} from '@storefront/shared/composites/hotel-details/hotel-details-dialog';
import { pence, timesPence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { useState } from 'react';

import type { Example } from '../example';

const LONG_NAME = 'The Grand Residence and Thermal Spa Hotel at Llanfairpwllgwyngyllgogerychwyrndrobwll';

export const hotelDetailsDialogExample: Example = {
  title: 'Hotel details dialog',
  group: 'Holiday',
  purpose: 'A hotel in full and the choice of its board, without leaving the list.',
  states: [
    { name: 'Known', Component: () => <Opened words="Hotel details" state={known(HOTEL)} /> },
    { name: 'Loading', Component: () => <Opened words="Hotel on its way" state={{ kind: 'loading' }} /> },
    { name: 'Failed', Component: () => <Opened words="Hotel that fails" state={{ kind: 'failed' }} /> },
    {
      name: 'Prices for all',
      Component: () => <Opened words="Total prices" state={known(HOTEL)} showTotal />,
    },
    {
      name: 'One board, little known',
      Component: () => <Opened words="Quiet hotel" state={known(LITTLE_KNOWN)} boards={BOARDS.slice(0, 1)} />,
    },
    {
      name: 'Long words, many boards',
      Component: () => (
        <Opened words="Long hotel" name={LONG_NAME} state={known(MUCH_TO_SAY)} boards={MANY_BOARDS} />
      ),
    },
  ],
};

const BOARDS = [
  { boardBasis: 'AI', pricePerPerson: pence(49_600) },
  { boardBasis: 'HB', pricePerPerson: pence(41_200) },
];

const MANY_BOARDS = ['SC', 'RO', 'BB', 'HB+', 'FB', 'UAI'].map((boardBasis, index) => ({
  boardBasis,
  pricePerPerson: pence(1_249_900 + index * 8_400),
}));

const HOTEL: HotelRecord = {
  hotelName: 'Sol Bay Resort',
  location: 'Side, Antalya',
  region: 'Antalya',
  resort: 'Side',
  starClass: 4,
  description:
    '<p>Three <strong>pools</strong> between the pines and the beach.</p><p>Rooms were done up in 2025.</p>',
  reviewScore: 4.1,
  reviewCount: 2_204,
  reviews: null,
  images: ['pool-3', 'room-2', 'beach-5', 'balcony-1', 'lagoon-4', 'pool-9', 'room-7'].map(
    (scene) => `/media/${scene}/960.jpg`,
  ),
  amenities: amenities(20),
};

const LITTLE_KNOWN: HotelRecord = {
  ...HOTEL,
  images: [],
  description: '',
  amenities: [],
  reviewScore: null,
  reviewCount: null,
};

const MUCH_TO_SAY: HotelRecord = {
  ...HOTEL,
  location: `${LONG_NAME}, Isle of Anglesey, Wales`,
  description: Array.from({ length: 12 }, () => 'Every room looks at the sea, and none at the road.').join(
    '\n',
  ),
  amenities: ['Electric vehicle charging station', ...amenities(60)],
};

function amenities(count: number): string[] {
  const kinds = ['Outdoor pool', 'Sauna', 'Bar', 'Restaurant', 'Tennis court'];
  return Array.from({ length: count }, (_, index) => `${kinds[index % kinds.length] ?? 'Bar'} ${index + 1}`);
}

function known(hotel: HotelRecord): HotelDetailsState {
  return { kind: 'loaded', hotel };
}

interface OpenedProps {
  /** On the button that opens it. */
  readonly words: string;
  readonly state: HotelDetailsState;
  readonly name?: string;
  readonly boards?: typeof BOARDS;
  readonly showTotal?: boolean;
}

function Opened({ words, state, name = 'Sol Bay Resort', boards = BOARDS, showTotal = false }: OpenedProps) {
  const [open, setOpen] = useState(false);
  const [board, setBoard] = useState<string | null>(null);
  const chosen = boards.find(({ boardBasis }) => boardBasis === board) ?? cheapestBoard(boards);
  const perPerson = chosen?.pricePerPerson ?? pence(0);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <HotelDetailsDialog
        open={open}
        onOpenChange={setOpen}
        state={state}
        name={name}
        boards={boards}
        board={board}
        onBoardChange={setBoard}
        price={{ perPerson, total: timesPence(perPerson, 2), guests: 2, showTotal }}
        action={<Button look="call">Continue</Button>}
      />
    </>
  );
}
