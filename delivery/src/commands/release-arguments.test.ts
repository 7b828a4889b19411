import { partNamed, readReleaseArguments } from './release-arguments';

describe('the arguments of the release command', () => {
  it('are read with what is usual where nothing is said', () => {
    expect(readReleaseArguments(['mfe-deal'])).toEqual({
      words: ['mfe-deal'],
      why: null,
      canary: null,
      live: true,
      dryRun: false,
      untested: null,
      watch: false,
      everySeconds: 15,
      forMinutes: 60,
      hours: 24,
      page: '/',
    });
    expect(
      readReleaseArguments(['mfe-deal', '--canary', '10', '--watch', '--dry-run', '--skip-tests', 'late']),
    ).toMatchObject({ canary: 10, watch: true, dryRun: true, untested: 'late' });
  });

  it.each([
    [['x', '--canary', '0'], /from 1 to 99, not 0/],
    [['x', '--canary', '100'], /from 1 to 99/],
    [['x', '--canary', '1.5'], /whole number/],
    [['x', '--canary', 'ten'], /not ten/],
    [['x', '--canary', '5', '--no-live'], /exclude each other/],
    [['x', '--watch'], /goes with --canary/],
    [['x', '--skip-tests', ' '], /wants a reason/],
    [['x', '--every', '0'], /--every takes a number above nought/],
    [['x', '--for', 'ever'], /--for takes a number above nought, not ever/],
    [['x', '--unknown'], /--unknown/],
  ])('%j are refused in words', (args, words) => {
    expect(() => readReleaseArguments(args)).toThrow(words);
  });

  it('name a part, or are told which there are', () => {
    expect(partNamed('mfe-deal')).toBe('mfe-deal');
    expect(() => partNamed('mfe-deals')).toThrow(/No part mfe-deals\. There are: shell, mfe-discovery/);
    expect(() => partNamed(undefined)).toThrow(/Which part\?/);
  });
});
