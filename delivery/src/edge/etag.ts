/** Whether `If-None-Match` of a request names the ETag. The comparison is weak (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => opaqueTag(candidate) === opaqueTag(etag));
}

function opaqueTag(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
