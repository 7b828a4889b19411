import { drawBalloon } from '../kit/balloons';
import { drawDhow, drawSailBoat, drawYacht } from '../kit/boats';
import { drawBuggy } from '../kit/buggy';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import type { Colour } from '../kit/colours';
import { drawDune, drawDuneField, drawRipples } from '../kit/dunes';
import { horizonAt, type Layout } from '../kit/layout';
import { drawMesa } from '../kit/mesas';
import type { Palette } from '../kit/palette';
import { drawRidge } from '../kit/ridges';
import { drawChimney, drawSeaArch } from '../kit/rocks';
import { drawGulls, drawHaze, drawSky } from '../kit/sky';
import { drawTemple } from '../kit/temple';
import { trace } from '../kit/trace';
import { drawBushes, drawCypress } from '../kit/trees';
import { drawSea } from '../kit/water';

function drawBalloons(canvas: Canvas, layout: Layout, horizon: number): void {
  const { random } = canvas;
  drawRidge(canvas, horizon + 10, 130, [canvas.away('#b99a96', 0.55), canvas.away('#e3c4a4', 0.6)], {
    roughness: 0.42,
  });
  for (let index = 0; index < 9; index += 1)
    drawBalloon(
      canvas,
      random.between(80, 1520),
      random.between(90, horizon - 60),
      random.between(12, 30),
      0.4,
    );
  drawRidge(canvas, horizon + 70, 120, [canvas.away('#c9a184', 0.3), canvas.away('#e6c49a', 0.35)], {
    roughness: 0.4,
  });
  for (let index = 0; index < 22; index += 1)
    drawChimney(
      canvas,
      random.between(0, WIDTH),
      horizon + random.between(70, 110),
      random.between(60, 110),
      0.3,
    );
  drawHaze(canvas, horizon - 40, horizon + 130, 0.45);
  drawRidge(canvas, horizon + 170, 90, [canvas.lit('#dcae80'), canvas.lit('#c99a6c')], { roughness: 0.36 });
  for (let index = 0; index < 11; index += 1)
    drawChimney(
      canvas,
      60 + index * 150 + random.offset(50),
      horizon + random.between(170, 240),
      random.between(130, 210),
      0.08,
    );
  drawRidge(canvas, 800, 110, [canvas.lit('#b3b868'), canvas.lit('#7a9450')], {
    roughness: 0.36,
    octaves: 4,
  });
  drawBushes(canvas, -10, WIDTH + 10, 838, 20, { count: 60, colour: '#7f9a58' });
  drawBushes(canvas, -10, WIDTH + 10, HEIGHT + 8, 34, { count: 46, colour: '#7f9a58', hasFlowers: true });
  for (let index = 0; index < 5; index += 1)
    drawCypress(canvas, random.between(40, 1560), 830, random.between(90, 150));
  const places = [
    [360, 230, 120],
    [1130, 190, 92],
    [760, 330, 62],
    [1400, 380, 74],
  ] as const;
  const count = 3 + Math.round(layout.density);
  for (const [x, y, radius] of places.slice(0, count))
    drawBalloon(
      canvas,
      x + random.offset(70),
      y + random.offset(40),
      radius * random.between(0.9, 1.1),
      radius < 80 ? 0.1 : 0,
    );
}

function drawSafari(canvas: Canvas, layout: Layout, horizon: number): void {
  const { random } = canvas;
  const sand: Colour = '#efc187';
  for (let index = 0; index < 4; index += 1)
    drawMesa(
      canvas,
      160 + index * 430 + random.offset(90),
      horizon + 14,
      random.between(200, 320),
      random.between(70, 130),
      0.55,
    );
  drawDuneField(canvas, horizon, sand, 4);
  drawDune(canvas, { x: 420 + random.offset(80), foot: 720, width: 860, height: 270, sand, distance: 0.05 });
  drawRipples(canvas, 640, sand);
  if (layout.density > 0.35) drawBuggy(canvas, 380 + random.offset(60), 700, 0.75, '#1f9aa8');
  drawBuggy(canvas, 980 + random.offset(80), 800, 1.75, random.pick(['#e2543f', '#f2b441', '#ef8360']));
  drawBushes(canvas, 1360, WIDTH + 20, HEIGHT - 10, 20, { count: 12, colour: '#8a9a5c' });
}

