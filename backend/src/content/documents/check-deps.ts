import { findPicturesIn } from '../../media/library/library-pictures';
import type { ContentDeps } from '../page-response';

import type { CheckDeps } from './check-documents';
import { findPathsIn } from './find-paths';

/** Returns what the checks of documents read. */
export function checkDepsOf(deps: ContentDeps): CheckDeps {
  return {
    supplier: deps.supplier,
    findPictures: findPicturesIn(deps.db),
    findPaths: findPathsIn(deps),
  };
}
