import { type Canvas, WIDTH } from './canvas';
import { type Colour, darker, lighter, mix } from './colours';
import { polygon, polyline, type Point } from './trace';
import { drawWindows } from './windows';

export interface RowShape {
  readonly foot: number;
  readonly low: number;
  readonly high: number;
  readonly narrow: number;
  readonly wide: number;
  readonly distance: number;
  readonly walls: readonly [Colour, ...Colour[]];
  /** Part of the width without houses. */
  readonly gap?: { readonly from: number; readonly to: number };
}

function drawRoof(canvas: Canvas, x: number, y: number, width: number, distance: number): void {
  const { random } = canvas;
  const colour = canvas.away(random.pick(['#8a5348', '#5f6478', '#a0634e', '#6f5a66']), distance);
  const kind = random.next();
  if (kind < 0.42) {
    canvas.path(
      polygon(
        [x - 2, y + 1],
        [x + width * 0.16, y - width * 0.26],
        [x + width * 0.84, y - width * 0.26],
        [x + width + 2, y + 1],
      ),
      colour,
    );
  } else if (kind < 0.72) {
    canvas.path(polygon([x - 2, y + 1], [x + width / 2, y - width * 0.36], [x + width + 2, y + 1]), colour);
  } else if (kind < 0.9) {
    canvas.rect(x + width * 0.2, y - 9, width * 0.24, 10, colour);
    canvas.rect(x + width * 0.64, y - 15, 4, 16, colour);
  }
}

/** Draws a row of city houses across the whole picture. Near rows are taller and darker and have more windows. */
export function drawCityRow(
  canvas: Canvas,
  { foot, low, high, narrow, wide, distance, walls, gap }: RowShape,
): void {
  const { random, palette } = canvas;
  let x = -30;
  while (x < WIDTH + 30) {
    const width = random.between(narrow, wide);
    const height = random.between(low, high);
    const top = foot - height;
    const wall = random.pick(walls);
    if (gap && x + width > gap.from && x < gap.to) {
      x += width;
      continue;
    }
    canvas.rect(
      x,
      top,
      width + 1,
      height + 4,
      canvas.verticalGradient([
        [0, canvas.away(wall, distance)],
        [1, mix(canvas.away(wall, distance), palette.haze, 0.22)],
      ]),
    );
    canvas.rect(x + width * 0.74, top, width * 0.26, height + 4, canvas.shaded(wall), {
      opacity: 0.5 * (1 - distance),
    });
    drawRoof(canvas, x, top, width, distance);
    drawWindows(canvas, {
      x: x + 4,
      y: top + 7,
      width: width - 8,
      height: height - 14,
      column: 13,
      row: 17,
      glass: [0.46, 0.52],
      distance,
    });
    x += width + random.between(-2, 4);
  }
}

function gable(canvas: Canvas, x: number, width: number, top: number): Point[] {
  const kind = canvas.random.integer(0, 3);
  const rise = width * 0.62;
  if (kind === 0) {
    const steps: Point[] = [];
    for (let index = 0; index <= 4; index += 1) {
      const t = index / 5;
      steps.push([x + (width / 2) * t, top - rise * t], [x + (width / 2) * t, top - rise * (t + 0.2)]);
    }
    return [...steps, ...steps.toReversed().map(([px, py]): Point => [2 * x + width - px, py])];
  }
  if (kind === 1)
    return [
      [x, top],
      [x + width * 0.5, top - rise * 0.86],
      [x + width, top],
    ];
  if (kind === 2) {
    return [
      [x, top],
      [x + width * 0.12, top - rise * 0.4],
      [x + width * 0.3, top - rise * 0.5],
      [x + width * 0.32, top - rise],
      [x + width * 0.68, top - rise],
      [x + width * 0.7, top - rise * 0.5],
      [x + width * 0.88, top - rise * 0.4],
      [x + width, top],
    ];
  }
  return [
    [x - 4, top],
    [x - 4, top - 14],
    [x + width + 4, top - 14],
    [x + width + 4, top],
  ];
}

/** Draws a tall, narrow canal house with large windows and a random gable. */
export function drawGableHouse(
  canvas: Canvas,
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: Colour,
): void {
  const { random } = canvas;
  const top = foot - height;
  const crown = gable(canvas, x, width, top);
  const trim = canvas.lit('#fff6e6');
  canvas.path(`M${polyline([[x, foot], ...crown, [x + width, foot]])}Z`, canvas.lit(wall), {
    stroke: trim,
    strokeWidth: 2.5,
  });
  canvas.rect(x + width * 0.86, top, width * 0.14, height, canvas.shaded(wall), { opacity: 0.75 });
  canvas.circle(x + width / 2, top - width * 0.18, width * 0.07, canvas.shaded('#4a5670'));
  const rows = Math.max(2, Math.round(height / 62));
  const step = (height - 64) / rows;
  for (let row = 0; row < rows; row += 1) {
    for (const along of [0.1, 0.39, 0.68]) {
      const wx = x + width * along;
      const wy = top + 14 + row * step;
      const isLit = random.happens(canvas.palette.lamps);
      canvas.rect(wx - 2, wy - 2, width * 0.2 + 4, step * 0.66 + 4, trim);
      canvas.rect(
        wx,
        wy,
        width * 0.2,
        step * 0.66,
        isLit ? random.pick(['#ffd98c', '#ffe7b4']) : canvas.shaded('#58789a'),
      );
      canvas.path(
        polygon(
          [wx, wy + step * 0.32],
          [wx + width * 0.2, wy + step * 0.32],
          [wx + width * 0.2, wy + step * 0.35],
          [wx, wy + step * 0.35],
        ),
        trim,
      );
    }
  }
  const door = darker(mix(wall, '#2f5a50', 0.6), 0.1);
  canvas.rect(x + width * 0.38, foot - 46, width * 0.24, 46, trim);
  canvas.rect(x + width * 0.41, foot - 42, width * 0.18, 42, canvas.lit(door));
  canvas.rect(x - 2, top - 2, width + 4, 4, canvas.lit(lighter(wall, 0.4)));
  canvas.rect(x, foot - 4, width, 6, canvas.shaded('#8a7a70'));
}
