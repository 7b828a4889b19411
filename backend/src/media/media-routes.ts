import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { Refusal } from '../refusal';

import { drawScene, isScene, PICTURE_WIDTHS, type PictureType } from './draw-scene';

const TYPES: Readonly<Record<PictureType, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** Pictures drawn at once: drawing is hard work, and bookings go first. */
const DRAWN_AT_ONCE = 2;

/** `GET /media/{scene}-{variant}/{width}.{type}`: drawn on the first request and kept. */
export function mediaRoutes(dataDir: string) {
  const pictures = pictureShelf(join(dataDir, 'media'));

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get<{ Params: { scene: string; file: string } }>('/:scene/:file', async (request, reply) => {
      const match = /^(?<name>[a-z]+)-(?<variant>\d{1,2})\/(?<width>\d{3,4})\.(?<type>webp|jpg)$/.exec(
        `${request.params.scene}/${request.params.file}`,
      );
      const { name = '', variant = '', width = '', type = '' } = match?.groups ?? {};
      if (
        !isScene(name) ||
        !isPictureType(type) ||
        !PICTURE_WIDTHS.includes(Number(width)) ||
        Number(variant) > 15
      ) {
        throw new Refusal(404, 'unknown-picture', 'There is no such picture.');
      }
      return reply
        .type(TYPES[type])
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
        })
        .send(await pictures(name, Number(variant), Number(width), type));
    });
    done();
  };
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(TYPES, type);
}

function pictureShelf(folder: string) {
  const drawing = new Map<string, Promise<Buffer>>();
  let busy = 0;
  const waiting: (() => void)[] = [];

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= DRAWN_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  };

  return (name: string, variant: number, width: number, type: PictureType): Promise<Buffer> => {
    const file = join(folder, `${name}-${variant}`, `${width}.${type}`);
    const underWay = drawing.get(file);
    if (underWay) return underWay;

    const picture = readFile(file).catch(() =>
      inTurn(async () => {
        const bytes = await drawScene(name, variant, width, type);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(`${file}.${process.pid}`, bytes);
        await rename(`${file}.${process.pid}`, file);
        return bytes;
      }),
    );
    drawing.set(file, picture);
    void picture.finally(() => drawing.delete(file)).catch(() => {});
    return picture;
  };
}
