import type { Result } from '@storefront/shared/domain/result/result';
import { z } from 'zod';

import { call, sendFile, type CallError } from './call';
import { KINDS } from './documents';

const pictureSchema = z.object({
  id: z.string(),
  name: z.string(),
  alternative: z.string(),
  isDecorative: z.boolean(),
  caption: z.string(),
  credit: z.string(),
  licence: z.string(),
  /** The hotel that it shows. */
  giataId: z.number().nullable(),
  /** Counts every change. */
  revision: z.number(),
  /** Number of the current image. */
  image: z.number(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  changedBy: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  focalX: z.number(),
  focalY: z.number(),
  /** Number of documents that use it. */
  useCount: z.number(),
});
export type Picture = z.output<typeof pictureSchema>;

const useSchema = z.object({
  kind: z.enum(KINDS),
  id: z.string(),
  title: z.string(),
  isLive: z.boolean(),
});
const openedSchema = pictureSchema.extend({ uses: z.array(useSchema) });
export type OpenedPicture = z.output<typeof openedSchema>;

export type PictureDetails = Pick<
  Picture,
  'name' | 'alternative' | 'isDecorative' | 'caption' | 'credit' | 'licence' | 'focalX' | 'focalY' | 'giataId'
>;

/** Largest file that the server accepts, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;
/** For the file dialog; the server decides by the content. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export const listPictures = (search: string) =>
  call(
    `/pictures?search=${encodeURIComponent(search)}`,
    z.object({ pictures: z.array(pictureSchema), hasMore: z.boolean() }),
  );

export const openPicture = (id: string) => call(`/pictures/${id}`, openedSchema);

/** Sends a new picture. @param onProgress receives the sent share, 0 to 1 */
export const uploadPicture = (file: File, onProgress: (share: number) => void) =>
  sendPicture(`/pictures?name=${encodeURIComponent(file.name)}`, file, onProgress);

/** Replaces the file of a picture. @param onProgress receives the sent share, 0 to 1 */
export const replacePicture = (
  { id, revision }: Pick<Picture, 'id' | 'revision'>,
  file: File,
  onProgress: (share: number) => void,
) => sendPicture(`/pictures/${id}/file?base=${revision}`, file, onProgress);

export const changePicture = ({ id, revision }: Pick<Picture, 'id' | 'revision'>, details: PictureDetails) =>
  call(`/pictures/${id}`, openedSchema, { method: 'POST', body: { base: revision, ...details } });

export const removePicture = ({ id, revision }: Pick<Picture, 'id' | 'revision'>) =>
  call(`/pictures/${id}/remove`, z.unknown(), { method: 'POST', body: { base: revision } });

/** Returns the address of a rendition, which the server of the studio forwards. */
export function pictureUrl({ id, image }: Pick<Picture, 'id' | 'image'>, size: '480' | 'whole'): string {
  return `/api/picture-files/${id}-${image}/${size}.webp`;
}

function sendPicture(
  path: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Result<OpenedPicture, CallError>> {
  return sendFile(path, openedSchema, { file, maxBytes: MAX_BYTES, onProgress });
}
