import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from '@20minutes/s3rver';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

import { conditionalS3, type ConditionalS3 } from './conditional-s3';

export const BUCKET = 'releases';
/** The only user of the test server. */
const LOCAL_CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface LocalS3 {
  readonly store: ConditionalS3;
  readonly client: S3Client;
  /** Accesses the same objects without support for conditional writes. */
  readonly ignoringConditions: S3Client;
  readonly close: () => Promise<void>;
}

/** Starts an S3 server in this process, with one empty bucket, on free ports. */
export async function localS3(): Promise<LocalS3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    // The server verifies listings with the path `/releases`, but the client signs `/releases/`.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const store = await conditionalS3(port);
  const client = localClient(store.port);
  const ignoringConditions = localClient(port);
  return {
    store,
    client,
    ignoringConditions,
    async close() {
      client.destroy();
      ignoringConditions.destroy();
      await store.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export function localClient(
  port: number,
  credentials: NonNullable<S3ClientConfig['credentials']> = LOCAL_CREDENTIALS,
): S3Client {
  return new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-2',
    forcePathStyle: true,
    credentials,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
}
