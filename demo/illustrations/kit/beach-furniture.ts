import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { type Point, trace } from './trace';

/** The four cloth colours that all scenes share, for parasols, boats and cushions. */
export const CLOTHS = ['#e2543f', '#f2b441', '#1f9aa8', '#ef8360'] as const satisfies readonly Colour[];
/** The warm white between the stripes of cloth. */
export const LINEN: Colour = '#fff7ea';

export interface ParasolShape {
  readonly cloth: Colour;
  /** Vertical radius of the rim as a share of the horizontal one: small from the side, large from above. */
  readonly flatness?: number;
  readonly pole?: number;
}

/** Draws a parasol of eight panels, each shaded by its angle to the light. */
export function drawParasol(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  { cloth, flatness = 0.36, pole = 1 }: ParasolShape,
): void {
  const turn = canvas.random.between(0, 0.7);
  const rim = (panel: number): Point => {
    const angle = (panel / 8) * Math.PI * 2 + turn;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flatness];
  };
  canvas.rect(
    x - radius * 0.028,
    y - radius * 0.2,
    radius * 0.056,
    radius * (pole + 0.2),
    canvas.lit('#efe6d4'),
  );
  const top = y - radius * (0.24 + flatness * 0.4);
  for (let panel = 0; panel < 8; panel += 1) {
    const [ax, ay] = rim(panel);
    const [bx, by] = rim(panel + 1);
    const towardsLight = 0.5 + 0.5 * Math.cos(((panel + 0.5) / 8) * Math.PI * 2 + turn + 0.9);
    const colour = panel % 2 === 0 ? cloth : LINEN;
    const middleX = (ax + bx) / 2;
    const middleY = (ay + by) / 2 - radius * 0.05;
    canvas.path(
      trace`M${x} ${top}Q${x * 0.4 + ax * 0.6} ${top * 0.55 + ay * 0.45} ${ax} ${ay}Q${middleX} ${middleY} ${bx} ${by}Q${x * 0.4 + bx * 0.6} ${top * 0.55 + by * 0.45} ${x} ${top}Z`,
      mix(canvas.shaded(colour), canvas.lit(colour), 0.25 + 0.75 * towardsLight),
    );
  }
  canvas.circle(x, top, radius * 0.045, canvas.lit('#efe6d4'));
}

/** Draws the round shadow of a parasol on the sand. */
export function drawGroundShadow(canvas: Canvas, x: number, y: number, rx: number, ry: number): void {
  canvas.ellipse(x, y, rx, ry, canvas.shaded('#5b4a58'), { opacity: 0.26 });
}

/** Draws a sun bed from the side. With `facing` 1 the head end is on the left. */
export function drawSunBed(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  cloth: Colour,
  facing: 1 | -1,
): void {
  canvas.group(
    trace`transform="translate(${x} ${y}) scale(${(scale * facing).toFixed(2)} ${scale.toFixed(2)})"`,
    () => {
      drawGroundShadow(canvas, 12, 10, 66, 7);
      const wood = canvas.shaded('#b58d5e');
      canvas.path('M-18 -2L-14 9M54 -2L50 9', 'none', { stroke: wood, strokeWidth: 3.5 });
      canvas.path('M-24 -6L64 -6L64 -1L-24 -1Z', canvas.lit('#c9a070'));
      canvas.path('M-22 -6L-56 -30L-52 -35L-16 -13L64 -13L64 -6Z', canvas.lit(cloth));
      canvas.path('M-52 -35L-16 -13L64 -13L64 -10L-17 -10L-54 -32Z', canvas.lit(mix(cloth, LINEN, 0.75)));
      canvas.path('M-55 -31L-38 -20L-35 -25L-52 -36Z', canvas.lit(LINEN));
    },
  );
}

/** Draws two sun beds under a parasol, seen from above. */
export function drawSunBedPair(canvas: Canvas, x: number, y: number, scale: number, cloth: Colour): void {
  drawGroundShadow(canvas, x + 44 * scale, y + 58 * scale, 58 * scale, 22 * scale);
  for (const side of [-1, 1]) {
    canvas.group(
      trace`transform="translate(${x + side * 40 * scale} ${y + 50 * scale}) scale(${scale.toFixed(2)}) skewX(-14)"`,
      () => {
        canvas.add(
          `<rect x="-11" y="4" width="30" height="56" rx="4" fill="${canvas.shaded('#6b5240')}" opacity=".25"/>`,
        );
        canvas.rect(-15, -4, 28, 58, canvas.lit(LINEN), { round: 4 });
        canvas.rect(-15, -4, 28, 19, canvas.lit(cloth), { round: 4 });
        canvas.rect(-15, 26, 28, 4, canvas.lit(cloth), { opacity: 0.45 });
        canvas.rect(9, -2, 4, 54, canvas.shaded(LINEN), { opacity: 0.6 });
      },
    );
  }
  drawParasol(canvas, x, y, 56 * scale, { cloth, flatness: 0.42, pole: 0.95 });
}
