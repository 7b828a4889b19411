import { addDays } from '../dates/iso-date';

import { balanceDueDate, balanceDueText, reminderDates } from './balance-due';

describe('the balance', () => {
  it.each([
    [0, '2027-06-12'],
    [1, '2027-06-11'],
    [28, '2027-05-15'],
  ])('is due %i days before departure [PRICE-19, DEC-203]', (days, dueBy) => {
    expect(balanceDueDate('2027-06-12', days, '2026-11-21')).toBe(dueBy);
  });

  it('is never due before the booking [DEC-203]', () => {
    const departure = addDays('2026-11-21', 25);
    expect(balanceDueDate(departure, 28, '2026-11-21')).toBe('2026-11-21');
    expect(balanceDueDate(departure, 25, '2026-11-21')).toBe('2026-11-21');
    expect(balanceDueDate(departure, 24, '2026-11-21')).toBe('2026-11-22');
  });

  it.each([
    [0, 'by your departure date'],
    [1, 'by the day before your departure date, or on the day you book if that is later'],
    [28, 'by 28 days before your departure date, or on the day you book if that is later'],
  ])('of %i days is described by one sentence [DEC-211]', (days, text) => {
    expect(balanceDueText(days)).toBe(text);
  });

  it('is reminded of on the days that follow the booking [DEC-209]', () => {
    expect(reminderDates('2027-05-15', '2027-05-05')).toEqual(['2027-05-08', '2027-05-14']);
    expect(reminderDates('2027-05-15', '2027-05-08')).toEqual(['2027-05-14']);
  });
});
