import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { ApiError } from '../http/api-error';

import { drawScene, type PictureType } from '@storefront/demo/illustrations/draw-scene';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';

export interface Picture {
  readonly name: string;
  readonly variant: number;
  readonly width: number;
  readonly type: PictureType;
}

/** Pictures drawn at once: drawing is hard work, and bookings go first. */
const DRAWN_AT_ONCE = 2;
/** More than this many waiting is more than a visitor would wait for. */
const LONGEST_LINE = 400;

/** Work taken up in the order it came, a few at a time; a line that is too long turns the next one away. */
export function inTurns(atOnce: number, longest: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) {
      busy += 1;
    } else {
      if (waiting.length >= longest) {
        throw new ApiError(503, 'busy', 'Too many pictures are being drawn. Please try again.');
      }
      await new Promise<void>((go) => waiting.push(go));
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody can step in between.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

/** Pictures by their description: kept in a folder, drawn once however many ask at the same time. */
export function pictureShelf(folder: string) {
  const inFlight = createRequestDeduplication<Buffer>();
  const inTurn = inTurns(DRAWN_AT_ONCE, LONGEST_LINE);

  return ({ name, variant, width, type }: Picture): Promise<Buffer> => {
    const file = join(folder, `${name}-${variant}`, `${width}.${type}`);
    return inFlight.run(file, () =>
      readFile(file).catch(() =>
        inTurn(async () => {
          const bytes = await drawScene(name, variant, width, type);
          await mkdir(dirname(file), { recursive: true });
          // A half-written picture must never be served: the file gets its name when it is complete.
          await writeFile(`${file}.${process.pid}`, bytes);
          await rename(`${file}.${process.pid}`, file);
          return bytes;
        }),
      ),
    );
  };
}
