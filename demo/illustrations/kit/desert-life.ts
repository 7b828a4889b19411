import type { Canvas } from './canvas';
import { type Colour, darker, mix } from './colours';
import { CLOTHS } from './beach-furniture';
import { drawGlow } from './lamps';
import { isLampTime } from './palette';
import { polygon, rounded, trace } from './trace';

/** Draws a walking camel with a saddle cloth and an optional rider. */
export function drawCamel(canvas: Canvas, x: number, foot: number, scale: number, hasRider: boolean): void {
  const hide = canvas.lit('#a8743f');
  const dark = canvas.shaded('#8a5c34');
  canvas.group(trace`transform="translate(${x} ${foot}) scale(${scale.toFixed(2)})"`, () => {
    canvas.ellipse(26, 0, 52, 4, canvas.shaded('#8a5a44'), { opacity: 0.4 });
    canvas.path('M-16 -36L-12 -18L-16 0H-11L-7 -18L-8 -36ZM14 -36L12 -18L7 0H12L17 -18L20 -36Z', dark);
    canvas.path('M-24 -38L-22 -18L-28 0H-23L-17 -18L-14 -36ZM20 -38L24 -18L23 0H28L29 -18L27 -38Z', hide);
    canvas.path(
      'M-28 -40Q-28 -52 -16 -54Q-8 -74 4 -56Q18 -58 25 -48Q34 -50 35 -66Q36 -78 46 -78L56 -73Q57 -68 47 -68Q44 -50 36 -40Q28 -30 10 -31Q-14 -28 -28 -40Z',
      hide,
    );
    canvas.path('M-28 -40Q-14 -28 10 -31Q28 -30 36 -40Q20 -36 4 -38Q-16 -38 -28 -40Z', dark);
    canvas.stroke('M-28 -42Q-34 -36 -31 -26', hide, 2);
    canvas.path('M-14 -56Q-4 -62 10 -57L14 -38Q0 -34 -12 -38Z', canvas.lit(canvas.random.pick(CLOTHS)));
    if (!hasRider) return;
    canvas.path('M-6 -60Q-8 -82 0 -88Q8 -82 9 -60Q10 -46 4 -44L0 -58Z', canvas.lit('#f6efe2'));
    canvas.path('M3 -84Q9 -80 9 -60L4 -58Z', canvas.shaded('#f6efe2'));
    canvas.circle(1, -92, 5.4, canvas.lit('#8a5a3c'));
    canvas.path('M-6 -93Q0 -103 8 -94L5 -92Q0 -96 -4 -84Z', canvas.lit('#3f7fae'));
  });
}

/** Draws a line of camels. @param fall y difference from one camel to the next */
export function drawCaravan(
  canvas: Canvas,
  x: number,
  foot: number,
  scale: number,
  count: number,
  fall: number,
): void {
  for (let index = 0; index < count; index += 1) {
    drawCamel(
      canvas,
      x + index * 98 * scale,
      foot + index * fall,
      scale * canvas.random.between(0.94, 1.06),
      index % 3 !== 1,
    );
  }
}

/** Draws a tower of rammed earth that narrows upwards, with battlements, a patterned band and small windows. */
function drawEarthTower(
  canvas: Canvas,
  x: number,
  foot: number,
  width: number,
  height: number,
  earth: Colour,
): void {
  const inset = width * 0.09;
  const top = foot - height;
  canvas.path(
    polygon([x, foot], [x + inset, top], [x + width - inset, top], [x + width, foot]),
    canvas.lit(earth),
  );
  canvas.path(
    polygon([x + width * 0.66, foot], [x + width * 0.66, top], [x + width - inset, top], [x + width, foot]),
    canvas.shaded(earth),
  );
  let teeth = '';
  for (let index = 0; index < 5; index += 1) {
    const tx = x + inset + (index / 5) * (width - inset * 2);
    const step = (width - inset * 2) / 5;
    teeth += `M${rounded(tx)} ${rounded(top + 1)}l${rounded(step * 0.14)} ${rounded(-step * 0.8)}h${rounded(step * 0.5)}l${rounded(step * 0.14)} ${rounded(step * 0.8)}Z`;
  }
  canvas.path(teeth, canvas.lit(earth));
  const hole = isLampTime(canvas.palette) ? '#ffcf80' : darker(canvas.shaded('#7a4a34'), 0.25);
  const step = (width * 0.62) / 3;
  for (const row of [0.1, 0.3, 0.52]) {
    for (const place of [0, 1, 2]) {
      if (row > 0.1 && place === 1) continue;
      canvas.rect(
        x + width * 0.2 + place * step,
        top + height * row,
        step * 0.36,
        row > 0.1 ? width * 0.2 : width * 0.12,
        hole,
      );
    }
  }
  canvas.stroke(
    trace`M${x + inset} ${top + height * 0.07}H${x + width - inset}M${x + inset} ${top + height * 0.2}H${x + width - inset}`,
    canvas.shaded(mix(earth, '#8a4f34', 0.3)),
    2,
    0.6,
  );
}

