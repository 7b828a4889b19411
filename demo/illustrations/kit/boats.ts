import type { Canvas } from './canvas';
import { type Colour, darker, lighter, mix } from './colours';
import { trace } from './trace';

/** Draws in the coordinate system of a boat: the origin is its centre on the waterline. */
function drawOnWater(canvas: Canvas, x: number, y: number, scale: number, draw: () => void): void {
  canvas.group(trace`transform="translate(${x} ${y}) scale(${scale.toFixed(2)})"`, draw);
}

function drawFoam(canvas: Canvas, half: number, y: number): void {
  canvas.path(
    trace`M${-half} ${y}Q${0} ${y - 4} ${half} ${y}Q${half * 0.5} ${y + 6} ${0} ${y + 5}Q${-half * 0.6} ${y + 7} ${-half} ${y}Z`,
    mix(canvas.palette.glint, canvas.palette.haze, 0.3),
    { opacity: 0.65 },
  );
}

/** Draws a sailing boat with a mainsail and a jib. */
export function drawSailBoat(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  cloth: Colour = '#fffaf0',
): void {
  drawOnWater(canvas, x, y, scale, () => {
    canvas.path('M-14 10L18 10L10 62L2 62Z', canvas.lit(cloth), { opacity: 0.22 });
    canvas.path('M2 -92L2 2L-1 2L-1 -92Z', canvas.shaded('#7a5a40'));
    canvas.path('M4 -88Q36 -40 33 -6Q18 -2 4 -5Z', canvas.lit(cloth));
    canvas.path('M4 -88Q16 -44 13 -4L4 -5Z', canvas.shaded(mix(cloth, '#ffffff', 0.4)), { opacity: 0.35 });
    canvas.path('M-3 -78Q-12 -34 -30 -6Q-14 -2 -3 -5Z', canvas.lit(mix(cloth, '#f2dcc0', 0.5)));
    canvas.path('M-34 0Q0 5 38 -2Q34 12 22 14L-24 14Q-31 10 -34 0Z', canvas.lit('#fdfbf6'));
    canvas.path('M-30 8Q0 12 33 6Q30 13 22 14L-24 14Q-28 12 -30 8Z', canvas.shaded('#b5533f'));
    drawFoam(canvas, 42, 13);
  });
}

/** Draws a Mediterranean fishing boat with a high bow, a small cabin, a mast and stays. */
export function drawFishingBoat(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  hull: Colour,
  band: Colour,
): void {
  drawOnWater(canvas, x, y, scale, () => {
    canvas.group(`filter="${canvas.blur(3, 2)}" opacity=".4"`, () => {
      canvas.path('M-66 20L70 20L46 62L-40 58Z', canvas.lit(hull));
    });
    canvas.path('M3 -104L-74 -20M3 -104L88 -30', 'none', {
      stroke: canvas.shaded('#5a4434'),
      strokeWidth: 1.4,
    });
    canvas.rect(1, -106, 4, 92, canvas.shaded('#8a6444'));
    canvas.rect(-20, -46, 46, 36, canvas.lit('#fff6e4'));
    canvas.rect(12, -46, 14, 36, canvas.shaded('#fff6e4'));
    canvas.rect(-14, -40, 11, 12, canvas.shaded('#3d6480'));
    canvas.rect(0, -40, 9, 12, canvas.shaded('#3d6480'));
    canvas.path('M-26 -46L32 -46L28 -52L-22 -52Z', canvas.lit(hull));
    canvas.path(
      'M-80 -20Q-68 22 -46 24L50 24Q78 18 94 -32Q0 -4 -80 -20Z',
      canvas.verticalGradient([
        [0, canvas.lit(lighter(hull, 0.18))],
        [0.55, canvas.lit(hull)],
        [1, darker(canvas.shaded(hull), 0.2)],
      ]),
    );
    canvas.path('M-80 -20Q0 -4 94 -32L91 -24Q0 5 -77 -12Z', canvas.lit(band));
    canvas.path('M-56 14Q0 20 66 12Q60 22 50 24L-46 24Q-52 22 -56 14Z', canvas.shaded('#a3483a'));
    drawFoam(canvas, 84, 24);
  });
}

/** Draws a white motor yacht with a dark band of windows. */
export function drawYacht(canvas: Canvas, x: number, y: number, scale: number): void {
  drawOnWater(canvas, x, y, scale, () => {
    canvas.path('M-78 8L84 8L60 44L-60 40Z', canvas.lit('#ffffff'), { opacity: 0.2 });
    canvas.path('M-52 -40L8 -40Q22 -40 34 -24L-58 -24Z', canvas.lit('#ffffff'));
    canvas.path('M-46 -36L6 -36Q15 -36 22 -27L-50 -27Z', canvas.shaded('#3a5574'));
    canvas.path('M-84 -24L50 -24Q62 -22 74 -8L-88 -8Z', canvas.lit('#fbf8f2'));
    canvas.path('M-70 -20L44 -20Q54 -18 60 -12L-72 -12Z', canvas.shaded('#2f4a6a'));
    canvas.path('M-34 -40L-30 -62L-26 -62L-24 -40Z', canvas.shaded('#ffffff'));
    canvas.path(
      'M-96 -10L112 -16Q98 10 76 16L-88 16Q-96 6 -96 -10Z',
      canvas.verticalGradient([
        [0, canvas.lit('#ffffff')],
        [0.6, canvas.lit('#eef0f2')],
        [1, canvas.shaded('#d5dbe4')],
      ]),
    );
    canvas.path('M-94 8Q0 12 90 6L78 16L-88 16Z', canvas.shaded('#1f4a78'));
    drawFoam(canvas, 112, 16);
  });
}

