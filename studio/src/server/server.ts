import { fatalErrorText } from '@storefront/server-kit/error-text';

import { buildStudio, STUDIO_FOLDER } from './build-studio';
import { studioApp } from './studio-app';
import { readStudioSettings } from './studio-settings';

/** Builds the studio and serves it. `npm start` runs it next to site and backend. */
async function main(): Promise<void> {
  const settings = readStudioSettings();
  await buildStudio();
  const app = await studioApp(settings, STUDIO_FOLDER);
  await app.listen({ port: settings.port, host: '0.0.0.0' });
  console.log(`studio ready on ${settings.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(fatalErrorText(error, ['STUDIO_PORT']));
  process.exit(1);
});
