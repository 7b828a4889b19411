import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { polygon, trace } from './trace';

const PLASTER: Colour = '#fbecd0';

/** Draws a Mediterranean church with a tiled dome and a white front. */
export function drawTiledChurch(canvas: Canvas, x: number, foot: number, scale: number, tiles: Colour): void {
  const s = scale;
  canvas.rect(
    x - 78 * s,
    foot - 110 * s,
    156 * s,
    112 * s,
    canvas.verticalGradient([
      [0, canvas.lit(PLASTER)],
      [1, canvas.lit('#e6c499')],
    ]),
  );
  canvas.rect(x + 52 * s, foot - 110 * s, 26 * s, 112 * s, canvas.shaded(PLASTER), { opacity: 0.7 });
  canvas.path(
    trace`M${x - 46 * s} ${foot - 128 * s}C${x - 50 * s} ${foot - 196 * s} ${x + 50 * s} ${foot - 196 * s} ${x + 46 * s} ${foot - 128 * s}Z`,
    canvas.horizontalGradient([
      [0, canvas.lit(mix(tiles, '#f0d060', 0.4))],
      [0.4, canvas.lit(tiles)],
      [0.75, canvas.shaded(tiles)],
      [1, canvas.shaded(tiles)],
    ]),
  );
  canvas.rect(x - 50 * s, foot - 132 * s, 100 * s, 12 * s, canvas.lit('#fff6e4'));
  for (let index = 0; index < 4; index += 1) {
    const y = foot - 138 * s - index * 11 * s;
    const half = (44 - index * 4.5) * s;
    canvas.stroke(
      trace`M${x - half} ${y}Q${x} ${y + 7 * s} ${x + half} ${y}`,
      canvas.lit('#f4d97a'),
      2.4 * s,
      0.5,
    );
  }
  canvas.path(
    polygon([x - 84 * s, foot - 108 * s], [x, foot - 140 * s], [x + 84 * s, foot - 108 * s]),
    canvas.lit('#fff6e4'),
  );
  canvas.circle(x, foot - 88 * s, 12 * s, canvas.shaded('#7a8aa0'));
  canvas.path(
    trace`M${x - 13 * s} ${foot}v${-34 * s}q${13 * s} ${-20 * s} ${26 * s} 0v${34 * s}Z`,
    canvas.shaded('#8a5a44'),
  );
  canvas.rect(x - 5 * s, foot - 200 * s, 10 * s, 22 * s, canvas.lit(PLASTER));
  canvas.circle(x, foot - 202 * s, 6 * s, canvas.lit('#e7c33f'));
}

/** Draws a bell tower to place beside a church. */
export function drawBellTower(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  roof: Colour = '#c9623f',
): void {
  const half = height * 0.1;
  canvas.rect(
    x - half,
    foot - height,
    half * 2,
    height + 2,
    canvas.horizontalGradient([
      [0, canvas.lit(PLASTER)],
      [0.62, canvas.lit('#f3d8ae')],
      [0.64, canvas.shaded('#f0d5ac')],
      [1, canvas.shaded('#e0bd92')],
    ]),
  );
  for (const at of [0.86, 0.6]) {
    const y = foot - height * at;
    canvas.path(
      trace`M${x - half * 0.45} ${y + half}v${-half * 0.9}q${half * 0.45} ${-half * 0.7} ${half * 0.9} 0v${half * 0.9}Z`,
      canvas.shaded('#6a6480'),
    );
    canvas.rect(x - half * 1.16, y + half * 1.25, half * 2.32, half * 0.22, canvas.lit('#e9c698'));
  }
  canvas.rect(x - half * 1.16, foot - height - half * 0.1, half * 2.32, half * 0.28, canvas.lit('#e9c698'));
  canvas.path(
    polygon(
      [x - half * 1.1, foot - height],
      [x, foot - height - half * 2.1],
      [x + half * 1.1, foot - height],
    ),
    canvas.lit(roof),
  );
  canvas.path(
    polygon(
      [x + half * 0.3, foot - height],
      [x, foot - height - half * 2.1],
      [x + half * 1.1, foot - height],
    ),
    canvas.shaded(roof),
  );
}
