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
  purpose: 'All details of a hotel and the choice of its board, without leaving the list.',
  states: [
    {
      name: 'Loaded',
      Component: () => <DialogWithTrigger triggerText="Hotel details" state={loaded(HOTEL)} />,
    },
    {
      name: 'Loading',
      Component: () => <DialogWithTrigger triggerText="Hotel that loads" state={{ kind: 'loading' }} />,
    },
    {
      name: 'Failed',
      Component: () => <DialogWithTrigger triggerText="Hotel that fails" state={{ kind: 'failed' }} />,
    },
    {
      name: 'Total prices',
      Component: () => <DialogWithTrigger triggerText="Total prices" state={loaded(HOTEL)} showTotal />,
    },
    {
      name: 'One board, little data',
      Component: () => (
        <DialogWithTrigger
          triggerText="Quiet hotel"
          state={loaded(LITTLE_DATA)}
          boards={BOARDS.slice(0, 1)}
        />
      ),
    },
    {
      name: 'Long text, many boards',
      Component: () => (
        <DialogWithTrigger
          triggerText="Long hotel"
          name={LONG_NAME}
          state={loaded(LONG_TEXTS)}
          boards={MANY_BOARDS}
        />
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

const LITTLE_DATA: HotelRecord = {
  ...HOTEL,
  images: [],
  description: '',
  amenities: [],
  reviewScore: null,
  reviewCount: null,
};

const LONG_TEXTS: HotelRecord = {
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

function loaded(hotel: HotelRecord): HotelDetailsState {
  return { kind: 'loaded', hotel };
}

interface DialogWithTriggerProps {
  readonly triggerText: string;
  readonly state: HotelDetailsState;
  readonly name?: string;
  readonly boards?: typeof BOARDS;
  readonly showTotal?: boolean;
}

function DialogWithTrigger({
  triggerText,
  state,
  name = 'Sol Bay Resort',
  boards = BOARDS,
  showTotal = false,
}: DialogWithTriggerProps) {
  const [open, setOpen] = useState(false);
  const [board, setBoard] = useState<string | null>(null);
  const chosen = boards.find(({ boardBasis }) => boardBasis === board) ?? cheapestBoard(boards);
  const perPerson = chosen?.pricePerPerson ?? pence(0);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {triggerText}
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
