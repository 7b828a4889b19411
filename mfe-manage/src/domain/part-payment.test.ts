import { pence } from '@storefront/shared/domain/pricing/pence';

import { canPayInParts, partPaymentProblem, readPounds } from './part-payment';

const BALANCE = { due: pence(48_040), smallestPayment: pence(5_000) };

it.each([
  ['150', 15_000],
  ['£1,250.5', 125_050],
  [' 0.07 ', 7],
  ['', null],
  ['12.345', null],
  ['-5', null],
  ['1e3', null],
])('%j is read as %s pence', (typed, expected) => {
  expect(readPounds(typed)).toBe(expected);
});

it.each([
  ['480.40', null],
  ['430.40', null],
  ['50', null],
  ['', 'Enter the amount that you want to pay'],
  ['ten', 'Enter an amount in pounds, such as 150 or 150.50'],
  ['480.41', 'Enter £480.40 or less: that is all you owe'],
  ['49.99', 'Enter £50.00 or more'],
  ['430.41', 'Enter £430.40 or less, or the whole balance: the rest must be £50.00 or more'],
])('the problem of %j is %j', (typed, problem) => {
  expect(partPaymentProblem(typed, BALANCE)).toBe(problem);
});

it.each([
  [9_999, false],
  [10_000, true],
])('a balance of %s pence can be paid in parts: %s', (due, expected) => {
  expect(canPayInParts({ ...BALANCE, due: pence(due) })).toBe(expected);
});
