import { fatalErrorText } from '@storefront/server-kit/error-text';
import { drainConnections } from '@storefront/server-kit/graceful-close';
import { startTracing } from '@storefront/server-kit/tracing/start-tracing';

import { studioApp } from './studio-app';
import { readStudioSettings } from './studio-settings';

/** Serves the studio until a signal. @param files returns the folder of its built files */
export function runStudio(files: () => Promise<string>): void {
  serve(files).catch((error: unknown) => {
    console.error(fatalErrorText(error, ['STUDIO_PORT']));
    process.exit(1);
  });
}

async function serve(files: () => Promise<string>): Promise<void> {
  const settings = readStudioSettings();
  const stopTracing = await startTracing('studio');
  const app = await studioApp(settings, await files());
  await app.listen({ port: settings.port, host: '0.0.0.0' });
  console.log(`studio ready on ${settings.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void drainConnections(app.server)
        .then(() => app.close())
        .then(() => stopTracing?.())
        .then(() => process.exit(0));
    });
}
