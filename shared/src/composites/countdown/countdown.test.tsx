import { act, screen } from '@testing-library/react';

import { aRuntime, renderInPage, TEST_TODAY } from '../../../testing/render-page';
import { createClock } from '../../platform/time/clock';

import { Countdown } from './countdown';

const STARTED_AT = Date.UTC(2026, 10, 21, 9);

function renderAfter(seconds: number, props: Partial<Parameters<typeof Countdown>[0]>) {
  jest.setSystemTime(STARTED_AT + seconds * 1_000);
  const clock = createClock(TEST_TODAY, () => Date.now());
  renderInPage(
    <Countdown label="Held for" from={STARTED_AT} seconds={900} {...props} />,
    aRuntime({ clock }),
  );
}

const timer = () => screen.getByRole('timer', { name: 'Held for' });
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the countdown', () => {
  it('ticks each second [BOOK-CTD-01]', () => {
    renderAfter(0, {});
    expect(timer()).toHaveTextContent('15:00');
    wait(1);
    expect(timer()).toHaveTextContent('14:59');
  });

  it('counts from its start time [DEC-75]', () => {
    renderAfter(61, {});
    expect(timer()).toHaveTextContent('13:59');
  });

  it('stops at zero and shows the label for the end [BOOK-CTD-01]', () => {
    renderAfter(899, { endedLabel: 'Over' });
    wait(1);
    expect(screen.getByRole('timer', { name: 'Over' })).toHaveTextContent('00:00');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('restarts after zero when it repeats [LAND-ST-05, LAND-10]', () => {
    renderAfter(1_200, { seconds: 1_200, repeat: true });
    expect(timer()).toHaveTextContent('00:00');
    wait(1);
    expect(timer()).toHaveTextContent('20:00');
  });

  it('is not announced every second [BOOK-CTD-01]', () => {
    renderAfter(0, {});
    expect(timer()).toHaveAttribute('aria-live', 'off');
  });

  it('reserves its space while the start time is unknown [BOOK-CTD-01]', () => {
    renderAfter(0, { from: null });
    expect(screen.getByText('Held for')).not.toBeVisible();
    expect(screen.getByRole('timer', { hidden: true })).toBeEmptyDOMElement();
  });
});
