import { z } from 'zod';

import { BadSettings, readEnvironment } from '../config/environment';
import { NoTrustedKey, openStore } from '../store/open-store';
import { S3Fault } from '../store/s3-error';
import { BadKey } from '../signing/release-keys';

import { edgeApp } from './edge-app';

async function main(): Promise<void> {
  const environment = readEnvironment();
  const underDevelopment = readUnderDevelopment();
  const app = await edgeApp({
    store: openStore(environment),
    config: { ...environment.storefront, development: underDevelopment !== null },
    // Code under development lives in the browser alone.
    render: underDevelopment ? null : environment.render,
    token: environment.edgeToken,
    preview: environment.preview,
    log: true,
    ...(underDevelopment ? { underDevelopment } : {}),
  });
  await app.listen({ port: environment.port, host: '0.0.0.0' });
  console.log(`site ready on http://localhost:${environment.port}`);
  // Requests in work are answered, pages in work are rendered, then it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

/** Set by `npm run dev` alone. */
function readUnderDevelopment(): { name: string; url: string } | null {
  const text = process.env['UNDER_DEVELOPMENT'];
  return text ? z.object({ name: z.string(), url: z.url() }).parse(JSON.parse(text)) : null;
}

/** Errors whose words are enough. */
const SAYS_ALL = [BadSettings, BadKey, NoTrustedKey, S3Fault];

main().catch((error: unknown) => {
  console.error(SAYS_ALL.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exit(1);
});
