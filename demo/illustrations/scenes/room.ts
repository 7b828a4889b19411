import { drawBed } from '../kit/bed';
import { Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { type Colour, lighter, mix } from '../kit/colours';
import {
  drawArmchair,
  drawBedsideLamp,
  drawCurtain,
  drawFramedPicture,
  drawPottedPlant,
} from '../kit/furniture';
import { indoorLit, indoorShaded } from '../kit/indoor-light';
import { drawGlow } from '../kit/lamps';
import { horizonAt, type Layout } from '../kit/layout';
import { isLampTime, type Palette } from '../kit/palette';
import { trace } from '../kit/trace';
import { drawView, type View } from '../kit/window-view';

const FLOOR = 690;
interface Style {
  readonly wall: Colour;
  readonly panel: Colour;
  readonly cloth: Colour;
  readonly chair: Colour;
}

const STYLES: readonly [Style, ...Style[]] = [
  { wall: '#f3e6d4', panel: '#e3cdb0', cloth: '#2f8a92', chair: '#e58a5e' },
  { wall: '#cfe0e0', panel: '#8fb4b8', cloth: '#e2704f', chair: '#f0b458' },
  { wall: '#f3d9c8', panel: '#cf8f74', cloth: '#3f6fa0', chair: '#2f8a92' },
  { wall: '#ecebdc', panel: '#8fa584', cloth: '#d99a3f', chair: '#4f8a6f' },
];

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly panes: number;
}

const OPENINGS: Readonly<Record<Layout['arrangement'], Opening>> = {
  0: { x: 90, y: 110, width: 640, height: 580, panes: 3 },
  1: { x: 150, y: 130, width: 440, height: 430, panes: 2 },
  2: { x: 60, y: 70, width: 860, height: 620, panes: 4 },
  3: { x: 190, y: 100, width: 420, height: 590, panes: 1 },
};
/** Without a view a blind is drawn down. */
type Views = readonly [View, ...View[]] | null;
const SEA_VIEWS: Views = ['sea', 'bay', 'sea', 'garden'];
const TOWN_VIEWS: Views = ['rooftops'];

