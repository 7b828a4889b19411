import type { ContentSource } from './live-content';

/** Selects from the revisions `r` that are or were published, or will be, with each of their publications `p`. */
export function publishedRevisions(db: ContentSource['db']) {
  return db
    .selectFrom('content_revisions as r')
    .innerJoin('content_publications as p', (join) =>
      join
        .onRef('p.kind', '=', 'r.kind')
        .onRef('p.document_id', '=', 'r.document_id')
        .onRef('p.number', '=', 'r.number'),
    );
}
