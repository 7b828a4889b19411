import type { Database } from '../../db/open-database';
import { findPicturesIn } from '../../media/library/library-pictures';

import type { CheckDeps } from './check-documents';

/** Returns the checks of what documents refer to, by what a database has: drafts count as well. */
export function referencesIn(db: Database): Pick<CheckDeps, 'findPictures' | 'documentExists'> {
  return {
    findPictures: findPicturesIn(db),
    async documentExists(kind, id) {
      const row = await db
        .selectFrom('content_documents')
        .select('id')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
