import { priceFileKey } from './price-file-key';

describe('priceFileKey', () => {
  it.each([
    ['2026-03', { mar2026: 'a', mar2025: 'b' }, 'mar2026'],
    ['2026-03', { mar2025: 'b' }, 'mar2025'],
    ['2025-03', { mar2026: 'a' }, 'mar2026'],
    ['2027-01', { jan2026: 'a', jan2028: 'c' }, 'jan2026'],
    ['2027-01', { feb2027: 'a' }, null],
    ['2027-01', { toString: 'a' }, null],
    ['2027-09', { sep2027: 'a', sept2027: 'b' }, 'sep2027'],
    ['2027-01', { JAN2027: 'a', Jan2027: 'b', jan27: 'c', january2027: 'd' }, null],
  ])('for month %s of the files %j is %s [CACHE-09, DEC-26, DOM-DBI-03]', (month, files, key) => {
    expect(priceFileKey(files, month)).toBe(key);
  });

  it('has the first three letters of each month and the year [DOM-DBI-03]', () => {
    const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
    const files = Object.fromEntries(names.map((name) => [`${name}2027`, '']));
    const keys = names.map((_, index) => priceFileKey(files, `2027-${String(index + 1).padStart(2, '0')}`));
    expect(keys).toEqual(Object.keys(files));
  });
});
