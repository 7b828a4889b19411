import { ApiError } from '../../http/api-error';
import { checkDocuments } from '../documents/check-documents';
import { referencesIn } from '../documents/stored-references';
import type { ContentDeps } from '../page-response';

import { findNamedDocument } from './document-names';
import { readRevision } from './history';
import { importContent, type ImportOutcome } from './import-content';

/**
 * Publishes an earlier revision again, as a new one.
 *
 * @throws ApiError 404 for an unknown document or revision, 422 when it is no longer valid
 */
export async function restoreRevision(
  deps: ContentDeps,
  {
    document: name,
    revision,
    author,
  }: { readonly document: string; readonly revision: number; readonly author: string },
): Promise<ImportOutcome> {
  const key = await findNamedDocument(deps.db, name);
  const document = await readRevision(deps.db, key, revision);
  const checked = await checkDocuments([{ file: name, kind: key.kind, document }], {
    supplier: deps.supplier,
    ...referencesIn(deps.db),
  });
  if (!checked.ok) throw invalid(checked.faults);
  const imported = await importContent(deps, checked.incoming, {
    author,
    note: `Restored revision ${revision}`,
    exact: false,
    overwrite: true,
    from: null,
    until: null,
    dryRun: false,
  });
  if (!imported.ok) throw invalid(imported.faults);
  return imported.outcome;
}

function invalid(faults: readonly object[]): ApiError {
  return new ApiError(422, 'bad-content', 'Nothing was restored.', { faults });
}
