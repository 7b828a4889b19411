/**
 * Whether a contract version satisfies the range of a remote. Remotes state `^major.minor.patch` and
 * nothing else (the release command refuses any other form), so that the shell carries no range parser.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const provided = parts(version);
  const needed = range.startsWith('^') ? parts(range.slice(1)) : null;
  if (!provided || !needed) return false;

  const [major, minor, patch] = provided;
  const [neededMajor, neededMinor, neededPatch] = needed;
  if (major !== neededMajor) return false;
  return minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
}

function parts(version: string): readonly [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}
