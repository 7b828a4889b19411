/** Formats a coordinate with one decimal, which is precise enough and keeps the SVG small. */
export function rounded(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** Template tag for SVG path data that rounds its numbers: trace`M${x} ${y}`. */
export function trace(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries())
    text += `${typeof value === 'number' ? rounded(value) : value}${parts[index + 1] ?? ''}`;
  return text;
}

export type Point = readonly [x: number, y: number];

/** Returns path data of straight lines through all points, without the leading `M`. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L');
}

/** Returns path data of a closed polygon. */
export function polygon(...points: readonly Point[]): string {
  return `M${polyline(points)}Z`;
}

/** Returns path data of a smooth closed curve. The points are its Bézier control points. */
export function smoothShape(points: readonly Point[]): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return '';
  const start = middle(last, first);
  const bends = points.map((point, index) => {
    const end = middle(point, points[index + 1] ?? first);
    return trace`Q${point[0]} ${point[1]} ${end[0]} ${end[1]}`;
  });
  return trace`M${start[0]} ${start[1]}${bends.join('')}Z`;
}
