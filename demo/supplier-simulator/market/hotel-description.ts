import { boardName } from '@storefront/shared/domain/board-basis/board-basis';

import { hasFacility } from './facilities';
import { hashOf, pick } from './hash';
import { locationOf, type Hotel } from './hotel';

type Phrases = Readonly<Record<string, string>>;

const FACILITIES: Phrases = {
  'Outdoor pool': 'an outdoor pool',
  'Indoor pool': 'an indoor pool',
  'Children pool': 'a pool for children',
  'Heated pool': 'a heated pool',
  'Rooftop pool': 'a pool on the roof',
  Spa: 'a spa',
  Sauna: 'a sauna',
  'Fitness centre': 'a fitness centre',
  'Sun terrace': 'a sun terrace',
  Garden: 'a garden',
  'Rooftop bar': 'a rooftop bar',
  'Bar/Lounge': 'a lounge bar',
  Cafe: 'a cafe',
  'Kids club': 'a kids club',
  Playground: 'a playground',
  'Tennis court': 'a tennis court',
  'Table tennis': 'table tennis',
  Library: 'a library',
};

const STYLE_TERMS: Phrases = {
  'Family-friendly': 'family-friendly',
  Business: 'practical',
  Romantic: 'romantic',
  Modern: 'modern',
};

/** Facilities that a ship does not have. */
const ON_LAND = new Set(['Garden', 'Tennis court', 'Playground']);

const ROOM_FACILITIES: Phrases = {
  'Air conditioning': 'air conditioning',
  Balcony: 'a balcony',
  Television: 'a television',
  Kettle: 'a kettle',
  'Coffee machine': 'a coffee machine',
  Fridge: 'a fridge',
  Kitchenette: 'a kitchenette',
  Desk: 'a desk',
  Hairdryer: 'a hairdryer',
  Minibar: 'a minibar',
};

/** Returns the description of a hotel or ship. It contains nothing but the facilities, boards and resort of the hotel. */
export function hotelDescription(seed: number, hotel: Hotel, styles: readonly string[]): string {
  const paragraphs = hotel.isShip ? aboutShip(seed, hotel) : aboutHotel(seed, hotel, styles);
  return hashOf(seed, 'markup', hotel.giataId) % 12 === 1
    ? paragraphs.join('\n\n')
    : paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

function aboutHotel(seed: number, hotel: Hotel, styles: readonly string[]): readonly string[] {
  const { name, starClass } = hotel;
  const style = STYLE_TERMS[styles[1] ?? ''] ?? 'pleasant';
  const where = locationOf(hotel);
  const opening = choose(seed, hotel, 'opening', [
    `${name} is a ${style} ${starClass}-star hotel in ${where}.`,
    `You find ${name}, a ${style} ${starClass}-star hotel, in ${where}.`,
    `${name} has ${starClass} stars and is a ${style} choice in ${where}.`,
    `A ${style} place to stay in ${where}, ${name} has ${starClass} stars.`,
  ]);
  return [
    `${opening} ${facilitiesText(seed, hotel)}`,
    [roomsText(seed, hotel), boardsText(seed, hotel)].join(' '),
  ];
}

function facilitiesText(seed: number, hotel: Hotel): string {
  const found = some(seed, hotel, FACILITIES, 3);
  const reception = hasFacility(seed, hotel, '24 hour reception')
    ? choose(seed, hotel, 'reception', [
        '',
        ' Reception is staffed day and night.',
        ' The reception desk is open 24 hours.',
      ])
    : '';
  if (found === '') return `It is a plain house without extras.${reception}`;
  const sentence = choose(seed, hotel, 'facilities', [
    `Guests have the use of ${found}.`,
    `There is ${found}.`,
    `The hotel has ${found}.`,
    `On site you find ${found}.`,
    `Between outings you can enjoy ${found}.`,
  ]);
  return `${sentence}${reception}`;
}

function roomsText(seed: number, hotel: Hotel): string {
  const found = some(seed, hotel, ROOM_FACILITIES, 3);
  if (found === '') return 'Rooms are simply furnished.';
  return choose(seed, hotel, 'rooms', [
    `Rooms have ${found}.`,
    `In the rooms there is ${found}.`,
    `Every room comes with ${found}.`,
    `You can expect ${found} in your room.`,
  ]);
}

function boardsText(seed: number, hotel: Hotel): string {
  const boards = listed(hotel.boards.map(boardName), 'or');
  if (hotel.boards.length === 1) return `The board is ${boards}.`;
  return choose(seed, hotel, 'boards', [
    `You can book ${boards}.`,
    `Choose between ${boards.replace(/ or (?=[^,]*$)/, ' and ')}.`,
    `It is sold as ${boards}.`,
  ]);
}

function aboutShip(seed: number, hotel: Hotel): readonly string[] {
  const { name, destination, starClass } = hotel;
  const found = some(seed, hotel, FACILITIES, 4, ON_LAND);
  return [
    `${name} is a ${starClass}-star ship that sails from ${destination.name}. On board there is ${found}.`,
    `Cabins have ${some(seed, hotel, ROOM_FACILITIES, 3)}. Meals are ${listed(hotel.boards.map(boardName), 'or')}.`,
  ];
}

/** Returns a list such as `a spa, a garden and a bar` of at most `count` facilities that the hotel has. */
function some(
  seed: number,
  hotel: Hotel,
  phrases: Phrases,
  count: number,
  except: ReadonlySet<string> = new Set(),
): string {
  const own = Object.entries(phrases).filter(([name]) => !except.has(name) && hasFacility(seed, hotel, name));
  const first = hashOf(seed, 'first phrase', hotel.giataId) % Math.max(1, own.length);
  const turned = [...own.slice(first), ...own.slice(0, first)].slice(0, count);
  return listed(
    turned.map(([, phrase]) => phrase),
    'and',
  );
}

function listed(items: readonly string[], word: 'and' | 'or'): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;
}

function choose(seed: number, { giataId }: Hotel, label: string, sentences: readonly string[]): string {
  return pick(sentences, hashOf(seed, label, giataId));
}
