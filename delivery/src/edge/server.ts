import { z } from 'zod';

import { InvalidSettings, readEnvironment } from '../config/environment';
import { InvalidKey } from '../signing/release-keys';
import { MissingTrustedKey, openReadOnlyStore } from '../store/open-store';
import { S3Error } from '../store/s3-error';

import { edgeApp } from './edge-app';

async function main(): Promise<void> {
  const environment = readEnvironment();
  const underDevelopment = readUnderDevelopment();
  const app = await edgeApp({
    store: openReadOnlyStore(environment),
    config: { ...environment.storefront, development: underDevelopment !== null },
    // A remote under development has no Node build.
    render: underDevelopment ? null : environment.render,
    token: environment.edgeToken,
    preview: environment.preview,
    log: true,
    ...(underDevelopment ? { underDevelopment } : {}),
  });
  await app.listen({ port: environment.port, host: '0.0.0.0' });
  console.log(`site ready on http://localhost:${environment.port}`);
  // Finish requests and renderings in progress, then exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

/** Set only by `npm run dev`. */
function readUnderDevelopment(): { name: string; url: string } | null {
  const text = process.env['UNDER_DEVELOPMENT'];
  return text ? z.object({ name: z.string(), url: z.url() }).parse(JSON.parse(text)) : null;
}

/** Errors whose message needs no stack trace. */
const EXPECTED_ERRORS = [InvalidSettings, InvalidKey, MissingTrustedKey, S3Error];

main().catch((error: unknown) => {
  console.error(EXPECTED_ERRORS.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exit(1);
});
