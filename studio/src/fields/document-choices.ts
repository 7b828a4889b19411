import { useMemo } from 'react';

import { listDocuments, type Kind } from '../api/documents';
import { useResponse } from '../api/use-response';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A list of deals has a choice for each of its items: they share one call. */
const SHARED_MS = 5_000;
let latest: { readonly at: number; readonly response: ReturnType<typeof listDocuments> } | null = null;

function sharedList(): ReturnType<typeof listDocuments> {
  const now = Date.now();
  if (!latest || now - latest.at > SHARED_MS) latest = { at: now, response: listDocuments() };
  return latest.response;
}

/** Returns all documents of a kind as choices; empty while they are loading. */
export function useDocumentChoices(kind: Kind): readonly Choice[] {
  const { data } = useResponse(sharedList);
  return useMemo(
    () =>
      (data?.documents ?? [])
        .filter((document) => document.kind === kind)
        .map(({ id, title, live }) => ({ value: id, label: live ? title : `${title} (not on the site)` })),
    [data, kind],
  );
}
