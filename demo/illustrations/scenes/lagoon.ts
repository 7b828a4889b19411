import { drawRowingBoat, drawSailBoat } from '../kit/boats';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawJetty, drawShore } from '../kit/coast';
import { mix } from '../kit/colours';
import { horizonAt, type Layout } from '../kit/layout';
import { drawPeak } from '../kit/mountains';
import type { Palette } from '../kit/palette';
import { drawPalm } from '../kit/palms';
import { drawRidge, islandEnvelope } from '../kit/ridges';
import { drawGulls, drawSky } from '../kit/sky';
import { drawBoardwalk, drawStiltHouse } from '../kit/stilt-houses';
import { trace } from '../kit/trace';
import { drawBushes } from '../kit/trees';
import { drawSea } from '../kit/water';

type House = readonly [x: number, y: number, scale: number];

const VILLAGES: Readonly<
  Record<Layout['arrangement'], { houses: readonly House[]; walk: readonly House[] }>
> = {
  0: {
    houses: [
      [700, 458, 0.36],
      [820, 478, 0.46],
      [970, 506, 0.62],
      [1160, 548, 0.86],
      [1410, 612, 1.2],
    ],
    walk: [
      [620, 472, 5],
      [1000, 530, 12],
      [1300, 602, 20],
      [1660, 700, 34],
    ],
  },
  1: {
    houses: [
      [250, 520, 0.72],
      [500, 492, 0.55],
      [700, 474, 0.42],
      [860, 462, 0.32],
      [1360, 600, 1.15],
    ],
    walk: [
      [-20, 575, 22],
      [400, 525, 13],
      [900, 474, 6],
    ],
  },
  2: {
    houses: [
      [980, 470, 0.42],
      [1120, 486, 0.52],
      [1290, 510, 0.66],
      [1490, 544, 0.84],
    ],
    walk: [
      [880, 484, 6],
      [1640, 590, 18],
    ],
  },
  3: {
    houses: [
      [420, 640, 1.35],
      [860, 520, 0.72],
      [1080, 492, 0.52],
      [1240, 474, 0.4],
    ],
    walk: [
      [120, 760, 40],
      [640, 610, 24],
      [1300, 482, 6],
    ],
  },
};

function drawIsland(canvas: Canvas, layout: Layout, horizon: number): void {
  const { random } = canvas;
  if (layout.arrangement % 2 === 0) {
    const x = layout.arrangement === 0 ? random.between(300, 480) : random.between(480, 640);
    for (const [dx, height, reach, distance] of [
      [-170, 120, 260, 0.5],
      [180, 150, 300, 0.44],
      [0, 270, 330, 0.34],
    ] as const) {
      drawPeak(
        canvas,
        { x: x + dx, top: horizon - height * random.between(0.9, 1.1), left: reach, right: reach * 1.1 },
        { foot: horizon + 4, rock: '#6f9a72', valley: '#5d9a5f', snow: 0, distance },
      );
    }
  } else {
    drawRidge(canvas, horizon + 4, 90, [canvas.away('#5f9a70', 0.45), canvas.away('#9ac09a', 0.55)], {
      from: 900,
      to: WIDTH + 200,
      foot: horizon + 5,
      envelope: islandEnvelope,
    });
  }
  const line = drawRidge(
    canvas,
    horizon + 6,
    26,
    [canvas.away('#4f8f5a', 0.25), canvas.away('#5f9a5f', 0.25)],
    { from: 80, to: 820, foot: horizon + 8, envelope: islandEnvelope },
  );
  for (let index = 6; index < line.length - 6; index += 3) {
    const [px, py] = line[index] ?? [0, 0];
    drawPalm(canvas, px + random.offset(8), py + 5, random.between(24, 46), {
      distance: 0.4,
      fronds: 5,
      reach: 0.5,
    });
  }
  canvas.path(
    trace`M70 ${horizon + 6}Q450 ${horizon + 1} 830 ${horizon + 6}Q450 ${horizon + 16} 70 ${horizon + 6}Z`,
    canvas.away('#fbeecb', 0.15),
  );
}

