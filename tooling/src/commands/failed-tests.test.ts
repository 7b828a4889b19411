import { failedJourneys, failedUnitTests, jestReportSchema, journeyReportSchema } from './failed-tests';

const spec = (title: string, ok: boolean) => ({ title, file: 'buy.spec.ts', ok, tags: [] });

describe('failed tests', () => {
  it('lists failed unit tests, and suites that could not start', () => {
    const report = jestReportSchema.parse({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        {
          name: 'price.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'price adds', status: 'passed' },
            { fullName: 'price rounds', status: 'failed' },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
        { name: 'good.test.ts', status: 'passed', assertionResults: [] },
      ],
    });
    expect(failedUnitTests(report)).toEqual(['price.test.ts › price rounds', 'broken.test.ts']);
  });

  it('lists failed journeys of nested suites', () => {
    const report = journeyReportSchema.parse({
      stats: { expected: 1, unexpected: 2, flaky: 0 },
      suites: [
        {
          title: 'buy.spec.ts',
          specs: [spec('a deposit', true), spec('in full', false)],
          suites: [{ title: 'group', specs: [spec('by card', false)] }],
        },
      ],
    });
    expect(failedJourneys(report)).toEqual(['buy.spec.ts › in full', 'buy.spec.ts › by card']);
  });
});
