import { type Canvas, HEIGHT, WIDTH } from './canvas';
import type { Colour } from './colours';
import { trace } from './trace';

/** Draws a stone balustrade: posts between two rails. */
export function drawBalustrade(
  canvas: Canvas,
  from: number,
  to: number,
  foot: number,
  height: number,
  stone: Colour = '#f2e3c6',
): void {
  const step = height * 0.36;
  const post = height * 0.13;
  for (let x = from + step / 2; x < to; x += step) {
    canvas.path(
      trace`M${x - post} ${foot}q${-post * 0.9} ${-height * 0.28} 0 ${-height * 0.52}q${post * 0.55} ${-height * 0.16} 0 ${-height * 0.34}h${post * 2}q${-post * 0.55} ${height * 0.18} 0 ${height * 0.34}q${post * 0.9} ${height * 0.24} 0 ${height * 0.52}Z`,
      canvas.horizontalGradient([
        [0, canvas.lit(stone)],
        [0.55, canvas.lit(stone)],
        [1, canvas.shaded(stone)],
      ]),
    );
  }
  for (const [y, thick] of [
    [foot - height, height * 0.16],
    [foot - height * 0.08, height * 0.14],
  ] as const) {
    canvas.rect(
      from - 8,
      y,
      to - from + 16,
      thick,
      canvas.verticalGradient([
        [0, canvas.lit('#fffaf0')],
        [0.4, canvas.lit(stone)],
        [1, canvas.shaded(stone)],
      ]),
    );
  }
}

/** Draws paving in perspective with one vanishing point. */
export function drawPaving(
  canvas: Canvas,
  top: number,
  stone: Colour,
  vanishing = WIDTH / 2,
  bottom = HEIGHT,
): void {
  canvas.rect(
    0,
    top,
    WIDTH,
    bottom - top,
    canvas.verticalGradient([
      [0, canvas.lit(stone)],
      [1, canvas.shaded(stone)],
    ]),
  );
  let joints = '';
  const reach = bottom - top;
  for (let index = 1; index < 6; index += 1) {
    const y = top + reach * (index / 6) ** 1.7;
    joints += trace`M0 ${y}L${WIDTH} ${y}`;
  }
  for (let index = -14; index <= 14; index += 1) {
    joints += trace`M${vanishing + index * 105} ${top}L${vanishing + index * 190} ${bottom}`;
  }
  canvas.stroke(joints, canvas.shaded('#a58a70'), 1.6, 0.4);
}
