import type { Canvas } from './canvas';
import { type Colour, darker, mix } from './colours';
import { isLampTime } from './palette';
import { polygon, rounded, trace } from './trace';
import { lampColour } from './windows';

export interface ShipShape {
  readonly hull: Colour;
  readonly accent: Colour;
  readonly decks: number;
}

/** Coordinates of the ship: the stern is at x 0, the bow at x 1000, the waterline at y 44. */
const HULL_TOP = -46;
const DECK = 25;

function drawHull(canvas: Canvas, { hull, accent }: ShipShape): void {
  const outline = `M-18 ${HULL_TOP}L1010 ${HULL_TOP - 20}Q985 16 925 44L24 44Q-16 22 -18 ${HULL_TOP}Z`;
  const paint = hull === '#ffffff' ? '#f4f5f8' : hull;
  canvas.path(
    outline,
    canvas.verticalGradient([
      [0, canvas.lit(hull)],
      [0.62, canvas.lit(paint)],
      [0.7, canvas.shaded(mix(paint, '#ffffff', 0.2))],
      [0.71, canvas.lit('#23467f')],
      [1, canvas.shaded('#1a3768')],
    ]),
  );
  canvas.stroke(`M-17 ${HULL_TOP + 28}Q500 ${HULL_TOP + 34} 996 ${HULL_TOP + 6}`, canvas.lit(accent), 3.5);
  const { random, palette } = canvas;
  for (let row = 0; row < 2; row += 1) {
    for (let index = 0; index < 56; index += 1) {
      const y = HULL_TOP + 14 + row * 25 - Math.max(0, index - 46) * 0.8;
      canvas.circle(
        26 + index * 15.4,
        y,
        2.9,
        random.happens(palette.lamps) ? lampColour(canvas) : canvas.shaded('#2c4a78'),
      );
    }
  }
  canvas.path(
    outline,
    canvas.horizontalGradient([
      [0, canvas.palette.sun.glow, 0.28],
      [0.4, canvas.palette.sun.glow, 0.04],
      [1, '#1a2a5a', 0.14],
    ]),
  );
}

function drawDeck(canvas: Canvas, deck: number, decks: number): void {
  const { random, palette } = canvas;
  const isTop = deck >= decks - 2;
  const y = HULL_TOP - 22 - deck * DECK;
  const from = 18 + deck * 9 + (isTop ? 30 : 0);
  const to = 900 - deck * 26 - (isTop ? 60 : 0);
  const white: Colour = '#fffdf8';
  canvas.rect(
    from,
    y,
    to - from,
    23,
    canvas.verticalGradient([
      [0, canvas.lit(white)],
      [0.75, canvas.lit('#f1ece6')],
      [1, canvas.shaded('#e3dcda')],
    ]),
  );
  canvas.path(
    trace`M${to} ${y}Q${to + 22} ${y + 4} ${to + 26} ${y + 23}L${to} ${y + 23}Z`,
    canvas.shaded(white),
  );
  canvas.rect(from, y + 20.5, to - from + 24, 2.5, canvas.shaded('#b4bccb'));
  if (isTop) {
    canvas.rect(
      from + 10,
      y + 5,
      to - from - 24,
      10,
      isLampTime(palette) ? '#f6cf8a' : canvas.shaded('#5b8ab8'),
      { opacity: 0.9 },
    );
    for (let x = from + 14; x < to - 16; x += 13) canvas.rect(x, y + 5, 1.6, 10, canvas.lit(white));
    return;
  }
  let rails = '';
  for (let x = from + 8; x < to - 40; x += 15) {
    canvas.rect(
      x,
      y + 4,
      10.5,
      12.5,
      random.happens(palette.lamps) ? lampColour(canvas) : canvas.shaded('#6d8aae'),
      { round: 1 },
    );
    rails += `M${rounded(x - 1)} ${rounded(y + 12)}h12.5v6.5h-12.5Z`;
  }
  canvas.path(rails, canvas.lit('#e6f0f6'), { opacity: 0.6 });
  canvas.rect(to - 34, y + 5, 46, 9, canvas.shaded('#3a5a8a'), { round: 3 });
}