/** Draws sandbanks and coral under water: light and dark patches that get flatter towards the horizon. */
function drawReef(canvas: Canvas, horizon: number): void {
  const { random } = canvas;
  for (let index = 0; index < 22; index += 1) {
    const depth = random.next();
    const y = horizon + 24 + depth * (HEIGHT - horizon - 60);
    const half = (60 + 240 * depth) * random.between(0.6, 1.3);
    const x = random.between(-80, WIDTH + 80);
    const colour = random.happens(0.6) ? canvas.lit('#a5f0e0') : canvas.lit('#1f8fae');
    canvas.path(
      trace`M${x - half} ${y}Q${x - half * 0.4} ${y - half * 0.1} ${x + half * 0.2} ${y - half * 0.05}Q${x + half * 0.8} ${y - half * 0.08} ${x + half} ${y}Q${x + half * 0.3} ${y + half * 0.11} ${x - half * 0.2} ${y + half * 0.07}Q${x - half * 0.7} ${y + half * 0.09} ${x - half} ${y}Z`,
      colour,
      { opacity: 0.26 },
    );
  }
}

function drawNear(canvas: Canvas, layout: Layout): void {
  const { random } = canvas;
  if (layout.arrangement === 2) {
    drawShore(canvas, (x) => 800 + 60 * Math.sin(x / 420 + 0.6) - x * 0.02, '#fbeed0');
    drawRowingBoat(canvas, 820, 846, 1.2, random.pick(['#e2543f', '#2f8f9a', '#f2b441']));
    drawPalm(canvas, 200, HEIGHT - 30, random.between(580, 660), {
      lean: random.between(0.3, 0.44),
      bend: 0.8,
    });
    drawPalm(canvas, 60, HEIGHT + 10, random.between(640, 720), { lean: 0.12 });
    drawBushes(canvas, -20, 260, HEIGHT + 16, 38, { count: 16, hasFlowers: true });
    return;
  }
  if (layout.arrangement === 1) {
    drawJetty(canvas, [560, HEIGHT + 30], [random.between(640, 760), 560], 300);
    drawRowingBoat(canvas, 1010, 760, 1, '#e2543f');
    return;
  }
  drawPalm(canvas, layout.arrangement === 0 ? 40 : 1580, HEIGHT + 40, random.between(640, 740), {
    lean: layout.arrangement === 0 ? 0.2 : -0.22,
    bend: 0.6,
  });
  drawPalm(canvas, layout.arrangement === 0 ? -40 : 1650, HEIGHT + 60, random.between(520, 600), {
    lean: layout.arrangement === 0 ? 0.14 : -0.14,
  });
  drawRowingBoat(
    canvas,
    layout.arrangement === 0 ? 640 : 1120,
    776,
    1.15,
    random.pick(['#2f8f9a', '#f2b441', '#e2543f']),
  );
}

/** Draws bungalows on stilts over a turquoise lagoon, with or without an island behind them. */
export function lagoon(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const horizon = horizonAt(layout, 400, 30);
  const sun = drawSky(canvas, layout, horizon);
  drawIsland(canvas, layout, horizon);
  drawSea(canvas, horizon + 5, { shallow: '#7fe6d6', sunX: sun.x });
  canvas.rect(
    0,
    horizon + 30,
    WIDTH,
    90,
    canvas.verticalGradient([
      [0, canvas.lit('#2fb9c4'), 0],
      [0.5, canvas.lit(mix('#2fb9c4', '#8ff0e0', 0.3)), 0.5],
      [1, canvas.lit('#2fb9c4'), 0],
    ]),
  );
  drawReef(canvas, horizon);
  drawSailBoat(canvas, random.between(140, 420), horizon + 40, 0.6);
  drawGulls(canvas, random.between(700, 1200), horizon * 0.6, 4);
  const { houses, walk } = VILLAGES[layout.arrangement];
  const shift = horizon - 400;
  drawBoardwalk(
    canvas,
    walk.map(([x, y, width]) => [x, y + shift, width]),
  );
  for (const [x, y, scale] of houses.toSorted((a, b) => a[1] - b[1]))
    drawStiltHouse(canvas, x + random.offset(14), y + shift, scale);
  drawNear(canvas, layout);
  return canvas.finish(layout.isMirrored);
}
