import { TEXT_PAGES } from '@storefront/shared/api/site/text-pages';
import { z } from 'zod';

import { ApiError } from '../../http/api-error';
import { checkDepsOf } from '../documents/check-deps';
import { checkDocuments } from '../documents/check-documents';
import { incomingFileSchema } from '../documents/content-documents';
import type { ContentDeps } from '../page-response';

import { isPreviewed, storePreview } from './preview-store';

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

interface PreviewDeps extends ContentDeps {
  readonly storefrontUrl: string;
  /** Origin of the studio, which shows the mails of the newsletter; without one they have no preview. */
  readonly studioOrigin?: string | undefined;
}

/**
 * `POST /admin/content/previews`: validates files like an import and stores them for the holders of the links.
 *
 * @throws ApiError 422 with all faults of the files
 */
export async function createPreview(
  deps: PreviewDeps,
  { files, hours }: z.output<typeof previewRequestSchema>,
): Promise<CreatedPreview> {
  const { db, clock, storefrontUrl, studioOrigin } = deps;
  const other = files.find(
    ({ kind }) => !isPreviewed(kind) || (kind === 'newsletter' && studioOrigin === undefined),
  );
  if (other)
    throw invalidFiles([{ file: other.file, field: 'kind', message: `${other.kind} have no preview` }]);
  const checked = await checkDocuments(files, checkDepsOf(deps));
  if (!checked.ok) throw invalidFiles(checked.faults);

  const expiresAt = new Date(clock.now() + hours * HOUR_MS);
  const token = await storePreview(db, checked.documents, expiresAt);
  const { pages, groups, home, texts, newsletter } = checked.documents;
  const linkTo = (path: string) => new URL(`${path}?preview=${token}`, storefrontUrl).href;
  return {
    expiresAt: expiresAt.toISOString(),
    links: [
      ...pages.map(({ id, destinationName }) => ({ name: destinationName, url: linkTo(`/page/${id}`) })),
      ...groups.map(({ id, name }) => ({ name, url: linkTo(`/group/${id}`) })),
      ...home.map(() => ({ name: 'Home', url: linkTo('/') })),
      ...texts.map(({ id, title }) => ({ name: title, url: linkTo(TEXT_PAGES[id].path) })),
      ...newsletter.map(() => ({
        name: 'Newsletter',
        url: new URL(`/api/newsletter-preview?preview=${token}`, studioOrigin).href,
      })),
    ],
  };
}

function invalidFiles(faults: readonly object[]): ApiError {
  return new ApiError(422, 'bad-content', 'No preview was made.', { faults });
}
