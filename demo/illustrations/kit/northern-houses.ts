import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { polygon } from './trace';
import { lampColour } from './windows';

const SLATE: Colour = '#46525f';

function pane(canvas: Canvas): Colour {
  return canvas.random.happens(Math.max(canvas.palette.lamps, 0.05))
    ? lampColour(canvas)
    : canvas.lit('#fdf6e2');
}

/** Draws a painted timber house with a slate roof, a lit gable and a shaded long side. */
export function drawCabinHouse(canvas: Canvas, x: number, foot: number, width: number, wall: Colour): void {
  const height = width * 0.6;
  const gable = width * 0.58;
  const eaves = foot - height;
  const ridge = eaves - width * 0.42;
  canvas.rect(x + gable, eaves, width - gable, height, canvas.shaded(wall));
  canvas.path(
    polygon([x, foot], [x, eaves], [x + gable / 2, ridge], [x + gable, eaves], [x + gable, foot]),
    canvas.lit(wall),
  );
  canvas.path(
    polygon(
      [x + gable / 2, ridge - 2],
      [x + width - gable * 0.28, ridge - 2],
      [x + width + 3, eaves + 2],
      [x + gable + 2, eaves + 2],
    ),
    canvas.lit(SLATE),
  );
  canvas.path(
    polygon([x - 3, eaves + 2], [x + gable / 2, ridge - 2], [x + gable / 2, ridge + 3], [x - 1, eaves + 5]),
    canvas.lit('#fff8ea'),
  );
  for (const along of [0.12, 0.36])
    canvas.rect(x + width * along, foot - height * 0.72, width * 0.12, height * 0.32, pane(canvas));
  canvas.rect(x + width * 0.7, foot - height * 0.72, width * 0.13, height * 0.32, pane(canvas));
}

/** Draws a white wooden church with a pointed spire, for a Nordic village. */
export function drawWoodenChurch(canvas: Canvas, x: number, foot: number, scale: number): void {
  const s = scale;
  const white: Colour = '#fcf9f0';
  canvas.rect(x - 4 * s, foot - 30 * s, 52 * s, 30 * s, canvas.shaded(mix(white, '#ffffff', 0.4)));
  canvas.path(
    polygon(
      [x + 2 * s, foot - 30 * s],
      [x + 8 * s, foot - 50 * s],
      [x + 44 * s, foot - 50 * s],
      [x + 52 * s, foot - 28 * s],
    ),
    canvas.lit(SLATE),
  );
  canvas.rect(x - 14 * s, foot - 62 * s, 18 * s, 62 * s, canvas.lit(white));
  canvas.rect(x - 1 * s, foot - 62 * s, 5 * s, 62 * s, canvas.shaded(white));
  canvas.path(
    polygon([x - 17 * s, foot - 61 * s], [x - 5 * s, foot - 112 * s], [x + 7 * s, foot - 61 * s]),
    canvas.lit(SLATE),
  );
  canvas.path(
    polygon([x - 5 * s, foot - 112 * s], [x + 7 * s, foot - 61 * s], [x - 2 * s, foot - 61 * s]),
    canvas.shaded(SLATE),
  );
  for (const along of [10, 22, 34]) canvas.rect(x + along * s, foot - 22 * s, 5 * s, 12 * s, pane(canvas));
  canvas.rect(x - 8 * s, foot - 48 * s, 5 * s, 10 * s, pane(canvas));
}
