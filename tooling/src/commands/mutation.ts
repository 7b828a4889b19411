import { JEST_ENVIRONMENT, runTool } from '../process/run-tool';

import { databaseTemplate } from './database-template';

/** Folders of tests outside of the area of a folder, of which they are the main tests; separated by commas. */
const TESTS_ELSEWHERE: Readonly<Record<string, string>> = {
  'shared/src/contracts': 'src/runtime',
  'backend/src/booking': 'tests/booking',
  'backend/src/payments': 'tests/booking,tests/manage',
  'delivery/src/compatibility': 'src/release',
};

/** `npm run test:mutation -- <folder of a package> [options of Stryker]` */
const [folder = '', ...options] = process.argv.slice(2);
const [, name, inside, area] = /^([\w-]+)\/((src\/[\w-]+).*?)\/?$/.exec(folder) ?? [];
if (name === undefined || inside === undefined || area === undefined) {
  console.error('Name a folder or file, such as shared/src/domain/pricing.');
  process.exit(1);
}
const files = inside.endsWith('.ts') ? folder : `${name}/${inside}/**/*.ts`;
const mutate = [files, `!${name}/**/*.test.ts`].join(',');
const elsewhere = TESTS_ELSEWHERE[`${name}/${area}`];
process.exit(
  await runTool('stryker', ['run', 'tooling/jest/stryker.config.cjs', '--mutate', mutate, ...options], {
    ...JEST_ENVIRONMENT,
    ...(await databaseTemplate()),
    MUTATED_PACKAGE: name,
    // The tests that must find the mutants.
    MUTATED_AREA: elsewhere === undefined ? area : `${area},${elsewhere}`,
  }),
);
