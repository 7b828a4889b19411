import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const SAND: Colour = '#e0b57c';
const ROSE: Colour = '#d98f6c';

export const luxorTemple: Landmark = {
  label: 'the pylon and obelisk of Luxor Temple',
  half: 80,
  shows: ['ruins', 'desert'],
  draw: (pen) => {
    pen.shape('M-150 0Q-100 30 -50 24Q0 40 60 26Q110 30 160 0Z', '#e9c9a0');
    pen.face(
      [
        [-62, 0],
        [-56, 52],
        [-14, 52],
        [-11, 0],
      ],
      SAND,
      0.95,
    );
    pen.face(
      [
        [62, 0],
        [56, 52],
        [14, 52],
        [11, 0],
      ],
      SAND,
      0.55,
    );
    pen.box(-35, 51, 46, 4.4, '#eccb98');
    pen.box(35, 51, 46, 4.4, '#d9ae78');
    pen.box(0, 0, 28, 34, '#c99a66');
    pen.arch(0, 0, 13, 27, '#7a5240');
    for (const x of [-47, -36, 36, 47]) {
      pen.line(`M${x} 14V42`, '#a8764c', 1.6);
      pen.disc(x, 42, 2.4, '#a8764c', 0.5);
    }
    for (const x of [-21, 21]) {
      pen.box(x, 0, 11, 8, '#c99a66');
      pen.box(x, 8, 10, 9, '#dcae78');
      pen.box(x, 17, 8, 8, '#dcae78');
      pen.disc(x, 28, 4, '#dcae78', 0.8);
      pen.spire(x, 29, 7, 8, '#cf9e68');
    }
    pen.shape('M-72 0L-70 82L-67.4 89L-64.8 82L-62.8 0Z', '#e6bd8c');
    for (let y = 10; y < 78; y += 8) pen.line(`M-68.6 ${y}h2.4`, '#a8764c', 1.4);
    pen.columns(0, { from: 74, to: 106, count: 4, width: 6, height: 30 }, SAND);
    pen.box(90, 30, 40, 4, '#eccb98');
  },
};

export const redSea: Landmark = {
  label: 'bare mountains behind a coral sea',
  half: 150,
  shows: ['desert', 'mountains', 'sea'],
  draw: (pen) => {
    pen.shape(
      'M-190 0L-150 30L-132 26L-96 56L-80 48L-56 60L-30 38L-6 46L26 28L60 52L84 44L110 58L140 34L190 0Z',
      '#c98f74',
    );
    pen.flat('M-56 60L-30 38L-40 28L-34 14L-70 0L-64 30Z', '#a8705c', 0.5);
    pen.flat('M110 58L140 34L130 20L136 6L100 0L106 30Z', '#a8705c', 0.5);
    pen.flat('M-190 0Q-100 8 0 3T190 0V-6H-190Z', '#f2d9a8');
  },
};

export const hurghada: Landmark = {
  label: 'a marina with a mosque and desert hills behind',
  half: 120,
  shows: ['desert', 'sea'],
  draw: (pen) => {
    pen.shape('M-170 0L-130 22L-100 18L-60 38L-30 26L10 34L50 20L90 36L130 22L170 0Z', '#d9a484');
    pen.box(0, 0, 58, 20, '#fbf0da');
    pen.arches(0, { from: -23, to: 23, count: 6, width: 5, height: 14 }, '#9a7a64');
    pen.box(0, 20, 30, 9, '#fbf0da');
    pen.dome(0, 29, 29, 20, '#e9d2a4');
    pen.line('M0 49V57', '#f2bf45', 1.2, 1);
    for (const x of [-34, 34]) {
      pen.box(x, 0, 8, 46, '#fdf4e2');
      pen.box(x, 46, 11, 3, '#e9d2a4');
      pen.box(x, 49, 6, 16, '#fdf4e2');
      pen.box(x, 65, 8.4, 2.4, '#e9d2a4');
      pen.box(x, 67, 4.4, 9, '#fdf4e2');
      pen.onion(x, 76, 5, 10, '#d9b878');
    }
    for (let x = -116; x < 124; x += 17) {
      if (Math.abs(x) < 44) continue;
      pen.box(x, 0, 15, 11 + (Math.abs(x) % 4) * 2, x % 2 ? '#f6e2bc' : '#f0c9a0');
      pen.arches(2, { from: x - 3, to: x + 3, count: 2, width: 3, height: 7 }, '#8a6a5c');
    }
  },
};

