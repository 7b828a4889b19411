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
    [['watch', 'x', '--every', '0'], /--every takes a number greater than 0/],
    [['watch', 'x', '--for', 'ever'], /--for takes a number greater than 0, not ever/],
    [['x', '--unknown'], /--unknown/],
  ])('%j are rejected with a message', (args, message) => {
    expect(() => readReleaseArguments(args)).toThrow(message);
  });

  it.each([
    [
      ['mfe-checkout', 'rollback', '--why', 'errors'],
      'mfe-checkout takes no further words. Did you mean: npm run release -- rollback mfe-checkout?',
    ],
    [
      ['mfe-checkout', 'rollback', '1.0.0-ab12'],
      'mfe-checkout takes no further words. Did you mean: npm run release -- rollback mfe-checkout 1.0.0-ab12?',
    ],
    [
      ['mfe-checkout', 'promot'],
      'mfe-checkout takes no further words. Did you mean: npm run release -- promote mfe-checkout?',
    ],
    [
      ['mfe-checkout', 'mfe-deal'],
      'mfe-checkout takes no further words: mfe-deal. To release it: npm run release -- mfe-checkout',
    ],
    [
      ['mfe-checkout', 'renew'],
      'mfe-checkout takes no further words: renew. To release it: npm run release -- mfe-checkout',
    ],
    [
      ['status', 'mfe-checkout', 'mfe-deal'],
      'Not understood: mfe-deal. Usage: npm run release -- status [app]',
    ],
    [
      ['rollback', 'mfe-checkout', '1', '2'],
      'Not understood: 2. Usage: npm run release -- rollback <app> [version]',
    ],
    [['renew', 'mfe-deal'], 'Not understood: mfe-deal. Usage: npm run release -- renew'],
  ])('%j are rejected because of a word that the command does not take', (args, message) => {
    expect(() => readReleaseArguments(args)).toThrow(new Error(message));
  });

  it('contain any number of releases of a preview', () => {
    const args = ['preview', 'mfe-deal@1', 'mfe-search@2', 'shell@3'];
    expect(readReleaseArguments(args).positionals).toEqual(args);
  });

  it.each([
    [
      ['promote', 'mfe-checkout', '--canary', '60'],
      'promote takes no --canary. To give it to 60% of the visitors: npm run release -- mfe-checkout --canary 60',
    ],
    [
      ['mfe-checkout', '--not-harmful'],
      'A release takes no --not-harmful. To roll back without a mark: npm run release -- rollback mfe-checkout --not-harmful',
    ],
    [
      ['rollback', 'mfe-checkout', '--untried', 'late'],
      'rollback takes no --untried. It takes --why, --dry-run, --not-harmful, --override-harmful, --drop-route, --take-route.',
    ],
    [['mark', 'mfe-checkout', '1', '--canary', '5'], 'mark takes no --canary. It takes --why, --dry-run.'],
    [['watch', 'mfe-checkout', '--dry-run'], 'watch takes no --dry-run. It takes --every, --for.'],
    [['renew', '--dry-run'], 'renew takes no --dry-run. It has no flags.'],
    [['mfe-checkout', '--canary', '5', '--canary', '50'], '--canary is given twice.'],
    [
      ['mfe-checkout', '--every', '5'],
      '--every and --for need --watch: they describe the watch of a canary.',
    ],
  ])('%j are rejected because of a flag that the command does not take', (args, message) => {
    expect(() => readReleaseArguments(args)).toThrow(new Error(message));
  });

  it.each([
    [
      [
        'promote',
        'mfe-deal',
        '--untried',
        'late',
        '--why',
        'now',
        '--override-harmful',
        'known',
        '--dry-run',
      ],
    ],
    [['rollback', 'mfe-deal', '1', '--not-harmful', '--why', 'errors', '--drop-route', '/a']],
    [['withdraw', 'mfe-deal', '--why', 'sold', '--drop-route', '/a=>/b', '--dry-run']],
    [['restore', 'mfe-deal', '--why', 'back', '--override-harmful', 'known']],
    [['watch', 'mfe-deal', '--every', '5', '--for', '10']],
    [['diff', 'mfe-deal', '1', '2', '--json']],
    [['preview', 'mfe-deal@1', '--hours', '2', '--page', '/deals']],
    [['mfe-deal', '--canary', '10', '--watch', '--every', '5', '--skip-tests', 'late', '--untried', 'now']],
    [['mfe-deal', '--no-live', '--take-route', '/a', '--why', 'moved']],
  ])('%j are accepted', (args) => {
    expect(() => readReleaseArguments(args)).not.toThrow();
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
