import { isInReview, KINDS, type Kind, type ListedDocument } from '../api/documents';

import { pathOf } from './document-path';

export const STATES = ['all', 'live', 'draft', 'review', 'returned', 'scheduled', 'off'] as const;
export type StateFilter = (typeof STATES)[number];

export interface DocumentFilter {
  readonly text: string;
  readonly kind: Kind | 'all';
  readonly state: StateFilter;
}

/** Returns the filter of a URL; what it does not name is not filtered. */
export function filterOf(params: URLSearchParams): DocumentFilter {
  const [kind, state] = [params.get('kind'), params.get('state')];
  return {
    text: params.get('q') ?? '',
    kind: KINDS.find((one) => one === kind) ?? 'all',
    state: STATES.find((one) => one === state) ?? 'all',
  };
}

/** Returns the URL parameters of a filter: only what is filtered. */
export function paramsOf({ text, kind, state }: DocumentFilter): URLSearchParams {
  return new URLSearchParams({
    ...(text !== '' && { q: text }),
    ...(kind !== 'all' && { kind }),
    ...(state !== 'all' && { state }),
  });
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
      [one.title, one.id, pathOf(one), one.changedBy].some((part) => part.toLowerCase().includes(needle)),
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
