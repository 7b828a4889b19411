import { runChecks, type Check } from './checks';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const check = (name: string, run: Check['run']): Check => ({ name, run });

describe('running checks', () => {
  it('returns the names of those that failed or did not finish, and runs the others', async () => {
    const niceness: unknown[] = [];
    const failed = await runChecks(
      [
        check('types', () => Promise.reject(new Error('no compiler'))),
        check('lint', async () => false),
        check('format', async (nice) => {
          niceness.push(nice);
          return true;
        }),
      ],
      1,
      10,
    );

    expect(failed).toEqual(['types', 'lint']);
    expect(niceness).toEqual([10]);
  });
});
