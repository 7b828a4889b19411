import { PRICES_FROM_HEADER, readPricesFrom } from './prices-from';

it.each([
  ['2026-11-26T14:32', '2026-11-26T14:32'],
  ['<b>now</b>', undefined],
  ['2026-11-26', undefined],
  ['', undefined],
])('reads the time %j of prices that are not fresh as %j', (text, time) => {
  expect(readPricesFrom(new Headers({ [PRICES_FROM_HEADER]: text }))).toBe(time);
});

it('takes prices without a time for fresh ones', () => {
  expect(readPricesFrom(new Headers())).toBeUndefined();
});
