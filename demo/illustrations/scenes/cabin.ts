import { drawBed } from '../kit/bed';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { type Colour, lighter, mix } from '../kit/colours';
import { drawArmchair, drawBedsideLamp, drawCurtain, drawFramedPicture } from '../kit/furniture';
import { indoorLit, indoorShaded } from '../kit/indoor-light';
import { drawGlow } from '../kit/lamps';
import { horizonAt, type Layout } from '../kit/layout';
import { isLampTime, type Palette } from '../kit/palette';
import { trace } from '../kit/trace';
import { drawView, type View } from '../kit/window-view';

const FLOOR = 700;
interface Style {
  readonly wall: Colour;
  readonly wood: Colour;
  readonly cloth: Colour;
}

const STYLES: readonly [Style, ...Style[]] = [
  { wall: '#f0e8da', wood: '#a8754a', cloth: '#27508f' },
  { wall: '#e6ecec', wood: '#8a5f44', cloth: '#d9573f' },
  { wall: '#f4e6d2', wood: '#c09468', cloth: '#2f8a92' },
];

const VIEWS: readonly [View, ...View[]] = ['sea', 'bay', 'sea', 'bay'];

function circle(x: number, y: number, radius: number): string {
  return trace`M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
}

/** Draws the view in the outline of the windows. It moves the sun behind the glass, where it is visible. */
function drawSeaView(canvas: Canvas, layout: Layout, outline: string, middle: number, horizon: number): void {
  canvas.clip(outline, () =>
    drawView(
      canvas,
      canvas.random.pick(VIEWS),
      layout,
      horizon,
      (middle + (layout.sun - 0.5) * 260 - 120) / 1360,
    ),
  );
}

function drawRim(canvas: Canvas, x: number, y: number, radius: number, metal: Colour): void {
  canvas.path(circle(x, y, radius + 12), 'none', { stroke: indoorShaded(canvas, metal), strokeWidth: 30 });
  canvas.path(circle(x, y, radius + 8), 'none', { stroke: indoorLit(canvas, metal), strokeWidth: 20 });
  canvas.path(circle(x, y, radius + 2), 'none', {
    stroke: indoorLit(canvas, lighter(metal, 0.5)),
    strokeWidth: 4,
  });
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * Math.PI * 2;
    canvas.circle(
      x + Math.cos(angle) * (radius + 12),
      y + Math.sin(angle) * (radius + 12),
      4,
      indoorShaded(canvas, metal),
    );
  }
}

/** What the guests of a cabin look out to. */
type Outlook = 'none' | 'porthole' | 'portholes' | 'balcony' | 'wide balcony';

function drawPortholes(canvas: Canvas, layout: Layout, outlook: Outlook): void {
  const places =
    outlook === 'porthole'
      ? [[430, 350, 215]]
      : [
          [190, 350, 128],
          [500, 350, 128],
          [810, 350, 128],
        ];
  const horizon = horizonAt(layout, 400, 30);
  const outline = places.map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius)).join('');
  drawSeaView(canvas, layout, outline, places[0]?.[0] ?? 400, horizon);
  const metal: Colour = canvas.random.pick<Colour>(['#d9b36a', '#c9ced6', '#f3eee4']);
  for (const [x = 0, y = 0, radius = 0] of places) drawRim(canvas, x, y, radius, metal);
}

/** Draws what an inside cabin has in place of a window: a mirror with light around it, or panels with prints. */
function drawWindowlessWall(canvas: Canvas, layout: Layout, { wood, cloth }: Style): void {
  const { random } = canvas;
  if (layout.arrangement % 2 === 0) {
    const x = random.between(260, 420);
    drawGlow(canvas, x + 150, 330, 420, 0.5);
    canvas.rect(x - 14, 150, 328, 388, canvas.palette.sun.glow, { opacity: 0.7, round: 34 });
    canvas.rect(x, 164, 300, 360, indoorLit(canvas, '#dfeaf0'), { round: 24 });
    canvas.path(trace`M${x + 40} 480L${x + 210} 190H${x + 262}L${x + 92} 480Z`, '#ffffff', { opacity: 0.35 });
    drawFramedPicture(canvas, random.between(740, 790), 200, 220, 170);
    return;
  }
  const panel = layout.arrangement === 1 ? wood : lighter(cloth, 0.2);
  const top = random.between(90, 420);
  for (let x = random.between(40, 160); x < 900; x += 164) {
    canvas.rect(x, top, 160, FLOOR - top, indoorLit(canvas, panel), { round: 4 });
    canvas.rect(x + 156, top, 4, FLOOR - top, indoorShaded(canvas, panel), { opacity: 0.6 });
  }
  drawFramedPicture(canvas, random.between(180, 260), 210, 260, 200);
  drawFramedPicture(canvas, random.between(560, 640), 230, 200, 160);
}

const NARROW_DOORS = [
  [120, 560],
  [300, 420],
  [90, 440],
  [240, 500],
] as const;
const WIDE_DOORS = [
  [120, 780],
  [260, 640],
  [70, 800],
  [40, 680],
] as const;

function drawBalconyDoor(canvas: Canvas, layout: Layout, isWide: boolean): void {
  const [x, width] = (isWide ? WIDE_DOORS : NARROW_DOORS)[layout.arrangement];
  const top = 84;
  const outline = trace`M${x} ${top}H${x + width}V${FLOOR}H${x}Z`;
  drawSeaView(canvas, layout, outline, x + width / 2, horizonAt(layout, 420, 36));
  canvas.clip(outline, () => {
    canvas.rect(
      x,
      FLOOR - 44,
      width,
      44,
      canvas.verticalGradient([
        [0, canvas.lit('#cfa577')],
        [1, canvas.shaded('#a57c54')],
      ]),
    );
    canvas.rect(x, FLOOR - 196, width, 152, canvas.lit('#dff0f4'), { opacity: 0.24 });
    canvas.rect(x, FLOOR - 204, width, 12, canvas.lit('#b98a5c'));
    for (let post = x + 60; post < x + width; post += 190)
      canvas.rect(post, FLOOR - 196, 7, 156, canvas.lit('#eef2f5'));
  });
  const frame = indoorLit(canvas, '#fdfaf2');
  canvas.path(outline, 'none', { stroke: frame, strokeWidth: 16 });
  const panes = isWide ? 3 : 2;
  for (let pane = 1; pane < panes; pane += 1)
    canvas.rect(x + (width * pane) / panes - 6, top, 12, FLOOR - top, frame);
  for (const at of [x - 58, x + width - 32])
    drawCurtain(canvas, at, top - 14, 90, FLOOR - top + 8, '#fff6e8');
}

function drawWalls(canvas: Canvas, wall: Colour, wood: Colour): void {
  canvas.rect(
    0,
    0,
    WIDTH,
    FLOOR,
    canvas.horizontalGradient([
      [0, indoorLit(canvas, lighter(wall, 0.2))],
      [0.65, indoorLit(canvas, wall)],
      [1, indoorShaded(canvas, wall)],
    ]),
  );
  canvas.rect(0, 0, WIDTH, 54, indoorLit(canvas, '#fffaf2'));
  for (let x = 110; x < WIDTH; x += 230) {
    canvas.ellipse(x, 40, 30, 5, isLampTime(canvas.palette) ? '#fff0c8' : indoorShaded(canvas, '#e9e0d0'));
    drawGlow(canvas, x, 44, 110, 0.4);
  }
  canvas.rect(0, 54, WIDTH, 10, indoorLit(canvas, wood));
  canvas.rect(0, 64, WIDTH, 5, indoorShaded(canvas, wall), { opacity: 0.6 });
  canvas.rect(1030, FLOOR - 350, WIDTH - 1030, 350, indoorLit(canvas, wood));
  for (let x = 1030; x < WIDTH; x += 142) {
    canvas.rect(x + 10, FLOOR - 338, 124, 326, indoorLit(canvas, lighter(wood, 0.12)), { round: 6 });
    canvas.rect(x, FLOOR - 350, 4, 350, indoorShaded(canvas, wood), { opacity: 0.6 });
  }
  canvas.rect(1024, FLOOR - 360, WIDTH - 1024, 12, indoorLit(canvas, lighter(wood, 0.35)));
}

function drawCarpet(canvas: Canvas, isSunlit: boolean, cloth: Colour): void {
  const carpet = mix(cloth, '#6a6a80', 0.25);
  canvas.rect(
    0,
    FLOOR,
    WIDTH,
    HEIGHT - FLOOR,
    canvas.verticalGradient([
      [0, indoorLit(canvas, lighter(carpet, 0.2))],
      [1, indoorShaded(canvas, carpet)],
    ]),
  );
  let waves = '';
  for (let row = 0; row < 7; row += 1) {
    const y = FLOOR + 20 + row * (16 + row * 4);
    waves += trace`M-20 ${y}`;
    for (let x = -20; x < WIDTH; x += 80 + row * 16)
      waves += trace`q${20 + row * 4} ${-7 - row} ${40 + row * 8} 0t${40 + row * 8} 0`;
  }
  canvas.stroke(waves, indoorLit(canvas, lighter(carpet, 0.4)), 2.6, 0.4);
  canvas.rect(0, FLOOR - 14, WIDTH, 14, indoorLit(canvas, '#fffaf0'));
  if (isLampTime(canvas.palette) || !isSunlit) return;
  canvas.path(
    trace`M240 ${FLOOR}H740L860 ${HEIGHT}H180Z`,
    canvas.verticalGradient([
      [0, canvas.palette.sun.glow, 0.45],
      [1, canvas.palette.sun.glow, 0.08],
    ]),
  );
}

function drawLifebelt(canvas: Canvas, x: number, y: number): void {
  canvas.circle(x, y, 44, 'none', { stroke: indoorLit(canvas, '#fffaf0'), strokeWidth: 24 });
  for (const from of [0.2, 1.77, 3.34, 4.91]) {
    canvas.path(
      trace`M${x + Math.cos(from) * 44} ${y + Math.sin(from) * 44}A44 44 0 0 1 ${x + Math.cos(from + 0.62) * 44} ${y + Math.sin(from + 0.62) * 44}`,
      'none',
      { stroke: indoorLit(canvas, '#d9573f'), strokeWidth: 24 },
    );
  }
}

const ARMCHAIRS: Readonly<Record<Outlook, readonly number[]>> = {
  none: [210],
  porthole: [250, 560],
  portholes: [420, 720],
  balcony: [170],
  'wide balcony': [210],
};

function drawOutlook(canvas: Canvas, layout: Layout, outlook: Outlook, style: Style): void {
  if (outlook === 'none') drawWindowlessWall(canvas, layout, style);
  else if (outlook === 'porthole' || outlook === 'portholes') drawPortholes(canvas, layout, outlook);
  else drawBalconyDoor(canvas, layout, outlook === 'wide balcony');
}

/** Returns the drawing function of cabins with these outlooks: one for each arrangement of a layout. */
function cabinWith(outlooks: readonly [Outlook, Outlook, Outlook, Outlook]) {
  return (seed: number, palette: Palette, layout: Layout): string => {
    const canvas = new Canvas(seed, palette);
    const { random } = canvas;
    const outlook = outlooks[layout.arrangement];
    const hasBalcony = outlook === 'balcony' || outlook === 'wide balcony';
    const style = random.pick(STYLES);
    drawWalls(canvas, style.wall, style.wood);
    drawCarpet(canvas, hasBalcony, style.cloth);
    drawOutlook(canvas, layout, outlook, style);
    if (outlook === 'portholes' || layout.density > 0.55) drawLifebelt(canvas, 1240, 220);
    else drawFramedPicture(canvas, 1160, 140, 190, 150);
    drawBedsideLamp(canvas, 1535, 782, 0.95);
    drawBed(canvas, 1470, 804, outlook === 'porthole' ? 680 : 620, style.cloth);
    const chair = random.pick<Colour>(['#e58a5e', '#f0b458', '#5f9aa6']);
    for (const [index, x] of ARMCHAIRS[outlook].entries())
      drawArmchair(canvas, x, index === 0 ? 822 : 836, 1.2, chair);
    return canvas.finish(layout.isMirrored, 0.24);
  };
}

/** Draws a cabin of any kind. */
export const cabin = cabinWith(['porthole', 'portholes', 'wide balcony', 'balcony']);
/** Draws a cabin without a window. */
export const insideCabin = cabinWith(['none', 'none', 'none', 'none']);
/** Draws a cabin with portholes. */
export const outsideCabin = cabinWith(['porthole', 'portholes', 'porthole', 'portholes']);
/** Draws a cabin with the door of a balcony. */
export const balconyCabin = cabinWith(['balcony', 'balcony', 'balcony', 'balcony']);
/** Draws a suite with a large balcony. */
export const suite = cabinWith(['wide balcony', 'wide balcony', 'wide balcony', 'wide balcony']);
