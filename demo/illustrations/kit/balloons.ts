import type { Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { drawGlow } from './lamps';
import { trace } from './trace';

type Stripes = readonly [Colour, Colour];

const STRIPES: readonly [Stripes, ...Stripes[]] = [
  ['#e2543f', '#fff3df'],
  ['#f2b441', '#d9573f'],
  ['#1f9aa8', '#fff3df'],
  ['#8a5fa8', '#f6c46a'],
  ['#ef8360', '#2f6f8a'],
];

/** Draws a hot-air balloon with gores in two colours, shaded by their angle to the light; `y` is the centre. */
export function drawBalloon(canvas: Canvas, x: number, y: number, radius: number, distance: number): void {
  const { random, palette } = canvas;
  const [first, second] = random.pick(STRIPES);
  const gores = 10;
  const foot = y + radius * 1.32;
  const edge = (t: number): number => Math.sin((t - 0.5) * Math.PI);
  for (let gore = 0; gore < gores; gore += 1) {
    const a = edge(gore / gores);
    const b = edge((gore + 1) / gores);
    const light = 1 - gore / gores;
    const colour = gore % 2 === 0 ? first : second;
    const tone = mix(
      mix(canvas.shaded(colour), canvas.lit(colour), 0.2 + light * 0.8),
      palette.haze,
      distance,
    );
    canvas.path(
      trace`M${x} ${y - radius}C${x + a * radius * 1.08} ${y - radius} ${x + a * radius * 1.22} ${y + radius * 0.36} ${x + a * radius * 0.2} ${foot}L${x + b * radius * 0.2} ${foot}C${x + b * radius * 1.22} ${y + radius * 0.36} ${x + b * radius * 1.08} ${y - radius} ${x} ${y - radius}Z`,
      tone,
    );
  }
  const rope = canvas.away('#5a4434', distance);
  canvas.stroke(
    trace`M${x - radius * 0.18} ${foot}L${x - radius * 0.11} ${foot + radius * 0.26}M${x + radius * 0.18} ${foot}L${x + radius * 0.11} ${foot + radius * 0.26}`,
    rope,
    Math.max(0.8, radius * 0.016),
  );
  drawGlow(canvas, x, foot + radius * 0.06, radius * 0.8, 0.8);
  canvas.path(
    trace`M${x - radius * 0.13} ${foot + radius * 0.25}h${radius * 0.26}l${-radius * 0.02} ${radius * 0.18}h${-radius * 0.22}Z`,
    canvas.away('#8a5c34', distance),
  );
  canvas.rect(
    x - radius * 0.145,
    foot + radius * 0.24,
    radius * 0.29,
    radius * 0.035,
    canvas.away('#e0b678', distance),
  );
}
