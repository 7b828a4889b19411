import { BadSettings, readEnvironment } from '../config/environment';
import { folderStore } from '../store/folder-store';

import { edgeApp } from './edge-app';

async function main(): Promise<void> {
  const environment = readEnvironment();
  const app = edgeApp({
    store: folderStore(environment.releaseStore),
    storeFolder: environment.releaseStore,
    config: environment.storefront,
    log: true,
  });
  await app.listen({ port: environment.port, host: '0.0.0.0' });
  console.log(`site ready on http://localhost:${environment.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof BadSettings ? error.message : error);
  process.exit(1);
});
