import type { Canvas } from './canvas';
import { type Colour, darker, lighter, mix } from './colours';
import { indoorLit, indoorShaded } from './indoor-light';
import { drawGlow } from './lamps';
import { isLampTime } from './palette';
import { polygon, trace } from './trace';

/** The wood colour of the furniture in rooms and cabins. */
export const OAK: Colour = '#b98a5e';

/** Draws a bedside table with a lamp, which is lit after sunset. */
export function drawBedsideLamp(canvas: Canvas, x: number, floor: number, scale: number): void {
  const s = scale;
  canvas.rect(x - 46 * s, floor - 92 * s, 92 * s, 84 * s, indoorLit(canvas, OAK), { round: 5 * s });
  canvas.rect(x + 24 * s, floor - 92 * s, 22 * s, 84 * s, indoorShaded(canvas, OAK), { opacity: 0.6 });
  canvas.rect(x - 38 * s, floor - 80 * s, 76 * s, 30 * s, indoorShaded(canvas, lighter(OAK, 0.2)), {
    round: 3 * s,
  });
  canvas.circle(x, floor - 65 * s, 3.4 * s, indoorLit(canvas, '#f2d9a0'));
  for (const side of [-38, 30])
    canvas.rect(x + side * s, floor - 10 * s, 8 * s, 12 * s, indoorShaded(canvas, OAK));
  const isLit = isLampTime(canvas.palette);
  drawGlow(canvas, x, floor - 176 * s, 260 * s, 0.75);
  canvas.path(
    trace`M${x - 14 * s} ${floor - 92 * s}Q${x - 26 * s} ${floor - 120 * s} ${x - 4 * s} ${floor - 142 * s}h${8 * s}Q${x + 26 * s} ${floor - 120 * s} ${x + 14 * s} ${floor - 92 * s}Z`,
    indoorLit(canvas, '#2f8a92'),
  );
  canvas.path(
    polygon(
      [x - 24 * s, floor - 206 * s],
      [x + 24 * s, floor - 206 * s],
      [x + 44 * s, floor - 142 * s],
      [x - 44 * s, floor - 142 * s],
    ),
    canvas.verticalGradient(
      isLit
        ? [
            [0, '#ffe7b8'],
            [1, '#ffd08a'],
          ]
        : [
            [0, indoorLit(canvas, '#fff6e6')],
            [1, indoorShaded(canvas, '#f2e2c8')],
          ],
    ),
  );
}

/** Draws an armchair with rounded arms, a cushion and slim legs. */
export function drawArmchair(canvas: Canvas, x: number, floor: number, scale: number, cloth: Colour): void {
  const s = scale;
  const bright = indoorLit(canvas, cloth);
  const dark = indoorShaded(canvas, cloth);
  canvas.ellipse(x, floor + 3, 96 * s, 11 * s, indoorShaded(canvas, '#6a5648'), { opacity: 0.4 });
  canvas.stroke(
    trace`M${x - 62 * s} ${floor - 34 * s}L${x - 70 * s} ${floor}M${x + 62 * s} ${floor - 34 * s}L${x + 70 * s} ${floor}`,
    darker(indoorShaded(canvas, OAK), 0.1),
    6 * s,
  );
  canvas.path(
    trace`M${x - 66 * s} ${floor - 60 * s}V${floor - 152 * s}Q${x - 64 * s} ${floor - 182 * s} ${x - 34 * s} ${floor - 182 * s}H${x + 34 * s}Q${x + 64 * s} ${floor - 182 * s} ${x + 66 * s} ${floor - 152 * s}V${floor - 60 * s}Z`,
    canvas.verticalGradient([
      [0, bright],
      [1, dark],
    ]),
  );
  canvas.rect(x - 64 * s, floor - 92 * s, 128 * s, 44 * s, indoorLit(canvas, lighter(cloth, 0.18)), {
    round: 16 * s,
  });
  canvas.rect(x - 34 * s, floor - 150 * s, 68 * s, 62 * s, indoorLit(canvas, '#fff3df'), { round: 14 * s });
  canvas.rect(x - 70 * s, floor - 58 * s, 140 * s, 30 * s, dark, { round: 8 * s });
  for (const side of [-1, 1])
    canvas.rect(x + side * 72 * s - 16 * s, floor - 112 * s, 32 * s, 84 * s, side < 0 ? bright : dark, {
      round: 15 * s,
    });
}

