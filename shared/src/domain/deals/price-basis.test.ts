import { priceBasis } from './price-basis';

describe('the basis of a from-price', () => {
  it('has the party, the airport and the month of the cheapest departure [DEC-145]', () => {
    expect(priceBasis(4, '2027-05-12')).toBe('2 adults, from London Luton, May 2027');
    expect(priceBasis(-1, '2026-12-31')).toBe('2 adults, from any London airport, December 2026');
  });

  it('leaves out a month that is beside the price [DEC-145]', () => {
    expect(priceBasis(26, null)).toBe('2 adults, from Manchester');
  });

  it('has the children of a family [DEC-171]', () => {
    const family = { adults: 2, children: 2 };
    expect(priceBasis(-1, '2027-05-31', family)).toBe(
      '2 adults, 2 children, from any London airport, May 2027',
    );
    expect(priceBasis(-1, '2027-05-31', { adults: 1, children: 1 })).toBe(
      '1 adult, 1 child, from any London airport, May 2027',
    );
  });

  it('leaves out an airport that the back office did not send [DEC-145]', () => {
    expect(priceBasis(null, '2027-05-12')).toBe('2 adults, May 2027');
  });
});
