import { cardBasis, wholeBasis } from './entry-basis';

const ENTRY = { date: '2027-06-12', departureAirportCode: 'MAN', nights: 7, boardName: 'All Inclusive' };

describe('the basis of a price in a table', () => {
  it('has everything that a price without further facts is for [DEC-145]', () => {
    expect(wholeBasis(ENTRY, -1)).toBe('2 adults, from Manchester, June 2027, 7 nights, All Inclusive');
  });

  it('has party and airport on a card that shows the rest [DEC-145]', () => {
    expect(cardBasis(ENTRY, -1, { adults: 2, children: 2 })).toBe('2 adults, 2 children, from Manchester');
  });

  it('names the departure of the page for an entry without airport, and none that is unknown [DEC-171]', () => {
    expect(cardBasis({ ...ENTRY, departureAirportCode: null }, -1)).toBe('2 adults, from any London airport');
    expect(cardBasis({ ...ENTRY, departureAirportCode: null }, 99_999)).toBe('2 adults');
  });
});
