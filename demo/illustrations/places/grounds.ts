import { CLOTHS, drawParasol, drawSunBedPair } from '../kit/beach-furniture';
import { drawFerry, drawFishingBoat, drawRowingBoat, drawSailBoat } from '../kit/boats';
import { type Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { drawShore } from '../kit/coast';
import { type Colour, mix } from '../kit/colours';
import { drawGondola, drawMooringPole } from '../kit/gondolas';
import { drawLampPost } from '../kit/lamps';
import type { Layout } from '../kit/layout';
import { drawPalm } from '../kit/palms';
import { drawPaving } from '../kit/stonework';
import { drawBushes } from '../kit/trees';
import { drawReflections, drawSea } from '../kit/water';

import type { Ground } from './ground-tags';
import type { PlaceTag } from '../kit/place-tags';
import type { Landmark } from '../landmarks/landmark';

/** y of the foot of the landmark for each ground, before the shift of the layout. */
export const LANDMARK_FOOT: Readonly<Record<Ground, number>> = {
  river: 640,
  canal: 650,
  lake: 620,
  bay: 630,
  lagoon: 640,
  square: 690,
  coast: 620,
  beach: 560,
};

interface GroundShape {
  readonly foot: number;
  readonly sunX: number;
  readonly tags: readonly PlaceTag[];
  readonly boats: Landmark['boats'];
  readonly layout: Layout;
}

function drawQuay(canvas: Canvas, foot: number, hasTrees: boolean): void {
  const { random } = canvas;
  for (let x = 0; hasTrees && x < WIDTH; x += random.between(60, 110))
    drawBushes(canvas, x - 12, x + 12, foot - 12, 17, { count: 3, colour: '#5c8a55' });
  canvas.rect(
    0,
    foot - 9,
    WIDTH,
    22,
    canvas.verticalGradient([
      [0, canvas.lit('#e3cfae')],
      [1, canvas.shaded('#9a8070')],
    ]),
  );
  for (let x = random.between(10, 50); x < WIDTH; x += 118) drawLampPost(canvas, x, foot - 8, 36);
}

function drawMirror(canvas: Canvas, foot: number): void {
  const wall: Colour = canvas.lit('#e0b48a');
  drawReflections(
    canvas,
    -20,
    WIDTH,
    foot + 13,
    [wall, mix(wall, canvas.palette.sea.middle, 0.5), canvas.lit('#fbeed8')],
    {
      count: 80,
      reach: 130,
      opacity: 0.26,
    },
  );
}

/** Draws gondolas and their mooring poles, for a lagoon with canals. */
function drawMoorings(canvas: Canvas, foot: number): void {
  const { random } = canvas;
  for (let x = 70; x < WIDTH; x += random.between(120, 190)) drawMooringPole(canvas, x, foot + 44, 74);
  drawGondola(canvas, random.between(240, 480), foot + 96, 1);
  drawGondola(canvas, random.between(1120, 1340), foot + 128, 1.2);
  drawGondola(canvas, random.between(640, 860), foot + 196, 1.5);
}

function drawWaterfront(canvas: Canvas, ground: Ground, { foot, sunX, boats }: GroundShape): void {
  const { random } = canvas;
  drawQuay(canvas, foot, ground !== 'bay');
  drawSea(canvas, foot + 11, { sunX });
  drawMirror(canvas, foot);
  if (ground === 'canal' || ground === 'lake' || ground === 'lagoon') {
    drawRowingBoat(canvas, random.between(180, 520), foot + 120, 1, '#2f6f8a');
    drawRowingBoat(canvas, random.between(1080, 1400), foot + 170, 1.25, '#a8503f');
  } else if (ground === 'river') {
    drawFerry(
      canvas,
      random.between(340, 1260),
      HEIGHT - random.between(70, 95),
      1.6,
      random.pick(['#c8452f', '#2f6f8a', '#d9a441']),
    );
  } else if (boats === 'gondolas') {
    drawMoorings(canvas, foot);
  } else {
    drawSailBoat(canvas, random.between(160, 480), foot + 80, 1);
    drawFishingBoat(
      canvas,
      random.between(980, 1380),
      foot + 150,
      1.15,
      random.pick(['#2f7fa8', '#d8503f', '#2f8f7a']),
      '#fff4dc',
    );
  }
}

function drawCoastWater(canvas: Canvas, { foot, sunX, layout }: GroundShape): void {
  const { random } = canvas;
  drawSea(canvas, foot + 16, { sunX, shallow: '#2fb0c0' });
  drawMirror(canvas, foot + 4);
  canvas.rect(0, foot + 14, WIDTH, 5, canvas.lit('#ffffff'), { opacity: 0.5 });
  const count = 2 + Math.round(layout.density * 2);
  for (let index = 0; index < count; index += 1)
    drawSailBoat(
      canvas,
      140 + ((index + random.between(0.2, 0.8)) * 1320) / count,
      foot + 66 + index * 34,
      0.7 + index * 0.2,
    );
}

function drawBeach(canvas: Canvas, { foot, sunX, tags, layout }: GroundShape): void {
  const { random } = canvas;
  drawSea(canvas, foot + 12, { sunX, shallow: '#53d2cf' });
  canvas.rect(0, foot + 10, WIDTH, 4, canvas.lit('#ffffff'), { opacity: 0.5 });
  drawSailBoat(canvas, random.between(160, 1440), foot + 60, 0.7, random.pick(['#fffaf0', '#f6c9a0']));
  const base = 742 - layout.horizon * 12;
  drawShore(canvas, (x) => base + Math.sin(x / 330 + layout.sun * 6) * 16);
  for (let index = 0; index < 4; index += 1)
    drawSunBedPair(
      canvas,
      300 + index * 310 + random.offset(50),
      806 + random.offset(14),
      0.6,
      random.pick(CLOTHS),
    );
  if (tags.includes('jungle') || tags.includes('desert') || tags.includes('island')) {
    drawPalm(canvas, 90, 880, 520, { lean: 0.16 });
    if (tags.includes('jungle')) drawPalm(canvas, 1530, 890, 560, { lean: -0.18 });
  } else {
    drawParasol(canvas, 130, 800, 90, { cloth: random.pick(CLOTHS), flatness: 0.3 });
  }
}

function drawSquare(canvas: Canvas, { foot, tags }: GroundShape): void {
  const { random } = canvas;
  const isDry = tags.includes('desert');
  drawPaving(canvas, foot - 2, isDry ? '#e9b98f' : '#ead9bf');
  if (isDry) {
    for (const x of [120, 300, 1340, 1500])
      drawPalm(canvas, x, foot + 60, random.between(210, 300), { distance: 0.04 });
  } else {
    for (const x of [60, 190, 330, 1290, 1430, 1560])
      drawBushes(canvas, x - 34, x + 34, foot + 10, 34, { count: 7, colour: '#5c8f50' });
  }
  for (let x = 90; x < WIDTH; x += 284) drawLampPost(canvas, x, foot + 78, 92);
  for (let index = 0; index < 6; index += 1)
    drawParasol(canvas, index < 3 ? 110 + index * 120 : 1250 + (index - 3) * 120, foot + 120, 46, {
      cloth: random.pick(CLOTHS),
      flatness: 0.3,
      pole: 0.95,
    });
}

/** Draws what is in front of the landmark, and calls `drawLand` for the landmark before it. */
export function drawGround(canvas: Canvas, ground: Ground, shape: GroundShape, drawLand: () => void): void {
  if (ground === 'coast' || ground === 'beach') {
    // The open sea behind the headland of the landmark.
    drawSea(canvas, shape.foot - 34, { sunX: shape.sunX, bottom: shape.foot + 18 });
    drawLand();
    if (ground === 'coast') drawCoastWater(canvas, shape);
    else drawBeach(canvas, shape);
    return;
  }
  drawLand();
  if (ground === 'square') drawSquare(canvas, shape);
  else drawWaterfront(canvas, ground, shape);
}
