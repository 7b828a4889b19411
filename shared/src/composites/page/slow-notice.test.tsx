import { act, screen } from '@testing-library/react';

import { aRuntime, renderInPage } from '../../../testing/render-page';

import { SLOW_MS, SlowNotice } from './slow-notice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the notice of a slow call', () => {
  it('is announced once the call has run for 5 seconds, with what to do [DEC-230]', () => {
    renderInPage(<SlowNotice isBusy />, aRuntime());
    wait(SLOW_MS - 1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'This takes longer than usual. You can wait, or call us on 020 7946 0123.',
    );
  });

  it('is not shown without a call', () => {
    renderInPage(<SlowNotice isBusy={false}>Please wait.</SlowNotice>, aRuntime());
    wait(2 * SLOW_MS);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(jest.getTimerCount()).toBe(0);
  });
});
