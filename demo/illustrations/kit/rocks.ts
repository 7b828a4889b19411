import { type Canvas, WIDTH } from './canvas';
import { type Colour, lighter, mix } from './colours';
import { trace } from './trace';
import { drawBushes } from './trees';

const CLIFF: Colour = '#efdcb8';

/** Draws a rock chimney with a dark cap. */
export function drawChimney(canvas: Canvas, x: number, foot: number, height: number, distance: number): void {
  const rock: Colour = '#e6bd92';
  const half = height * canvas.random.between(0.3, 0.46);
  const neck = half * canvas.random.between(0.2, 0.3);
  const side = (sign: number): string =>
    trace`C${x + sign * half * 0.62} ${foot - height * 0.34} ${x + sign * neck * 1.1} ${foot - height * 0.5} ${x + sign * neck} ${foot - height * 0.84}`;
  canvas.path(
    trace`M${x - half} ${foot}${side(-1)}L${x + neck} ${foot - height * 0.84}C${x + neck * 1.1} ${foot - height * 0.5} ${x + half * 0.62} ${foot - height * 0.34} ${x + half} ${foot}Q${x} ${foot + half * 0.3} ${x - half} ${foot}Z`,
    canvas.horizontalGradient([
      [0, canvas.away(lighter(rock, 0.15), distance)],
      [0.5, canvas.away(rock, distance)],
      [0.62, mix(canvas.shaded(rock), canvas.palette.haze, distance)],
      [1, mix(canvas.shaded(rock), canvas.palette.haze, distance)],
    ]),
  );
  const cap = foot - height * 0.82;
  const wide = Math.max(neck * 1.5, height * 0.085);
  canvas.path(
    trace`M${x - wide} ${cap}Q${x - wide * 1.15} ${cap - height * 0.08} ${x - wide * 0.4} ${cap - height * 0.13}Q${x + wide * 0.1} ${cap - height * 0.19} ${x + wide * 0.6} ${cap - height * 0.11}Q${x + wide * 1.1} ${cap - height * 0.05} ${x + wide * 0.9} ${cap + height * 0.01}Q${x} ${cap + height * 0.03} ${x - wide} ${cap}Z`,
    canvas.horizontalGradient([
      [0, canvas.away('#b08a74', distance)],
      [0.6, mix(canvas.shaded('#9a7464'), canvas.palette.haze, distance)],
    ]),
  );
  if (height < 110) return;
  for (const [dx, dy] of [
    [-0.1, 0.3],
    [0.12, 0.42],
    [-0.02, 0.16],
  ] as const)
    canvas.ellipse(
      x + dx * half * 2,
      foot - height * dy,
      height * 0.022,
      height * 0.032,
      mix(canvas.shaded('#6a4a44'), canvas.palette.haze, distance),
    );
}

function drawCliffFace(canvas: Canvas, outline: string, top: number, foot: number): void {
  const { random } = canvas;
  canvas.clip(outline, () => {
    let cracks = '';
    for (let index = 0; index < 34; index += 1) {
      const x = random.between(860, WIDTH);
      const y = random.between(top - 60, foot - 80);
      const drop = random.between(50, 170);
      cracks += trace`M${x} ${y}Q${x + random.offset(16)} ${y + drop * 0.5} ${x + random.offset(10)} ${y + drop}`;
    }
    canvas.stroke(cracks, canvas.shaded(CLIFF), 5, 0.4);
    for (const at of [0.2, 0.36, 0.55, 0.72])
      canvas.stroke(
        trace`M840 ${top + (foot - top) * at + 20}Q1200 ${top + (foot - top) * at - 20} ${WIDTH} ${top + (foot - top) * at}`,
        canvas.shaded('#d9b88a'),
        4,
        0.35,
      );
    canvas.path(
      trace`M1180 ${foot}C1176 ${foot - 120} 1150 ${foot - 210} 1080 ${foot - 214}C1130 ${foot - 190} 1140 ${foot - 90} 1136 ${foot}Z`,
      canvas.shaded('#a98a76'),
      { opacity: 0.8 },
    );
    canvas.path(
      trace`M1400 ${top - 90}L1640 ${top - 90}V${foot}H1360Q1440 ${foot - 120} 1400 ${top - 90}Z`,
      canvas.shaded(CLIFF),
      { opacity: 0.35 },
    );
  });
}

function drawTurf(canvas: Canvas, top: number): void {
  const { random } = canvas;
  canvas.path(
    trace`M${WIDTH + 20} ${top - 108}C1500 ${top - 118} 1380 ${top - 78} 1240 ${top - 56}C1120 ${top - 40} 1010 ${top - 48} 918 ${top + 16}C1000 ${top - 6} 1130 ${top - 8} 1250 ${top - 22}C1390 ${top - 42} 1500 ${top - 78} ${WIDTH + 20} ${top - 66}Z`,
    canvas.lit('#7fa65a'),
  );
  for (let index = 0; index < 30; index += 1) {
    const x = random.between(980, WIDTH);
    drawBushes(canvas, x, x + 6, top - 30 - Math.max(0, x - 1240) * 0.16, random.between(9, 19), {
      count: 1,
      colour: '#6f9a52',
    });
  }
}

/** Draws white cliffs with a sea arch. */
export function drawSeaArch(canvas: Canvas, horizon: number): void {
  const top = horizon - 190;
  const foot = horizon + 120;
  const outline = trace`M${WIDTH + 20} ${top - 90}C1500 ${top - 100} 1380 ${top - 60} 1240 ${top - 40}C1120 ${top - 24} 1010 ${top - 34} 930 ${top + 10}C880 ${top + 40} 880 ${top + 120} 868 ${foot}H980C970 ${foot - 120} 1010 ${foot - 210} 1080 ${foot - 214}C1150 ${foot - 210} 1176 ${foot - 120} 1180 ${foot}H${WIDTH + 20}Z`;
  canvas.path(
    outline,
    canvas.verticalGradient(
      [
        [0, canvas.lit(lighter(CLIFF, 0.2))],
        [0.7, canvas.lit(CLIFF)],
        [1, canvas.lit('#b99a76')],
      ],
      { from: top, to: foot },
    ),
  );
  drawCliffFace(canvas, outline, top, foot);
  drawTurf(canvas, top);
  canvas.path(
    trace`M850 ${foot}H${WIDTH + 20}V${foot + 34}Q1200 ${foot + 20} 850 ${foot + 8}Z`,
    canvas.lit('#1f8f9a'),
    { opacity: 0.45 },
  );
  canvas.stroke(trace`M862 ${foot + 1}H984M1176 ${foot + 1}H${WIDTH}`, canvas.lit('#ffffff'), 4, 0.8);
}
