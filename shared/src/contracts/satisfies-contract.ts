/**
 * Returns whether a contract version satisfies the range of a remote. The release command accepts ranges of the form
 * `^major.minor.patch` only, so the shell needs no semver library.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const provided = parseVersion(version);
  const needed = range.startsWith('^') ? parseVersion(range.slice(1)) : null;
  if (!provided || !needed) return false;

  const [major, minor, patch] = provided;
  const [neededMajor, neededMinor, neededPatch] = needed;
  if (major !== neededMajor) return false;
  return minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
}

function parseVersion(version: string): readonly [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}
