import fc from 'fast-check';

import { clockText, secondsLeft } from './seconds-left';

describe('secondsLeft', () => {
  const from = 1_000_000;

  it('counts 900 seconds down to zero and stays there [BOOK-CTD-01, CONST-09]', () => {
    const at = (passed: number) => secondsLeft({ from, seconds: 900 }, from + passed);
    expect([at(0), at(999), at(1_000), at(899_000), at(900_000), at(9_000_000)]).toEqual([
      900, 900, 899, 1, 0, 0,
    ]);
  });

  it('counts from 20:00 to 0:00 and restarts [LAND-ST-05, CONST-09]', () => {
    const at = (second: number) => secondsLeft({ from, seconds: 1_200, repeat: true }, from + second * 1_000);
    expect([at(0), at(1), at(1_200), at(1_201), at(1_202)]).toEqual([1_200, 1_199, 0, 1_200, 1_199]);
  });

  it('is never below zero or above the full time [BOOK-CTD-01, LAND-ST-05]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(10_000), fc.boolean(), (now, seconds, repeat) => {
        const left = secondsLeft({ from, seconds, repeat }, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(seconds);
      }),
    );
  });
});

describe('clockText', () => {
  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [1_200, '20:00'],
    [3_599, '59:59'],
    [3_600, '01:00:00'],
    [4_145, '01:09:05'],
  ])('formats %d seconds as %s [LAND-ST-05]', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
