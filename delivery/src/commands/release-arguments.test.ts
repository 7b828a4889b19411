import { APPS } from '@storefront/tooling/apps';

import { requireAppName, readReleaseArguments } from './release-arguments';

describe('the arguments of the release command', () => {
  it('have defaults', () => {
    expect(readReleaseArguments(['mfe-deal'])).toEqual({
      positionals: ['mfe-deal'],
      why: null,
      canary: null,
      json: false,
      live: true,
      dryRun: false,
      untested: null,
      untried: null,
      harmful: true,
      overrideHarmful: null,
      dropRoutes: [],
      takeRoutes: [],
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
    [['x', '--canary', '1.5'], /integer/],
    [['x', '--canary', 'ten'], /not ten/],
    [['x', '--canary', '5', '--no-live'], /cannot be combined/],
    [['x', '--watch'], /needs --canary/],
    [['x', '--skip-tests', ' '], /needs a reason/],
    [['x', '--drop-route', '/old'], /need --why/],
    [['x', '--take-route', '/old', '--why', ' '], /need --why/],
    [['x', '--drop-route', 'old', '--why', 'x'], /takes "\/old=>\/new" or "\/old", not "old"/],
    [['x', '--drop-route', '/old=>//evil.test', '--why', 'x'], /--drop-route takes/],
    [['x', '--drop-route', '/a=>/b=>/c', '--why', 'x'], /--drop-route takes/],
    [['x', '--every', '0'], /--every takes a number greater than 0/],
    [['x', '--for', 'ever'], /--for takes a number greater than 0, not ever/],
    [['x', '--unknown'], /--unknown/],
  ])('%j are rejected with a message', (args, message) => {
    expect(() => readReleaseArguments(args)).toThrow(message);
  });

  it('contain the decisions about routes, which may be repeated', () => {
    const args = [
      'x',
      '--drop-route',
      '/a=>/b',
      '--drop-route',
      '/c',
      '--take-route',
      '/d',
      '--why',
      'moved',
    ];
    expect(readReleaseArguments(args)).toMatchObject({
      dropRoutes: [
        { route: '/a', to: '/b' },
        { route: '/c', to: null },
      ],
      takeRoutes: ['/d'],
    });
  });

  it('contain the name of an app, or the error lists the apps', () => {
    expect(requireAppName('mfe-deal', APPS)).toBe('mfe-deal');
    expect(() => requireAppName('mfe-deals', APPS)).toThrow(
      /Unknown app mfe-deals\. Did you mean mfe-deal\? Apps: shell, mfe-discovery/,
    );
    expect(() => requireAppName(undefined, APPS)).toThrow(/name of the app is missing/);
  });
});
