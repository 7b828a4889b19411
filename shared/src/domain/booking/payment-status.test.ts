import { parsePaymentStatus } from './payment-status';

describe('the status of the provider', () => {
  it.each([
    ['success', 'succeeded'],
    ['successful', 'succeeded'],
    [' Succeeded ', 'succeeded'],
    ['unsuccessful', 'pending'],
    ['not successful', 'pending'],
    ['no failure', 'pending'],
    ['errors', 'pending'],
    ['FAIL', 'failed'],
    ['failed', 'failed'],
    ['failure', 'failed'],
    ['decline', 'failed'],
    ['declined', 'failed'],
    ['error', 'failed'],
    ['cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['pending', 'pending'],
    ['anything else', 'pending'],
  ])('%j is parsed as %s [PAY-GW-06, DEC-65]', (word, outcome) => {
    expect(parsePaymentStatus(word)).toBe(outcome);
  });
});
