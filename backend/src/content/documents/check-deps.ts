import { currentClaims } from './current-claims';
import type { ContentDeps } from '../page-response';

import type { CheckDeps } from './check-documents';
import { findPathsIn } from './find-paths';
import { pagesWithSlugs } from './page-address';
import { referencesIn } from './stored-references';

/** Returns what the checks of documents read. */
export function checkDepsOf(deps: ContentDeps): CheckDeps {
  return {
    supplier: deps.supplier,
    ...referencesIn(deps.db),
    findPaths: findPathsIn(deps),
    findSlugs: (slugs) => pagesWithSlugs(deps, slugs),
    findClaims: () => currentClaims(deps),
  };
}
