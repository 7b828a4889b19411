import { requestsHelp } from '@storefront/server-kit/command-arguments';
import { APPS } from '@storefront/tooling/apps';

import { readEnvironment } from '../config/environment';
import { DEV_USAGE, readDevArguments } from '../dev/dev-arguments';
import { developAgainst } from '../dev/develop-against';
import { requireFreePorts } from '../start/require-free-ports';

import { runCommand } from './run-command';

const DEV_PORT = 3010;

/** `npm run dev -- --against <URL>` of a remote with a repository of its own: there is no shop to start beside it. */
runCommand(async (args) => {
  if (requestsHelp(args)) return console.log(DEV_USAGE);
  const { remote, against, allowBookings } = readDevArguments([...APPS, ...args]);
  if (against === null)
    throw new Error('Give the origin of a running shop: npm run dev -- --against https://shop.example');
  const environment = readEnvironment();
  const devPort = Number(process.env['DEV_PORT'] ?? DEV_PORT);
  await requireFreePorts({ PORT: environment.port, DEV_PORT: devPort });
  await developAgainst({ remote, against, allowBookings, devPort, environment });
});
