import { hashOf } from '../support/demo-services';

/** Returns the same UUID in every run with the same seed. */
export function seededUuid(
  seed: number,
  ...parts: readonly (string | number)[]
): `${string}-${string}-${string}-${string}-${string}` {
  const hex = [1, 2, 3, 4]
    .map((word) =>
      hashOf(seed, word, ...parts)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
