import {
  InvalidArgument,
  readArguments,
  requestsHelp,
  requireNoArguments,
  requireNoSurplusArguments,
  requireOwnFlags,
} from './command-arguments';

const NO_ROUTES: string[] = [];
const OPTIONS = {
  canary: { type: 'string' as const },
  'dry-run': { type: 'boolean' as const, default: false },
  route: { type: 'string' as const, multiple: true as const, default: NO_ROUTES },
};
const read = (...args: readonly string[]) => readArguments(args, OPTIONS, 'npm run release --');

describe('readArguments', () => {
  it('returns values, words and the names of the given flags', () => {
    const { values, positionals, given } = read('deal', '--canary', '10', '--route', '/a', '--route', '/b');
    expect(values).toEqual({ canary: '10', 'dry-run': false, route: ['/a', '/b'] });
    expect(positionals).toEqual(['deal']);
    expect([...given]).toEqual(['canary', 'route']);
  });

  it.each([
    [
      ['--canery', '10'],
      'There is no flag --canery. Did you mean --canary? All flags: npm run release -- --help',
    ],
    [['--frobnicate'], 'There is no flag --frobnicate. All flags: npm run release -- --help'],
    [['-c'], 'There is no flag -c. All flags: npm run release -- --help'],
    [['--canary', '1', '--canary', '2'], '--canary is given twice.'],
    [['--canary'], "Option '--canary <value>' argument missing."],
    [['--canary', '--dry-run'], "Option '--canary' argument is ambiguous."],
    [['--dry-run=no'], "Option '--dry-run' does not take an argument."],
  ])('rejects %j in one sentence', (args, message) => {
    const reading = () => read(...args);
    expect(reading).toThrow(InvalidArgument);
    expect(reading).toThrow(message);
  });
});

describe('flags without "--" in front, which npm keeps', () => {
  const options = { ...OPTIONS, 'no-live': { type: 'boolean' as const, default: false } };
  const readFrom = (env: NodeJS.ProcessEnv, ...args: readonly string[]) =>
    readArguments(args, options, 'npm run release --', env);

  it.each([
    [{ npm_config_canary: 'true' }, ['deal', '10'], '--canary', '--canary <value>'],
    [{ npm_config_canary: '10' }, ['deal'], '--canary', '--canary <value>'],
    [{ npm_config_dry_run: 'true' }, ['rollback', 'deal'], '--dry-run', '--dry-run'],
    [{ npm_config_live: '' }, ['deal'], '--no-live', '--no-live'],
    [
      { npm_config_route: 'true', npm_config_dry_run: 'true' },
      ['deal', '/a'],
      '--dry-run, --route',
      '--dry-run --route <value>',
    ],
  ])('are rejected with the right form: %j', (env, args, flags, form) => {
    const reading = () => readFrom(env, ...args);
    expect(reading).toThrow(InvalidArgument);
    expect(reading).toThrow(
      `npm kept ${flags} for itself, so nothing was done. All arguments belong after "--": npm run release -- … ${form}`,
    );
  });

  it.each([
    [{ npm_config_canary: 'true' }, ['deal', '--canary', '10']],
    [{ npm_config_dry_run: '', npm_config_yes: 'true', npm_config_live: 'true' }, ['deal']],
  ])('do not matter if the command has them, or they are off: %j', (env, args) => {
    expect(readFrom(env, ...args).positionals).toEqual(['deal']);
  });
});

describe('the words and flags of a command', () => {
  const form = { operands: ['<app>', '[version]'], flags: ['why', 'dry-run'] };

  it('are accepted if the command has them', () => {
    requireNoSurplusArguments('release', form, ['deal', '1']);
    requireNoSurplusArguments('preview', { operands: ['<app> …'], flags: [] }, ['deal', 'search', 'shell']);
    requireOwnFlags('rollback', form, new Set(['why', 'dry-run']));
    requireNoArguments('npm run console', []);
  });

  it('are rejected otherwise, with what the command takes', () => {
    expect(() =>
      requireNoSurplusArguments('npm run release -- rollback', form, ['deal', '1', '2', '3']),
    ).toThrow('Not understood: 2 3. Usage: npm run release -- rollback <app> [version]');
    expect(() => requireOwnFlags('rollback', form, new Set(['canary']))).toThrow(
      'rollback takes no --canary. It takes --why, --dry-run.',
    );
    expect(() => requireOwnFlags('list', { operands: [], flags: [] }, new Set(['why']))).toThrow(
      'list takes no --why. It has no flags.',
    );
    expect(() => requireNoArguments('npm run console', ['--port', '1'])).toThrow(
      'Not understood: --port 1. Usage: npm run console',
    );
  });
});

describe('requestsHelp', () => {
  it.each([[['help']], [['--help']], [['rollback', '--help']], [['-h']]])('is true for %j', (args) => {
    expect(requestsHelp(args)).toBe(true);
  });

  it('is false for a command', () => {
    expect(requestsHelp(['status', 'help'])).toBe(false);
  });
});
