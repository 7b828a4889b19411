import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';
import type { Pen } from './pen';

const WHITE: Colour = '#fffaf2';
const BLUE: Colour = '#2f6fc0';

/** y of the rim of the caldera, which falls from the right to the left. */
const rimAt = (x: number) => 44 + (x + 110) * 0.13;
/** Rows of houses below the rim: distance to it, and the first house. */
const TERRACES = [
  { below: 0, from: -92, step: 13 },
  { below: 13, from: -98, step: 14 },
  { below: 25, from: -84, step: 15 },
] as const;
/** Churches by the x of their middle, with their size and distance below the rim. */
const CHURCHES = [
  { x: -62, size: 20, below: 6 },
  { x: -6, size: 26, below: 16 },
  { x: 46, size: 22, below: 2 },
  { x: 88, size: 18, below: 18 },
] as const;

function drawCliff(pen: Pen): void {
  pen.shape('M-126 -14L-114 10L-110 34L-92 46L-30 55L40 64L110 73L190 83V-14Z', '#9a5f50');
  for (const [y, tone] of [
    [6, 0.25],
    [14, 0.55],
    [22, 0.35],
    [30, 0.55],
  ] as const)
    pen.line(
      `M-112 ${y - 6}Q-60 ${y + 2} -10 ${y}T190 ${y + 10}`,
      tone > 0.5 ? '#d8a283' : '#6f3f3c',
      2.6,
      tone,
    );
}

function drawTerraces(pen: Pen): void {
  for (const { below, from, step } of TERRACES.toReversed())
    for (let x = from, index = 0; x < 176; x += step, index += 1) {
      const foot = rimAt(x) - below - 7;
      const height = 9 + ((index * 5 + below) % 4) * 1.6;
      pen.box(x, foot, step - 1.4, height, index % 7 === 3 ? '#f4d9b8' : WHITE);
      if (index % 3 === 1) pen.dome(x, foot + height, step - 3, 4.4, WHITE);
      pen.arch(x - 2.4, foot + 1.4, 2.4, 5, '#4f86b8');
      if (index % 2 === 0) pen.arch(x + 2.8, foot + 1.4, 2.2, 4.4, '#4f86b8');
    }
}

function drawChurch(pen: Pen, { x, size, below }: (typeof CHURCHES)[number]): void {
  const foot = rimAt(x) - below - 4;
  pen.box(x, foot, size, size * 0.62, WHITE);
  pen.arch(x, foot, size * 0.2, size * 0.4, '#3f74a8');
  pen.dome(x, foot + size * 0.62, size * 0.86, size * 0.56, BLUE);
  pen.line(`M${x} ${foot + size * 1.16}v6m-2 -2.2h4`, WHITE, 1.2, 1);
  const tower = x + size * 0.74;
  pen.box(tower, foot, size * 0.28, size * 1.02, WHITE);
  pen.arch(tower, foot + size * 0.66, size * 0.14, size * 0.26, '#8fc4e4');
  pen.disc(tower, foot + size * 1.08, size * 0.1, BLUE);
}

export const santorini: Landmark = {
  label: 'white houses and blue domes above the caldera',
  half: 112,
  shows: ['sea'],
  draw: (pen) => {
    drawCliff(pen);
    drawTerraces(pen);
    for (const church of CHURCHES) drawChurch(pen, church);
  },
};

export const mykonos: Landmark = {
  label: 'the windmills of Mykonos above the sea',
  half: 100,
  draw: (pen) => {
    pen.shape('M-110 -8Q-70 14 0 16Q70 16 130 -8Z', '#cdb184');
    for (const [x, s] of [
      [-66, 0.86],
      [-8, 1.06],
      [52, 0.9],
    ] as const) {
      pen.shape(`M${x - 15 * s} 10L${x - 12 * s} ${10 + 42 * s}H${x + 12 * s}L${x + 15 * s} 10Z`, WHITE);
      pen.spire(x, 10 + 42 * s, 31 * s, 17 * s, '#8a6a48');
      pen.arch(x, 10, 6 * s, 13 * s, '#4f86b8');
      pen.arch(x + 4 * s, 10 + 24 * s, 3.4 * s, 7 * s, '#4f86b8');
      const hub = 10 + 46 * s;
      for (let blade = 0; blade < 12; blade += 1) {
        const angle = (blade / 12) * Math.PI * 2;
        const tip = [x + Math.cos(angle) * 27 * s, hub + Math.sin(angle) * 27 * s] as const;
        const next = angle + 0.28;
        pen.line(`M${x} ${hub}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`, '#6f4f38', 1);
        if (blade % 2 === 0)
          pen.face([[x, hub], tip, [x + Math.cos(next) * 25 * s, hub + Math.sin(next) * 25 * s]], '#fdf4e2');
      }
    }
    for (const x of [86, 100, 114, -98]) {
      pen.box(x, -2, 14, 14, WHITE);
      pen.arch(x, -2, 4, 9, '#c8432a');
    }
  },
};

