import { createRenderLimit } from './render-limit';
import { LATE_PARTS_MS } from './render-task';

describe('the time limit of a rendering', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ends a page that is whole', () => {
    const { signal } = createRenderLimit(1_500);
    jest.advanceTimersByTime(1_499);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.reason).toHaveProperty('name', 'TimeoutError');
  });

  it('is longer for a page whose frame has been sent', () => {
    const { signal, extend } = createRenderLimit(1_500);
    jest.advanceTimersByTime(100);
    extend();
    jest.advanceTimersByTime(1_400 + LATE_PARTS_MS - 1);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.reason).toHaveProperty('name', 'TimeoutError');
  });

  it('ends with the rendering', () => {
    const { signal, clear } = createRenderLimit(1_500);
    clear();
    jest.advanceTimersByTime(10_000);
    expect(signal.aborted).toBe(false);
  });
});
