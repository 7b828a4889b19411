import type { PaymentOutcome } from '@storefront/shared/domain/booking/payment-status';

import { POLL_INTERVAL_MS, POLL_LIMIT_MS, pollUntilDecided } from './poll-until-decided';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pending = () => Promise.resolve<PaymentOutcome>('pending');

function startPoll(respond: () => Promise<PaymentOutcome>, elapsedMs = 0) {
  const fetchStatus = jest.fn(respond);
  const onDecided = jest.fn();
  const poll = pollUntilDecided({
    fetchStatus: fetchStatus,
    now: Date.now,
    startedAt: Date.now() - elapsedMs,
    onDecided,
  });
  return { poll, fetchStatus: fetchStatus, onDecided };
}

describe('polling', () => {
  it('fetches the status every 2.5 s [PAY-GW-04, CONST-09]', async () => {
    const { fetchStatus, poll } = startPoll(pending);
    await jest.advanceTimersByTimeAsync(2_499);
    expect(fetchStatus).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(fetchStatus).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10 * POLL_INTERVAL_MS);
    expect(fetchStatus).toHaveBeenCalledTimes(11);
    poll.pollNow();
    expect(fetchStatus).toHaveBeenCalledTimes(12);
    poll.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetchStatus).toHaveBeenCalledTimes(12);
  });

  it.each(['succeeded', 'failed'] as const)('reports %s once and stops [PAY-GW-06]', async (outcome) => {
    const { fetchStatus, onDecided, poll } = startPoll(() => Promise.resolve(outcome));
    poll.pollNow();
    poll.pollNow();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onDecided.mock.calls).toEqual([[outcome]]);
    expect(fetchStatus).toHaveBeenCalledTimes(2);
  });

  it('continues after a failed request [API-PAYSTATUS-02]', async () => {
    const responses = [
      Promise.reject(new Error('offline')),
      pending(),
      Promise.resolve<PaymentOutcome>('succeeded'),
    ];
    const { onDecided } = startPoll(() => responses.shift() ?? pending());
    await jest.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
    expect(onDecided).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(onDecided.mock.calls).toEqual([['succeeded']]);
  });

  it.each([
    ['begins', 0, POLL_LIMIT_MS],
    ['began before a reload', 590_000, 10_000],
  ])(
    'times out ten minutes after a payment that %s [PAY-GW-07, CONST-09, DEC-65]',
    async (_, began, left) => {
      expect(POLL_LIMIT_MS).toBe(600_000);
      const { onDecided } = startPoll(pending, began);
      await jest.advanceTimersByTimeAsync(left - 1);
      expect(onDecided).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(onDecided.mock.calls).toEqual([['timed-out']]);
    },
  );

  it('accepts an outcome at the time limit [PAY-GW-07]', async () => {
    const { onDecided } = startPoll(() => Promise.resolve('succeeded'), POLL_LIMIT_MS);
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(onDecided.mock.calls).toEqual([['succeeded']]);
  });

  it('ignores a response that arrives after it was stopped [DEC-66]', async () => {
    const { poll, onDecided } = startPoll(() => Promise.resolve('failed'));
    poll.pollNow();
    poll.stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(onDecided).not.toHaveBeenCalled();
  });
});
