import { drawFerry, drawRowingBoat, drawSailBoat } from '../kit/boats';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { type Colour, darker, lighter } from '../kit/colours';
import { drawCabinHouse, drawWoodenChurch } from '../kit/northern-houses';
import { horizonAt, type Layout } from '../kit/layout';
import { drawPeak, type Peak } from '../kit/mountains';
import type { Palette } from '../kit/palette';
import { drawRidge } from '../kit/ridges';
import { drawGulls, drawHaze, drawSky } from '../kit/sky';
import { drawFirs, drawPine } from '../kit/trees';
import { drawGlints, drawSunPath } from '../kit/water';
import { trace } from '../kit/trace';

/** Summits as [x, height above the water]. Those of `far` are visible between the near ones. */
const RANGES: Readonly<
  Record<Layout['arrangement'], { far: readonly [number, number][]; near: readonly [number, number][] }>
> = {
  0: {
    far: [
      [470, 250],
      [1050, 270],
      [760, 320],
    ],
    near: [
      [230, 430],
      [1340, 470],
    ],
  },
  1: {
    far: [
      [620, 260],
      [1180, 230],
      [930, 300],
    ],
    near: [
      [330, 480],
      [1600, 330],
      [40, 330],
    ],
  },
  2: {
    far: [
      [240, 240],
      [1420, 270],
      [520, 300],
    ],
    near: [
      [860, 470],
      [1180, 330],
    ],
  },
  3: {
    far: [
      [300, 220],
      [640, 280],
    ],
    near: [
      [1240, 480],
      [980, 330],
      [1560, 400],
    ],
  },
};

const VILLAGE: Readonly<Record<Layout['arrangement'], number>> = { 0: 720, 1: 1010, 2: 430, 3: 560 };

function peaks(
  canvas: Canvas,
  places: readonly (readonly [number, number])[],
  foot: number,
  spread: number,
): Peak[] {
  const { random } = canvas;
  return places.map(([x, height]) => ({
    x: x + random.offset(50),
    top: foot - height * random.between(0.88, 1.1),
    left: spread * random.between(0.85, 1.2) * (0.5 + height / 500),
    right: spread * random.between(0.85, 1.2) * (0.5 + height / 500),
  }));
}

function drawWaterfall(canvas: Canvas, x: number, top: number, foot: number): void {
  const { random } = canvas;
  canvas.group(`filter="${canvas.blur(1.2)}" opacity=".9"`, () => {
    for (const [width, opacity] of [
      [13, 0.4],
      [6, 0.9],
    ] as const) {
      canvas.path(
        trace`M${x} ${top}Q${x - 6} ${top + (foot - top) * 0.4} ${x + random.offset(5)} ${foot}h${width}Q${x + width} ${top + (foot - top) * 0.4} ${x + width * 0.6} ${top}Z`,
        canvas.lit('#ffffff'),
        { opacity },
      );
    }
  });
}

function drawVillage(canvas: Canvas, x: number, waterline: number, fullness: number): void {
  const { random } = canvas;
  const half = 210 + fullness * 110;
  canvas.path(
    trace`M${x - half} ${waterline + 4}Q${x - half * 0.3} ${waterline - 44} ${x + half * 0.5} ${waterline - 12}Q${x + half * 0.8} ${waterline - 4} ${x + half} ${waterline + 4}Z`,
    canvas.verticalGradient([
      [0, canvas.lit('#a5c77e')],
      [1, canvas.lit('#5f9560')],
    ]),
  );
  for (let index = 0; index < 26; index += 1) {
    drawPine(
      canvas,
      x + random.offset(half * 0.85),
      waterline - random.between(4, 20),
      random.between(22, 44),
      '#447a58',
    );
  }
  const church = random.offset(half * 0.3);
  drawWoodenChurch(canvas, x + church, waterline - 12, 1.05);
  const count = 6 + Math.round(fullness * 6);
  for (let index = 0; index < count; index += 1) {
    const place = ((index + 0.5) / count - 0.5) * half * 1.5;
    if (Math.abs(place - church) < 34) continue;
    const wall = random.pick<Colour>(['#b8402f', '#d9a441', '#f4efe4', '#b8402f', '#3c6e8f', '#a83a2c']);
    drawCabinHouse(canvas, x + place, waterline - 4 - random.between(0, 9), random.between(28, 42), wall);
  }
}

