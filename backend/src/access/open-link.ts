import { openLinkRequestSchema, type BookingAccess } from '@storefront/shared/api/manage/access';

import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';

import type { AccessDeps } from './find-booking';
import { currentHolder } from './require-access';

/** `POST /api/manage/open-link`: exchanges the link of a mail for access. @throws ApiError 404, 410 */
export async function openLink(
  { db, tokens }: AccessDeps,
  body: unknown,
): Promise<{ access: BookingAccess }> {
  const { link } = parseInput(openLinkRequestSchema, body);
  const read = tokens.readLink(link);
  if (read.kind === 'expired')
    throw new ApiError(
      410,
      'link-expired',
      'This link has expired. Please find your booking by its reference.',
    );
  const holder = await currentHolder(db, read);
  if (!holder) throw new ApiError(404, 'link-invalid', 'This link does not work. Part of it may be missing.');
  return { access: tokens.access(holder) };
}
