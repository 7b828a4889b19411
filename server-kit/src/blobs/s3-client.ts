import { S3Client } from '@aws-sdk/client-s3';

/** Including the first one. */
const MAX_ATTEMPTS = 3;
const CONNECT_TIMEOUT_MS = 2_000;
/** Until the response starts, and between two chunks of it. */
const IDLE_TIMEOUT_MS = 5_000;

export interface S3ClientSettings {
  /** URL of a store other than AWS; `null` for AWS. */
  readonly endpoint: string | null;
  readonly region: string;
}

/** Creates an S3 client. The SDK reads credentials from its usual variables, files and roles. */
export function createS3Client({ endpoint, region }: S3ClientSettings): S3Client {
  return new S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: IDLE_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === null
      ? {}
      : {
          endpoint,
          forcePathStyle: true,
          // Many other stores reject the checksums that only AWS requires.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
  });
}
