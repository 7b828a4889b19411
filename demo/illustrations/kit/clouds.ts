import type { Canvas } from './canvas';
import { mix } from './colours';
import { type Point, rounded, trace } from './trace';

/** Returns the outline of a cumulus cloud: random arcs over a flat base. */
function cumulusOutline(canvas: Canvas, x: number, foot: number, width: number, height: number): string {
  const { random } = canvas;
  const count = random.integer(5, 7);
  const peak = random.between(0.3, 0.7);
  const marks: Point[] = [];
  for (let index = 0; index <= count; index += 1) {
    const along = Math.min(1, Math.max(0, (index + (index % count === 0 ? 0 : random.offset(0.22))) / count));
    const slope = along < peak ? along / peak : (1 - along) / (1 - peak);
    const rise = Math.sin((Math.PI / 2) * slope) ** 0.9 * height * random.between(0.82, 1.08);
    marks.push([x + (along - 0.5) * width, foot - (index % count === 0 ? 0 : rise)]);
  }
  const first = marks[0];
  if (!first) return '';
  let line = trace`M${first[0]} ${first[1]}`;
  let [lastX, lastY] = first;
  for (const [toX, toY] of marks.slice(1)) {
    const radius = Math.hypot(toX - lastX, toY - lastY) * random.between(0.52, 0.62);
    line += `A${rounded(radius)} ${rounded(radius)} 0 0 1 ${rounded(toX)} ${rounded(toY)}`;
    [lastX, lastY] = [toX, toY];
  }
  return `${line}Z`;
}

/** Draws a cumulus cloud of three layers, small ones in front. Its base fades into the sky. */
export function drawCloud(canvas: Canvas, x: number, foot: number, width: number, opacity = 1): void {
  const { random, palette } = canvas;
  const height = width * random.between(0.2, 0.32);
  const { light, shade } = palette.cloud;
  const front = random.pick([-1, 1]);
  const layers = [
    { x, width, height, foot, top: mix(light, shade, 0.35) },
    {
      x: x + front * width * 0.2,
      width: width * 0.72,
      height: height * 0.66,
      foot: foot + height * 0.05,
      top: mix(light, shade, 0.12),
    },
    {
      x: x - front * width * 0.24,
      width: width * 0.6,
      height: height * 0.44,
      foot: foot + height * 0.1,
      top: light,
    },
  ];
  canvas.group(`opacity="${rounded(opacity)}"`, () => {
    for (const layer of layers) {
      const fill = canvas.verticalGradient(
        [
          [0, layer.top, 1],
          [0.45, mix(layer.top, shade, 0.35), 0.95],
          [0.8, mix(layer.top, shade, 0.7), 0.5],
          [1, shade, 0],
        ],
        { from: layer.foot - layer.height * 1.1, to: layer.foot },
      );
      canvas.path(cumulusOutline(canvas, layer.x, layer.foot, layer.width, layer.height), fill);
    }
  });
}

/** Draws cirrus clouds: long, thin shapes that fade at both ends. */
export function drawWisps(canvas: Canvas, top: number, bottom: number, count: number, opacity = 0.5): void {
  const { random, palette } = canvas;
  const fill = canvas.horizontalGradient([
    [0, palette.cloud.wisp, 0],
    [0.35, palette.cloud.wisp, 0.9],
    [0.6, palette.cloud.wisp, 0.7],
    [1, palette.cloud.wisp, 0],
  ]);
  canvas.group(`opacity="${rounded(opacity)}"`, () => {
    for (let index = 0; index < count; index += 1) {
      const x = random.between(-200, 1500);
      const y = random.between(top, bottom);
      const length = random.between(220, 760);
      const thick = random.between(4, 15);
      const bow = random.offset(10);
      canvas.path(
        trace`M${x} ${y}Q${x + length * 0.45} ${y - thick + bow} ${x + length} ${y + bow * 0.4}Q${x + length * 0.5} ${y + thick + bow} ${x} ${y}Z`,
        fill,
        { opacity: random.between(0.35, 1) },
      );
    }
  });
}
