import { aPackage } from '../../../testing/booking-builders';

import { createHolidayCalendar } from './holiday-calendar';

type Trip = Parameters<typeof aPackage>[0];

/** Lines of the file, unfolded (RFC 5545, 3.1). */
function calendarOf(trip: Trip = {}): readonly string[] {
  const file = createHolidayCalendar({ ...aPackage(trip), reference: 'SP-7K2Q9' }, 'Sandpiper Holidays');
  return file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
}

function daysOf(trip: Trip): readonly string[] {
  return calendarOf(trip)
    .filter((line) => /^DT(START|END)/.test(line))
    .map((line) => line.replace(/^DT(START|END);VALUE=DATE:/, ''));
}

/** A package with flights that match its dates. The inbound flight lands on the date `home`. */
function tripFrom(departureDate: string, nights: number, home: string): Trip {
  const { outbound, inbound } = aPackage();
  return {
    departureDate,
    nights,
    outbound: {
      ...outbound,
      departsAt: `${departureDate}T22:40:00`,
      arrivesAt: `${departureDate}T23:55:00`,
    },
    inbound: { ...inbound, departsAt: `${home}T00:30:00`, arrivesAt: `${home}T06:10:00` },
  };
}

describe('the calendar file of a holiday', () => {
  it('has one all-day entry under the booking reference, with both flights', () => {
    const lines = calendarOf();
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'PRODID:holidays/en-GB',
        'UID:SP-7K2Q9@bookings',
        'SUMMARY:Holiday: Sol Bay Resort',
        'LOCATION:Side\\, Antalya',
        'DTSTART;VALUE=DATE:20270612',
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toBe(
      'DESCRIPTION:Booking reference SP-7K2Q9\\, Sandpiper Holidays' +
        '\\nOutbound: easyJet U2 8071\\, Sat 12 Jun 2027\\, London Gatwick 06:10 to Antalya 12:15' +
        '\\nInbound: easyJet U2 8072\\, Sat 19 Jun 2027\\, Antalya 13:05 to London Gatwick 15:40',
    );
    // An organiser needs an email address, and makes calendars show the holiday as a meeting.
    expect(lines.filter((line) => line.startsWith('ORGANIZER'))).toEqual([]);
  });

  it.each([
    ['ends on the return date', tripFrom('2027-06-12', 7, '2027-06-19'), ['20270612', '20270620']],
    [
      'includes the landing day of an overnight flight',
      tripFrom('2027-06-12', 7, '2027-06-20'),
      ['20270612', '20270621'],
    ],
    ['crosses the end of a year', tripFrom('2026-12-28', 7, '2027-01-04'), ['20261228', '20270105']],
    ['includes a leap day', tripFrom('2028-02-22', 7, '2028-02-29'), ['20280222', '20280301']],
    ['has no leap day in a common year', tripFrom('2027-02-21', 7, '2027-02-28'), ['20270221', '20270301']],
  ])('%s', (_what, trip, days) => {
    expect(daysOf(trip)).toEqual(days);
  });

  it('escapes line breaks and separators in names', () => {
    const lines = calendarOf({ hotelName: 'Sol\r\nATTENDEE:mailto:x@example.com; "Bay", <b>', location: '' });
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines).toContain('SUMMARY:Holiday: Sol\\nATTENDEE:mailto:x@example.com\\; "Bay"\\, <b>');
  });
});
