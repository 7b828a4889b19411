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

/** Rows of windows, some with a lamp behind them. */
export function drawWindows(canvas: Canvas, grid: WindowGrid): void {
  const { random, palette } = canvas;
  const { x, y, width, height, column, row, glass = [0.5, 0.55], distance = 0 } = grid;
  const columns = Math.max(1, Math.floor(width / column));
  const rows = Math.max(1, Math.floor(height / row));
  const stepX = width / columns;
  const stepY = height / rows;
  const dark = mix(glassColour(canvas, grid.colour), palette.haze, distance);
  const panes: Record<string, string> = {};
  for (let line = 0; line < rows; line += 1) {
    for (let place = 0; place < columns; place += 1) {
      const isLit = random.happens(grid.lamps ?? palette.lamps);
      const colour = isLit ? mix(lampColour(canvas), palette.haze, distance * 0.5) : dark;
      const px = x + stepX * (place + (1 - glass[0]) / 2);
      const py = y + stepY * (line + (1 - glass[1]) / 2);
      panes[colour] =
        `${panes[colour] ?? ''}M${short(px)} ${short(py)}h${short(stepX * glass[0])}v${short(stepY * glass[1])}h${short(-stepX * glass[0])}Z`;
    }
  }
  for (const [colour, line] of Object.entries(panes)) canvas.add(`<path d="${line}" fill="${colour}"/>`);
}
