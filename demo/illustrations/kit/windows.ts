import { type Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { short } from './trace';

export interface WindowGrid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Distance from one window to the next. */
  readonly column: number;
  readonly row: number;
  /** Share of a cell that is glass. */
  readonly glass?: readonly [across: number, down: number];
  readonly colour?: Colour;
  /** Lamps behind the glass; otherwise as many as the time of day has. */
  readonly lamps?: number;
  readonly distance?: number;
}

const LAMP_COLOURS = ['#ffd98c', '#ffe7b4', '#ffc46c'] as const satisfies readonly Colour[];

/** The colour of a lamp-lit pane: not dimmed by the time of day, it is the light itself. */
export function lampColour(canvas: Canvas): Colour {
  return canvas.random.pick(LAMP_COLOURS);
}

/** Glass by day: it carries the sky. */
export function glassColour(canvas: Canvas, colour: Colour = '#56779a'): Colour {
  const zenith = canvas.palette.sky[0]?.[1] ?? colour;
  return mix(canvas.shaded(colour), zenith, 0.22);
}

/** Lit panes are drawn over the dark ones, three warm colours of them. */
function drawLitPanes(canvas: Canvas, panes: readonly string[], thick: string, distance: number): void {
  for (const [index, colour] of LAMP_COLOURS.entries()) {
    const line = panes[index];
    if (!line) continue;
    const stroke = mix(colour, canvas.palette.haze, distance * 0.5);
    canvas.add(`<path d="${line}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`);
  }
}

/** Rows of windows, some with a lamp behind them. Dark panes are the dashes of one line: a skyline has thousands. */
export function drawWindows(canvas: Canvas, grid: WindowGrid): void {
  const { random, palette } = canvas;
  const { x, y, width, height, glass = [0.5, 0.55], distance = 0, lamps = palette.lamps } = grid;
  const columns = Math.max(1, Math.floor(width / grid.column));
  const rows = Math.max(1, Math.floor(height / grid.row));
  const stepX = width / columns;
  const stepY = height / rows;
  const wide = short(stepX * glass[0]);
  const gap = short(stepX * (1 - glass[0]));
  const thick = short(stepY * glass[1]);
  const from = x + (stepX * (1 - glass[0])) / 2;
  const litPanes = LAMP_COLOURS.map(() => '');
  let lines = '';
  for (let line = 0; line < rows; line += 1) {
    const middle = short(y + stepY * (line + 0.5));
    lines += `M${short(from)} ${middle}H${short(x + width)}`;
    for (let place = 0; place < columns; place += 1) {
      if (!random.happens(lamps)) continue;
      const lamp = random.whole(0, LAMP_COLOURS.length - 1);
      litPanes[lamp] += `M${short(from + stepX * place)} ${middle}h${wide}`;
    }
  }
  const dark = mix(glassColour(canvas, grid.colour), palette.haze, distance);
  canvas.add(
    `<path d="${lines}" fill="none" stroke="${dark}" stroke-width="${thick}" stroke-dasharray="${wide} ${gap}"/>`,
  );
  drawLitPanes(canvas, litPanes, thick, distance);
}
