/** A number as the picture needs it: a tenth of a unit is finer than any print, and keeps the text short. */
export function short(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** Path text with its numbers shortened: trace`M${x} ${y}`. */
export function trace(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries())
    text += `${typeof value === 'number' ? short(value) : value}${parts[index + 1] ?? ''}`;
  return text;
}

export type Point = readonly [x: number, y: number];

/** Straight lines through all the points, without the leading M. */
export function through(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
}

/** A closed shape with straight sides. */
export function polygon(...points: readonly Point[]): string {
  return `M${through(points)}Z`;
}

/** A closed shape whose corners are rounded away: every point pulls the outline, none is a corner. */
export function softShape(points: readonly Point[]): string {
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
