import { resolve } from 'node:path';

import { runScript } from '../process/run-tool';
import { buildService } from '../build/services/build-service';
import { SERVICE_NAMES } from '../build/services/services';

/** `npm run build-services -- <folder> [service …]`: one folder with JavaScript for each service of production. */
const [folder, ...requested] = process.argv.slice(2);
const unknown = requested.filter((name) => !SERVICE_NAMES.some((service) => service === name));
if (folder === undefined || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `There is no service ${unknown.join(', ')}. ` : ''}Usage: npm run build-services -- <folder> ` +
      `[${SERVICE_NAMES.join(' | ')}] …`,
  );
  process.exit(1);
}
for (const name of SERVICE_NAMES) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  if (name === 'studio' && (await runScript('studio/src/server/build-command.ts')) !== 0) process.exit(1);
  const startedAt = performance.now();
  buildService(name, resolve(folder, name));
  console.log(`${name}: ${resolve(folder, name)}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
