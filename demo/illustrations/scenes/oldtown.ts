import { CLOTHS, drawParasol } from '../kit/beach-furniture';
import { drawFishingBoat, drawSailBoat } from '../kit/boats';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawBellTower, drawTiledChurch } from '../kit/churches';
import { type Colour, mix } from '../kit/colours';
import { drawHouse, type HouseShape } from '../kit/houses';
import { drawCastle } from '../kit/landmarks';
import { horizonAt, type Layout } from '../kit/layout';
import type { Palette } from '../kit/palette';
import { drawRidge, heightAt, islandEnvelope } from '../kit/ridges';
import { drawSky } from '../kit/sky';
import { drawBalustrade } from '../kit/stonework';
import { polygon, type Point, polyline, trace } from '../kit/trace';
import { drawBougainvillea, drawBushes, drawCypress } from '../kit/trees';
import { drawReflections, drawSea } from '../kit/water';

const WARM = [
  '#f3c98b',
  '#f0a878',
  '#e98f6f',
  '#f7ddb0',
  '#f2e3c6',
  '#e7b07a',
  '#f6c4a0',
  '#fbeed8',
  '#d97f63',
  '#eac3b0',
] as const satisfies readonly Colour[];
const WHITE = ['#fffdf6', '#fdf6ea', '#fffaf2', '#f7efe4', '#fff8ee'] as const satisfies readonly Colour[];

interface Town {
  /** Returns the height of the hill above the quay at x, in drawing units. */
  readonly lift: (x: number) => number;
  readonly from: number;
  readonly to: number;
  readonly walls: readonly [Colour, ...Colour[]];
  readonly roof: (chance: number) => HouseShape['roof'];
}

const tiled = (chance: number): HouseShape['roof'] => (chance < 0.8 ? 'tiled' : 'flat');
const cubes = (chance: number): HouseShape['roof'] => (chance < 0.16 ? 'dome' : 'flat');
const slope =
  (from: number, length: number, height: number) =>
  (x: number): number =>
    height * Math.min(1, Math.max(0.1, (x - from) / length));
const mound =
  (middle: number, reach: number, height: number) =>
  (x: number): number =>
    height * Math.max(0.06, Math.cos(Math.min(1, Math.abs(x - middle) / reach) * (Math.PI / 2)) ** 0.9);

const TOWNS: Readonly<Record<Layout['arrangement'], Town>> = {
  0: { lift: slope(600, 620, 330), from: 510, to: WIDTH + 40, walls: WARM, roof: tiled },
  1: { lift: slope(520, 760, 350), from: 430, to: WIDTH + 40, walls: WHITE, roof: cubes },
  2: { lift: mound(860, 520, 310), from: 330, to: 1400, walls: WARM, roof: tiled },
  3: { lift: mound(1180, 640, 250), from: 620, to: WIDTH + 40, walls: WARM, roof: tiled },
};

function drawHill(canvas: Canvas, town: Town, quay: number): readonly Point[] {
  const { random } = canvas;
  const line: Point[] = [];
  for (let x = town.from - 60; x <= town.to + 40; x += 12) {
    const ends = Math.min(1, (x - town.from + 60) / 120, (town.to + 40 - x) / (town.to < WIDTH ? 120 : 1));
    line.push([x, quay - 8 - (town.lift(x) + 44) * Math.max(0, ends) ** 0.6 + random.offset(3)]);
  }
  canvas.path(
    `M${town.from - 60} ${quay}L${polyline(line)}L${town.to + 40} ${quay}Z`,
    canvas.verticalGradient([
      [0, canvas.away('#86a667', 0.1)],
      [1, canvas.away('#c0b680', 0.2)],
    ]),
  );
  for (let index = 0; index < 70; index += 1) {
    const x = random.between(town.from + 40, town.to);
    const top = heightAt(line, x);
    if (random.happens(0.3)) drawCypress(canvas, x, top + 26, random.between(34, 62));
    else drawBushes(canvas, x - 10, x + 10, top + random.between(8, 50), 12, { count: 2, colour: '#6f9a5c' });
  }
  return line;
}

function drawChurch(canvas: Canvas, layout: Layout, town: Town, quay: number): void {
  const { random } = canvas;
  const x = layout.arrangement === 2 ? 860 : random.between(1080, 1240);
  const foot = quay - 30 - town.lift(x) * 0.52;
  if (layout.arrangement === 3) {
    drawCastle(canvas, 1180, quay - town.lift(1180) - 30, 0.8);
    return;
  }
  const tiles: Colour = layout.arrangement === 1 ? '#3a74b4' : random.pick(['#3f9a8a', '#c9783f', '#4a8fae']);
  drawBellTower(
    canvas,
    x + 120,
    foot,
    random.between(220, 260),
    layout.arrangement === 1 ? '#3a74b4' : '#c9623f',
  );
  drawTiledChurch(canvas, x, foot, 1.05, tiles);
}

