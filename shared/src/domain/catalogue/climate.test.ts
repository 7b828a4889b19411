import { dayTemperature } from './climate';
import { uniqueDestinations } from './destinations';

const MONTHS = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`);

describe('dayTemperature', () => {
  it('has twelve plausible averages of every destination', () => {
    for (const { id } of uniqueDestinations()) {
      const year = MONTHS.map((month) => dayTemperature(id, month) ?? Number.NaN);
      expect(Math.min(...year)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...year)).toBeLessThanOrEqual(42);
    }
  });

  it('depends on the month and not on the year', () => {
    expect(dayTemperature(601, '2027-05')).toBe(23);
    expect(dayTemperature(601, '2028-05')).toBe(23);
    expect(dayTemperature(601, '2027-01')).toBe(15);
  });

  it('has none of an unknown destination', () => {
    expect(dayTemperature(999_999, '2027-05')).toBeNull();
  });
});
