import { partyOf } from '@storefront/backend/content/prices/deal-price';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';

import { hasFacility } from '../supplier-simulator/market/facilities';
import { allHotels } from '../supplier-simulator/market/hotels';

import { plainText, sharedSentences } from './content-text';
import { seedDocuments } from './seed-documents';

const SEED = 7;
const { deals, groups } = seedDocuments({ today: '2026-11-21', publicUrl: 'http://localhost:3001' });
const hotels = new Map(allHotels(SEED).map((hotel) => [hotel.hotelKey, hotel]));
const places = uniqueDestinations();

const texts = deals.map((deal) => {
  const hotel = hotels.get(deal.hotelKey);
  if (!hotel) throw new Error(`no hotel ${deal.hotelKey}`);
  return {
    id: deal.id,
    name: hotel.name,
    hotel,
    reasons: plainText(deal.hotelDetailsExtended),
    offer: plainText(deal.offerDetails),
    tours: deal.tours.map(({ description }) => plainText(description)),
  };
});

/** A word of a deal text, and the facility that the hotel must have if its text contains it. */
const PROMISES: readonly (readonly [pattern: RegExp, facility: string])[] = [
  [/\boutdoor\b.*\bpools?\b/i, 'Outdoor pool'],
  [/\bindoor\b.*\bpools?\b/i, 'Indoor pool'],
  [/\bheated\b.*\bpools?\b/i, 'Heated pool'],
  [/\bchildren’s pools?\b|\bpools?\b.*\bone for children\b/i, 'Children pool'],
  [/\brooftop\b.*\bpools?\b/i, 'Rooftop pool'],
  [/\binfinity\b.*\bpools?\b/i, 'Infinity pool'],
  [/\bspa\b/, 'Spa'],
  [/\bkids club\b/i, 'Kids club'],
  [/\bfitness centre\b/, 'Fitness centre'],
  [/\btennis court\b/, 'Tennis court'],
  [/\bgarden\b/, 'Garden'],
  [/\bsun terrace\b/, 'Sun terrace'],
  [/\brooftop bar\b/, 'Rooftop bar'],
];

describe('the texts of the deals', () => {
  it.each(texts)('promise only facilities of the hotel of deal $id', ({ hotel, reasons }) => {
    const promised = reasons
      .split('\n')
      .flatMap((line) => PROMISES.filter(([pattern]) => pattern.test(line)))
      .map(([, facility]) => facility);
    expect(promised.filter((facility) => !hasFacility(SEED, hotel, facility))).toEqual([]);
  });

  it.each(texts)('name the boards that deal $id can be booked with', ({ hotel, offer, reasons }) => {
    const boards = hotel.boards.map(boardName);
    const board = offer.split('\n').at(-1)?.replace('&amp;', '&') ?? '';
    const named = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI'].map(boardName).filter((name) => board.includes(name));
    expect(named).toEqual(hotel.isShip ? ['Full Board'] : named.filter((name) => boards.includes(name)));
    expect(named).toHaveLength(hotel.isShip ? 1 : boards.length);
    if (/all inclusive/i.test(reasons)) expect(boards).toEqual(['All Inclusive']);
    if (/breakfast included/i.test(reasons)) expect(boards).not.toContain('Room Only');
  });

  it('share no sentence, and neither do the tours of the cruises', () => {
    expect(sharedSentences(texts.map(({ id, reasons }) => ({ name: id, text: reasons })))).toEqual([]);
    const tours = texts.flatMap(({ id, tours }) => tours.map((text) => ({ name: id, text })));
    expect(sharedSentences(tours)).toEqual([]);
  });

  it('call a room of a ship a cabin', () => {
    const ships = texts.filter(({ hotel }) => hotel.isShip);
    expect(ships.filter(({ reasons, offer }) => /hotel|reception|\brooms?\b/i.test(reasons + offer))).toEqual(
      [],
    );
  });

  it('promise no room upgrade on a ship [DEC-320]', () => {
    const upgraded = deals.filter(({ ship, dealType }) => ship !== null && dealType !== 'featured');
    expect(upgraded.map(({ id }) => id)).toEqual([]);
  });

  it('show an inside cabin without a window, and the others with theirs', () => {
    const cabins = deals.flatMap(({ ship }) => ship?.rooms ?? []);
    expect(cabins.length).toBeGreaterThan(0);
    for (const { roomName, roomImage } of cabins) {
      const scene = roomName.toLowerCase().replace(' ', '');
      expect(roomImage).toMatch(new RegExp(`/media/${scene}-\\d+/`));
    }
  });
});

describe('a deal of a family', () => {
  const families = deals.filter((deal) => partyOf(deal).children > 0);

  it('states its party beside its conditions, as no other deal does [DEC-482]', () => {
    const stated = deals.filter((deal) =>
      deal.offerDetailsConditions.includes('two adults and two children'),
    );
    expect(families.map((deal) => [deal.id, partyOf(deal)])).toEqual(
      stated.map(({ id }) => [id, { adults: 2, children: 2 }]),
    );
    expect(families.length).toBeGreaterThan(2);
  });

  it('is not in a group for seniors', () => {
    expect(families.filter(({ groupIds }) => groupIds.includes('senior-escapes'))).toEqual([]);
  });
});

describe('the texts of the groups', () => {
  it.each(groups)('name only places of $name', ({ description1, description3, destinations }) => {
    const text = plainText(description1 + description3);
    const ids = destinations.map(({ destinationId }) => destinationId);
    const named = places.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    expect(named.filter(({ id }) => !ids.includes(id)).map(({ name }) => name)).toEqual([]);
  });

  it.each(groups)('name the board of $name', ({ boardBasis, description1, description3 }) => {
    const text = plainText(description1 + description3);
    const named = ['HB', 'FB', 'AI'].filter((code) => new RegExp(boardName(code), 'i').test(text));
    expect(named).toEqual(named.length === 0 ? [] : [boardBasis]);
  });
});
