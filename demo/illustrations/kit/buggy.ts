import type { Canvas } from './canvas';
import { type Colour, darker } from './colours';
import { trace } from './trace';

function drawWheel(canvas: Canvas, x: number, y: number, radius: number): void {
  canvas.circle(x, y, radius, darker(canvas.shaded('#3a3a48'), 0.2));
  canvas.circle(x, y, radius * 0.84, 'none', { stroke: canvas.shaded('#6a6a78'), strokeWidth: 2.5 });
  canvas.circle(x, y, radius * 0.46, canvas.lit('#e6e2da'));
  canvas.circle(x, y, radius * 0.2, canvas.shaded('#6a6a78'));
}

/** Draws a dune buggy with two passengers and a cloud of dust behind it. */
export function drawBuggy(canvas: Canvas, x: number, foot: number, scale: number, paint: Colour): void {
  const { random } = canvas;
  canvas.group(trace`transform="translate(${x} ${foot}) scale(${scale.toFixed(2)})"`, () => {
    canvas.group(`filter="${canvas.blur(9, 5)}" opacity=".55"`, () => {
      for (let index = 0; index < 9; index += 1)
        canvas.ellipse(
          -90 - index * 24,
          -10 - index * 3.4 + random.offset(8),
          26 + index * 3,
          12 + index * 2.2,
          canvas.lit('#f3dcb4'),
          { opacity: 0.7 - index * 0.06 },
        );
    });
    canvas.ellipse(0, -2, 110, 8, canvas.shaded('#8a5a44'), { opacity: 0.45 });
    const tube = darker(canvas.shaded('#4a4f60'), 0.2);
    for (const [px, coat, helmet] of [
      [-20, '#f2b441', '#d9573f'],
      [18, '#3f8fb0', '#fff3df'],
    ] as const) {
      canvas.path(
        trace`M${px - 15} -44Q${px - 14} -78 ${px + 2} -80Q${px + 17} -76 ${px + 16} -44Z`,
        canvas.lit(coat),
      );
      canvas.circle(px + 4, -90, 11, canvas.lit('#c98f68'));
      canvas.path(trace`M${px - 10} -88a14 14 0 0 1 27 -7l1 4h-15l-2 12q-10 -1 -11 -9Z`, canvas.lit(helmet));
      canvas.path(trace`M${px + 5} -93h12l-1 6h-11Z`, canvas.shaded('#2f3f55'));
    }
    canvas.stroke('M-62 -46L-40 -118H28L66 -50M-40 -118L-70 -60M28 -118L20 -46M-40 -118L-34 -46', tube, 6);
    canvas.path(
      'M-100 -38L-62 -50H44L96 -42Q112 -38 108 -24L62 -18H-90Q-104 -24 -100 -38Z',
      canvas.verticalGradient([
        [0, canvas.lit(paint)],
        [1, canvas.shaded(paint)],
      ]),
    );
    canvas.path('M44 -50L96 -42L100 -36L40 -38Z', canvas.lit('#fff3df'), { opacity: 0.8 });
    canvas.circle(100, -34, 6, '#fff3c4');
    drawWheel(canvas, -62, -26, 30);
    drawWheel(canvas, 66, -24, 26);
  });
}
