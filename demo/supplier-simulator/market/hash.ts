/**
 * Returns a 32-bit hash. Every fact of the market is a hash of the seed and its own identity and never depends on the
 * order of calls, so that all processes compute the same market.
 */
export function hashOf(seed: number, ...parts: readonly (string | number)[]): number {
  let hash = seed | 0;
  for (const part of parts) {
    if (typeof part === 'number') {
      hash = mix(hash ^ (part | 0));
      continue;
    }
    for (let index = 0; index < part.length; index += 1) hash = mix(hash ^ part.charCodeAt(index));
  }
  return hash >>> 0;
}

/** Returns a hash as a number from 0 (inclusive) to 1 (exclusive). */
export function chance(seed: number, ...parts: readonly (string | number)[]): number {
  return hashOf(seed, ...parts) / 4_294_967_296;
}

export function pick<T>(list: readonly T[], hash: number): T {
  const chosen = list[hash % list.length];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 13), 0x2c1b3c6d);
  return hash ^ (hash >>> 15);
}
