import fc from 'fast-check';

import { formatUkTime, readUkTime, ukTimeOf } from './uk-time';

const read = (text: string) => {
  const time = readUkTime(text);
  return time.ok ? time.at.toISOString() : time.message;
};

describe('a time of the UK', () => {
  it.each([
    ['2027-03-01 09:00', '2027-03-01T09:00:00.000Z'],
    ['2027-03-28 00:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28 02:00', '2027-03-28T01:00:00.000Z'],
    ['2027-07-01 00:00', '2027-06-30T23:00:00.000Z'],
    ['2027-10-31 00:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31 01:30 BST', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31 01:30 GMT', '2027-10-31T01:30:00.000Z'],
    ['2027-10-31 02:00', '2027-10-31T02:00:00.000Z'],
  ])('%s is %s [DEC-184]', (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  it.each(['2027-03-28 01:00', '2027-03-28 01:30', '2027-03-28 01:59'])(
    'refuses %s, which the clocks skip [DEC-184]',
    (text) => {
      expect(read(text)).toBe(
        `${text} does not exist in the UK: the clocks go forward over it. Choose a time an hour later`,
      );
    },
  );

  it('requests the zone of a time that occurs twice [DEC-184]', () => {
    expect(read('2027-10-31 01:30')).toBe(
      '2027-10-31 01:30 occurs twice in the UK, because the clocks go back: write "2027-10-31 01:30 BST" for before, or "2027-10-31 01:30 GMT" for after',
    );
  });

  it.each(['2027-02-30 09:00', '2027-13-01 09:00', '2027-03-01 24:00', '1 March 2027', '2027-03-01', ''])(
    'refuses "%s" with an example',
    (text) => {
      expect(read(text)).toBe(`"${text}" is not a time such as "2027-03-01 09:00"`);
    },
  );

  it('refuses a zone in which the UK is not at that time', () => {
    expect(read('2027-07-01 09:00 GMT')).toBe(
      '2027-07-01 09:00 is not in GMT in the UK: write "2027-07-01 09:00"',
    );
  });

  it('is read as it is written, for every minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 366 * 3 }), (minute) => {
        const at = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
        expect(read(ukTimeOf(at))).toBe(at.toISOString());
      }),
    );
  });

  it('is written with the year only when it is another one', () => {
    const at = new Date('2026-11-25T14:02:00Z');
    expect(formatUkTime(at, new Date('2026-12-01T00:00:00Z'))).toBe('14:02 on 25 November');
    expect(formatUkTime(at, new Date('2027-01-01T00:00:00Z'))).toBe('14:02 on 25 November 2026');
  });
});