/** Draws a plant with broad leaves in a pot. */
export function drawPottedPlant(canvas: Canvas, x: number, floor: number, scale: number, pot: Colour): void {
  const { random } = canvas;
  const s = scale;
  const leaves = random.integer(9, 12);
  for (let index = 0; index < leaves; index += 1) {
    const lean = (index / (leaves - 1) - 0.5) * 2 + random.offset(0.15);
    const length = (170 - Math.abs(lean) * 50) * s * random.between(0.85, 1.15);
    const tipX = x + lean * 110 * s;
    const tipY = floor - 70 * s - length * (1 - Math.abs(lean) * 0.35);
    const wide = 20 * s;
    const colour = mix('#3f7f4a', '#8fb864', random.between(0, 0.5));
    canvas.path(
      trace`M${x} ${floor - 66 * s}Q${x + lean * 20 * s - wide} ${tipY + length * 0.3} ${tipX} ${tipY}Q${x + lean * 70 * s + wide} ${tipY + length * 0.5} ${x} ${floor - 66 * s}Z`,
      index % 2 === 0 ? indoorLit(canvas, colour) : indoorShaded(canvas, colour),
    );
    canvas.stroke(
      trace`M${x} ${floor - 66 * s}Q${x + lean * 40 * s} ${tipY + length * 0.4} ${tipX} ${tipY}`,
      indoorLit(canvas, lighter(colour, 0.25)),
      1.6 * s,
      0.6,
    );
  }
  canvas.path(
    trace`M${x - 40 * s} ${floor - 76 * s}H${x + 40 * s}L${x + 30 * s} ${floor}H${x - 30 * s}Z`,
    canvas.horizontalGradient([
      [0, indoorLit(canvas, pot)],
      [0.6, indoorLit(canvas, pot)],
      [1, indoorShaded(canvas, pot)],
    ]),
  );
  canvas.rect(x - 44 * s, floor - 84 * s, 88 * s, 14 * s, indoorLit(canvas, lighter(pot, 0.2)), {
    round: 4 * s,
  });
}

/** Draws a curtain pulled to one side. */
export function drawCurtain(
  canvas: Canvas,
  x: number,
  top: number,
  width: number,
  height: number,
  cloth: Colour,
): void {
  const folds = Math.max(3, Math.round(width / 24));
  const step = width / folds;
  for (let index = 0; index < folds; index += 1) {
    const from = x + index * step;
    const sway = canvas.random.offset(5);
    canvas.path(
      trace`M${from} ${top}H${from + step + 1}C${from + step + sway} ${top + height * 0.5} ${from + step + 3} ${top + height * 0.8} ${from + step + 1} ${top + height}Q${from + step / 2} ${top + height + 5} ${from} ${top + height}C${from + sway} ${top + height * 0.7} ${from - 3} ${top + height * 0.4} ${from} ${top}Z`,
      canvas.horizontalGradient([
        [0, indoorShaded(canvas, cloth)],
        [0.45, indoorLit(canvas, cloth)],
        [1, indoorShaded(canvas, mix(cloth, '#ffffff', 0.2))],
      ]),
    );
  }
}

type Print = readonly [sky: Colour, hill: Colour, near: Colour];

const PRINTS: readonly [Print, ...Print[]] = [
  ['#f6d9a8', '#e58a5e', '#2f8a92'],
  ['#cfe6ea', '#3f9ab0', '#f0b458'],
  ['#f3c9b4', '#c9617a', '#5a4a8a'],
];

/** Draws a framed picture of hills and a sun in three flat colours. */
export function drawFramedPicture(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const { random } = canvas;
  const [sky, hill, near] = random.pick(PRINTS);
  canvas.rect(x - 8, y - 8, width + 16, height + 16, indoorLit(canvas, OAK), { round: 2 });
  canvas.rect(x - 3, y - 3, width + 6, height + 6, indoorLit(canvas, '#fffaf0'));
  canvas.rect(x + 8, y + 8, width - 16, height - 16, indoorLit(canvas, sky));
  canvas.circle(
    x + width * random.between(0.35, 0.65),
    y + height * 0.36,
    width * 0.11,
    indoorLit(canvas, '#fff3d0'),
  );
  canvas.path(
    trace`M${x + 8} ${y + height * 0.66}Q${x + width * 0.35} ${y + height * 0.38} ${x + width * 0.6} ${y + height * 0.62}T${x + width - 8} ${y + height * 0.54}V${y + height - 8}H${x + 8}Z`,
    indoorLit(canvas, hill),
  );
  canvas.path(
    trace`M${x + 8} ${y + height * 0.8}Q${x + width * 0.5} ${y + height * 0.64} ${x + width - 8} ${y + height * 0.8}V${y + height - 8}H${x + 8}Z`,
    indoorLit(canvas, near),
  );
}
