/** A promise that React's `use` reads without waiting: it knows these two fields. */
export type Settled<T> = Promise<T> & { readonly status: 'fulfilled'; readonly value: T };

/** A promise that is known to be kept, so that the first render on either side shows its value at once. */
export function settled<T>(value: T): Settled<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
