import { safeStorage } from './web-storage';

const KEY = 'userSessionId';
let unsavedId: string | null = null;

/**
 * Returns a random id of this browser, created at the first call and kept in local storage (DOM-SES-01). When storage
 * is blocked it lives as long as the document. Browser only.
 */
export function userSessionId(): string {
  const storage = safeStorage('local');
  const existingId = storage.read(KEY) ?? unsavedId;
  if (existingId) return existingId;
  const newId = crypto.randomUUID();
  unsavedId = newId;
  storage.write(KEY, newId);
  return newId;
}
