import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { type Point, polygon, trace } from './trace';

const MARBLE: Colour = '#f0dcba';

function drawColumn(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  width: number,
  isBroken: boolean,
): void {
  const top = foot - height;
  canvas.rect(x - width * 0.66, foot - width * 0.3, width * 1.32, width * 0.3, canvas.lit(MARBLE));
  canvas.path(
    polygon(
      [x - width * 0.5, foot - width * 0.3],
      [x - width * 0.4, top],
      [x + width * 0.4, top + (isBroken ? width * 0.5 : 0)],
      [x + width * 0.5, foot - width * 0.3],
    ),
    canvas.horizontalGradient([
      [0, canvas.lit(MARBLE)],
      [0.5, canvas.lit(mix(MARBLE, '#d9b88a', 0.4))],
      [1, canvas.shaded(MARBLE)],
    ]),
  );
  let flutes = '';
  for (const along of [-0.26, -0.09, 0.08, 0.25])
    flutes += trace`M${x + along * width} ${foot - width * 0.34}L${x + along * width * 0.82} ${top + width * 0.4}`;
  canvas.stroke(flutes, canvas.shaded(MARBLE), width * 0.05, 0.6);
  if (isBroken) return;
  canvas.path(
    polygon(
      [x - width * 0.4, top],
      [x - width * 0.62, top - width * 0.24],
      [x + width * 0.62, top - width * 0.24],
      [x + width * 0.4, top],
    ),
    canvas.lit(MARBLE),
  );
}

function drawGable(canvas: Canvas, from: number, to: number, beam: number, s: number): void {
  canvas.rect(
    from,
    beam - 30 * s,
    to - from,
    32 * s,
    canvas.verticalGradient([
      [0, canvas.lit(MARBLE)],
      [1, canvas.shaded(MARBLE)],
    ]),
  );
  canvas.rect(from - 8 * s, beam - 38 * s, to - from + 16 * s, 10 * s, canvas.lit('#fff0d4'));
  const gable: Point[] = [
    [from - 10 * s, beam - 38 * s],
    [from + (to - from) * 0.5, beam - 112 * s],
    [from + (to - from) * 0.72, beam - 80 * s],
    [from + (to - from) * 0.76, beam - 56 * s],
    [from + (to - from) * 0.82, beam - 38 * s],
  ];
  canvas.path(
    polygon(...gable),
    canvas.horizontalGradient([
      [0, canvas.lit(MARBLE)],
      [1, canvas.shaded(MARBLE)],
    ]),
  );
  canvas.stroke(
    trace`M${from - 10 * s} ${beam - 38 * s}L${from + (to - from) * 0.5} ${beam - 112 * s}L${from + (to - from) * 0.72} ${beam - 80 * s}`,
    canvas.lit('#fff0d4'),
    7 * s,
  );
}

/** Draws a ruined temple with steps, whole and broken columns, and a gable over the whole ones. */
export function drawTemple(canvas: Canvas, x: number, foot: number, scale: number): void {
  const { random } = canvas;
  const s = scale;
  for (let step = 0; step < 3; step += 1) {
    const half = (300 - step * 18) * s;
    canvas.rect(
      x - half,
      foot - (step + 1) * 14 * s,
      half * 2,
      15 * s,
      canvas.verticalGradient([
        [0, canvas.lit(MARBLE)],
        [0.5, canvas.lit(MARBLE)],
        [1, canvas.shaded(MARBLE)],
      ]),
    );
  }
  const base = foot - 42 * s;
  const broken = random.integer(1, 2);
  const columns = 7;
  const place = (index: number): number => x + (index - (columns - 1) / 2) * 78 * s;
  for (let index = 0; index < columns; index += 1)
    drawColumn(canvas, place(index) + 26 * s, base - 10 * s, 176 * s, 30 * s, index >= columns - broken);
  for (let index = 0; index < columns; index += 1) {
    const isBroken = index >= columns - broken;
    drawColumn(canvas, place(index), base, (isBroken ? random.between(60, 130) : 200) * s, 36 * s, isBroken);
  }
  drawGable(canvas, place(0) - 34 * s, place(columns - 1 - broken) + 34 * s, base - 208 * s, s);
}