export const corfu: Landmark = {
  label: 'the islet of Pontikonisi and Vlacherna',
  half: 100,
  shows: ['sea', 'island'],
  draw: (pen) => {
    pen.shape('M24 -6Q40 12 66 16Q100 12 116 -6Z', '#8a9a6c');
    for (const [x, h] of [
      [40, 30],
      [48, 40],
      [58, 34],
      [78, 38],
      [90, 32],
      [100, 26],
      [66, 26],
    ] as const)
      pen.spire(x, 4, 9, h, '#3f6f4a');
    pen.box(70, 14, 11, 9, WHITE);
    pen.dome(70, 23, 10, 6, '#c9704c');
    pen.flat('M-92 -6H-10L-16 2H-88Z', '#d9c7a4');
    pen.line('M-92 -1H-150', '#d9c7a4', 3, 0.9);
    pen.box(-50, 2, 46, 15, WHITE);
    pen.spire(-50, 17, 50, 8, '#c9623f');
    pen.box(-24, 2, 12, 38, WHITE);
    pen.arches(18, { from: -24, to: -24, count: 1, width: 4, height: 8 }, '#8fb4d0');
    pen.arches(28, { from: -24, to: -24, count: 1, width: 4, height: 8 }, '#8fb4d0');
    pen.spire(-24, 40, 13, 8, '#c9623f');
    pen.arches(4, { from: -66, to: -40, count: 4, width: 3.4, height: 8 }, '#6f86a0');
    pen.spire(-78, 0, 7, 32, '#3f6f4a');
  },
};

export const zante: Landmark = {
  label: 'white cliffs around a shipwreck beach',
  half: 130,
  draw: (pen) => {
    pen.shape('M-150 -10V70Q-120 82 -84 74L-52 64L-40 -10Z', '#f4ead8');
    pen.shape('M150 -10V88Q110 84 78 70L58 62L44 -10Z', '#f4ead8');
    pen.shape('M-48 -10L-40 52Q0 62 54 54L50 -10Z', '#fbf4e6');
    pen.flat(
      'M-150 70Q-120 82 -84 74L-52 64Q0 66 58 62L78 70Q110 84 150 88V94Q100 92 70 76L50 68Q0 72 -46 70L-84 82Q-120 88 -150 78Z',
      '#6f9a5c',
    );
    for (const x of [-120, -96, -70, 72, 98, 126])
      pen.line(`M${x} ${64 - Math.abs(x) * 0.04}L${x * 0.94} 4`, '#d9c9ae', 2, 0.7);
    pen.flat('M-60 -12Q0 14 64 -12Z', '#fdf2d2');
    pen.shape('M-14 -3L-20 8L16 6L20 -3Z', '#a8654a');
    pen.line('M-4 7V20M8 7V15', '#8a4f3c', 1.4);
  },
};

export const assos: Landmark = {
  label: 'pastel houses around a green bay',
  half: 120,
  shows: ['bay'],
  draw: (pen) => {
    pen.shape('M-150 -8L-110 34L-70 58L-20 64L30 50L60 26L80 -8Z', '#5f8f5c');
    pen.line('M-84 52Q-40 66 10 56', '#dcc096', 3, 0.9);
    pen.shape('M60 -8L90 20L120 34L150 40V-8Z', '#7aa06a');
    (['#f2b88c', '#f6dfae', '#e98f7c', '#fff4e2', '#f0c97a', '#e9a88c', '#f6e6c8'] as const).forEach(
      (colour, index) => {
        const x = -58 + index * 17;
        const y = index % 2 ? 4 : -2;
        pen.box(x, y, 15, 16, colour);
        pen.spire(x, y + 16, 17, 6, '#c9623f');
        pen.arches(y + 5, { from: x - 3.4, to: x + 3.4, count: 2, width: 2.6, height: 6 }, '#3f8a8a');
      },
    );
    for (let index = 0; index < 12; index += 1)
      pen.spire(-104 + index * 13, 18 + 14 * Math.sin(index), 6, 17, '#3f6f4a');
  },
};

export const skiathos: Landmark = {
  label: 'two hills of white houses with red roofs',
  half: 110,
  draw: (pen) => {
    pen.shape('M-140 -8Q-110 40 -70 46Q-30 44 -10 16Q20 50 60 52Q110 44 140 -8Z', '#7aa06a');
    for (let index = 0; index < 34; index += 1) {
      const x = -104 + (index % 17) * 13;
      const hill = x < -10 ? Math.cos((x + 66) / 42) : Math.cos((x - 60) / 50);
      const y = Math.max(-4, hill * (index < 17 ? 24 : 6));
      pen.box(x, y, 11.6, 10, WHITE);
      pen.spire(x, y + 10, 13, 5, '#d0603f');
      pen.arches(y + 3, { from: x - 2.4, to: x + 2.4, count: 2, width: 2, height: 4.6 }, '#4f86b8');
    }
    pen.box(-70, 34, 9, 26, WHITE);
    pen.spire(-70, 60, 10, 8, '#d0603f');
    pen.arch(-70, 48, 4, 8);
    pen.disc(-70, 46, 2, '#4f86b8');
  },
};

export const halkidiki: Landmark = {
  label: 'pine shores with Mount Athos behind',
  half: 130,
  shows: ['mountains'],
  draw: (pen) => {
    pen.shape('M-60 0L-20 34L10 66L22 76L34 68L60 40L120 10L160 0Z', '#8fa4bc');
    pen.face(
      [
        [10, 66],
        [22, 76],
        [34, 68],
        [26, 64],
        [20, 68],
        [16, 62],
      ],
      '#f4f6f8',
    );
    pen.shape('M-160 -6Q-110 22 -40 16Q10 10 40 -6Z', '#5f8f5c');
    for (let index = 0; index < 13; index += 1) {
      const x = -130 + index * 12;
      pen.box(x, 4 + 6 * Math.sin(index), 1.8, 12, '#7a5a44');
      pen.disc(x, 20 + 6 * Math.sin(index), 7, '#3f7650', 0.9);
      pen.disc(x - 4, 17 + 6 * Math.sin(index), 5, '#3f7650', 0.6);
    }
  },
};
