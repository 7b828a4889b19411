import { chance } from '../../support/demo-services';

/** Of all calls to the bank. */
const REFUSED_SHARE = 0.1;
const LOST_SHARE = 0.12;
const SLOW_SHARE = 0.5;
const SLOWEST_MS = 300;
/** Of all keys. */
const DECLINED_SHARE = 0.15;

/** What goes wrong with one call. */
export interface Misfortune {
  /** Answered with 500 before anything was done. */
  readonly refused: boolean;
  /** Everything was done, and nobody hears of it. */
  readonly lost: boolean;
  readonly beforeMs: number;
  readonly afterMs: number;
}

/** @param call which call with this key it is: the same one has the same fate in every run of a seed */
export function misfortuneOf(seed: number, key: string, call: number): Misfortune {
  const wait = (when: string) =>
    chance(seed, 'slow', when, key, call) < SLOW_SHARE
      ? Math.floor(chance(seed, 'wait', when, key, call) * SLOWEST_MS)
      : 0;
  return {
    refused: chance(seed, 'refused', key, call) < REFUSED_SHARE,
    lost: chance(seed, 'lost', key, call) < LOST_SHARE,
    beforeMs: wait('before'),
    afterMs: wait('after'),
  };
}

export function isDeclined(seed: number, key: string): boolean {
  return chance(seed, 'declined', key) < DECLINED_SHARE;
}
