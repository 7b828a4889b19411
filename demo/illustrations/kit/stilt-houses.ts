import type { Canvas } from './canvas';
import { drawThatch } from './coast';
import { type Colour, mix } from './colours';
import { drawGlow } from './lamps';
import { isLampTime } from './palette';
import { polygon, trace } from './trace';

/** Draws a bungalow on stilts with its deck, ladder and reflection. `x` is its centre, `y` the height of the deck. */
export function drawStiltHouse(canvas: Canvas, x: number, y: number, scale: number): void {
  const s = scale;
  const wood: Colour = '#b98556';
  canvas.ellipse(x, y + 62 * s, 140 * s, 14 * s, canvas.palette.sea.near, { opacity: 0.35 });
  for (const dx of [-104, -62, -18, 26, 70, 104])
    canvas.rect(x + dx * s - 3 * s, y, 6 * s, 62 * s, canvas.shaded('#7a5538'));
  canvas.path(
    polygon(
      [x - 96 * s, y - 4 * s],
      [x - 90 * s, y - 66 * s],
      [x + 58 * s, y - 66 * s],
      [x + 62 * s, y - 4 * s],
    ),
    canvas.lit(wood),
  );
  canvas.path(
    polygon(
      [x + 28 * s, y - 4 * s],
      [x + 28 * s, y - 66 * s],
      [x + 58 * s, y - 66 * s],
      [x + 62 * s, y - 4 * s],
    ),
    canvas.shaded(wood),
  );
  const glass = isLampTime(canvas.palette) ? '#ffd890' : canvas.shaded('#6fa0b4');
  for (const dx of [-78, -50, -8]) canvas.rect(x + dx * s, y - 56 * s, 23 * s, 50 * s, glass);
  canvas.rect(x - 78 * s + 50 * s, y - 56 * s, 2 * s, 50 * s, canvas.lit('#e9c795'));
  drawGlow(canvas, x - 30 * s, y - 30 * s, 110 * s, 0.5);
  canvas.rect(x + 92 * s, y - 60 * s, 5 * s, 60 * s, canvas.shaded('#8a6444'));
  drawThatch(canvas, x - 8 * s, y - 54 * s, 128 * s, 96 * s);
  canvas.path(
    polygon(
      [x - 124 * s, y - 6 * s],
      [x + 124 * s, y - 6 * s],
      [x + 130 * s, y + 3 * s],
      [x - 128 * s, y + 3 * s],
    ),
    canvas.lit('#dcb480'),
  );
  canvas.rect(x - 127 * s, y + 2 * s, 256 * s, 4 * s, canvas.shaded(wood));
  canvas.stroke(
    trace`M${x + 112 * s} ${y + 4 * s}L${x + 122 * s} ${y + 60 * s}M${x + 124 * s} ${y + 4 * s}L${x + 134 * s} ${y + 60 * s}M${x + 114 * s} ${y + 18 * s}h${12 * s}M${x + 117 * s} ${y + 34 * s}h${12 * s}M${x + 120 * s} ${y + 49 * s}h${12 * s}`,
    canvas.shaded('#8a6444'),
    2.4 * s,
  );
  canvas.group(`filter="${canvas.blur(3, 5)}" opacity=".35"`, () => {
    canvas.path(
      polygon(
        [x - 110 * s, y + 66 * s],
        [x + 110 * s, y + 66 * s],
        [x + 50 * s, y + 142 * s],
        [x - 60 * s, y + 142 * s],
      ),
      mix(canvas.lit('#a77a4c'), canvas.palette.sea.middle, 0.3),
    );
  });
}

/** Draws a boardwalk on posts through the given points, to connect the houses. */
export function drawBoardwalk(canvas: Canvas, points: readonly (readonly [number, number, number])[]): void {
  for (const [index, [x, y, width]] of points.entries()) {
    const next = points[index + 1];
    if (!next) break;
    const steps = 9;
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const w = width + (next[2] - width) * t;
      canvas.rect(x + (next[0] - x) * t, y + (next[1] - y) * t, w * 0.16, w * 1.1, canvas.shaded('#7a5538'));
    }
    canvas.path(
      polygon(
        [x, y - width / 2],
        [next[0], next[1] - next[2] / 2],
        [next[0], next[1] + next[2] / 2],
        [x, y + width / 2],
      ),
      canvas.lit('#d9b07c'),
    );
    canvas.stroke(
      trace`M${x} ${y + width / 2}L${next[0]} ${next[1] + next[2] / 2}`,
      canvas.shaded('#8a6240'),
      Math.max(1.5, width * 0.16),
    );
  }
}
