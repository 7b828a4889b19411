import { S3Client } from '@aws-sdk/client-s3';

/** Attempts of one request, the first included. */
const MOST_ATTEMPTS = 3;
const CONNECT_MS = 2_000;
/** Until the answer begins, and between any two pieces of it. */
const SILENCE_MS = 5_000;

export interface S3ClientSettings {
  /** Of a store that is not AWS; `null` for AWS. */
  readonly endpoint: string | null;
  readonly region: string;
}

/** Credentials come from the usual variables, files and roles of the SDK. */
export function s3Client({ endpoint, region }: S3ClientSettings): S3Client {
  return new S3Client({
    region,
    maxAttempts: MOST_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === null
      ? {}
      : {
          endpoint,
          forcePathStyle: true,
          // Checksums that AWS alone asks for are refused by many other stores.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
  });
}
