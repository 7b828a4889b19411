import type { Canvas } from './canvas';
import { type Colour, lighter, mix } from './colours';
import { OAK } from './furniture';
import { indoorLit, indoorShaded } from './indoor-light';
import { trace } from './trace';

const SHEETS: Colour = '#fffaf2';

interface BedPlace {
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  /** y of the top of the mattress. */
  readonly top: number;
  readonly length: number;
}

function drawFrame(canvas: Canvas, { left, right, floor, top, length }: BedPlace, cloth: Colour): void {
  const dark = indoorShaded(canvas, OAK);
  const head = top - length * 0.17;
  canvas.ellipse(left + length * 0.5, floor + 4, length * 0.56, 16, indoorShaded(canvas, '#6a5648'), {
    opacity: 0.4,
  });
  canvas.path(
    trace`M${right - 40} ${floor - 4}L${right - 34} ${head + 30}Q${right - 32} ${head} ${right - 8} ${head}H${right + 12}Q${right + 34} ${head} ${right + 34} ${head + 30}V${floor - 4}Z`,
    canvas.horizontalGradient([
      [0, indoorLit(canvas, mix(cloth, '#fff3df', 0.45))],
      [0.5, indoorLit(canvas, mix(cloth, '#fff3df', 0.3))],
      [1, indoorShaded(canvas, cloth)],
    ]),
  );
  canvas.rect(left + 6, floor - length * 0.11, length - 24, length * 0.08, indoorLit(canvas, OAK), {
    round: 6,
  });
  for (const x of [left + 26, right - 66]) canvas.rect(x, floor - length * 0.04, 18, length * 0.045, dark);
  canvas.rect(left, top, length - 20, length * 0.2, indoorLit(canvas, SHEETS), { round: 22 });
  canvas.rect(left, top + length * 0.13, length - 20, length * 0.07, indoorShaded(canvas, SHEETS), {
    round: 18,
    opacity: 0.6,
  });
}

function drawPillow(canvas: Canvas, x: number, y: number, half: number, colour: Colour): void {
  canvas.path(
    trace`M${x - half} ${y}Q${x - half * 1.1} ${y - half * 1.05} ${x - half * 0.4} ${y - half * 1.12}Q${x + half * 0.7} ${y - half * 1.3} ${x + half} ${y - half * 0.6}Q${x + half * 1.15} ${y + half * 0.06} ${x + half * 0.3} ${y + half * 0.08}Q${x - half * 0.6} ${y + half * 0.12} ${x - half} ${y}Z`,
    canvas.verticalGradient([
      [0, indoorLit(canvas, lighter(colour, 0.12))],
      [0.55, indoorLit(canvas, colour)],
      [1, indoorShaded(canvas, colour)],
    ]),
  );
}

function drawBlanket(canvas: Canvas, { left, top, length }: BedPlace, cloth: Colour): void {
  canvas.path(
    trace`M${left - 8} ${top + length * 0.2}V${top + 8}Q${left - 6} ${top - 16} ${left + 24} ${top - 16}H${left + length * 0.56}Q${left + length * 0.61} ${top - 14} ${left + length * 0.61} ${top + 6}L${left + length * 0.63} ${top + length * 0.2}Q${left + length * 0.46} ${top + length * 0.18} ${left + length * 0.31} ${top + length * 0.21}Q${left + length * 0.14} ${top + length * 0.18} ${left - 8} ${top + length * 0.2}Z`,
    canvas.verticalGradient([
      [0, indoorLit(canvas, SHEETS)],
      [1, indoorShaded(canvas, mix(SHEETS, cloth, 0.15))],
    ]),
  );
  canvas.path(
    trace`M${left + length * 0.06} ${top - 19}H${left + length * 0.32}Q${left + length * 0.335} ${top - 16} ${left + length * 0.335} ${top}L${left + length * 0.345} ${top + length * 0.225}Q${left + length * 0.2} ${top + length * 0.205} ${left + length * 0.05} ${top + length * 0.23}V${top}Q${left + length * 0.05} ${top - 16} ${left + length * 0.06} ${top - 19}Z`,
    canvas.verticalGradient([
      [0, indoorLit(canvas, cloth)],
      [1, indoorShaded(canvas, cloth)],
    ]),
  );
  const trim = trace`M${left + length * 0.1} ${top - 17}V${top + length * 0.215}M${left + length * 0.285} ${top - 17}L${left + length * 0.295} ${top + length * 0.21}`;
  canvas.stroke(trim, indoorLit(canvas, lighter(cloth, 0.45)), 4, 0.7);
  canvas.stroke(
    trace`M${left + length * 0.42} ${top + 4}Q${left + length * 0.44} ${top + length * 0.1} ${left + length * 0.43} ${top + length * 0.17}M${left + length * 0.53} ${top + 4}Q${left + length * 0.55} ${top + length * 0.08} ${left + length * 0.55} ${top + length * 0.15}`,
    indoorShaded(canvas, mix(SHEETS, cloth, 0.1)),
    3,
    0.5,
  );
}

/** Draws a large bed from the side, with the headboard, pillows, blanket and a throw; the head end is on the right. */
export function drawBed(canvas: Canvas, right: number, floor: number, length: number, cloth: Colour): void {
  const left = right - length;
  const place: BedPlace = { left, right, floor, top: floor - length * 0.27, length };
  drawFrame(canvas, place, cloth);
  drawPillow(canvas, right - length * 0.13, place.top + 2, length * 0.1, SHEETS);
  drawPillow(canvas, right - length * 0.2, place.top + 8, length * 0.095, mix(SHEETS, cloth, 0.18));
  drawPillow(canvas, right - length * 0.27, place.top + 10, length * 0.065, cloth);
  drawBlanket(canvas, place, cloth);
}
