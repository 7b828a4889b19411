import type { HarmfulMark } from '../store/release-store';

import {
  harmfulMarkOf,
  harmfulMarksOf,
  isHarmful,
  withHarmfulMark,
  withoutHarmfulMark,
} from './harmful-marks';

const mark: HarmfulMark = { version: '1.0.0-bad', at: '2026-11-22T10:00:00Z', by: 'ann', why: 'no prices' };
const empty = { harmful: undefined };

describe('harmful marks', () => {
  it('belong to one version of one app', () => {
    const registry = withHarmfulMark(empty, 'mfe-deal', mark);
    expect(isHarmful(registry, 'mfe-deal', '1.0.0-bad')).toBe(true);
    expect(harmfulMarkOf(registry, 'mfe-deal', '1.0.0-bad')).toEqual(mark);
    expect(isHarmful(registry, 'mfe-deal', '1.0.0-good')).toBe(false);
    expect(harmfulMarksOf(registry, 'mfe-search')).toEqual([]);
  });

  it('are replaced by a newer mark of the same version, and can be removed', () => {
    const twice = withHarmfulMark(withHarmfulMark(empty, 'mfe-deal', mark), 'mfe-deal', {
      ...mark,
      why: 'again',
    });
    expect(harmfulMarksOf(twice, 'mfe-deal').map(({ why }) => why)).toEqual(['again']);
    expect(harmfulMarksOf(withoutHarmfulMark(twice, 'mfe-deal', mark.version), 'mfe-deal')).toEqual([]);
  });
});
