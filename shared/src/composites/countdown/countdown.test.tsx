import { act, screen } from '@testing-library/react';

import { aRuntime, renderInPage, TEST_TODAY } from '../../../testing/render-page';
import { createClock } from '../../platform/time/clock';

import { Countdown } from './countdown';

const BEGAN = Date.UTC(2026, 10, 21, 9);

function renderAfter(seconds: number, props: Partial<Parameters<typeof Countdown>[0]>) {
  jest.setSystemTime(BEGAN + seconds * 1_000);
  const clock = createClock(TEST_TODAY, () => Date.now());
  renderInPage(<Countdown label="Held for" from={BEGAN} seconds={900} {...props} />, aRuntime({ clock }));
}

const clockFace = () => screen.getByRole('timer', { name: 'Held for' });
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the countdown', () => {
  it('ticks each second [BOOK-CTD-01]', () => {
    renderAfter(0, {});
    expect(clockFace()).toHaveTextContent('15:00');
    wait(1);
    expect(clockFace()).toHaveTextContent('14:59');
  });

  it('goes on from when it began [DEC-75]', () => {
    renderAfter(61, {});
    expect(clockFace()).toHaveTextContent('13:59');
  });

  it('stops at zero with other words [BOOK-CTD-01]', () => {
    renderAfter(899, { endedLabel: 'Over' });
    wait(1);
    expect(screen.getByRole('timer', { name: 'Over' })).toHaveTextContent('00:00');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('begins anew where it repeats [LAND-ST-05, LAND-10]', () => {
    renderAfter(1_200, { seconds: 1_200, repeat: true });
    expect(clockFace()).toHaveTextContent('00:00');
    wait(1);
    expect(clockFace()).toHaveTextContent('20:00');
  });

  it('is not read out every second [BOOK-CTD-01]', () => {
    renderAfter(0, {});
    expect(clockFace()).toHaveAttribute('aria-live', 'off');
  });

  it('keeps its place, unseen, while it does not know the time [BOOK-CTD-01]', () => {
    renderAfter(0, { from: null });
    expect(screen.getByText('Held for')).not.toBeVisible();
    expect(screen.getByRole('timer', { hidden: true })).toBeEmptyDOMElement();
  });
});