/** Returns the outline of the window: a rectangle or an arch. */
function glassOutline({ x, y, width, height }: Opening, isArched: boolean): string {
  return isArched
    ? trace`M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`
    : trace`M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}

/** Draws a blind that the light of the day comes through. */
function drawBlind(canvas: Canvas, { x, y, width, height }: Opening): void {
  const light = canvas.verticalGradient([
    [0, canvas.lit('#fffaf0')],
    [1, canvas.lit('#f6e7c8')],
  ]);
  canvas.rect(x, y, width, height, light);
  for (let slat = y + 26; slat < y + height; slat += 26)
    canvas.rect(x, slat, width, 3, canvas.shaded('#e6d3b0'), { opacity: 0.7 });
}

function drawWindow(canvas: Canvas, layout: Layout, opening: Opening, views: Views): void {
  const { x, y, width, height, panes } = opening;
  const isArched = layout.arrangement === 3;
  const outline = glassOutline(opening, isArched);
  const horizon = horizonAt(layout, y + height * 0.58, 40);
  canvas.clip(outline, () => {
    if (views === null) drawBlind(canvas, opening);
    else {
      const sun = (x + width * (0.25 + layout.sun * 0.5) - 120) / 1360;
      drawView(canvas, canvas.random.pick(views), layout, horizon, sun);
    }
  });
  const frame = indoorLit(canvas, '#fdf8ee');
  canvas.path(outline, 'none', { stroke: indoorShaded(canvas, '#e9ddca'), strokeWidth: 22 });
  canvas.path(outline, 'none', { stroke: frame, strokeWidth: 14 });
  for (let pane = 1; pane < panes; pane += 1)
    canvas.rect(x + (width * pane) / panes - 5, y, 10, height, frame);
  if (y + height >= FLOOR) {
    const rail = y + height * 0.72;
    canvas.rect(x + 7, rail, width - 14, height * 0.28 - 7, canvas.lit('#dff0f4'), { opacity: 0.22 });
    canvas.rect(x + 7, rail - 4, width - 14, 8, indoorShaded(canvas, '#b9b4b0'));
  } else {
    canvas.rect(x - 26, y + height, width + 52, 18, frame);
    canvas.rect(x - 20, y + height + 18, width + 40, 8, indoorShaded(canvas, '#d9c9b4'), { opacity: 0.6 });
  }
  if (isArched) return;
  const curtain = mix(canvas.random.pick<Colour>(['#fff6e6', '#f3ddc4', '#dfe6df']), '#ffffff', 0.2);
  canvas.rect(x - 80, y - 34, width + 160, 9, indoorShaded(canvas, '#8a6444'), { round: 4 });
  for (const at of [x - 66, x + width - 34]) drawCurtain(canvas, at, y - 28, 100, FLOOR - y + 24, curtain);
}

function drawWalls(canvas: Canvas, wall: Colour, panel: Colour): void {
  canvas.rect(
    0,
    0,
    WIDTH,
    FLOOR,
    canvas.horizontalGradient([
      [0, indoorLit(canvas, lighter(wall, 0.25))],
      [0.6, indoorLit(canvas, wall)],
      [1, indoorShaded(canvas, wall)],
    ]),
  );
  canvas.rect(980, FLOOR - 330, WIDTH - 980, 330, indoorLit(canvas, panel));
  for (let x = 980; x < WIDTH; x += 62)
    canvas.rect(x, FLOOR - 330, 3, 330, indoorShaded(canvas, panel), { opacity: 0.7 });
  canvas.rect(974, FLOOR - 338, WIDTH - 974, 10, indoorLit(canvas, lighter(panel, 0.4)));
  canvas.rect(0, 0, WIDTH, 26, indoorLit(canvas, '#fffaf2'));
  canvas.rect(0, 26, WIDTH, 10, indoorShaded(canvas, wall), { opacity: 0.5 });
}

function drawFloor(canvas: Canvas, layout: Layout, opening: Opening): void {
  const wood = canvas.random.pick<Colour>(['#c99a6a', '#b5855a', '#dcbc94']);
  canvas.rect(
    0,
    FLOOR,
    WIDTH,
    HEIGHT - FLOOR,
    canvas.verticalGradient([
      [0, indoorLit(canvas, lighter(wood, 0.12))],
      [1, indoorShaded(canvas, wood)],
    ]),
  );
  let boards = '';
  for (let index = -12; index <= 12; index += 1)
    boards += trace`M${800 + index * 100} ${FLOOR}L${800 + index * 205} ${HEIGHT}`;
  canvas.stroke(boards, indoorShaded(canvas, mix(wood, '#6a4430', 0.4)), 1.8, 0.5);
  if (!isLampTime(canvas.palette)) {
    const slant = (layout.sun - 0.5) * -240;
    const { x, width } = opening;
    canvas.path(
      trace`M${x} ${FLOOR}H${x + width}L${x + width * 1.12 + slant + 130} ${HEIGHT}H${x + slant - 20}Z`,
      canvas.verticalGradient([
        [0, canvas.palette.sun.glow, 0.5],
        [1, canvas.palette.sun.glow, 0.12],
      ]),
    );
  }
  canvas.rect(0, FLOOR - 16, WIDTH, 16, indoorLit(canvas, '#fffaf0'));
  canvas.rect(0, FLOOR - 2, WIDTH, 3, indoorShaded(canvas, '#b9a48c'));
}

function drawPendant(canvas: Canvas, x: number, length: number): void {
  const isLit = isLampTime(canvas.palette);
  canvas.rect(x - 1.5, 26, 3, length, indoorShaded(canvas, '#6a5a50'));
  drawGlow(canvas, x, length + 60, 170, 0.7);
  canvas.path(
    trace`M${x - 46} ${length + 66}Q${x - 40} ${length + 16} ${x} ${length + 14}Q${x + 40} ${length + 16} ${x + 46} ${length + 66}Z`,
    indoorLit(canvas, '#d9a45e'),
  );
  canvas.ellipse(x, length + 66, 46, 7, isLit ? '#fff0c8' : indoorShaded(canvas, '#8a6444'));
}

/** Draws a hotel bedroom with a view of the sea. */
export function room(seed: number, palette: Palette, layout: Layout): string {
  return bedroom(seed, palette, layout, SEA_VIEWS);
}

/** Draws a hotel bedroom with a view of roofs, for places without a sea. */
export function townRoom(seed: number, palette: Palette, layout: Layout): string {
  return bedroom(seed, palette, layout, TOWN_VIEWS);
}

/** Draws a hotel bedroom that could be anywhere. */
export function bedroomAnywhere(seed: number, palette: Palette, layout: Layout): string {
  return bedroom(seed, palette, layout, null);
}

function bedroom(seed: number, palette: Palette, layout: Layout, views: Views): string {
  const canvas = new Canvas(seed, palette);
  const { random } = canvas;
  const style = STYLES[Math.floor(layout.sun * 4 + layout.density * 3) % STYLES.length] ?? STYLES[0];
  const opening = OPENINGS[layout.arrangement];
  drawWalls(canvas, style.wall, style.panel);
  drawFloor(canvas, layout, opening);
  drawWindow(canvas, layout, opening, views);
  const rug = layout.arrangement === 1 ? '#f0ddc0' : mix(style.cloth, '#fff3df', 0.62);
  canvas.ellipse(830, 822, 470, 58, indoorShaded(canvas, rug));
  canvas.ellipse(830, 818, 462, 52, indoorLit(canvas, rug));
  canvas.ellipse(830, 818, 420, 44, 'none', {
    stroke: indoorLit(canvas, style.cloth),
    strokeWidth: 5,
    opacity: 0.6,
  });
  if (layout.arrangement !== 2) {
    const width = random.between(110, 150);
    drawFramedPicture(canvas, 1130, 150, width, 170);
    if (layout.density > 0.4) drawFramedPicture(canvas, 1130 + width + 50, 150, width, 170);
  } else drawPendant(canvas, 1210, 150);
  drawBedsideLamp(canvas, 1520, 772, 1.05);
  drawBed(canvas, 1450, 796, layout.arrangement === 2 ? 600 : 660, style.cloth);
  if (layout.arrangement === 1 || layout.arrangement === 3) drawArmchair(canvas, 380, 812, 1.25, style.chair);
  else drawArmchair(canvas, 250, 820, 1.15, style.chair);
  drawPottedPlant(
    canvas,
    layout.arrangement === 2 ? 60 : 70,
    800,
    random.between(1, 1.3),
    random.pick<Colour>(['#f3ede2', '#d98a5e', '#5f8a92']),
  );
  if (layout.arrangement === 0) drawPendant(canvas, 900, 120);
  return canvas.finish(layout.isMirrored, 0.24);
}
