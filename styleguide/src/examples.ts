import type { Example } from './example';

/** Everything the guide shows, in the order of its menu. */
export const EXAMPLES: readonly Example[] = [];
