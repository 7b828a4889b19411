import type { Canvas } from './canvas';
import { type Colour, darker, lighter, mix } from './colours';
import { glassColour, lampColour } from './windows';
import { polygon, rounded, trace } from './trace';

export interface HouseShape {
  readonly x: number;
  /** y of the ground line. */
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Colour;
  readonly roof: 'tiled' | 'flat' | 'dome';
  readonly distance?: number;
  /** Adds doors, balconies and flowers, which are visible only on near houses. */
  readonly isNear?: boolean;
}

const TILES = ['#c9623f', '#b9543a', '#d5764c', '#c26a4a'] as const satisfies readonly Colour[];
const SHUTTERS = ['#2f7f78', '#3f6f9a', '#6f4a3a', '#4f8a5f', '#8a3f3a'] as const satisfies readonly Colour[];

function drawTiledRoof(canvas: Canvas, { x, foot, width, height, distance = 0 }: HouseShape): void {
  const { random, palette } = canvas;
  const tile = random.pick(TILES);
  const eaves = foot - height;
  const rise = width * random.between(0.17, 0.25);
  const tone = (colour: Colour): Colour => mix(colour, palette.haze, distance);
  canvas.path(
    polygon(
      [x - 4, eaves + 2],
      [x + width * 0.1, eaves - rise],
      [x + width * 0.9, eaves - rise],
      [x + width + 4, eaves + 2],
    ),
    canvas.verticalGradient([
      [0, tone(canvas.lit(lighter(tile, 0.18)))],
      [1, tone(canvas.lit(tile))],
    ]),
  );
  canvas.path(
    polygon(
      [x + width * 0.78, eaves + 2],
      [x + width * 0.78, eaves - rise],
      [x + width * 0.9, eaves - rise],
      [x + width + 4, eaves + 2],
    ),
    tone(canvas.shaded(tile)),
    { opacity: 0.6 },
  );
  canvas.rect(x, eaves + 2, width, 4, canvas.shaded('#6a5060'), { opacity: 0.35 });
  if (distance > 0.16) return;
  let rows = '';
  for (let along = 0.08; along < 0.95; along += 6 / width) {
    rows += trace`M${x + width * along} ${eaves}L${x + width * (0.5 + (along - 0.5) * 0.82)} ${eaves - rise}`;
  }
  canvas.stroke(rows, darker(canvas.shaded(tile), 0.2), 1, 0.3);
}

function drawFlatRoof(
  canvas: Canvas,
  { x, foot, width, height, wall, roof, distance = 0 }: HouseShape,
): void {
  const { palette } = canvas;
  const eaves = foot - height;
  const tone = (colour: Colour): Colour => mix(colour, palette.haze, distance);
  if (roof === 'dome') {
    const dome = trace`M${x + width * 0.14} ${eaves}C${x + width * 0.14} ${eaves - width * 0.52} ${x + width * 0.86} ${eaves - width * 0.52} ${x + width * 0.86} ${eaves}Z`;
    canvas.path(
      dome,
      canvas.horizontalGradient([
        [0, tone(canvas.lit('#5b93c9'))],
        [0.55, tone(canvas.lit('#3a74b4'))],
        [1, tone(canvas.shaded('#2f5f9a'))],
      ]),
    );
  }
  canvas.rect(x - 2, eaves - 6, width + 4, 8, tone(canvas.lit(lighter(wall, 0.3))));
  canvas.rect(x, eaves + 2, width, 3, tone(canvas.shaded(wall)), { opacity: 0.5 });
}

interface Opening {
  /** False for distant houses, where a frame would not be visible. */
  readonly hasFrame: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawShutteredWindow(
  canvas: Canvas,
  { x, y, width, height, hasFrame }: Opening,
  shutter: Colour,
  tone: (c: Colour) => Colour,
): void {
  const { random, palette } = canvas;
  if (hasFrame) canvas.rect(x - 1.5, y - 1.5, width + 3, height + 3, tone(canvas.lit('#fff6e6')));
  canvas.rect(
    x,
    y,
    width,
    height,
    random.happens(palette.lamps) ? lampColour(canvas) : tone(glassColour(canvas, '#46587a')),
  );
  if (random.happens(0.78)) {
    canvas.rect(x - width * 0.56, y, width * 0.5, height, tone(canvas.lit(shutter)));
    canvas.rect(x + width * 1.06, y, width * 0.5, height, tone(canvas.shaded(shutter)));
  }
}

function drawWindowBox(canvas: Canvas, { x, y, width, height }: Opening): void {
  const { random } = canvas;
  canvas.rect(x - width * 0.5, y + height, width * 2, 3, canvas.shaded('#6a5448'));
  for (let index = 0; index < 5; index += 1) {
    const colour = random.pick(['#e0486a', '#d9365a', '#4f8a4a', '#f08ab0'] as const);
    canvas.circle(x - width * 0.4 + index * width * 0.45, y + height - 1.5, 2.8, canvas.lit(colour));
  }
}

function drawOpenings(canvas: Canvas, house: HouseShape): void {
  const { x, foot, width, height, distance = 0, isNear } = house;
  const { random, palette } = canvas;
  const tone = (colour: Colour): Colour => mix(colour, palette.haze, distance);
  const shutter = random.pick(SHUTTERS);
  const columns = Math.max(1, Math.round(width / 31));
  const rows = Math.max(1, Math.floor((height - 10) / 34));
  const cell = width / columns;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random.happens(0.08)) continue;
      const opening = {
        hasFrame: distance < 0.16,
        x: x + cell * (column + 0.33),
        y: foot - height + 13 + row * 34,
        width: cell * 0.34,
        height: 17,
      };
      drawShutteredWindow(canvas, opening, shutter, tone);
      if (isNear && random.happens(0.28)) drawWindowBox(canvas, opening);
    }
  }
  if (isNear && height > 60) {
    const door = x + width * random.between(0.28, 0.5);
    canvas.path(
      `M${rounded(door)} ${rounded(foot)}v-19q9 -13 18 0v19Z`,
      canvas.shaded(mix(shutter, '#4a3030', 0.3)),
    );
  }
}

/** Draws a house of an old town with a lit wall, a shaded edge, a roof and shuttered windows. */
export function drawHouse(canvas: Canvas, house: HouseShape): void {
  const { x, foot, width, height, wall, roof, distance = 0 } = house;
  const { palette } = canvas;
  const tone = (colour: Colour): Colour => mix(colour, palette.haze, distance);
  canvas.rect(
    x,
    foot - height,
    width,
    height + 2,
    canvas.verticalGradient([
      [0, tone(canvas.lit(lighter(wall, 0.1)))],
      [1, tone(canvas.lit(mix(wall, '#b87a5a', 0.2)))],
    ]),
  );
  canvas.rect(x + width * 0.82, foot - height, width * 0.18, height + 2, tone(canvas.shaded(wall)), {
    opacity: 0.62,
  });
  if (roof === 'tiled') drawTiledRoof(canvas, house);
  else drawFlatRoof(canvas, house);
  drawOpenings(canvas, house);
}