/** Draws a kasbah: a group of earthen towers behind a wall with one gate. */
export function drawKasbah(canvas: Canvas, x: number, foot: number, scale: number): void {
  const { random } = canvas;
  const s = scale;
  const earths = ['#cf8d5c', '#c47f50', '#d99b68'] as const satisfies readonly Colour[];
  for (const row of [0, 1, 2]) {
    const count = 7 - row;
    for (let index = 0; index < count; index += 1) {
      const width = random.between(48, 80) * s;
      const height = (random.between(90, 160) + (2 - row) * 58) * s;
      drawEarthTower(
        canvas,
        x + (index / count - 0.5) * 560 * s + random.offset(14),
        foot - (2 - row) * 14 * s,
        width,
        height,
        mix(random.pick(earths), canvas.palette.haze, (2 - row) * 0.1),
      );
    }
  }
  canvas.rect(
    x - 320 * s,
    foot - 58 * s,
    640 * s,
    60 * s,
    canvas.verticalGradient([
      [0, canvas.lit('#d89a66')],
      [1, canvas.lit('#b97a4c')],
    ]),
  );
  canvas.path(
    trace`M${x - 26 * s} ${foot + 2}v${-36 * s}q${26 * s} ${-34 * s} ${52 * s} 0v${36 * s}Z`,
    darker(canvas.shaded('#7a4a34'), 0.15),
  );
  drawGlow(canvas, x, foot - 20 * s, 90 * s, 0.8);
}

/** Draws a desert tent of striped cloth, lit from inside after sunset. */
export function drawTent(canvas: Canvas, x: number, foot: number, scale: number, cloth: Colour): void {
  const s = scale;
  const inner = isLampTime(canvas.palette) ? '#f0b45e' : canvas.shaded('#8a5a48');
  drawGlow(canvas, x, foot - 24 * s, 150 * s, 0.8);
  canvas.path(
    polygon([x - 84 * s, foot], [x - 76 * s, foot - 44 * s], [x + 76 * s, foot - 44 * s], [x + 84 * s, foot]),
    inner,
  );
  for (let index = -3; index <= 3; index += 1) {
    const from = x + (index - 0.5) * 30 * s;
    canvas.path(
      trace`M${x + index * 5 * s - 3 * s} ${foot - 92 * s}Q${from + 6 * s} ${foot - 62 * s} ${from - index * 1.5 * s} ${foot - 38 * s}h${30 * s}Q${from + 24 * s} ${foot - 62 * s} ${x + index * 5 * s + 3 * s} ${foot - 92 * s}Z`,
      index % 2 === 0 ? canvas.lit('#fff3de') : canvas.lit(cloth),
    );
  }
  canvas.path(
    trace`M${x + 30 * s} ${foot - 38 * s}Q${x + 24 * s} ${foot - 70 * s} ${x + 8 * s} ${foot - 92 * s}L${x + 18 * s} ${foot - 92 * s}Q${x + 80 * s} ${foot - 60 * s} ${x + 104 * s} ${foot - 38 * s}Z`,
    canvas.shaded(cloth),
    { opacity: 0.45 },
  );
  canvas.stroke(
    trace`M${x - 100 * s} ${foot - 38 * s}L${x - 134 * s} ${foot}M${x + 100 * s} ${foot - 38 * s}L${x + 134 * s} ${foot}`,
    canvas.shaded('#8a6444'),
    1.6 * s,
  );
  for (const side of [-80, -34, 32, 78])
    canvas.rect(x + side * s, foot - 40 * s, 4 * s, 40 * s, canvas.shaded('#8a6444'));
}
