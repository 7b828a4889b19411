import { S3ServiceException } from '@aws-sdk/client-s3';

import { errorCode } from '../error-text';

import { S3Error } from './s3-error';

const HELP = '(docs/operations.md, "Releases in a bucket")';

/** @param operation such as `read registry.json` */
export function toS3Error(error: unknown, bucket: string, operation: string): S3Error {
  return new S3Error(`Bucket ${bucket}: could not ${operation}. ${adviceFor(error)}`);
}

/** Whether the error is a response of the store with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);
}

function adviceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : 'unknown';
  if (name === 'NoSuchBucket')
    return `There is no such bucket: create it, or correct RELEASE_STORE or PICTURE_STORE ${HELP}.`;
  if (name === 'CredentialsProviderError') {
    return `There are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or run with a role ${HELP}.`;
  }
  if (hasStatus(error, 301, 307, 400) && /redirect|region|AuthorizationHeaderMalformed/i.test(name)) {
    return `The bucket is in another region: correct AWS_REGION ${HELP}.`;
  }
  if (hasStatus(error, 401, 403)) {
    return `The credentials are wrong or lack permission (${name}): see the required policy ${HELP}.`;
  }
  if (error instanceof S3ServiceException) {
    return `The store responded with ${error.$metadata.httpStatusCode ?? 'no status'} (${name}) ${HELP}.`;
  }
  return `The store cannot be reached (${errorCode(error) ?? name}): check that it is running, and check S3_ENDPOINT and AWS_REGION ${HELP}.`;
}
