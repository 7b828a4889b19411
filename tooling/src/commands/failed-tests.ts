import { z } from 'zod';

/** What this reads of the JSON report of Jest. */
export const jestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
export type JestReport = z.output<typeof jestReportSchema>;

const specSchema = z.object({ title: z.string(), file: z.string(), ok: z.boolean() });
type Spec = z.output<typeof specSchema>;
interface SpecSuite {
  readonly specs?: readonly Spec[] | undefined;
  readonly suites?: readonly SpecSuite[] | undefined;
}
const suiteSchema: z.ZodType<SpecSuite> = z.object({
  specs: z.array(specSchema).optional(),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** What this reads of the JSON report of Playwright. */
export const journeyReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
});
export type JourneyReport = z.output<typeof journeyReportSchema>;

/** Returns a line for each failed test, `<file> › <title>`; for a suite that could not start, its file. */
export function failedUnitTests({ testResults }: JestReport): readonly string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
}

/** Returns a line for each journey that failed or was flaky, `<file> › <title>`. */
export function failedJourneys({ suites }: JourneyReport): readonly string[] {
  return suites.flatMap(specsOf).flatMap(({ title, file, ok }) => (ok ? [] : [`${file} › ${title}`]));
}

function specsOf({ specs = [], suites = [] }: SpecSuite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
