import { baggageExtraCost, baggageOptions, parseBagCount, weightLabel } from './baggage';

describe('hold baggage', () => {
  it('is one option at £90 a bag, with the weight -1 displayed as 23 kg [DOM-BOOK-03, PRICE-06, DEC-72]', () => {
    const [option, ...more] = baggageOptions(2);
    expect(more).toEqual([]);
    expect(option).toEqual({
      code: 'HOLD_BAG',
      weightKg: -1,
      label: '23 kg',
      maxQuantity: null,
      price: 9_000,
      quantity: 2,
    });
    expect(option && baggageExtraCost(option)).toBe(18_000);
    expect(weightLabel(20)).toBe('20 kg');
  });

  it('starts at 0 and has no upper limit [PRICE-08, DEC-72]', () => {
    expect(baggageOptions(0)).toMatchObject([{ quantity: 0, maxQuantity: null }]);
    expect([-3, 0, 2.4, 500, Number.NaN].map(parseBagCount)).toEqual([0, 0, 2, 500, 0]);
  });

  it('never exceeds the range of safe amounts', () => {
    expect(() => baggageOptions(parseBagCount(1e300)).map(baggageExtraCost)).not.toThrow();
  });
});
