import { priceBasis } from './price-basis';

describe('the basis of a from-price', () => {
  it('has the party, the airport and the month of the cheapest departure [DEC-145]', () => {
    expect(priceBasis(4, '2027-05-12')).toBe('2 adults, London Luton, May 2027');
    expect(priceBasis(-1, '2026-12-31')).toBe('2 adults, Any London, December 2026');
  });

  it('leaves out an airport that the back office did not send [DEC-145]', () => {
    expect(priceBasis(null, '2027-05-12')).toBe('2 adults, May 2027');
  });
});
