import { type Canvas, HEIGHT, WIDTH } from './canvas';
import { type Colour, lighter, mix } from './colours';
import { Flecks } from './flecks';
import { drawRidge, heightAt } from './ridges';
import { type Point, polygon, rounded, polyline, trace } from './trace';
import { drawBushes } from './trees';

/** Returns the y of the water's edge at an x. */
export type Shoreline = (x: number) => number;

function shorePath(shore: Shoreline, offset: number): string {
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 16) points.push([x, shore(x) + offset]);
  return `M-20 ${HEIGHT + 20}L${polyline(points)}L${WIDTH + 20} ${HEIGHT + 20}Z`;
}

function drawFoamLine(canvas: Canvas, shore: Shoreline): void {
  const { random } = canvas;
  const flecks = new Flecks();
  for (let index = 0; index < 360; index += 1) {
    const x = random.between(-10, WIDTH + 10);
    flecks.add(x, shore(x) + random.between(-19, -7), random.between(2.8, 10), random.between(0.5, 1));
  }
  flecks.draw(canvas, canvas.lit('#ffffff'));
}

function drawSandGrain(canvas: Canvas, shore: Shoreline, sand: Colour): void {
  const { random } = canvas;
  canvas.clip(shorePath(shore, 20), () => {
    for (const tone of [canvas.shaded(sand), canvas.lit(lighter(sand, 0.5))]) {
      const grains = new Flecks();
      for (let index = 0; index < 420; index += 1) {
        const y = HEIGHT - random.next() ** 1.5 * 320;
        grains.add(random.between(0, WIDTH), y, random.between(1, 3.4), 0.5);
      }
      grains.draw(canvas, tone);
    }
    for (let index = 0; index < 9; index += 1) {
      const x = random.between(0, WIDTH);
      const y = random.between(shore(x) + 60, HEIGHT + 20);
      const half = random.between(90, 260);
      canvas.path(
        trace`M${x - half} ${y}Q${x - half * 0.2} ${y - 16} ${x + half} ${y - 2}Q${x} ${y + 8} ${x - half} ${y}Z`,
        canvas.shaded(sand),
        { opacity: 0.16 },
      );
    }
  });
}

/** Draws a beach in bands parallel to the shoreline: shallow water, two lines of foam, wet sand and dry sand. */
export function drawShore(canvas: Canvas, shore: Shoreline, sand: Colour = '#f3dfb2'): void {
  const foam = canvas.lit('#ffffff');
  canvas.path(shorePath(shore, -62), canvas.lit('#a9f0e4'), { opacity: 0.3 });
  canvas.path(shorePath(shore, -44), canvas.lit('#c8f7ea'), { opacity: 0.5 });
  canvas.path(shorePath(shore, -30), foam, { opacity: 0.4 });
  canvas.path(shorePath(shore, -23), canvas.lit('#bdeee0'), { opacity: 0.9 });
  canvas.path(shorePath(shore, -12), foam, { opacity: 0.95 });
  canvas.path(shorePath(shore, -2), canvas.lit(mix(sand, '#a98a5c', 0.5)));
  canvas.path(shorePath(shore, 9), canvas.lit(mix(sand, '#b9996a', 0.25)));
  canvas.path(
    shorePath(shore, 19),
    canvas.verticalGradient(
      [
        [0, canvas.lit(sand)],
        [0.4, canvas.lit(lighter(sand, 0.3))],
        [1, canvas.lit(mix(sand, '#d9b072', 0.5))],
      ],
      { from: shore(WIDTH / 2), to: HEIGHT },
    ),
  );
  drawSandGrain(canvas, shore, sand);
  drawFoamLine(canvas, shore);
}

export interface HeadlandShape {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly height: number;
  readonly distance: number;
  readonly houses: number;
}

