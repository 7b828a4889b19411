import { isInReview, type Kind, type ListedDocument } from '../api/documents';

export const STATES = ['all', 'live', 'draft', 'review', 'returned', 'scheduled', 'off'] as const;
export type StateFilter = (typeof STATES)[number];

export interface DocumentFilter {
  readonly text: string;
  readonly kind: Kind | 'all';
  readonly state: StateFilter;
}

/** Returns the documents that match all parts of the filter. */
export function filterDocuments(
  documents: readonly ListedDocument[],
  { text, kind, state }: DocumentFilter,
): readonly ListedDocument[] {
  const needle = text.trim().toLowerCase();
  return documents.filter(
    (one) =>
      (kind === 'all' || one.kind === kind) &&
      hasState(one, state) &&
      [one.title, one.id, one.changedBy].some((part) => part.toLowerCase().includes(needle)),
  );
}

function hasState(document: ListedDocument, state: StateFilter): boolean {
  const { live, hasDraft, upcoming, review } = document;
  switch (state) {
    case 'all':
      return true;
    case 'live':
      return live !== null;
    case 'draft':
      return hasDraft;
    case 'review':
      return isInReview(document);
    case 'returned':
      return review !== null && !isInReview(document);
    case 'scheduled':
      return upcoming.length > 0 || (live !== null && live.endsAt !== null);
    case 'off':
      return live === null;
  }
}
