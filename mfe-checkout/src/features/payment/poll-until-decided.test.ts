import type { PaymentOutcome } from '../../domain/payment-status';

import { POLL_INTERVAL_MS, POLL_LIMIT_MS, pollUntilDecided } from './poll-until-decided';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pending = () => Promise.resolve<PaymentOutcome>('pending');

function polled(ask: () => Promise<PaymentOutcome>, began = 0) {
  const asked = jest.fn(ask);
  const onDecided = jest.fn();
  const poll = pollUntilDecided({
    fetchStatus: asked,
    now: Date.now,
    startedAt: Date.now() - began,
    onDecided,
  });
  return { poll, asked, onDecided };
}

describe('polling', () => {
  it('asks every 2.5 s [PAY-GW-04]', async () => {
    const { asked, poll } = polled(pending);
    await jest.advanceTimersByTimeAsync(2_499);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10 * POLL_INTERVAL_MS);
    expect(asked).toHaveBeenCalledTimes(11);
    poll.pollNow();
    expect(asked).toHaveBeenCalledTimes(12);
    poll.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(12);
  });

  it.each(['succeeded', 'failed'] as const)(
    'tells once that it has %s, and asks no more [PAY-GW-06]',
    async (outcome) => {
      const { asked, onDecided, poll } = polled(() => Promise.resolve(outcome));
      poll.pollNow();
      poll.pollNow();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(onDecided.mock.calls).toEqual([[outcome]]);
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );

  it('takes a failure for no outcome, and asks again [API-PAYSTATUS-02]', async () => {
    const responses = [
      Promise.reject(new Error('offline')),
      pending(),
      Promise.resolve<PaymentOutcome>('succeeded'),
    ];
    const { onDecided } = polled(() => responses.shift() ?? pending());
    await jest.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
    expect(onDecided).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(onDecided.mock.calls).toEqual([['succeeded']]);
  });

  it.each([
    ['begins', 0, POLL_LIMIT_MS],
    ['began before a reload', 590_000, 10_000],
  ])('times out ten minutes after the payment %s [PAY-GW-07]', async (_, began, left) => {
    const { onDecided } = polled(pending, began);
    await jest.advanceTimersByTimeAsync(left - 1);
    expect(onDecided).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onDecided.mock.calls).toEqual([['timed-out']]);
  });

  it('takes an outcome for one also at the last moment [PAY-GW-05]', async () => {
    const { onDecided } = polled(() => Promise.resolve('succeeded'), POLL_LIMIT_MS);
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(onDecided.mock.calls).toEqual([['succeeded']]);
  });

  it('tells nothing of an answer that comes after it was stopped [DEC-66]', async () => {
    const { poll, onDecided } = polled(() => Promise.resolve('failed'));
    poll.pollNow();
    poll.stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(onDecided).not.toHaveBeenCalled();
  });
});
