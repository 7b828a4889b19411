import type { Canvas } from './canvas';
import { darker } from './colours';
import { isLampTime } from './palette';

/** Draws the glow around a lamp after sunset, nothing by day. */
export function drawGlow(canvas: Canvas, x: number, y: number, radius: number, strength = 0.9): void {
  if (!isLampTime(canvas.palette)) return;
  canvas.circle(
    x,
    y,
    radius,
    canvas.radialGradient([
      [0, '#ffe4a8', strength],
      [0.35, '#ffd48a', strength * 0.35],
      [1, '#ffc878', 0],
    ]),
  );
}

/** Draws a street lamp. */
export function drawLampPost(canvas: Canvas, x: number, foot: number, height: number): void {
  const iron = darker(canvas.shaded('#59607a'), 0.35);
  canvas.rect(x - height * 0.028, foot - height, height * 0.056, height, iron);
  canvas.rect(x - height * 0.07, foot - height * 0.07, height * 0.14, height * 0.07, iron);
  drawGlow(canvas, x, foot - height * 1.06, height * 0.5);
  canvas.circle(
    x,
    foot - height * 1.06,
    height * 0.1,
    isLampTime(canvas.palette) ? '#fff6d8' : canvas.lit('#f6f1e4'),
  );
}
