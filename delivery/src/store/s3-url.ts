/** Where releases lie in a bucket. */
export interface S3Address {
  readonly bucket: string;
  /** Ends with a slash, or is empty. */
  readonly prefix: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

export function isS3Address(text: string): boolean {
  return text.startsWith('s3://');
}

/** Reads `s3://bucket/prefix`; `null` when it is something else, or a name that no bucket can have. */
export function readS3Address(text: string): S3Address | null {
  const [, bucket, path] = ADDRESS.exec(text) ?? [];
  if (bucket === undefined || path === undefined) return null;
  const names = path.split('/').slice(1);
  if (names.includes('.') || names.includes('..')) return null;
  return { bucket, prefix: names.map((name) => `${name}/`).join('') };
}
