/** React's `use` reads these two fields and does not suspend. */
type FulfilledPromise<T> = Promise<T> & { readonly status: 'fulfilled'; readonly value: T };

/** Creates a promise whose value the first render can read synchronously. */
export function fulfilledPromise<T>(value: T): FulfilledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
