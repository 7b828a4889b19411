/** Code of a page that is loaded when a visitor first needs it. */
export interface OnDemand<T> {
  /** Returns the code if it is loaded. */
  readonly loaded: () => T | null;
  /** Loads the code once. A failed load is forgotten: the next call requests the code again. */
  readonly load: () => Promise<T>;
  /** Loads the code without reporting a failure: the visitor who needs the code loads it again. */
  readonly preload: () => void;
}

/**
 * Creates a loader of code that the start of a page does not need.
 *
 * @param importCode a dynamic import; called again after a failure
 */
export function onDemand<T>(importCode: () => Promise<T>): OnDemand<T> {
  let loaded: T | null = null;
  let pending: Promise<T> | null = null;
  const load = () => {
    pending ??= importCode().then(
      (code) => (loaded = code),
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  return { loaded: () => loaded, load, preload: () => void load().catch(() => {}) };
}
