import { clientNetwork } from '@storefront/server-kit/client-network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { notifyEdge, type InvalidatePages } from '../../admin/notify-edge';
import { ApiError } from '../../http/api-error';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter';
import { parseInput } from '../../http/parse-input';
import { pictureLibrary } from '../../media/library/library-pictures';
import { MAX_UPLOAD_BYTES, tooLarge } from '../../media/library/read-upload';
import type { Supplier } from '../../supplier/supplier';
import { appendAudit } from '../audit-log';
import { clientAddress, hasRole, type GuardDeps, type SignedIn } from '../request-guard';

import {
  addPicture,
  changePicture,
  removePicture,
  replacePicture,
  unknownPicture,
  type LibraryDeps,
  type PictureEffect,
  type PictureChange,
} from './edit-pictures';
import { listPictures, readPicture } from './read-pictures';

export interface StudioPictureDeps extends GuardDeps, LibraryDeps {
  readonly clock: GuardDeps['clock'];
  readonly supplier: Pick<Supplier, 'hotelRecord'>;
  readonly invalidatePages: InvalidatePages | null;
}

const revision = z.coerce.number().int().min(1).max(1_000_000);
const line = z.string().trim().max(200);
const at = z
  .number()
  .min(0)
  .max(1)
  .transform((value) => Math.round(value * 1_000) / 1_000);
const keySchema = z.object({ id: z.string().regex(/^[a-z]{16}$/) });
const listSchema = z.object({ search: z.string().max(200).default('') });
const uploadSchema = z.object({ name: z.string().max(300) });
const baseSchema = z.object({ base: revision });
const changeSchema = z.object({
  base: revision,
  name: line.min(1),
  alternative: z.string().trim().max(500),
  isDecorative: z.boolean(),
  caption: line.default(''),
  credit: line,
  licence: line,
  focalX: at,
  focalY: at,
  /** The hotel that it shows. */
  giataId: z.number().int().positive().max(999_999_999).nullable().default(null),
});

/** Decoding an upload takes a second of a processor. The limit counts browsers, not the server of the studio. */
const UPLOADS = {
  bodyLimit: MAX_UPLOAD_BYTES,
  config: {
    studioBody: 'file' as const,
    rateLimit: {
      max: 60,
      timeWindow: '10 minutes',
      keyGenerator: (request: FastifyRequest) => clientNetwork(clientAddress(request)),
    },
  },
  onRequest: async ({ headers }: FastifyRequest) => {
    if (Number(headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw tooLarge();
  },
};
/** The response depends on the session, and the address always names the same bytes. */
const PRIVATE_IMAGE = 'private, max-age=31536000, immutable';

/**
 * Calls for the media library. Editors add pictures and edit those that the site does not show; a change of what the
 * site shows needs a publisher (DEC-223).
 */
export function registerPictures(app: FastifyInstance, deps: StudioPictureDeps, signedIn: SignedIn): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    (_request, body, done) => done(null, body),
  );
  registerReading(app, deps);
  registerUploads(app, deps, signedIn);
  registerChanges(app, deps, signedIn);
}

function registerReading(app: FastifyInstance, { db, clock, files }: StudioPictureDeps): void {
  const library = pictureLibrary(db, files);
  const now = () => new Date(clock.now());
  app.get('/pictures', (request) => listPictures(db, parseInput(listSchema, request.query).search, now()));
  app.get('/pictures/:id', (request) => readPicture(db, parseInput(keySchema, request.params).id, now()));
  app.get<{ Params: { image: string; file: string } }>(
    '/picture-files/:image/:file',
    async (request, reply) => {
      const { image, file } = request.params;
      const bytes = await library.find(`${image}/${file}`);
      if (!bytes) throw unknownPicture();
      const type = file.endsWith('.jpg') ? 'jpeg' : (file.split('.').at(-1) ?? '');
      return reply.type(`image/${type}`).header('cache-control', PRIVATE_IMAGE).send(bytes);
    },
  );
}

function registerUploads(app: FastifyInstance, deps: StudioPictureDeps, signedIn: SignedIn): void {
  const { db, clock } = deps;
  const limited = createConcurrencyLimiter({
    maxConcurrent: 1,
    maxQueued: 20,
    overloaded: () => new ApiError(503, 'busy', 'Many pictures are being uploaded. Please try again.'),
  });
  app.post('/pictures', UPLOADS, async (request) => {
    const { id: accountId, name: author } = signedIn(request);
    const name = nameOfFile(parseInput(uploadSchema, request.query).name);
    const id = await limited(() =>
      addPicture(deps, uploadOf(request), {
        name,
        author,
        audit: (trx, made, now) => {
          const entry = { act: 'picture.upload', subject: `pictures/${made}`, detail: { name } };
          return appendAudit(trx, { accountId, name: author }, entry, now);
        },
      }),
    );
    return readPicture(db, id, new Date(clock.now()));
  });
  app.post('/pictures/:id/file', UPLOADS, async (request) => {
    const { base } = parseInput(baseSchema, request.query);
    const change = changeOf(request, base, signedIn, 'picture.replace');
    const effect = await limited(() => replacePicture(deps, change, uploadOf(request)));
    return changed(deps, change.id, effect);
  });
}

function registerChanges(app: FastifyInstance, deps: StudioPictureDeps, signedIn: SignedIn): void {
  app.post('/pictures/:id', async (request) => {
    const { base, ...details } = parseInput(changeSchema, request.body);
    const change = changeOf(request, base, signedIn, 'picture.edit');
    await requireHotel(deps, details.giataId);
    return changed(deps, change.id, await changePicture(deps, change, details));
  });
  app.post('/pictures/:id/remove', async (request) => {
    const { base } = parseInput(baseSchema, request.body);
    await removePicture(deps, changeOf(request, base, signedIn, 'picture.remove'));
    return { removed: true };
  });
}

/** @throws ApiError 422 for a number that no hotel of the supplier has */
async function requireHotel({ supplier }: StudioPictureDeps, giataId: number | null): Promise<void> {
  if (giataId === null || (await supplier.hotelRecord(giataId)) !== null) return;
  const message = `The supplier has no hotel with the number ${giataId}.`;
  throw new ApiError(422, 'unknown-hotel', message, { field: 'giataId' });
}

/** Brings a change to the pages that show the picture. */
async function changed(
  { db, clock, invalidatePages }: StudioPictureDeps,
  id: string,
  { uses, showsHotel }: PictureEffect,
) {
  const live = uses.filter(({ isLive }) => isLive);
  // Hotels are on pages of every kind.
  await notifyEdge({ db, invalidatePages }, showsHotel ? 'all' : live);
  return readPicture(db, id, new Date(clock.now()));
}

function changeOf(request: FastifyRequest, base: number, signedIn: SignedIn, act: string): PictureChange {
  const { id } = parseInput(keySchema, request.params);
  const account = signedIn(request);
  return {
    id,
    base,
    author: account.name,
    permit: (uses, showsHotel) => {
      const isLive = showsHotel || uses.some((use) => use.isLive);
      if (hasRole(account, 'publisher') || !isLive) return;
      const message = 'This picture is on the site: only a publisher may change it.';
      throw new ApiError(403, 'other-role', message, { role: 'publisher' });
    },
    audit: (trx, now) =>
      appendAudit(
        trx,
        { accountId: account.id, name: account.name },
        { act, subject: `pictures/${id}`, detail: { revision: base } },
        now,
      ),
  };
}

/** An empty file has no body. */
function uploadOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** The name of a file without folders and type, as the first name of its picture. */
function nameOfFile(text: string): string {
  const name = text
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 120);
  return name || 'Picture';
}