export const koutoubia: Landmark = {
  label: 'the Koutoubia minaret and the Atlas mountains',
  half: 60,
  shows: ['mountains'],
  draw: (pen) => {
    pen.box(0, 0, 25, 68, '#d9926c');
    for (const [y, count] of [
      [12, 1],
      [26, 2],
      [42, 1],
    ] as const)
      pen.arches(y, { from: count === 1 ? 0 : -5, to: count === 1 ? 0 : 5, count, width: 5, height: 10 });
    pen.box(0, 57, 25, 6, '#4f8f9a');
    pen.teeth(-12.5, 12.5, 68, 2.4, '#e6a882');
    pen.box(0, 68, 12, 15, '#d9926c');
    pen.arch(0, 71, 4.4, 9);
    pen.dome(0, 83, 10, 8, '#e9b48c');
    for (const [y, r] of [
      [93, 2.2],
      [97, 1.7],
      [100, 1.2],
    ] as const)
      pen.disc(0, y, r, '#f2bf45');
    pen.line('M0 90V105', '#f2bf45', 0.8, 1);
    for (const [x, w, h] of [
      [-34, 40, 17],
      [36, 44, 15],
      [-70, 28, 13],
      [76, 30, 18],
    ] as const) {
      pen.box(x, 0, w, h, ROSE);
      pen.teeth(x - w / 2, x + w / 2, h, 2.2, '#e6a882');
      pen.arches(0, { from: x - w * 0.3, to: x + w * 0.3, count: 4, width: 4, height: 10 });
    }
  },
};

export const agadir: Landmark = {
  label: 'the kasbah hill above the bay',
  half: 120,
  shows: ['bay'],
  draw: (pen) => {
    pen.shape('M-140 -6L-96 34L-50 56L10 58L50 40L100 16L146 -6Z', '#c9a07a');
    pen.box(-20, 54, 62, 10, '#d9926c');
    pen.teeth(-51, 11, 64, 2.6, '#e6a882');
    for (const x of [-48, -20, 8]) pen.box(x, 54, 10, 15, '#d9926c');
    pen.line('M-70 20l12 9M-46 24l12 8M-24 26l14 6M0 26l12 -4', '#fff4e2', 3, 0.9);
    for (let x = -110; x < 120; x += 14) {
      pen.box(x, -6, 12, 12 + (Math.abs(x) % 5), '#fffaf0');
      pen.arches(-3, { from: x - 2.6, to: x + 2.6, count: 2, width: 2.4, height: 6 }, '#5f86a8');
    }
  },
};

export const tunisia: Landmark = {
  label: 'the ribat and white medina by the sea',
  half: 84,
  draw: (pen) => {
    pen.box(10, 0, 80, 26, '#e9d2a4');
    pen.teeth(-30, 50, 26, 3.2, '#f4e2bc');
    for (const x of [-30, 50]) {
      pen.shape(`M${x - 7} 0V30H${x + 7}V0Z`, '#e9d2a4');
      pen.teeth(x - 7, x + 7, 30, 2.6, '#f4e2bc');
    }
    pen.arch(10, 0, 9, 17);
    pen.shape('M-25 0L-23.5 66H-12.5L-11 0Z', '#efdab0');
    pen.teeth(-23.5, -12, 66, 2.4, '#f4e2bc');
    pen.box(-18, 66, 6, 8, '#efdab0');
    pen.dome(-18, 74, 6, 5, '#efdab0');
    for (const [x, w, h] of [
      [-52, 22, 17],
      [-74, 20, 13],
      [68, 22, 15],
      [88, 18, 19],
    ] as const) {
      pen.box(x, 0, w, h, '#fffaf2');
      pen.dome(x, h, w * 0.6, 8, '#fffaf2');
      pen.arch(x - 4, 0, 5, 10, '#2f6fc0');
      pen.arch(x + 5, 5, 3.6, 6, '#2f6fc0');
    }
  },
};

export const gambia: Landmark = {
  label: 'painted boats and palm huts',
  half: 90,
  draw: (pen) => {
    for (const x of [-62, -26, 66]) {
      pen.box(x, 0, 22, 13, '#d9a878');
      pen.arch(x, 0, 5, 10);
      pen.shape(`M${x - 17} 11Q${x - 6} 18 ${x} 32Q${x + 6} 18 ${x + 17} 11Z`, '#b98a4c');
    }
    for (const [x, colour, band] of [
      [10, '#2f8f6a', '#f2c75f'],
      [44, '#c8432a', '#fff4dc'],
    ] as const) {
      pen.shape(`M${x - 26} 10Q${x} -3 ${x + 28} 12L${x + 20} -6H${x - 18}Z`, colour);
      pen.line(`M${x - 23} 6Q${x} -4 ${x + 25} 7`, band, 2.2, 0.9);
    }
  },
};
