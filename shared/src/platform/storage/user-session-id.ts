import { safeStorage } from './web-storage';

const KEY = 'userSessionId';
let inMemory: string | null = null;

/** A random number for this browser, kept in local storage (DOM-SES-01); for the visit only where that is blocked. */
export function userSessionId(): string {
  const storage = safeStorage('local');
  const known = storage.read(KEY) ?? inMemory;
  if (known) return known;
  const made = crypto.randomUUID();
  inMemory = made;
  storage.write(KEY, made);
  return made;
}
