import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import fc from 'fast-check';

import { formatDate, formatDay, formatDayWithYear, formatTime } from './format-day';
import { addDays, dayNumber, daysBetween, fromDayNumber, monthBounds, ukDateOf } from './iso-date';
import { monthOf, monthsBetween } from './months';

describe('calendar dates', () => {
  it('are counted in days, over months, leap days and changes of the clock [DEC-100]', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(fromDayNumber(dayNumber('2027-06-12'))).toBe('2027-06-12');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-06-12', '2027-06-05')).toBe(-7);
  });

  it('are days in the United Kingdom, whatever the zone of the server is [DEC-100]', () => {
    expect(ukDateOf(Date.parse('2027-06-12T22:59:59Z'))).toBe('2027-06-12');
    expect(ukDateOf(Date.parse('2027-06-12T23:00:00Z'))).toBe('2027-06-13');
    expect(ukDateOf(Date.parse('2027-01-12T23:59:59Z'))).toBe('2027-01-12');
  });

  it('are the days of the zone Europe/London at every instant [DEC-100]', () => {
    const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
    const [first, last] = [Date.parse('1972-01-01T00:00:00Z'), Date.parse('2099-12-31T23:59:59Z')];
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (instant) => {
        expect(ukDateOf(instant)).toBe(london.format(instant));
      }),
    );
  });

  it('have months with a first and a last day', () => {
    expect(monthBounds('2027-12')).toEqual({ first: '2027-12-01', last: '2027-12-31' });
    expect(monthBounds('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(monthOf('2027-06-12')).toBe('2027-06');
    expect(monthsBetween('2027-11', '2028-02')).toEqual(['2027-11', '2027-12', '2028-01', '2028-02']);
    expect(monthsBetween('2027-11', '2027-11')).toEqual(['2027-11']);
    expect(monthsBetween('2027-11', '2027-10')).toEqual([]);
  });

  it('are the same in every time zone of the device [PRICE-16, DEC-100, DEC-107]', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'];
    // Node reads TZ again after a change, but not inside of Jest.
    const script = `
      import { formatDayWithYear } from './src/domain/dates/format-day.ts';
      import { addDays, daysBetween } from './src/domain/dates/iso-date.ts';
      import { createClock } from './src/platform/time/clock.ts';
      const clock = createClock(null, () => Date.UTC(2027, 5, 11, 23, 30));
      const rows = ${JSON.stringify(zones)}.map((zone) => {
        process.env.TZ = zone;
        const today = clock.today();
        const days = [daysBetween(today, '2027-07-04'), daysBetween('2027-03-27', '2027-03-29')];
        return [new Date(2027, 5, 12).getTimezoneOffset(), today, ...days, addDays('2027-10-30', 2), formatDayWithYear(today)];
      });
      console.log(JSON.stringify(rows));`;
    const output = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      {
        cwd: join(__dirname, '../../..'),
        encoding: 'utf8',
        env: { ...process.env, TZ: 'Pacific/Pago_Pago' },
      },
    );
    const dates = ['2027-06-12', 22, 2, '2027-11-01', 'Sat 12 Jun 2027'];
    expect(JSON.parse(output)).toEqual([-840, 660, 240].map((offset) => [offset, ...dates]));
  });

  it('are written with weekday and month in English [DEC-107]', () => {
    const firsts = monthsBetween('2027-01', '2027-12').map((month) => formatDayWithYear(`${month}-01`));
    expect(firsts).toEqual([
      'Fri 1 Jan 2027',
      'Mon 1 Feb 2027',
      'Mon 1 Mar 2027',
      'Thu 1 Apr 2027',
      'Sat 1 May 2027',
      'Tue 1 Jun 2027',
      'Thu 1 Jul 2027',
      'Sun 1 Aug 2027',
      'Wed 1 Sep 2027',
      'Fri 1 Oct 2027',
      'Mon 1 Nov 2027',
      'Wed 1 Dec 2027',
    ]);
    expect(formatDay('2027-06-12')).toBe('Sat 12 Jun');
    expect(formatDate('2027-06-02')).toBe('2 Jun 2027');
    expect(formatTime('2027-06-12T06:10:00')).toBe('06:10');
  });
});
