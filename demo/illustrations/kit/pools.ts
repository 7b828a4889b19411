import { type Canvas, type ShapeStyle } from './canvas';
import { type Colour, mix } from './colours';
import { type Point, rounded, smoothShape } from './trace';

/** Draws the pattern of light on the floor of a pool as paths. Its cells grow towards the foreground. */
export function drawCaustics(canvas: Canvas, top: number, bottom: number, from: number, to: number): void {
  const { random } = canvas;
  const rows = 9;
  const edges = Array.from({ length: rows + 1 }, (_, row) => top + (bottom - top) * (row / rows) ** 1.45);
  let cells = '';
  for (let row = 0; row < rows; row += 1) {
    const y0 = edges[row] ?? top;
    const y1 = edges[row + 1] ?? bottom;
    const reach = y1 - y0;
    const width = 42 + reach * 2.6;
    for (let x = from - random.between(0, width); x < to; x += width * random.between(0.85, 1.15)) {
      const corner = (dx: number, dy: number): Point => [
        x + width * dx + random.offset(width * 0.16),
        y0 + reach * dy + random.offset(reach * 0.24),
      ];
      cells += smoothShape([
        corner(0, 0.5),
        corner(0.25, 0),
        corner(0.75, 0),
        corner(1, 0.5),
        corner(0.75, 1),
        corner(0.25, 1),
      ]);
    }
  }
  canvas.path(cells, 'none', { stroke: canvas.lit('#ffffff'), strokeWidth: 2.2, opacity: 0.34 });
}

/** Fills a pool with water. The blue is only partly lit, because golden light would turn it green. */
export function drawPoolWater(canvas: Canvas, outline: string, top: number, bottom: number): void {
  const tone = (colour: Colour): Colour => mix(canvas.lit(colour), colour, 0.6);
  canvas.path(
    outline,
    canvas.verticalGradient(
      [
        [0, tone('#3fbbd6')],
        [0.35, tone('#2aa9d0')],
        [0.75, tone('#4fcfe0')],
        [1, tone('#93e8e8')],
      ],
      { from: top, to: bottom },
    ),
  );
  canvas.clip(outline, () => {
    drawCaustics(canvas, top, bottom, -40, 1640);
    for (const [width, opacity] of [
      [60, 0.16],
      [28, 0.28],
    ] as const) {
      canvas.path(outline, 'none', { stroke: tone('#0f6f96'), strokeWidth: width, opacity });
    }
  });
}

/** Draws a striped swimming ring. */
export function drawSwimRing(canvas: Canvas, x: number, y: number, radius: number, colour: Colour): void {
  const flat = radius * 0.38;
  canvas.ellipse(x + radius * 0.08, y + radius * 0.2, radius, flat, canvas.shaded('#0f6f96'), {
    opacity: 0.4,
  });
  const ink: ShapeStyle = { stroke: canvas.lit(colour), strokeWidth: radius * 0.36 };
  canvas.ellipse(x, y, radius, flat, 'none', ink);
  const stripe = (from: number): string => {
    const at = (angle: number): string =>
      `${rounded(x + Math.cos(angle) * radius)} ${rounded(y + Math.sin(angle) * flat)}`;
    return `M${at(from)}A${rounded(radius)} ${rounded(flat)} 0 0 1 ${at(from + 0.5)}`;
  };
  canvas.path([0.3, 1.9, 3.4, 5].map(stripe).join(''), 'none', {
    stroke: canvas.lit('#ffffff'),
    strokeWidth: radius * 0.36,
  });
}
