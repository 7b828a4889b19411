import { fatalErrorText } from '@storefront/server-kit/error-text';

import { APPS } from '../apps';
import { appChecks } from '../checks/app-checks';

/** `npm run check` of a remote with a repository of its own: types, lint and imports, as its release checks them. */
async function check(): Promise<void> {
  for (const app of APPS) {
    for (const { name, run } of appChecks(app)) {
      const problems = await run();
      console.log(problems === null ? `ok   ${name}` : `FAIL ${name}\n${problems}`);
      if (problems !== null) process.exitCode = 1;
    }
  }
}

check().catch((error: unknown) => {
  console.error(fatalErrorText(error));
  process.exit(1);
});
