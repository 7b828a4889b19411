import { RECENTLY_VIEWED_KEY, viewedEntrySchema, type ViewedEntry } from '../src/contracts/recently-viewed';
import { SHORTLIST_KEY, shortlistEntrySchema, type ShortlistEntry } from '../src/contracts/shortlist';

/** Writes the shortlist to local storage, as an earlier visit left it. */
export function storeShortlist(entries: readonly ShortlistEntry[]): void {
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify({ version: 1, entries }));
}

/** Returns the shortlist in local storage. */
export function storedShortlist(): readonly ShortlistEntry[] {
  return shortlistEntrySchema.array().parse(storedEntries(SHORTLIST_KEY));
}

/** Writes the viewed holidays to local storage, as an earlier visit left them. */
export function storeViews(entries: readonly ViewedEntry[]): void {
  localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify({ version: 1, entries }));
}

/** Returns the viewed holidays in local storage. */
export function storedViews(): readonly ViewedEntry[] {
  return viewedEntrySchema.array().parse(storedEntries(RECENTLY_VIEWED_KEY));
}

/** Reports a change of local storage by another tab to this page. A `null` key means that everything was cleared. */
export function reportChangeByOtherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function storedEntries(key: string): unknown {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{"entries":[]}');
  return Reflect.get(Object(stored), 'entries');
}
