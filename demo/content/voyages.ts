import type { DealDocument } from '@storefront/backend/content/documents/deal-document.schema';

type Voyage = Pick<DealDocument, 'itinerary' | 'tours' | 'selectedBoardBases'>;
type Stop = readonly [title: string, arrive: string | null, depart: string | null];

/** Ports of each ship's round trip, in order. */
const PORTS: Readonly<Record<string, readonly Stop[]>> = {
  'Aegean Star': [
    ['Athens (Piraeus)', null, '18:00'],
    ['Mykonos', '07:00', '22:00'],
    ['Santorini', '08:00', '20:00'],
    ['Rhodes', '09:00', '18:00'],
    ['Crete (Heraklion)', '08:00', '17:00'],
    ['At sea', null, null],
    ['Nafplio', '08:00', '17:00'],
    ['Athens (Piraeus)', '06:00', null],
  ],
  Mediterranea: [
    ['Barcelona', null, '18:00'],
    ['Palma de Mallorca', '08:00', '18:00'],
    ['At sea', null, null],
    ['Naples', '07:00', '19:00'],
    ['Rome (Civitavecchia)', '07:00', '19:00'],
    ['Florence (Livorno)', '07:00', '19:00'],
    ['Marseille', '09:00', '18:00'],
    ['Barcelona', '06:00', null],
  ],
  'Adriatic Queen': [
    ['Venice', null, '17:00'],
    ['Split', '09:00', '20:00'],
    ['Dubrovnik', '08:00', '18:00'],
    ['Kotor', '08:00', '16:00'],
    ['Corfu', '09:00', '18:00'],
    ['At sea', null, null],
    ['Zadar', '08:00', '17:00'],
    ['Venice', '07:00', null],
  ],
  'Canary Breeze': [
    ['Tenerife', null, '20:00'],
    ['Gran Canaria', '08:00', '19:00'],
    ['Lanzarote', '08:00', '18:00'],
    ['Fuerteventura', '08:00', '18:00'],
    ['At sea', null, null],
    ['Madeira', '09:00', '23:00'],
    ['La Palma', '10:00', '18:00'],
    ['Tenerife', '07:00', null],
  ],
  'Caribbean Pearl': [
    ['Bridgetown', null, '21:00'],
    ['St Lucia', '08:00', '18:00'],
    ['Antigua', '08:00', '18:00'],
    ['At sea', null, null],
    ['Martinique', '08:00', '18:00'],
    ['Grenada', '08:00', '18:00'],
    ['Tobago', '08:00', '17:00'],
    ['Bridgetown', '06:00', null],
  ],
  'Gulf Horizon': [
    ['Dubai', null, '22:00'],
    ['Abu Dhabi', '08:00', '23:00'],
    ['Sir Bani Yas', '08:00', '17:00'],
    ['At sea', null, null],
    ['Muscat', '09:00', '19:00'],
    ['Khasab', '08:00', '17:00'],
    ['Doha', '10:00', '22:00'],
    ['Dubai', '08:00', null],
  ],
  'Tyrrhenian Sun': [
    ['Rome (Civitavecchia)', null, '18:00'],
    ['Naples', '07:00', '18:00'],
    ['Palermo', '08:00', '18:00'],
    ['Valletta', '08:00', '17:00'],
    ['At sea', null, null],
    ['Cagliari', '08:00', '18:00'],
    ['Ajaccio', '09:00', '18:00'],
    ['Rome (Civitavecchia)', '06:00', null],
  ],
  'Baltic Light': [
    ['Copenhagen', null, '17:00'],
    ['Gdansk', '09:00', '18:00'],
    ['Riga', '10:00', '18:00'],
    ['Tallinn', '09:00', '18:00'],
    ['Helsinki', '08:00', '17:00'],
    ['Stockholm', '08:00', '16:00'],
    ['At sea', null, null],
    ['Copenhagen', '07:00', null],
  ],
};

/** Where a ship sails, what may be seen on shore, and how one eats on board. */
export function voyageOf(shipName: string, mediaBase: string): Voyage {
  const stops = PORTS[shipName] ?? [];
  const ashore = stops.slice(1, -1).filter(([title]) => title !== 'At sea');
  const id = shipName.toLowerCase().replaceAll(' ', '-');
  return {
    itinerary: stops.map(([title, arrive, depart], index) => ({
      day: index + 1,
      title,
      actions: [
        ...(index === 0 ? [{ type: 'check-in' as const, time: '13:00' }] : []),
        ...(arrive
          ? [{ type: index === stops.length - 1 ? ('dock' as const) : ('arrive' as const), time: arrive }]
          : []),
        ...(depart ? [{ type: 'depart' as const, time: depart }] : []),
        ...(index === stops.length - 1 ? [{ type: 'check-out' as const, time: '09:30' }] : []),
      ],
    })),
    tours: ashore.slice(0, 3).map(([port], index) => ({
      _id: `${id}-tour-${index + 1}`,
      tourName: [`${port} on foot`, `${port} and its coast`, `A table in ${port}`][index] ?? port,
      description: `<p>${
        [
          'A local guide shows the old streets, the harbour and a view that most visitors miss.',
          'By coach along the coast with two long stops, one of them for a swim.',
          'A market, a kitchen and a long lunch of what was bought in the morning.',
        ][index] ?? ''
      }</p>`,
      image: `${mediaBase}/media/tour-${(shipName.length * 7 + index * 31) % 256}/960.jpg`,
      price: [0, 45, 69][index] ?? 39,
      features:
        [
          ['Guide', '3 hours'],
          ['Coach', 'Guide', '5 hours'],
          ['Lunch', '4 hours'],
        ][index] ?? [],
      included: index === 0,
    })),
    selectedBoardBases: [
      {
        _id: `${id}-fb`,
        boardType: 'Full Board',
        price: 0,
        included: true,
        features: ['All meals in the main restaurant', 'Tea, coffee and water'],
      },
      {
        _id: `${id}-fb-plus`,
        boardType: 'Full Board Plus',
        price: 120,
        included: false,
        features: [
          'All meals in the main restaurant',
          'House wine and beer with meals',
          'Soft drinks all day',
        ],
      },
      {
        _id: `${id}-ai`,
        boardType: 'All Inclusive',
        price: 245,
        included: false,
        features: ['All meals in every restaurant', 'Drinks at every bar', 'Internet on board'],
      },
    ],
  };
}

/** Cabins from the inside up; `pp` is what they cost more per person. */
export function cabinsOf(shipName: string, mediaBase: string): NonNullable<DealDocument['ship']> {
  const id = shipName.toLowerCase().replaceAll(' ', '-');
  const cabins = [
    ['inside', 'Inside cabin', 'Quiet, without a window, two beds or one', 0],
    ['outside', 'Outside cabin', 'With a window that looks out to sea', 95],
    ['balcony', 'Balcony cabin', 'With a balcony for two', 210],
    ['suite', 'Suite', 'Two rooms and a large balcony', 480],
  ] as const;
  return {
    _id: id,
    shipName,
    rooms: cabins.map(([kind, roomName, roomDesc, pp], index) => ({
      _id: `${id}-${kind}`,
      roomName,
      roomDesc,
      roomImage: `${mediaBase}/media/cabin-${(shipName.length * 5 + index * 41) % 256}/960.jpg`,
      features: ['Air conditioning', 'Safe', 'Shower', ...(index > 1 ? ['Balcony'] : [])],
      pp,
    })),
  };
}
