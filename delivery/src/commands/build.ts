import { requireNoSurplusArguments } from '@storefront/server-kit/command-arguments';
import { isAppName, APPS } from '@storefront/tooling/apps';
import { buildApp } from '@storefront/tooling/build/build-app';

import { buildFolder } from '../release/build-in-process';

import { runCommand } from './run-command';

/** `npm run build -- [app]`: builds one app, or all of them, into `.build/<app>` without releasing. */
runCommand(async (args) => {
  requireNoSurplusArguments('npm run build --', { operands: ['[app]'], flags: [] }, args);
  const [name] = args;
  if (name !== undefined && !isAppName(name))
    throw new Error(`Unknown app ${name}. Apps: ${APPS.join(', ')}`);
  for (const app of name === undefined ? APPS : [name]) {
    const { files } = await buildApp(app, { outDir: buildFolder(app), mode: 'production' });
    console.log(`${app}: ${Object.keys(files).length} files`);
  }
});