function drawLifeboats(canvas: Canvas): void {
  for (let index = 0; index < 12; index += 1) {
    const x = 80 + index * 60;
    const y = HULL_TOP - 15;
    canvas.path(`M${x} ${y}h40q-2 13 -9 13h-22q-8 0 -9 -13Z`, canvas.lit('#f27a35'));
    canvas.path(`M${x + 2} ${y}q18 -11 36 0Z`, canvas.lit('#fff4e6'));
    canvas.rect(x + 5, y + 8, 30, 3, canvas.shaded('#c9541f'));
  }
}

function drawTop(canvas: Canvas, { accent, decks }: ShipShape): void {
  const y = HULL_TOP + 1 - decks * DECK;
  const navy: Colour = '#27508f';
  canvas.path(
    polygon([150, y], [168, y - 78], [256, y - 92], [246, y]),
    canvas.horizontalGradient([
      [0, canvas.lit(navy)],
      [0.6, canvas.lit(navy)],
      [1, canvas.shaded(navy)],
    ]),
  );
  canvas.path(polygon([161, y - 48], [252, y - 56], [250, y - 30], [156, y - 24]), canvas.lit(accent));
  for (let index = 0; index < 4; index += 1)
    canvas.rect(176 + index * 17, y - 91 - index * 2.4, 9, 12, darker(canvas.shaded('#39445f'), 0.2));
  canvas.rect(560, y - 64, 5, 64, canvas.lit('#e8ecf2'));
  canvas.rect(540, y - 40, 45, 3, canvas.lit('#e8ecf2'));
  for (const [x, radius] of [
    [500, 17],
    [612, 14],
  ] as const) {
    canvas.circle(x, y - 12, radius, canvas.shaded('#ffffff'));
    canvas.circle(x - radius * 0.18, y - 12 - radius * 0.2, radius * 0.74, canvas.lit('#ffffff'));
  }
  canvas.stroke(`M330 ${y}q4 -44 40 -40t30 -24t42 6`, canvas.lit('#f27a35'), 8);
  canvas.rect(438, y - 58, 5, 58, canvas.lit('#cfd6e4'));
  const lights = `M20 ${y + 60}L200 ${y - 92}L562 ${y - 66}L1004 ${HULL_TOP - 20}`;
  canvas.stroke(lights, isLampTime(canvas.palette) ? '#ffe9b0' : canvas.lit('#ffffff'), 1.2, 0.7);
  if (!isLampTime(canvas.palette)) return;
  for (let index = 0; index < 46; index += 1) {
    const t = index / 46;
    canvas.circle(562 + 442 * t, y - 66 + (HULL_TOP + 46 - y) * t, 2, '#ffedb8');
  }
}

function drawWash(canvas: Canvas): void {
  const { random } = canvas;
  const foam = mix(canvas.lit('#ffffff'), canvas.palette.glint, 0.3);
  canvas.path('M936 36Q1010 34 1068 54Q1000 48 900 52Z', foam, { opacity: 0.95 });
  canvas.path('M-10 40L940 40Q700 58 420 52Q150 60 -120 56Z', foam, { opacity: 0.8 });
  canvas.path('M0 46Q-260 52 -620 46Q-240 68 40 60Z', foam, { opacity: 0.45 });
  for (let index = 0; index < 90; index += 1) {
    canvas.circle(random.between(-140, 1040), random.between(42, 58), random.between(1, 3.6), foam, {
      opacity: random.between(0.4, 0.9),
    });
  }
}

/** Draws a cruise ship with its reflection and wake. At `scale` 1 it is 1030 units long. */
export function drawCruiseShip(canvas: Canvas, x: number, y: number, scale: number, shape: ShipShape): void {
  canvas.group(trace`transform="translate(${x} ${y}) scale(${scale.toFixed(2)})"`, () => {
    canvas.group(`filter="${canvas.blur(18, 8)}" opacity=".5"`, () => {
      canvas.path(
        'M20 54L930 54L800 150L120 160Z',
        canvas.verticalGradient([
          [0, canvas.lit('#ffffff'), 0.8],
          [1, canvas.lit('#ffffff'), 0],
        ]),
      );
      canvas.path('M0 40L960 40L940 74L30 74Z', canvas.shaded('#24406f'));
    });
    drawHull(canvas, shape);
    for (let deck = 0; deck < shape.decks; deck += 1) drawDeck(canvas, deck, shape.decks);
    drawLifeboats(canvas);
    drawTop(canvas, shape);
    drawWash(canvas);
  });
}