/** Draws a wooded headland with white houses. It slopes down to the sea on the left. */
export function drawHeadland(
  canvas: Canvas,
  { from, to, foot, height, distance, houses }: HeadlandShape,
): void {
  const { random } = canvas;
  const leaf: Colour = '#5a9159';
  const line = drawRidge(
    canvas,
    foot,
    height * 1.1,
    [canvas.away(leaf, distance), canvas.away(mix(leaf, '#c4b780', 0.35), distance)],
    {
      from,
      to,
      foot: foot + 2,
      roughness: 0.42,
      envelope: (along) => Math.min(1, along * 1.7) ** 1.1,
    },
  );
  const rock: Point[] = [];
  for (let x = from - 10; x <= to; x += 20)
    rock.push([x, foot - Math.min(1, (x - from + 14) / 160) * height * random.between(0.13, 0.24)]);
  canvas.path(
    `M${rounded(from - 12)} ${rounded(foot)}L${polyline(rock)}L${rounded(to)} ${rounded(foot)}Z`,
    canvas.verticalGradient([
      [0, canvas.away('#ecd3a4', distance)],
      [1, canvas.away('#a98a66', distance)],
    ]),
  );
  const width = to - from;
  for (let x = from + width * 0.12; x < to; x += 26) {
    const top = heightAt(line, x);
    drawBushes(canvas, x - 16, x + 16, random.between(top + 10, foot - height * 0.2), 11, {
      count: 3,
      colour: canvas.away(leaf, distance),
    });
  }
  for (let index = 0; index < houses; index += 1) {
    const x = random.between(from + width * 0.25, to - 20);
    const y = random.between(heightAt(line, x) + 22, foot - height * 0.22);
    const size = random.between(14, 24);
    canvas.rect(x, y - size * 0.7, size, size * 0.7, canvas.away('#fff9ee', distance));
    canvas.rect(x + size * 0.62, y - size * 0.7, size * 0.38, size * 0.7, canvas.shaded('#efe3d2'), {
      opacity: 0.7,
    });
    canvas.path(
      polygon([x - 2, y - size * 0.7], [x + size * 0.5, y - size * 1.02], [x + size + 2, y - size * 0.7]),
      canvas.away('#d2683f', distance),
    );
    if (random.happens(canvas.palette.lamps))
      canvas.rect(x + size * 0.2, y - size * 0.45, size * 0.2, size * 0.24, '#ffdd92');
  }
  canvas.rect(from - 10, foot - 1, width + 10, 3, canvas.lit('#ffffff'), { opacity: 0.5 });
}

/** Draws a palm-leaf roof. Huts at the beach, the pool and the lagoon share it. */
export function drawThatch(canvas: Canvas, x: number, eaves: number, half: number, rise: number): void {
  const straw: Colour = '#cfa565';
  const outline = trace`M${x - half} ${eaves}Q${x - half * 0.42} ${eaves - rise * 0.42} ${x} ${eaves - rise}Q${x + half * 0.42} ${eaves - rise * 0.42} ${x + half} ${eaves}Q${x} ${eaves + rise * 0.12} ${x - half} ${eaves}Z`;
  canvas.path(
    outline,
    canvas.horizontalGradient([
      [0, canvas.lit(lighter(straw, 0.2))],
      [0.5, canvas.lit(straw)],
      [1, canvas.shaded(straw)],
    ]),
  );
  let straws = '';
  for (let index = 0; index <= 22; index += 1) {
    const along = index / 11 - 1;
    straws += trace`M${x + along * half * 0.97} ${eaves + rise * 0.05 * (1 - along * along)}Q${x + along * half * 0.4} ${eaves - rise * 0.4} ${x + along * half * 0.12} ${eaves - rise * 0.8}`;
  }
  canvas.stroke(straws, canvas.shaded('#7a5528'), Math.max(0.8, half * 0.012), 0.4);
}

/** Draws a jetty in perspective, from a near point to a far point over the water. */
export function drawJetty(canvas: Canvas, [nearX, nearY]: Point, [farX, farY]: Point, width: number): void {
  const half = width / 2;
  const tip = half * 0.28;
  const wood: Colour = '#b88a5c';
  for (let index = 0; index <= 8; index += 1) {
    const t = (index / 8) ** 0.6;
    const x = farX + (nearX - farX) * t;
    const y = farY + (nearY - farY) * t;
    const reach = tip + (half - tip) * t;
    for (const side of [-1, 1])
      canvas.rect(
        x + side * reach * 0.9 - reach * 0.06,
        y,
        reach * 0.12,
        reach * 0.75,
        canvas.shaded('#6b4a34'),
      );
  }
  canvas.path(
    polygon([farX - tip, farY], [farX + tip, farY], [nearX + half, nearY], [nearX - half, nearY]),
    canvas.verticalGradient([
      [0, canvas.lit(lighter(wood, 0.25))],
      [1, canvas.lit(wood)],
    ]),
  );
  let planks = '';
  for (let index = 1; index < 34; index += 1) {
    const t = (index / 34) ** 1.9;
    const x = farX + (nearX - farX) * t;
    const y = farY + (nearY - farY) * t;
    const reach = tip + (half - tip) * t;
    planks += trace`M${x - reach} ${y}L${x + reach} ${y}`;
  }
  canvas.stroke(planks, canvas.shaded('#6b4a34'), 1.6, 0.5);
}
