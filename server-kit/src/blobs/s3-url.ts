/** Bucket and key prefix of a release store. */
export interface S3Location {
  readonly bucket: string;
  /** Ends with a slash, or is empty. */
  readonly prefix: string;
}

const S3_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

export function isS3Url(text: string): boolean {
  return text.startsWith('s3://');
}

/** Parses `s3://bucket/prefix`. @throws Error for anything else and for invalid bucket names */
export function requireS3Url(text: string): S3Location {
  const location = parseS3Url(text);
  if (!location) throw new Error(`${text} is not the URL of a bucket, such as s3://bucket/prefix`);
  return location;
}

/** Parses `s3://bucket/prefix`; returns `null` for anything else and for invalid bucket names. */
export function parseS3Url(text: string): S3Location | null {
  const [, bucket, path] = S3_URL.exec(text) ?? [];
  if (bucket === undefined || path === undefined) return null;
  const segments = path.split('/').slice(1);
  if (segments.includes('.') || segments.includes('..')) return null;
  return { bucket, prefix: segments.map((segment) => `${segment}/`).join('') };
}
