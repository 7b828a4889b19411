import type { Canvas } from './canvas';
import { type Colour, darker, lighter } from './colours';
import { LINEN } from './beach-furniture';
import { drawGlow } from './lamps';
import { isLampTime } from './palette';
import { trace } from './trace';

/** Draws a small round table for two, with a cloth, glasses and fruit or flowers. */
export function drawCafeTable(canvas: Canvas, x: number, foot: number, scale: number, cloth: Colour): void {
  const s = scale;
  const top = foot - 150 * s;
  canvas.ellipse(x + 20 * s, foot + 2, 120 * s, 15 * s, canvas.shaded('#5b4a58'), { opacity: 0.3 });
  const iron = darker(canvas.shaded('#59607a'), 0.3);
  canvas.stroke(
    trace`M${x} ${top}V${foot - 10 * s}M${x - 44 * s} ${foot}Q${x} ${foot - 26 * s} ${x + 44 * s} ${foot}`,
    iron,
    9 * s,
  );
  canvas.path(
    trace`M${x - 128 * s} ${top}Q${x - 122 * s} ${top + 50 * s} ${x - 108 * s} ${top + 62 * s}Q${x - 70 * s} ${top + 52 * s} ${x - 40 * s} ${top + 70 * s}Q${x} ${top + 56 * s} ${x + 44 * s} ${top + 70 * s}Q${x + 76 * s} ${top + 52 * s} ${x + 108 * s} ${top + 62 * s}Q${x + 122 * s} ${top + 48 * s} ${x + 128 * s} ${top}Z`,
    canvas.horizontalGradient([
      [0, canvas.lit(LINEN)],
      [0.6, canvas.lit('#f3e6d2')],
      [1, canvas.shaded(LINEN)],
    ]),
  );
  canvas.ellipse(x, top, 128 * s, 24 * s, canvas.lit('#ffffff'));
  canvas.path(
    trace`M${x - 116 * s} ${top + 9 * s}Q${x} ${top + 34 * s} ${x + 116 * s} ${top + 9 * s}`,
    'none',
    { stroke: canvas.lit(cloth), strokeWidth: 5 * s, opacity: 0.8 },
  );
  for (const side of [-1, 1]) drawGlass(canvas, x + side * 62 * s, top + 4 * s, s);
  drawFruit(canvas, x, top, s);
  drawCandle(canvas, x + 96 * s, top, s);
}

function drawGlass(canvas: Canvas, x: number, foot: number, s: number): void {
  canvas.stroke(
    trace`M${x} ${foot}V${foot - 26 * s}M${x - 10 * s} ${foot}H${x + 10 * s}`,
    canvas.lit('#eaf4f6'),
    2.4 * s,
  );
  canvas.path(
    trace`M${x - 13 * s} ${foot - 58 * s}H${x + 13 * s}Q${x + 16 * s} ${foot - 28 * s} ${x} ${foot - 25 * s}Q${x - 16 * s} ${foot - 28 * s} ${x - 13 * s} ${foot - 58 * s}Z`,
    canvas.lit('#eaf6f8'),
    { opacity: 0.6 },
  );
  canvas.path(
    trace`M${x - 13.5 * s} ${foot - 46 * s}H${x + 13.5 * s}Q${x + 14 * s} ${foot - 29 * s} ${x} ${foot - 26 * s}Q${x - 14 * s} ${foot - 29 * s} ${x - 13.5 * s} ${foot - 46 * s}Z`,
    canvas.lit('#f0a24a'),
    { opacity: 0.92 },
  );
  canvas.circle(x + 12 * s, foot - 57 * s, 7 * s, canvas.lit('#ffd25e'));
}

/** Draws a candle in a glass, which glows after sunset. */
function drawCandle(canvas: Canvas, x: number, foot: number, s: number): void {
  if (!isLampTime(canvas.palette)) return;
  drawGlow(canvas, x, foot - 16 * s, 230 * s, 0.55);
  canvas.rect(x - 9 * s, foot - 24 * s, 18 * s, 24 * s, '#ffd795', { round: 5 * s });
  canvas.circle(x, foot - 26 * s, 5 * s, '#fff6d8');
}

