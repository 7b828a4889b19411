import { exactTime, timeAgo } from './timestamp';

const NOW = Date.parse('2027-07-12T09:00:00Z');

it.each([
  ['2027-07-12T08:59:30Z', 'less than a minute ago'],
  ['2027-07-12T08:59:00Z', '1 minute ago'],
  ['2027-07-12T08:00:01Z', '59 minutes ago'],
  ['2027-07-12T08:00:00Z', '1 hour ago'],
  ['2027-07-11T09:00:01Z', '23 hours ago'],
  ['2027-07-10T08:00:00Z', '2 days ago'],
  ['2027-07-12T09:00:05Z', 'less than a minute ago'],
])('formats %s as %s', (at, text) => {
  expect(timeAgo(at, NOW)).toBe(text);
});

it('formats exact times in the UK time zone, in summer and winter', () => {
  expect(exactTime('2027-07-12T08:59:30Z')).toBe('12 Jul 2027, 09:59:30 BST');
  expect(exactTime('2027-01-12T08:59:30Z')).toBe('12 Jan 2027, 08:59:30 GMT');
});