function drawTier(canvas: Canvas, town: Town, quay: number, tier: number, tiers: number): void {
  const { random } = canvas;
  const near = tier / (tiers - 1);
  let x = town.from + (1 - near) * 90 + random.offset(24);
  while (x < town.to - (town.to < WIDTH ? (1 - near) * 110 : 0)) {
    const width = random.between(50, 92) * (0.74 + 0.26 * near);
    const lift = (1 - near) * town.lift(x + width / 2);
    drawHouse(canvas, {
      x,
      foot: quay - 16 - lift + random.offset(7) * (1 - near),
      width,
      height: random.between(54, 112) * (0.76 + 0.24 * near),
      wall: random.pick(town.walls),
      roof: town.roof(random.next()),
      distance: 0.3 * (1 - near),
      isNear: near > 0.75,
    });
    if (random.happens(0.16))
      drawBushes(canvas, x + width, x + width + 26, quay - 14 - lift, 13, { count: 3, colour: '#5c8f50' });
    x += width * random.between(0.86, 1.12) + (random.happens(0.12) ? 20 : 0);
  }
}

function drawQuay(canvas: Canvas, town: Town, quay: number): void {
  const { random } = canvas;
  const to = Math.min(town.to + 30, WIDTH + 40);
  canvas.path(
    polygon([town.from - 14, quay - 16], [to, quay - 18], [to + 14, quay + 14], [town.from - 28, quay + 12]),
    canvas.verticalGradient([
      [0, canvas.lit('#f2e0bf')],
      [0.35, canvas.lit('#cfae82')],
      [1, canvas.shaded('#9a7a5c')],
    ]),
  );
  let stones = '';
  for (let x = town.from - 10; x < to; x += random.between(18, 34)) stones += trace`M${x} ${quay - 3}v13`;
  canvas.stroke(stones, canvas.shaded('#6a4a38'), 1.5, 0.4);
  for (let x = town.from + 40; x < to - 20; x += random.between(70, 110)) {
    drawParasol(canvas, x, quay - 40, 25, { cloth: random.pick(CLOTHS), flatness: 0.3, pole: 0.95 });
  }
}

function drawBoats(canvas: Canvas, layout: Layout, quay: number): void {
  const { random } = canvas;
  const hulls = ['#2f7fa8', '#d8503f', '#f2b441', '#fff6e8', '#2f8f7a'] as const satisfies readonly Colour[];
  const count = 3 + Math.round(layout.density * 2);
  const first = random.integer(0, 4);
  for (let index = 0; index < count; index += 1) {
    const depth = ((index * 2) % count) / count;
    const hull = hulls[(first + index) % hulls.length] ?? '#d8503f';
    const x = 300 + ((index + 0.5) / count) * 1260 + random.offset(40);
    drawFishingBoat(
      canvas,
      x,
      quay + 62 + depth * 105,
      0.8 + depth * 0.5,
      hull,
      hull === '#fff6e8' ? '#d8503f' : '#fff4dc',
    );
  }
}

function drawTerrace(canvas: Canvas, layout: Layout): void {
  if (layout.arrangement === 3) return;
  canvas.path(
    trace`M-10 862Q300 850 480 872L520 ${HEIGHT + 10}L-10 ${HEIGHT + 10}Z`,
    canvas.verticalGradient([
      [0, canvas.lit('#f4e4c6')],
      [1, canvas.shaded('#c7a67c')],
    ]),
  );
  drawBalustrade(canvas, -10, 470, 866, 74);
  drawBushes(canvas, -10, 110, 812, 20, { count: 9, hasFlowers: true });
  drawBougainvillea(canvas, 400, 230);
}

/** Draws an old harbour town on a hill. Arrangements differ in walls, roofs and landmark. */
export function oldtown(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const horizon = horizonAt(layout, 460, 36);
  const quay = 668 - layout.horizon * 14;
  const town = TOWNS[layout.arrangement];
  const sun = drawSky(canvas, layout, horizon);
  drawRidge(
    canvas,
    horizon + 4,
    random.between(70, 120),
    [canvas.away('#7d93b4', 0.5), canvas.away('#b9b0b4', 0.7)],
    {
      from: -80,
      to: random.between(620, 1000),
      foot: horizon + 5,
      roughness: 0.45,
      envelope: islandEnvelope,
    },
  );
  drawSea(canvas, horizon, { sunX: sun.x });
  drawSailBoat(canvas, random.between(120, 300), horizon + 50, 0.7);
  drawHill(canvas, town, quay);
  const tiers = 7;
  for (let tier = 0; tier < tiers; tier += 1) {
    drawTier(canvas, town, quay, tier, tiers);
    if (tier === 3) drawChurch(canvas, layout, town, quay);
  }
  drawQuay(canvas, town, quay);
  drawReflections(
    canvas,
    town.from,
    Math.min(town.to, WIDTH),
    quay + 12,
    [canvas.lit(mix(town.walls[0], '#ffffff', 0.2)), canvas.lit('#e98f6f'), canvas.lit('#fbeed8')],
    { count: 110, reach: 150 },
  );
  canvas.rect(
    town.from - 28,
    quay + 11,
    Math.min(town.to, WIDTH) - town.from + 60,
    40,
    canvas.verticalGradient([
      [0, palette.sea.near, 0.6],
      [1, palette.sea.near, 0],
    ]),
  );
  drawBoats(canvas, layout, quay);
  drawTerrace(canvas, layout);
  return canvas.finish(layout.isMirrored);
}
