import { depositDue, DEPOSIT_CUTOFF_DAYS, fullDeposit } from './deposit';
import { pence } from './pence';

const HOLIDAY = { totalFlightPrice: pence(36_200), holidayTotal: pence(82_400), daysToDeparture: 60 };

describe('the deposit', () => {
  it('is all flights plus a tenth of the total, with half a penny rounded up [PRICE-17, DEC-27]', () => {
    expect(depositDue(HOLIDAY)).toBe(36_200 + 8_240);
    expect(depositDue({ ...HOLIDAY, holidayTotal: pence(82_404) })).toBe(36_200 + 8_240);
    expect(depositDue({ ...HOLIDAY, holidayTotal: pence(82_405) })).toBe(36_200 + 8_241);
    expect(fullDeposit(pence(0), pence(100))).toBe(10);
  });

  it.each([
    [DEPOSIT_CUTOFF_DAYS + 1, 44_440],
    [21, null],
    [20, null],
    [-1, null],
  ])('with %i days to departure is %s [PRICE-17, PAY-ST-02]', (daysToDeparture, deposit) => {
    expect(depositDue({ ...HOLIDAY, daysToDeparture })).toBe(deposit);
  });

  it('is not offered when it is not below the total [DEC-27]', () => {
    expect(depositDue({ ...HOLIDAY, totalFlightPrice: pence(8_999), holidayTotal: pence(10_000) })).toBe(
      9_999,
    );
    expect(
      depositDue({ ...HOLIDAY, totalFlightPrice: pence(9_000), holidayTotal: pence(10_000) }),
    ).toBeNull();
    expect(
      depositDue({ ...HOLIDAY, totalFlightPrice: pence(10_000), holidayTotal: pence(10_000) }),
    ).toBeNull();
  });

  it('refuses a quote whose flights cost more than the holiday', () => {
    expect(() => depositDue({ ...HOLIDAY, totalFlightPrice: pence(82_401) })).toThrow(
      new RangeError('flights (82401p) cost more than the holiday (82400p)'),
    );
  });
});
