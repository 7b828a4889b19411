import { type Canvas } from './canvas';
import { type Colour, mix } from './colours';
import { rounded } from './trace';

export interface WindowGrid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Horizontal distance between windows, in drawing units; `row` is the vertical one. */
  readonly column: number;
  readonly row: number;
  /** Share of a grid cell that is glass. */
  readonly glass?: readonly [across: number, down: number];
  readonly colour?: Colour;
  /** Share of lit windows; the default is that of the palette. */
  readonly lamps?: number;
  readonly distance?: number;
}

const LAMP_COLOURS = ['#ffd98c', '#ffe7b4', '#ffc46c'] as const satisfies readonly Colour[];

/** Returns a random colour of a lit window. It does not depend on the palette. */
export function lampColour(canvas: Canvas): Colour {
  return canvas.random.pick(LAMP_COLOURS);
}

/** Returns the colour of an unlit window, which reflects the sky. */
export function glassColour(canvas: Canvas, colour: Colour = '#56779a'): Colour {
  const zenith = canvas.palette.sky[0]?.[1] ?? colour;
  return mix(canvas.shaded(colour), zenith, 0.22);
}

/** Draws the lit windows, one path per lamp colour, over the dark ones. */
function drawLitPanes(canvas: Canvas, panes: readonly string[], thick: string, distance: number): void {
  for (const [index, colour] of LAMP_COLOURS.entries()) {
    const line = panes[index];
    if (!line) continue;
    const stroke = mix(colour, canvas.palette.haze, distance * 0.5);
    canvas.add(`<path d="${line}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`);
  }
}

/**
 * Draws a grid of windows, some of them lit. Dark windows are dashes of one path, because a skyline has thousands of
 * windows.
 */
export function drawWindows(canvas: Canvas, grid: WindowGrid): void {
  const { random, palette } = canvas;
  const { x, y, width, height, glass = [0.5, 0.55], distance = 0, lamps = palette.lamps } = grid;
  const columns = Math.max(1, Math.floor(width / grid.column));
  const rows = Math.max(1, Math.floor(height / grid.row));
  const stepX = width / columns;
  const stepY = height / rows;
  const wide = rounded(stepX * glass[0]);
  const gap = rounded(stepX * (1 - glass[0]));
  const thick = rounded(stepY * glass[1]);
  const from = x + (stepX * (1 - glass[0])) / 2;
  const litPanes = LAMP_COLOURS.map(() => '');
  let lines = '';
  for (let line = 0; line < rows; line += 1) {
    const middle = rounded(y + stepY * (line + 0.5));
    lines += `M${rounded(from)} ${middle}H${rounded(x + width)}`;
    for (let place = 0; place < columns; place += 1) {
      if (!random.happens(lamps)) continue;
      const lamp = random.integer(0, LAMP_COLOURS.length - 1);
      litPanes[lamp] += `M${rounded(from + stepX * place)} ${middle}h${wide}`;
    }
  }
  const dark = mix(glassColour(canvas, grid.colour), palette.haze, distance);
  canvas.add(
    `<path d="${lines}" fill="none" stroke="${dark}" stroke-width="${thick}" stroke-dasharray="${wide} ${gap}"/>`,
  );
  drawLitPanes(canvas, litPanes, thick, distance);
}