function drawBoatTrip(canvas: Canvas, horizon: number, sunX: number): void {
  const { random } = canvas;
  drawRidge(canvas, horizon + 3, 70, [canvas.away('#6f86ae', 0.5), canvas.away('#a9aeb8', 0.68)], {
    from: -60,
    to: 620,
    foot: horizon + 4,
    envelope: (along) => Math.sin(Math.PI * along) ** 0.8,
  });
  drawSea(canvas, horizon, { shallow: '#3fc4c6', sunX });
  drawSeaArch(canvas, horizon);
  drawSailBoat(canvas, random.between(120, 300), horizon + 60, 0.8);
  drawGulls(canvas, random.between(500, 800), horizon * 0.6, 6);
  drawDhow(canvas, 560 + random.offset(80), 770, 2, random.pick<Colour>(['#fff3dc', '#f2c48a', '#e98a6a']));
  drawYacht(canvas, 1150 + random.offset(60), 740, 0.85);
}

function drawRuins(canvas: Canvas, horizon: number, sunX: number): void {
  const { random } = canvas;
  drawSea(canvas, horizon, { sunX, bottom: horizon + 160 });
  drawRidge(canvas, horizon + 3, 110, [canvas.away('#6f86ae', 0.48), canvas.away('#a9aeb8', 0.66)], {
    from: 700,
    to: WIDTH + 260,
    foot: horizon + 4,
    envelope: (along) => Math.sin(Math.PI * along) ** 0.8,
  });
  drawSailBoat(canvas, 1260 + random.offset(90), horizon + 34, 0.55);
  canvas.path(
    trace`M-20 ${horizon + 60}C260 ${horizon + 10} 620 ${horizon + 10} 980 ${horizon + 50}S1460 ${horizon + 130} ${WIDTH + 20} ${horizon + 150}V${HEIGHT + 20}H-20Z`,
    canvas.verticalGradient([
      [0, canvas.lit('#b5b56a')],
      [0.4, canvas.lit('#cfb878')],
      [1, canvas.shaded('#9a8f5a')],
    ]),
  );
  for (const x of [60, 150, 1020, 1130, 1420])
    drawCypress(canvas, x + random.offset(24), horizon + 110 + (x > 900 ? 50 : 0), random.between(130, 210));
  drawBushes(canvas, -20, WIDTH, horizon + 132, 18, { count: 46, colour: '#7f9a58' });
  drawTemple(canvas, 590 + random.offset(50), horizon + 180, 1.25);
  canvas.path(
    trace`M${620} ${horizon + 186}C${680} ${horizon + 250} 480 ${horizon + 300} 560 ${HEIGHT + 20}H980C860 ${horizon + 310} 820 ${horizon + 250} 700 ${horizon + 186}Z`,
    canvas.verticalGradient([
      [0, canvas.lit('#ecd6a4')],
      [1, canvas.lit('#e0be86')],
    ]),
  );
  drawBushes(canvas, -20, 460, 800, 26, { count: 30, colour: '#8a9a58', hasFlowers: true });
  drawBushes(canvas, 960, WIDTH + 20, 820, 28, { count: 34, colour: '#7f9a58', hasFlowers: true });
  for (const [x, y] of [
    [1080, 770],
    [1150, 788],
    [330, 760],
  ] as const) {
    canvas.ellipse(x, y + 4, 46, 8, canvas.shaded('#6a5a4a'), { opacity: 0.3 });
    canvas.rect(
      x - 38,
      y - 26,
      76,
      28,
      canvas.verticalGradient([
        [0, canvas.lit('#f3dfbc')],
        [1, canvas.shaded('#e0c49a')],
      ]),
      { round: 5 },
    );
    canvas.ellipse(x + 36, y - 12, 8, 14, canvas.lit('#fff0d4'));
  }
  drawBushes(canvas, -20, 260, HEIGHT + 20, 44, { count: 12 });
  drawBushes(canvas, 1300, WIDTH + 20, HEIGHT + 24, 44, { count: 14 });
}

/** Draws an excursion. Arrangements: balloons, a dune buggy, a boat below cliffs, or a temple above the sea. */
export function tour(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const horizon = horizonAt(layout, 440, 26);
  const sun = drawSky(canvas, layout, horizon + 8);
  if (layout.arrangement === 0) drawBalloons(canvas, layout, horizon);
  else if (layout.arrangement === 1) drawSafari(canvas, layout, horizon);
  else if (layout.arrangement === 2) drawBoatTrip(canvas, horizon, sun.x);
  else drawRuins(canvas, horizon, sun.x);
  return canvas.finish(layout.isMirrored);
}
