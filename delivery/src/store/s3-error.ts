import { S3ServiceException } from '@aws-sdk/client-s3';

import { errorCode } from './error-code';

const HELP = '(docs/operations.md, "Releases in a bucket")';

/**
 * The bucket did not do what was asked; its words say which bucket and what to do. The error of the SDK is not
 * kept as its cause: with some answers it carries parts of signed requests, and a session token among them.
 */
export class S3Fault extends Error {
  override readonly name = 'S3Fault';
}

/** @param asked such as `read registry.json` */
export function s3Fault(error: unknown, bucket: string, asked: string): S3Fault {
  return new S3Fault(`Bucket ${bucket}: could not ${asked}. ${adviceFor(error)}`);
}

/** Was it the answer of a store, with this status? */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);
}

function adviceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : 'unknown';
  if (name === 'NoSuchBucket') return `There is no such bucket: make it, or correct RELEASE_STORE ${HELP}.`;
  if (name === 'CredentialsProviderError') {
    return `There are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or run with a role ${HELP}.`;
  }
  if (hasStatus(error, 301, 307, 400) && /redirect|region|AuthorizationHeaderMalformed/i.test(name)) {
    return `The bucket is in another region: correct AWS_REGION ${HELP}.`;
  }
  if (hasStatus(error, 401, 403)) {
    return `The credentials are wrong or may not do this (${name}): see the policy that is needed ${HELP}.`;
  }
  if (error instanceof S3ServiceException) {
    return `The store answered ${error.$metadata.httpStatusCode ?? 'nothing'} (${name}) ${HELP}.`;
  }
  return `The store cannot be reached (${errorCode(error) ?? name}): is it up, and are S3_ENDPOINT and AWS_REGION right? ${HELP}`;
}
