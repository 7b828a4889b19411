import { type Canvas, WIDTH } from './canvas';
import { drawCloud, drawWisps } from './clouds';
import { mix } from './colours';
import { Flecks } from './flecks';
import type { Layout } from './layout';
import { trace } from './trace';

function drawStars(canvas: Canvas, horizon: number): void {
  const { random, palette } = canvas;
  const stars = new Flecks();
  for (let index = 0; index < palette.stars; index += 1) {
    const y = random.next() ** 1.4 * horizon * 0.75;
    stars.add(random.between(0, WIDTH), y, random.between(1.4, 4), random.between(0.25, 0.95));
  }
  if (palette.stars > 0) stars.draw(canvas, '#fffbe8');
}

/** Returns the position of the sun or the moon. Reflections must use the same position. */
export function sunPosition(canvas: Canvas, layout: Layout, horizon: number): { x: number; y: number } {
  const { height, size } = canvas.palette.sun;
  return { x: 120 + layout.sun * (WIDTH - 240), y: Math.max(size + 34, horizon - horizon * height) };
}

function drawSun(canvas: Canvas, x: number, y: number): void {
  const { colour, glow, size } = canvas.palette.sun;
  canvas.circle(
    x,
    y,
    size * 9,
    canvas.radialGradient([
      [0, glow, 0.8],
      [0.15, glow, 0.36],
      [0.42, glow, 0.1],
      [1, glow, 0],
    ]),
  );
  canvas.circle(x, y, size, colour);
}

function drawCumulus(canvas: Canvas, horizon: number, sunX: number): void {
  const { random, palette } = canvas;
  const count = Math.round(1 + palette.cloudiness * 5);
  const start = random.between(0, WIDTH);
  for (let index = 0; index < count; index += 1) {
    // Even spacing with a random offset; independent positions would form clusters.
    const x = (start + (index * WIDTH * 1.15) / count + random.offset(90)) % (WIDTH + 160);
    const depth = random.next();
    const width = 170 + (1 - depth) * 330;
    const foot = horizon * (0.3 + depth * 0.52);
    const isOverSun = Math.abs(x - sunX) < width * 0.5;
    drawCloud(canvas, x - 40, foot, width, isOverSun ? 0.7 : 0.95);
  }
}

/** Draws the sky down to the horizon, with the stars, sun and clouds of the palette. @returns the position of the sun */
export function drawSky(canvas: Canvas, layout: Layout, horizon: number): { x: number; y: number } {
  const { palette } = canvas;
  const sun = sunPosition(canvas, layout, horizon);
  canvas.rect(0, 0, WIDTH, horizon + 6, canvas.verticalGradient(palette.sky));
  drawStars(canvas, horizon);
  drawSun(canvas, sun.x, sun.y);
  drawWisps(canvas, horizon * 0.18, horizon * 0.6, 6 + Math.round(palette.cloudiness * 6), 0.45);
  drawCumulus(canvas, horizon, sun.x);
  drawWisps(canvas, horizon * 0.66, horizon * 0.94, 6, 0.55);
  return sun;
}

/** Draws a band of haze between distant and near objects. */
export function drawHaze(canvas: Canvas, top: number, bottom: number, strength: number): void {
  const { haze } = canvas.palette;
  canvas.rect(
    0,
    top,
    WIDTH,
    bottom - top,
    canvas.verticalGradient([
      [0, haze, 0],
      [0.75, haze, strength],
      [1, haze, strength * 0.4],
    ]),
  );
}

/** Draws distant gulls around a point. */
export function drawGulls(canvas: Canvas, x: number, y: number, count: number): void {
  const { random, palette } = canvas;
  const colour = mix(palette.sea.near, palette.haze, 0.15);
  for (let index = 0; index < count; index += 1) {
    const size = random.between(8, 20);
    const gx = x + random.offset(190);
    const gy = y + random.offset(60);
    const lift = size * random.between(0.35, 0.75);
    canvas.path(
      trace`M${gx - size} ${gy - lift * 0.4}Q${gx - size * 0.4} ${gy - lift} ${gx} ${gy}Q${gx + size * 0.4} ${gy - lift} ${gx + size} ${gy - lift * 0.4}Q${gx + size * 0.4} ${gy - lift * 0.55} ${gx} ${gy + size * 0.18}Q${gx - size * 0.4} ${gy - lift * 0.55} ${gx - size} ${gy - lift * 0.4}Z`,
      colour,
    );
  }
}