function drawFruit(canvas: Canvas, x: number, top: number, s: number): void {
  const fruits = ['#f2913f', '#e2543f', '#f2c441', '#9cc25e', '#f2913f'] as const satisfies readonly Colour[];
  for (const [index, fruit] of fruits.entries()) {
    const fx = x + (index - 2) * 13 * s;
    const fy = top - (index % 2 === 0 ? 18 : 28) * s;
    canvas.circle(fx, fy, 11 * s, canvas.lit(fruit));
    canvas.circle(fx - 3 * s, fy - 3 * s, 4 * s, canvas.lit(lighter(fruit, 0.4)));
  }
  canvas.path(
    trace`M${x - 42 * s} ${top - 14 * s}H${x + 42 * s}Q${x + 34 * s} ${top + 9 * s} ${x} ${top + 10 * s}Q${x - 34 * s} ${top + 9 * s} ${x - 42 * s} ${top - 14 * s}Z`,
    canvas.horizontalGradient([
      [0, canvas.lit('#3f8fb0')],
      [1, canvas.shaded('#3f8fb0')],
    ]),
  );
}

/** Draws a café chair with a curved back. With `facing` 1 it faces right. */
export function drawCafeChair(
  canvas: Canvas,
  x: number,
  foot: number,
  scale: number,
  frame: Colour,
  facing: 1 | -1,
): void {
  canvas.group(
    trace`transform="translate(${x} ${foot}) scale(${(scale * facing).toFixed(2)} ${scale.toFixed(2)})"`,
    () => {
      canvas.ellipse(10, 2, 74, 10, canvas.shaded('#5b4a58'), { opacity: 0.3 });
      const bright = canvas.lit(frame);
      const dark = canvas.shaded(frame);
      canvas.stroke('M-44 -92L-54 0M46 -88L56 0', dark, 8);
      canvas.stroke('M-30 -88L-34 -4M34 -90L36 -4', bright, 8);
      canvas.stroke(
        'M-46 -90Q-76 -170 -62 -226Q-54 -246 -36 -240Q-16 -230 -18 -210Q-22 -150 -8 -92',
        bright,
        8,
      );
      canvas.stroke('M-58 -196L-22 -190M-62 -160L-20 -152M-56 -124L-14 -118', bright, 5);
      canvas.path(
        'M-56 -104Q0 -116 56 -102Q62 -90 52 -84Q0 -76 -50 -84Q-62 -92 -56 -104Z',
        canvas.lit('#fff3df'),
      );
      canvas.path(
        'M-56 -94Q0 -82 56 -92Q60 -86 52 -80Q0 -72 -50 -80Q-58 -86 -56 -94Z',
        canvas.shaded('#f0dcc0'),
      );
    },
  );
}

/** Draws a pot with leaves and flowers. */
export function drawFlowerPot(canvas: Canvas, x: number, foot: number, scale: number, pot: Colour): void {
  const { random } = canvas;
  const s = scale;
  canvas.ellipse(x + 10 * s, foot + 1, 54 * s, 8 * s, canvas.shaded('#5b4a58'), { opacity: 0.3 });
  for (let index = 0; index < 46; index += 1) {
    const lean = random.offset(1);
    const fx = x + lean * 66 * s;
    const fy = foot - (88 + random.next() * 96 * (1 - Math.abs(lean) * 0.6)) * s;
    const isFlower = index > 24 && random.happens(0.8);
    const colour: Colour = isFlower
      ? random.pick(['#e8437e', '#f5699b', '#ff8fb3', '#d92b6b'])
      : random.pick(['#3f7f45', '#5b9a4f', '#6fa650']);
    canvas.ellipse(
      fx,
      fy,
      (isFlower ? 9 : 17) * s,
      (isFlower ? 8 : 12) * s,
      index % 3 === 0 ? canvas.shaded(colour) : canvas.lit(colour),
    );
  }
  canvas.path(
    trace`M${x - 46 * s} ${foot - 92 * s}H${x + 46 * s}L${x + 32 * s} ${foot}H${x - 32 * s}Z`,
    canvas.horizontalGradient([
      [0, canvas.lit(pot)],
      [0.55, canvas.lit(pot)],
      [1, canvas.shaded(pot)],
    ]),
  );
  canvas.rect(x - 51 * s, foot - 100 * s, 102 * s, 16 * s, canvas.lit(lighter(pot, 0.18)), { round: 4 * s });
}
