/** @needs document */
import { whenQuiet } from './use-prefetch-next';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('waiting for a quiet page', () => {
  it.each(['data-reading=""', 'aria-busy="true"'])('lasts while content has %s', (attribute) => {
    document.body.innerHTML = `<main><div ${attribute}></div></main>`;
    const callback = jest.fn();
    whenQuiet(callback);
    jest.advanceTimersByTime(10_000);
    expect(callback).not.toHaveBeenCalled();

    document.querySelector('main')?.replaceChildren();
    jest.advanceTimersByTime(10_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('ends when it is cancelled', () => {
    const callback = jest.fn();
    whenQuiet(callback)();
    jest.advanceTimersByTime(10_000);
    expect(callback).not.toHaveBeenCalled();
  });
});
