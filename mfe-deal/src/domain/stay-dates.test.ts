import { stayDates } from './stay-dates';

describe('the dates of a stay', () => {
  it.each([
    ['2027-06-12', 7, 'Sat 12 Jun to Sat 19 Jun 2027'],
    ['2027-12-28', 3, 'Tue 28 Dec to Fri 31 Dec 2027'],
    ['2027-12-28', 7, 'Tue 28 Dec 2027 to Tue 4 Jan 2028'],
  ])('from %s for %d nights are %s', (date, nights, text) => {
    expect(stayDates(date, nights)).toBe(text);
  });
});
