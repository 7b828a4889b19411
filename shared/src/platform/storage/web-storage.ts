/** Web storage that never throws. Full, blocked or missing storage behaves like an empty one (ERR-25). */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** @returns false when the value was not stored */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** Returns safe access to local or session storage. On a server it stores nothing. */
export function safeStorage(kind: 'local' | 'session'): SafeStorage {
  // Blocked storage already throws when `window.localStorage` is read.
  const attempt = <T>(operation: (storage: Storage) => T, fallback: T): T => {
    try {
      return operation(kind === 'local' ? window.localStorage : window.sessionStorage);
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}
