import { z } from 'zod';

import { ApiError } from '../../http/api-error';
import { checkDocuments } from '../documents/check-documents';
import { incomingFileSchema } from '../documents/content-documents';
import type { ContentDeps } from '../page-response';

import { storePreview } from './preview-store';

const HOUR_MS = 3_600_000;
/** Longer than that, somebody should decide. */
const LONGEST_HOURS = 30 * 24;

export const previewRequestSchema = z.object({
  files: z.array(incomingFileSchema).min(1).max(200),
  hours: z.number().positive().max(LONGEST_HOURS).default(24),
});

export interface MadePreview {
  /** Instant, ISO 8601. */
  readonly expiresAt: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/**
 * `POST /admin/content/previews`: checks files as an import does and keeps them for those who get the links.
 *
 * @throws Refusal 422 with everything that is wrong with the files
 */
export async function makePreview(
  { db, supplier, clock, storefrontUrl }: ContentDeps & { readonly storefrontUrl: string },
  { files, hours }: z.output<typeof previewRequestSchema>,
): Promise<MadePreview> {
  const deal = files.find(({ kind }) => kind === 'deals');
  if (deal) throw refused([{ file: deal.file, field: 'kind', message: 'deals have no preview' }]);
  const checked = await checkDocuments(files, supplier);
  if (!checked.ok) throw refused(checked.faults);

  const expiresAt = new Date(clock.now() + hours * HOUR_MS);
  const token = await storePreview(db, checked.documents, expiresAt);
  const { pages, groups } = checked.documents;
  const addressOf = (path: string) => new URL(`${path}?preview=${token}`, storefrontUrl).href;
  return {
    expiresAt: expiresAt.toISOString(),
    links: [
      ...pages.map(({ id, destinationName }) => ({ name: destinationName, url: addressOf(`/page/${id}`) })),
      ...groups.map(({ id, name }) => ({ name, url: addressOf(`/group/${id}`) })),
    ],
  };
}

function refused(faults: readonly object[]): ApiError {
  return new ApiError(422, 'bad-content', 'No preview was made.', { faults });
}
