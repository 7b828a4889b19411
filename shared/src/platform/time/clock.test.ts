import { createClock, createHydrationClock } from './clock';

const justBeforeMidnight = Date.UTC(2026, 10, 21, 23, 59, 59);

describe('the clock', () => {
  it('returns the UK date, in summer as well [DEC-100]', () => {
    expect(createClock(null, () => justBeforeMidnight).today()).toBe('2026-11-21');
    expect(createClock(null, () => Date.UTC(2027, 5, 30, 23, 30)).today()).toBe('2027-07-01');
  });

  it('returns the date of the rendering until hydration is complete', () => {
    const clock = createHydrationClock(
      createClock(null, () => justBeforeMidnight + 2_000),
      '2026-11-21',
    );
    expect(clock.today()).toBe('2026-11-21');
    clock.release();
    expect(clock.today()).toBe('2026-11-22');
  });
});
