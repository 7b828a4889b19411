/**
 * An operation on a bucket failed; the message names the bucket and what to do. The SDK error is not kept as
 * `cause`, because it may contain parts of signed requests and a session token.
 */
export class S3Error extends Error {
  override readonly name = 'S3Error';
}
