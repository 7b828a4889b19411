import type { Canvas } from './canvas';
import { type Colour, lighter, mix } from './colours';
import { type Point, polyline } from './trace';

/** Draws a table mountain of red sandstone with banded walls and rubble at the base. */
export function drawMesa(
  canvas: Canvas,
  x: number,
  foot: number,
  width: number,
  height: number,
  distance: number,
): void {
  const { random, palette } = canvas;
  const rock: Colour = '#c9764c';
  const left: Point[] = [];
  const right: Point[] = [];
  let inset = 0;
  for (let step = 0; step <= 7; step += 1) {
    const t = step / 7;
    const y = foot - height * t;
    left.push([x - width * (0.5 - inset) + random.offset(5), y]);
    right.push([x + width * (0.5 - inset) + random.offset(5), y]);
    inset += step < 2 ? 0.085 : random.between(0.004, 0.028);
  }
  const outline = `M${polyline([...left, ...right.toReversed()])}Z`;
  const tone = (colour: Colour): Colour => canvas.away(colour, distance);
  canvas.path(
    outline,
    canvas.verticalGradient([
      [0, tone(lighter(rock, 0.12))],
      [0.7, tone(rock)],
      [1, tone('#d9a06c')],
    ]),
  );
  canvas.clip(outline, () => {
    const dark = mix(canvas.shaded(rock), palette.haze, distance);
    canvas.rect(x + width * 0.12, foot - height - 4, width, height + 8, dark, { opacity: 0.75 });
    for (let index = 0; index < 9; index += 1) {
      const cx = x + random.offset(width * 0.48);
      const slim = random.between(0.012, 0.04) * width;
      canvas.path(
        `M${polyline([
          [cx - slim, foot - height - 4],
          [cx + slim, foot - height - 4],
          [cx + slim * 0.4, foot - height * 0.24],
          [cx - slim * 0.7, foot - height * 0.3],
        ])}Z`,
        dark,
        { opacity: 0.35 },
      );
    }
    for (const at of [0.22, 0.46, 0.62, 0.86])
      canvas.rect(x - width, foot - height * at, width * 2, height * 0.028, tone('#eab98a'), {
        opacity: 0.45,
      });
  });
}
