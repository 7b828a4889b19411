import { z } from 'zod';

import { ApiError } from '../../http/api-error';
import { checkDocuments } from '../documents/check-documents';
import { referencesIn } from '../documents/stored-references';
import { incomingFileSchema } from '../documents/content-documents';
import type { ContentDeps } from '../page-response';

import { storePreview } from './preview-store';

const HOUR_MS = 3_600_000;
/** After this time the content should be live or dropped. */
const MAX_HOURS = 30 * 24;

export const previewRequestSchema = z.object({
  files: z.array(incomingFileSchema).min(1).max(200),
  hours: z.number().positive().max(MAX_HOURS).default(24),
});

export interface CreatedPreview {
  /** Instant, ISO 8601. */
  readonly expiresAt: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/**
 * `POST /admin/content/previews`: validates files like an import and stores them for the holders of the links.
 *
 * @throws ApiError 422 with all faults of the files
 */
export async function createPreview(
  { db, supplier, clock, storefrontUrl }: ContentDeps & { readonly storefrontUrl: string },
  { files, hours }: z.output<typeof previewRequestSchema>,
): Promise<CreatedPreview> {
  const deal = files.find(({ kind }) => kind === 'deals');
  if (deal) throw invalidFiles([{ file: deal.file, field: 'kind', message: 'deals have no preview' }]);
  const checked = await checkDocuments(files, { supplier, ...referencesIn(db) });
  if (!checked.ok) throw invalidFiles(checked.faults);

  const expiresAt = new Date(clock.now() + hours * HOUR_MS);
  const token = await storePreview(db, checked.documents, expiresAt);
  const { pages, groups } = checked.documents;
  const linkTo = (path: string) => new URL(`${path}?preview=${token}`, storefrontUrl).href;
  return {
    expiresAt: expiresAt.toISOString(),
    links: [
      ...pages.map(({ id, destinationName }) => ({ name: destinationName, url: linkTo(`/page/${id}`) })),
      ...groups.map(({ id, name }) => ({ name, url: linkTo(`/group/${id}`) })),
    ],
  };
}

function invalidFiles(faults: readonly object[]): ApiError {
  return new ApiError(422, 'bad-content', 'No preview was made.', { faults });
}