function drawLand(canvas: Canvas, layout: Layout, waterline: number): void {
  const { random } = canvas;
  const { far, near } = RANGES[layout.arrangement];
  const rock: Colour = '#7d93ab';
  for (const peak of peaks(canvas, far, waterline, 300)) {
    drawPeak(canvas, peak, { foot: waterline + 4, rock, valley: '#9ab3b8', snow: 0.5, distance: 0.48 });
  }
  drawHaze(canvas, waterline - 230, waterline, 0.75);
  const ordered = peaks(canvas, near, waterline, 400).toSorted((a, b) => a.top - b.top);
  for (const [index, peak] of ordered.entries()) {
    drawPeak(canvas, peak, {
      foot: waterline + 4,
      rock: '#66829a',
      valley: '#55845f',
      snow: 0.4 - index * 0.06,
      distance: 0.1,
    });
  }
  const fall = ordered[0];
  if (fall)
    drawWaterfall(
      canvas,
      fall.x + fall.right * 0.42,
      waterline - (waterline - fall.top) * 0.45,
      waterline - 4,
    );
  drawHaze(canvas, waterline - 110, waterline, 0.35);
  const village = VILLAGE[layout.arrangement];
  for (const [from, to, height, distance] of [
    [-20, village - 150, 120, 0.1],
    [village + 170, WIDTH + 20, 130, 0.08],
    [-20, village - 330, 66, 0],
    [village + 380, WIDTH + 20, 72, 0],
  ] as const) {
    const isLeft = from < 0;
    const line = drawRidge(
      canvas,
      waterline,
      height * random.between(0.85, 1.2),
      [canvas.away('#4d8563', distance), canvas.away('#2f664d', distance)],
      {
        from,
        to,
        foot: waterline + 4,
        envelope: (along) => (isLeft ? 1 - along : along) ** 0.6,
      },
    );
    drawFirs(canvas, line, waterline + 2, '#3a7556', distance);
  }
  drawVillage(canvas, village, waterline, layout.density);
}

function drawMirror(canvas: Canvas, land: string, waterline: number, sunX: number): void {
  const { palette } = canvas;
  const { far, middle, near } = palette.sea;
  canvas.rect(
    0,
    waterline,
    WIDTH,
    HEIGHT - waterline,
    canvas.verticalGradient([
      [0, far],
      [0.3, middle],
      [1, near],
    ]),
  );
  canvas.repeat(
    land,
    trace`transform="translate(0 ${2 * waterline}) scale(1 -1)" opacity=".5" filter="${canvas.blur(2.5, 5)}"`,
  );
  canvas.rect(
    0,
    waterline,
    WIDTH,
    HEIGHT - waterline,
    canvas.verticalGradient([
      [0, far, 0.15],
      [0.4, middle, 0.3],
      [1, near, 0.85],
    ]),
  );
  drawGlints(canvas, waterline + 3, HEIGHT, palette.glint, { count: 190, opacity: 0.3, stretch: 1.2 });
  drawGlints(canvas, waterline + 10, HEIGHT, darker(near, 0.2), { count: 150, opacity: 0.22, stretch: 1.8 });
  drawSunPath(canvas, sunX, waterline, HEIGHT, 0.6);
  canvas.rect(0, waterline - 1, WIDTH, 2.5, lighter(far, 0.5), { opacity: 0.6 });
}

function drawForeground(canvas: Canvas, layout: Layout): void {
  const { random } = canvas;
  const sides = layout.arrangement === 2 ? [-1] : layout.arrangement === 3 ? [1] : [-1, 1];
  for (const side of sides) {
    const edge = side < 0 ? -10 : WIDTH + 10;
    const reach = random.between(330, 520);
    canvas.path(
      trace`M${edge} ${HEIGHT + 10}V${HEIGHT - 120}Q${edge - side * reach * 0.45} ${HEIGHT - 118} ${edge - side * reach * 0.75} ${HEIGHT - 50}Q${edge - side * reach * 0.92} ${HEIGHT - 14} ${edge - side * reach} ${HEIGHT + 10}Z`,
      canvas.verticalGradient([
        [0, canvas.lit('#5c8a58')],
        [1, canvas.shaded('#3c6b4a')],
      ]),
    );
    const trees = 5 + Math.round(layout.density * 2);
    for (let index = 0; index < trees; index += 1) {
      const out = random.next() ** 0.8;
      const height = (470 - out * 330) * random.between(0.75, 1.1);
      drawPine(canvas, edge - side * out * reach * 0.8, HEIGHT - 14 - (1 - out) * 26 + index * 6, height);
    }
  }
}

/** Draws a fjord between snowy mountains, with a village and its reflection in calm water. */
export function fjord(seed: number, palette: Palette, layout: Layout): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const waterline = horizonAt(layout, 560, 40);
  const sun = drawSky(canvas, layout, waterline);
  const land = canvas.group('', () => drawLand(canvas, layout, waterline));
  drawMirror(canvas, land, waterline, sun.x);
  drawGulls(canvas, random.between(500, 1100), waterline * 0.5, 4);
  const x = random.between(620, 1080);
  if (layout.arrangement === 1) drawSailBoat(canvas, x, waterline + 120, 1.2);
  else if (layout.arrangement === 2) drawRowingBoat(canvas, x + 200, waterline + 200, 1, '#b8402f');
  else drawFerry(canvas, x, waterline + random.between(80, 130), 1.05);
  drawForeground(canvas, layout);
  return canvas.finish(layout.isMirrored);
}
