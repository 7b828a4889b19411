import type { Clock } from '@storefront/shared/platform/time/clock';

import { lockContent } from '../../content/revisions/write-revisions';
import type { Database } from '../../db/open-database';
import { ApiError } from '../../http/api-error';
import { hashesOfOnly } from '../../media/library/library-pictures';
import type { PictureFiles } from '../../media/library/picture-files';
import { newPictureId } from '../../media/library/picture-reference';
import { readPictureUses, type PictureUse } from '../../media/library/picture-uses';
import { readUpload } from '../../media/library/read-upload';

export interface LibraryDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly files: PictureFiles;
}

export interface PictureDetails {
  readonly name: string;
  readonly alternative: string;
  readonly isDecorative: boolean;
  /** A line below the picture. */
  readonly caption: string;
  readonly credit: string;
  readonly licence: string;
  readonly focalX: number;
  readonly focalY: number;
  /** The hotel that it shows, in front of the supplier's pictures. */
  readonly giataId: number | null;
}

/** A change of a picture, and what it is based on. */
export interface PictureChange {
  readonly id: string;
  /** Revision that the author has seen. */
  readonly base: number;
  readonly author: string;
  /** Throws when the author may not change a picture with these uses, or one of a hotel. */
  readonly permit: (uses: readonly PictureUse[], showsHotel: boolean) => void;
  /** Appends to the audit log in the same transaction. */
  readonly audit: (trx: Database, now: Date) => Promise<void>;
}

/** @throws ApiError 413 or 422 for a file that is not accepted */
export async function addPicture(
  { db, clock, files }: LibraryDeps,
  bytes: Buffer,
  {
    name,
    author,
    audit,
  }: Pick<PictureChange, 'author'> & {
    readonly name: string;
    readonly audit: (trx: Database, id: string, now: Date) => Promise<void>;
  },
): Promise<string> {
  const { file, ...size } = await readUpload(bytes);
  const hash = await files.keep(file);
  const id = newPictureId();
  const now = new Date(clock.now());
  await db.transaction().execute(async (trx) => {
    const made = { uploaded_by: author, uploaded_at: now, changed_by: author, changed_at: now };
    await trx
      .insertInto('pictures')
      .values({ id, name, ...made })
      .execute();
    await trx
      .insertInto('picture_images')
      .values({
        picture_id: id,
        number: 1,
        hash,
        ...size,
        bytes: file.byteLength,
        focal_x: 0.5,
        focal_y: 0.5,
      })
      .execute();
    await audit(trx, id, now);
  });
  return id;
}

/**
 * Changes what is stated about a picture, or its focal point, on all pages that use it.
 *
 * @throws ApiError 404, 409 for a newer revision, 422 for a used picture without a text
 */
export function changePicture(
  deps: LibraryDeps,
  change: PictureChange,
  { focalX, focalY, isDecorative, giataId, ...texts }: PictureDetails,
): Promise<PictureEffect> {
  return inChange(deps, change, async (trx, { current, uses }) => {
    change.permit(uses, giataId !== null);
    if ((uses.length > 0 || giataId !== null) && !isDecorative && texts.alternative === '')
      throw new ApiError(
        422,
        'no-alternative',
        'This picture is used: it needs an alternative text, or must be decorative.',
        { field: 'alternative' },
      );
    const isMoved = focalX !== current.focal_x || focalY !== current.focal_y;
    const image = isMoved ? current.number + 1 : current.number;
    if (isMoved)
      await trx
        .insertInto('picture_images')
        .values({ ...current, number: image, focal_x: focalX, focal_y: focalY })
        .execute();
    return { ...texts, is_decorative: isDecorative, giata_id: giataId, image };
  });
}

/**
 * Replaces the file of a picture on all pages that use it. The focal point returns to the middle.
 *
 * @throws ApiError as `addPicture` and `changePicture`
 */
