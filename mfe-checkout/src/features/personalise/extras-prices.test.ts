import {
  NO_EXTRAS,
  type DealOffer,
  type Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { holidayLedger } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence, sumPence, timesPence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { baggageExtraCost, baggageOptions } from '../../domain/baggage';

import { boardChoices } from './board-choices';
import { extraCostLabel, perPersonLabel } from './price-labels';
import { startingExtras } from './starting-extras';
import { anOffer } from '../../../testing/personalise/open-personalise';
import { tourChoices, withTour } from './tour-choices';
import { transferChoices } from './transfer-choices';

const price = fc.integer({ min: 0, max: 90_000 }).map(pence);
const offers: fc.Arbitrary<DealOffer> = fc.record({
  dealId: fc.constant('301'),
  shipName: fc.constant(null),
  tours: fc
    .array(fc.record({ pricePerPerson: price, included: fc.boolean() }), { maxLength: 4 })
    .map((tours) =>
      tours.map((tour, n) => ({
        ...tour,
        id: `t${n}`,
        name: `Tour ${n}`,
        description: '',
        image: null,
        features: [],
      })),
    ),
  cruiseBoards: fc
    .array(fc.record({ pricePerPerson: price, included: fc.boolean() }), { maxLength: 4 })
    .map((boards) =>
      boards.map((board, n) => ({ ...board, id: `b${n}`, boardType: `Board ${n}`, features: [] })),
    ),
});
const guestNumbers = fc.integer({ min: 1, max: 6 });

/** The extra costs that the page shows for the chosen extras. */
function visibleExtraCosts(
  offer: DealOffer,
  { tours, cruiseBoard, transfer, holdBags }: Extras,
  guests: number,
) {
  const boards = boardChoices(offer.cruiseBoards, guests).filter(({ board }) => board.id === cruiseBoard?.id);
  const transfers = transferChoices(guests, false).filter(({ value }) => value === transfer);
  const chosenTours = tourChoices(offer.tours, tours, guests).filter(({ chosen }) => chosen);
  return [
    ...[...boards, ...transfers, ...chosenTours].map(({ extraCost }) => extraCost),
    ...baggageOptions(holdBags).map(baggageExtraCost),
  ];
}

describe('the prices of extras', () => {
  it('add up to the total together with the holiday, for any offer and any choices [PRICE-09, PRICE-11, PRICE-12]', () => {
    fc.assert(
      fc.property(
        offers,
        guestNumbers,
        fc.constantFrom('NO_TRANSFER', 'SHUTTLE', 'PRIVATE'),
        fc.nat(40),
        fc.array(fc.nat(5)),
        fc.nat(5),
        (offer, guests, transfer, holdBags, toggles, boardIndex) => {
          const start = { ...NO_EXTRAS, ...startingExtras(offer, NO_EXTRAS), transfer, holdBags } as const;
          const tours = toggles.reduce<Extras['tours']>((before, n) => {
            const add = !before.some(({ id }) => id === `t${n}`);
            return withTour(offer.tours, before, { id: `t${n}`, add });
          }, start.tours);
          const board = boardChoices(offer.cruiseBoards, guests)[boardIndex]?.board ?? start.cruiseBoard;
          const extras = { ...start, tours, cruiseBoard: board };
          const pricePerPerson = pence(100_000);

          const { total } = holidayLedger({
            pricePerPerson,
            flightPricePerPerson: pence(0),
            guests,
            extras,
            daysToDeparture: 200,
          });

          const effects = visibleExtraCosts(offer, extras, guests);
          expect(total).toBe(timesPence(pricePerPerson, guests) + sumPence(effects));
        },
      ),
    );
  });

  it('start with the included extras only, which cost nothing [DEC-73]', () => {
    fc.assert(
      fc.property(offers, guestNumbers, (offer, guests) => {
        const started = { ...NO_EXTRAS, ...startingExtras(offer, NO_EXTRAS) };
        expect(sumPence(visibleExtraCosts(offer, started, guests))).toBe(0);
        expect(started.tours.map(({ id }) => id)).toEqual(
          offer.tours.filter(({ included }) => included).map(({ id }) => id),
        );
        expect(startingExtras(offer, started)).toEqual({});
      }),
    );
  });

  it('have no chosen board when none is included, because none could be priced [DEC-73, PRICE-12]', () => {
    const boards = anOffer().cruiseBoards.map((board) => ({ ...board, included: false }));
    expect(boardChoices(boards, 2)).toEqual([]);
    expect(startingExtras(anOffer({ cruiseBoards: boards, tours: [] }), NO_EXTRAS)).toEqual({});
  });

  it('cover three transfers with their API values, of which only no transfer is free [PRICE-09, PRICE-10, DOM-BOOK-06]', () => {
    expect(
      transferChoices(3, true).map(({ value, perPerson: each, extraCost }) => [value, each, extraCost]),
    ).toEqual([
      ['NO_TRANSFER', 0, 0],
      ['SHUTTLE', 1_900, 5_700],
      ['PRIVATE', 5_600, 16_800],
    ]);
  });

  it('are formatted with their sign', () => {
    expect([perPersonLabel(pence(4_900)), perPersonLabel(pence(-2_000))]).toEqual([
      '+£49.00 per person',
      '−£20.00 per person',
    ]);
    expect([extraCostLabel(pence(9_800)), extraCostLabel(pence(0))]).toEqual([
      '+£98.00 in total',
      'No extra cost',
    ]);
  });
});
