import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { ApiError } from '../http/api-error';

import { airlineTile, isAirlineCode } from '@storefront/demo/illustrations/airline-tile';
import { isScene, LOOKS, PICTURE_WIDTHS, type PictureType } from '@storefront/demo/illustrations/draw-scene';
import { type Picture, pictureShelf } from './picture-store';

const TYPES: Readonly<Record<PictureType, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** Raised with every change of the kit, so that a kept picture of an older drawing is never served. */
const DRAWING = 'v2';
const ADDRESS =
  /^(?<name>[a-z]+)-(?<variant>0|[1-9]\d{0,2})\/(?<width>[1-9]\d{2,3})\.(?<type>avif|webp|jpg)$/;

/** An address always names the same bytes. */
const KEPT_FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/**
 * `GET /media/{scene}-{variant}/{width}.{type}`: drawn on the first request and kept.
 * `GET /media/airlines/{code}.svg`: a tile in the place of an airline's logo (EXT-02).
 */
export function mediaRoutes(dataDir: string) {
  const pictures = pictureShelf(join(dataDir, 'media', DRAWING));

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get<{ Params: { scene: string; file: string } }>('/:scene/:file', async (request, reply) => {
      const picture = pictureAt(`${request.params.scene}/${request.params.file}`);
      if (!picture) throw new ApiError(404, 'unknown-picture', 'There is no such picture.');
      const bytes = await pictures(picture);
      return reply.type(TYPES[picture.type]).headers(KEPT_FOR_EVER).send(bytes);
    });
    app.get<{ Params: { file: string } }>('/airlines/:file', (request, reply) => {
      const code = request.params.file.replace(/\.svg$/, '');
      if (code === request.params.file || !isAirlineCode(code)) {
        throw new ApiError(404, 'unknown-picture', 'There is no such picture.');
      }
      return reply.type('image/svg+xml').headers(KEPT_FOR_EVER).send(airlineTile(code));
    });
    done();
  };
}

function pictureAt(address: string): Picture | undefined {
  const parts = ADDRESS.exec(address)?.groups;
  if (!parts) return undefined;
  const { name = '', type = '' } = parts;
  const variant = Number(parts['variant']);
  const width = Number(parts['width']);
  if (!isScene(name) || !isPictureType(type)) return undefined;
  return variant < LOOKS && PICTURE_WIDTHS.includes(width) ? { name, variant, width, type } : undefined;
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(TYPES, type);
}