export async function replacePicture(
  deps: LibraryDeps,
  change: PictureChange,
  bytes: Buffer,
): Promise<PictureEffect> {
  const { file, ...size } = await readUpload(bytes);
  const hash = await deps.files.keep(file);
  return inChange(deps, change, async (trx, { current }) => {
    const image = current.number + 1;
    await trx
      .insertInto('picture_images')
      .values({
        ...current,
        ...size,
        number: image,
        hash,
        bytes: file.byteLength,
        focal_x: 0.5,
        focal_y: 0.5,
      })
      .execute();
    return { image };
  });
}

/**
 * Removes a picture with its files.
 *
 * @throws ApiError 404, 409 for a newer revision or while it is used
 */
export async function removePicture({ db, clock, files }: LibraryDeps, change: PictureChange): Promise<void> {
  const hashes = await db.transaction().execute(async (trx) => {
    const now = await lockContent(trx, clock);
    const { giataId } = await lockPicture(trx, change);
    const uses = await readPictureUses(trx, now, change.id);
    const [first, ...more] = uses;
    if (first) {
      const others = more.length === 0 ? '' : ` and in ${more.length} more`;
      const message = `This picture is used in ${first.title}${others}. Choose another picture there first.`;
      throw new ApiError(409, 'in-use', message);
    }
    if (giataId !== null) {
      const message = 'This picture is shown with a hotel. Empty its field "Hotel" first.';
      throw new ApiError(409, 'in-use', message);
    }
    const own = await hashesOfOnly(trx, change.id);
    await trx.deleteFrom('pictures').where('id', '=', change.id).execute();
    await change.audit(trx, now);
    return own;
  });
  for (const hash of hashes) await files.remove(hash);
}

/** What shows a changed picture. */
export interface PictureEffect {
  readonly uses: readonly PictureUse[];
  /** It is shown with a hotel, or was before the change. */
  readonly showsHotel: boolean;
}

type CurrentImage = Awaited<ReturnType<typeof lockPicture>>['current'];
type Changed = Partial<Record<'name' | 'alternative' | 'caption' | 'credit' | 'licence', string>> & {
  readonly is_decorative?: boolean;
  readonly giata_id?: number | null;
  readonly image: number;
};

function inChange(
  { db, clock }: LibraryDeps,
  change: PictureChange,
  work: (
    trx: Database,
    found: { readonly current: CurrentImage; readonly uses: readonly PictureUse[] },
  ) => Promise<Changed>,
): Promise<PictureEffect> {
  return db.transaction().execute(async (trx) => {
    // Cached responses contain pictures, so a change of one is a change of content.
    const now = await lockContent(trx, clock);
    const { current, giataId } = await lockPicture(trx, change);
    const uses = await readPictureUses(trx, now, change.id);
    change.permit(uses, giataId !== null);
    const changed = await work(trx, { current, uses });
    await trx
      .updateTable('pictures')
      .set({ ...changed, revision: change.base + 1, changed_by: change.author, changed_at: now })
      .where('id', '=', change.id)
      .execute();
    await change.audit(trx, now);
    return { uses, showsHotel: giataId !== null || (changed.giata_id ?? null) !== null };
  });
}

/** Locks a picture and returns its current image, and the hotel that it shows. */
async function lockPicture(trx: Database, { id, base }: Pick<PictureChange, 'id' | 'base'>) {
  const picture = await trx
    .selectFrom('pictures')
    .select(['revision', 'image', 'giata_id as giataId', 'changed_by', 'changed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!picture) throw unknownPicture();
  if (picture.revision !== base)
    throw new ApiError(
      409,
      'newer-revision',
      `${picture.changed_by} has changed this picture since you opened it. Load it again.`,
    );
  const current = await trx
    .selectFrom('picture_images')
    .selectAll()
    .where('picture_id', '=', id)
    .where('number', '=', picture.image)
    .executeTakeFirstOrThrow();
  return { current, giataId: picture.giataId };
}

export function unknownPicture(): ApiError {
  return new ApiError(404, 'unknown-picture', 'There is no such picture.');
}
