import type { Canvas } from './canvas';
import { trace } from './trace';

/** Draws a gondola with its gondolier; `x` and `y` are the middle of its water line. */
export function drawGondola(canvas: Canvas, x: number, y: number, scale: number): void {
  canvas.group(trace`transform="translate(${x} ${y}) scale(${scale})"`, () => {
    canvas.ellipse(0, 12, 130, 9, canvas.shaded('#2b3348'), { opacity: 0.28 });
    canvas.path(
      'M-124 -44Q-122 -10 -70 4Q0 14 78 4Q122 -8 138 -34Q112 -14 78 -10Q0 -2 -66 -10Q-106 -18 -112 -44Z',
      canvas.shaded('#26262e'),
    );
    canvas.path(
      'M-112 -44Q-106 -18 -66 -10Q0 -2 78 -10Q112 -14 138 -34Q112 -20 78 -16Q0 -8 -64 -16Q-100 -24 -112 -44Z',
      canvas.lit('#3d4152'),
    );
    canvas.path('M-126 -46h10v10h-8z', canvas.lit('#e8c24a'));
    canvas.path('M-22 -12L-18 -30L22 -30L28 -12Z', canvas.lit('#b93a3a'));
    canvas.path('M-18 -30L22 -30L22 -24L-19 -24Z', canvas.lit('#e3b04a'));
    canvas.path('M82 -14L84 -42Q92 -48 100 -42L102 -16Z', canvas.lit('#fff6e6'));
    canvas.stroke('M84 -36H100M83 -28H101M83 -21H101', canvas.lit('#2f5f9a'), 3);
    canvas.circle(92, -54, 7, canvas.lit('#d9a078'));
    canvas.path('M81 -57H103L101 -60H83Z', canvas.lit('#efd9a0'));
    canvas.path('M85 -60H99V-65H85Z', canvas.lit('#efd9a0'));
    canvas.stroke('M70 -74L128 26', canvas.lit('#a9804f'), 4);
  });
}

/** Draws a striped pole at which boats are moored; `foot` is the water line. */
export function drawMooringPole(canvas: Canvas, x: number, foot: number, height: number): void {
  canvas.rect(x - 4, foot - height, 8, height, canvas.lit('#fbf3e6'));
  for (let y = foot - height + 8; y < foot - 8; y += 16) canvas.rect(x - 4, y, 8, 8, canvas.lit('#b93a3a'));
  canvas.circle(x, foot - height - 4, 5, canvas.lit('#e8c24a'));
}