/** Draws a small white ferry with one funnel, for lakes, fjords and rivers. */
export function drawFerry(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  funnel: Colour = '#c8452f',
): void {
  const { lamps } = canvas.palette;
  const pane = (): Colour => (canvas.random.happens(lamps) ? '#ffdc94' : canvas.shaded('#47789a'));
  drawOnWater(canvas, x, y, scale, () => {
    canvas.path('M-96 16L100 16L84 52L-80 48Z', canvas.lit('#ffffff'), { opacity: 0.2 });
    canvas.path('M22 -62L40 -62L42 -36L20 -36Z', canvas.lit(funnel));
    canvas.rect(22, -58, 19, 5, canvas.shaded('#2a3448'));
    canvas.rect(-50, -44, 92, 20, canvas.lit('#f7f5ef'));
    for (let index = 0; index < 6; index += 1) canvas.rect(-44 + index * 14, -39, 9, 8, pane());
    canvas.path('M-58 -45L50 -45L46 -49L-54 -49Z', canvas.lit('#ffffff'));
    canvas.rect(-74, -24, 138, 24, canvas.lit('#ffffff'));
    for (let index = 0; index < 9; index += 1) canvas.rect(-67 + index * 14.4, -18, 9, 9, pane());
    canvas.path('M-82 -25L74 -25L70 -29L-78 -29Z', canvas.lit('#f4f2ec'));
    canvas.path('M-100 -2L104 -6Q96 20 82 22L-84 22Q-96 16 -100 -2Z', canvas.lit('#fcfbf8'));
    canvas.path('M-97 8Q0 12 98 5L95 11Q0 17 -94 13Z', canvas.lit(funnel));
    drawFoam(canvas, 106, 22);
  });
}

/** Draws a dhow: a wooden boat of the Gulf and the Nile with one slanted sail. */
export function drawDhow(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  cloth: Colour = '#fff3dc',
): void {
  drawOnWater(canvas, x, y, scale, () => {
    canvas.path('M-30 16L40 16L26 70L-6 66Z', canvas.lit(cloth), { opacity: 0.2 });
    canvas.path('M4 -96L8 4L4 4L0 -96Z', canvas.shaded('#6b4a32'));
    canvas.path('M-40 -20L46 -128Q64 -64 58 -14Q8 -34 -40 -20Z', canvas.lit(cloth));
    canvas.path('M46 -128Q40 -70 30 -22Q46 -18 58 -14Q64 -64 46 -128Z', canvas.shaded(cloth), {
      opacity: 0.4,
    });
    canvas.path('M-42 -18L48 -131', 'none', { stroke: canvas.shaded('#6b4a32'), strokeWidth: 3 });
    canvas.path('M-72 -22Q-56 2 -44 14L48 14Q66 4 88 -28Q40 -2 -8 -4Q-46 -6 -72 -22Z', canvas.lit('#a26a40'));
    canvas.path('M-52 4Q0 12 62 2Q54 12 48 14L-44 14Z', canvas.shaded('#7a4a30'));
    canvas.path('M-72 -22Q-46 -6 -8 -4Q40 -2 88 -28L86 -22Q40 4 -8 2Q-46 0 -68 -16Z', canvas.lit('#e3c08a'));
    drawFoam(canvas, 76, 14);
  });
}

/** Draws a rowing boat slightly from above, for sand or shallow water. */
export function drawRowingBoat(canvas: Canvas, x: number, y: number, scale: number, hull: Colour): void {
  drawOnWater(canvas, x, y, scale, () => {
    canvas.ellipse(4, 20, 98, 12, canvas.shaded('#4a4058'), { opacity: 0.3 });
    canvas.path('M-96 -14Q-60 -2 0 0Q64 -2 100 -22Q84 20 54 24L-50 24Q-82 18 -96 -14Z', canvas.lit(hull));
    canvas.path('M-80 8Q0 22 82 6Q70 22 54 24L-50 24Q-70 20 -80 8Z', canvas.shaded(hull));
    canvas.path('M-96 -14Q-40 -24 0 -22Q60 -22 100 -22Q64 -2 0 0Q-60 -2 -96 -14Z', canvas.shaded('#8a6444'));
    canvas.path('M-96 -14Q-60 -2 0 0Q64 -2 100 -22L98 -17Q64 4 0 6Q-60 4 -94 -9Z', canvas.lit('#fff3dc'));
    canvas.path('M-38 -20L-26 -20L-20 -2L-34 -3ZM30 -22L42 -22L46 -6L34 -4Z', canvas.lit('#d9ad74'));
    canvas.stroke('M-12 -8L66 -44M4 -12L-74 -40', canvas.lit('#b98a5a'), 4);
  });
}
