import { fatalErrorText } from '@storefront/server-kit/error-text';
import { drainConnections } from '@storefront/server-kit/graceful-close';
import { serveUntilSignal } from '@storefront/server-kit/serve-until-signal';
import { startTracing } from '@storefront/server-kit/tracing/start-tracing';

import { studioApp } from './studio-app';
import { readStudioSettings } from './studio-settings';

/** Serves the studio until a signal. @param files returns the folder of its built files */
export function runStudio(files: () => Promise<string>): void {
  serveUntilSignal(
    () => start(files),
    (error) => fatalErrorText(error, ['STUDIO_PORT']),
  );
}

async function start(files: () => Promise<string>): Promise<() => Promise<void>> {
  const settings = readStudioSettings();
  const stopTracing = await startTracing('studio');
  const app = await studioApp(settings, await files());
  await app.listen({ port: settings.port, host: '0.0.0.0' });
  console.log(`studio ready on ${settings.origin}`);
  return async () => {
    await drainConnections(app.server);
    await app.close();
    await stopTracing?.();
  };
}
