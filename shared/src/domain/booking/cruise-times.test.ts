import { meetsVoyage } from './cruise-times';

const VOYAGE = { departureDate: '2027-06-12', nights: 7, sailsAt: '18:00', ashoreBy: '09:30' };

it.each([
  ['2027-06-12T14:00:00', '2027-06-19T11:30:00', true],
  ['2027-06-12T14:01:00', '2027-06-19T11:30:00', false],
  ['2027-06-12T14:00:00', '2027-06-19T11:29:00', false],
  ['2027-06-11T23:00:00', '2027-06-20T00:10:00', true],
])('a flight that lands %s and leaves %s meets its ship: %s [DEC-135]', (arrivesAt, leavesAt, meets) => {
  expect(meetsVoyage(VOYAGE, { arrivesAt, leavesAt })).toBe(meets);
});
