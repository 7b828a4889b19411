import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const STONE: Colour = '#e8cfa4';
const TILES: Colour = '#c2603f';
const MARBLE: Colour = '#fbf3e6';

export const colosseum: Landmark = {
  label: 'the Colosseum',
  half: 62,
  shows: ['ruins'],
  draw: (pen) => {
    pen.shape('M-58 0L-57 40Q-30 47 4 46L18 46L24 62Q2 66 -30 63Q-50 61 -57 58L-58 0Z', STONE);
    pen.shape('M-58 0V40Q-20 47 20 46L30 34L44 32L46 30L56 29L57 0Q0 -7 -58 0Z', STONE);
    pen.flat('M-57 58Q-30 67 24 62L23 59Q-30 63 -57 55Z', '#f6e4c2');
    for (const [y, height] of [
      [1, 13],
      [17.5, 12],
      [33, 10],
    ] as const) {
      for (let step = -7; step <= 7; step += 1) {
        if (y > 30 && step > 4) continue;
        const x = Math.sin((step / 7.8) * 1.45) * 56;
        pen.arch(x, y + Math.cos(step / 5) * -1.5, 5.4 * Math.cos((step / 7.8) * 1.15), height, '#7a5a50');
      }
    }
    for (const y of [15, 30.5]) pen.line(`M-57.5 ${y + 1}Q0 ${y - 4} ${57} ${y + 0}`, '#b8946c', 0.9, 0.7);
    pen.line('M-57 46Q-20 51 19 49', '#b8946c', 0.8, 0.7);
    for (let x = -50; x < 16; x += 9) pen.arch(x, 51 + Math.cos(x / 40) * 2, 2.6, 4.5, '#7a5a50');
  },
};

export const florenceDome: Landmark = {
  label: "Brunelleschi's dome and Giotto's bell tower",
  half: 60,
  draw: (pen) => {
    pen.box(-30, 0, 46, 34, MARBLE);
    pen.spire(-30, 34, 48, 9, TILES);
    pen.box(20, 0, 60, 30, '#f3e3cf');
    for (const [x, w] of [
      [-2, 20],
      [42, 22],
    ] as const) {
      pen.dome(x, 28, w, 12, TILES);
    }
    pen.box(20, 30, 40, 16, MARBLE);
    for (const x of [7, 20, 33]) pen.disc(x, 38, 3.2, '#7a6a72', 0.5);
    pen.shape('M-1 46C0 66 10 78 20 82C30 78 40 66 41 46Z', TILES);
    for (const bend of [-1, -0.45, 0.45, 1])
      pen.line(`M20 82Q${20 + bend * 17} 68 ${20 + bend * 20} 46`, '#fff3e2', 1.1, 0.9);
    pen.box(20, 81, 7, 8, MARBLE);
    pen.spire(20, 89, 7, 7, '#e8d6c0');
    pen.disc(20, 97, 1.6, '#f2bf45');
    pen.box(-48, 0, 13, 78, '#fbeee2');
    for (const y of [18, 34, 52]) pen.line(`M-54.5 ${y}h13`, '#6f8f7c', 1.1, 0.6);
    pen.arches(22, { from: -51, to: -45, count: 2, width: 2.4, height: 9 });
    pen.arches(38, { from: -51, to: -45, count: 2, width: 2.4, height: 10 });
    pen.arch(-48, 55, 6, 17);
    pen.box(-48, 77, 15.4, 3, '#e7cdbb');
    for (const x of [-38, -30, -22]) pen.arch(x, 0, 4.6, x === -30 ? 16 : 12);
    pen.disc(-30, 25, 4, '#7a6a72', 0.5);
    for (const x of [-14.5, -46 + 0]) pen.line(`M${x} 0V34`, '#6f8f7c', 0.9, 0.6);
  },
};

export const milanCathedral: Landmark = {
  label: 'the cathedral of Milan and its spires',
  half: 58,
  draw: (pen) => {
    pen.shape('M-52 0V26L-36 36L-22 44L0 56L22 44L36 36L52 26V0Z', '#f6ead9');
    for (let step = -6; step <= 6; step += 1) {
      const x = step * 8.6;
      const top = 56 - Math.abs(step) * 5;
      pen.box(x, 0, 2.4, top, '#fff6e8');
      pen.spire(x, top, 2.6, 13 - Math.abs(step) * 0.6, '#f2dfcb');
    }
    pen.box(0, 50, 6, 24, '#fdf2e2');
    pen.spire(0, 74, 6.4, 24, '#f2dfcb');
    for (const x of [-5, 5]) pen.spire(x, 58, 2.4, 20, '#f2dfcb');
    pen.disc(0, 99, 1.5, '#f2bf45');
    pen.arch(0, 0, 8.4, 17);
    for (const x of [-34.4, -17.2, 17.2, 34.4]) pen.arch(x + 0, 0, 5, 11);
    pen.arch(0, 24, 5.6, 14);
    for (const x of [-12.9, -30, 12.9, 30]) pen.arch(x, 18, 3.6, 9);
  },
};

export const venice: Landmark = {
  label: 'the Campanile, the Doge’s Palace and gondolas',
  half: 76,
  shows: ['canal', 'sea'],
  boats: 'gondolas',
  draw: (pen) => {
    pen.box(-38, 0, 12, 64, '#b9634a');
    for (const x of [-41.5, -38, -34.5]) pen.line(`M${x} 2V60`, '#d98a6a', 0.8, 0.7);
    pen.box(-38, 64, 13.4, 11, MARBLE);
    pen.arches(65.5, { from: -42, to: -34, count: 4, width: 1.9, height: 7.5 });
    pen.box(-38, 75, 12, 6, '#c97a5c');
    pen.spire(-38, 81, 12.6, 19, '#5f9a86');
    pen.disc(-38, 101, 1.4, '#f2bf45');
    for (const [x, size] of [
      [-20, 11],
      [-7, 14],
      [7, 11],
    ] as const) {
      pen.dome(x, 27, size, size * 0.82, '#9fb4ba');
      pen.onion(x, 27 + size * 0.8, size * 0.34, 4, '#9fb4ba');
    }
    pen.box(-7, 0, 44, 28, '#f4e2cc');
    pen.arches(0, { from: -23, to: 9, count: 5, width: 5.6, height: 12 });
    for (const x of [-23, -7, 9]) pen.dome(x, 27, 9, 5, '#e7c9a2');
    pen.box(46, 0, 64, 36, '#f6d3be');
    for (let x = 17; x < 78; x += 4)
      pen.face(
        [
          [x, 22],
          [x + 2, 25],
          [x, 28],
          [x - 2, 25],
        ],
        '#e3a68f',
        0.8,
      );
    pen.teeth(14.6, 78, 36, 1.6, MARBLE);
    pen.box(46, 9, 64, 9.6, MARBLE);
    pen.arches(0, { from: 17.5, to: 74.5, count: 13, width: 3.2, height: 8 });
    pen.arches(10, { from: 16.4, to: 75.6, count: 20, width: 2, height: 7 });
    for (let x = 20; x < 76; x += 9) pen.arch(x, 21, 3.4, 9);
  },
};

export const vesuvius: Landmark = {
  label: 'Mount Vesuvius across the bay',
  half: 120,
  shows: ['mountains'],
  draw: (pen) => {
    pen.shape(
      'M-128 0C-92 8 -70 26 -46 48C-40 55 -37 60 -30 60L-18 53C-12 49 -6 52 0 62C3 70 8 74 14 73L30 70C40 64 46 52 60 36C76 20 100 6 132 0Z',
      '#7f8fa8',
    );
    pen.flat('M14 73L30 70C24 52 30 40 22 26C16 44 22 58 14 73Z', '#6a7894', 0.3);
    pen.flat('M-30 60C-30 44 -44 34 -40 18C-50 36 -46 46 -30 60Z', '#6a7894', 0.3);
    for (let x = -110; x < 112; x += 6.5)
      pen.box(x, -1, 3.6 + ((x * x) % 3), 3 + ((x * x) % 4), x % 2 ? '#f3d9b8' : '#f0b79a');
  },
};

export const sicilyTheatre: Landmark = {
  label: 'the Greek theatre of Taormina before Etna',
  half: 110,
  shows: ['mountains', 'ruins'],
  draw: (pen) => {
    pen.shape('M-130 0C-80 14 -50 34 -22 62Q-10 72 2 70Q14 74 24 62C50 36 90 12 134 0Z', '#8296ae');
    pen.face(
      [
        [-22, 62],
        [-10, 70],
        [2, 70],
        [14, 71],
        [24, 62],
        [34, 52],
        [22, 58],
        [14, 48],
        [4, 58],
        [-8, 48],
        [-16, 57],
        [-32, 52],
      ],
      '#ffffff',
    );
    pen.flat('M2 72Q12 84 28 80Q40 90 56 84Q40 78 28 76Q16 78 6 70Z', '#e6eaf0', 0.8);
    pen.box(-42, 0, 50, 22, '#cf8a5e');
    pen.box(42, 0, 50, 25, '#cf8a5e');
    pen.arches(0, { from: -58, to: -26, count: 4, width: 6, height: 15 });
    pen.arches(0, { from: 26, to: 58, count: 4, width: 6, height: 16 });
    pen.columns(0, { from: -13, to: -4, count: 2, width: 3, height: 26 }, MARBLE);
    pen.columns(0, { from: 6, to: 13, count: 2, width: 3, height: 21 }, MARBLE);
    pen.box(-8.5, 26, 14, 3, MARBLE);
    pen.flat('M-70 0Q0 -9 70 0L76 -5Q0 -16 -76 -5Z', '#e2bf96');
  },
};

export const gardaCastle: Landmark = {
  label: 'the castle of Sirmione on the lake',
  half: 52,
  shows: ['lake'],
  draw: (pen) => {
    pen.box(0, 0, 92, 26, '#dcc3a0');
    pen.teeth(-46, 46, 26, 3, '#e8d2b0');
    for (const [x, w, h] of [
      [-42, 14, 44],
      [42, 14, 40],
      [8, 17, 72],
      [-16, 13, 36],
    ] as const) {
      pen.box(x, 0, w, h, '#e3cba6');
      pen.box(x, h, w + 2, 2.4, '#cfb48e');
      pen.teeth(x - w / 2 - 1, x + w / 2 + 1, h + 2.4, 2.2, '#ecd8b8');
      pen.arch(x, h - 13, 2.6, 6);
    }
    pen.arch(-16, 0, 7, 14);
    pen.arches(10, { from: -32, to: 32, count: 6, width: 2.4, height: 5 });
  },
};

export const sardinia: Landmark = {
  label: 'granite rocks around a bay',
  half: 70,
  draw: (pen) => {
    pen.shape(
      'M-70 0Q-72 16 -56 20Q-50 34 -36 30Q-28 50 -12 44Q0 58 10 42Q26 48 30 30Q46 36 52 20Q68 20 70 0Z',
      '#e7b99a',
    );
    pen.shape('M-58 0Q-58 12 -44 12Q-36 22 -24 14Q-12 26 0 14Q14 22 20 10Q30 12 30 0Z', '#f3cfae');
    pen.line(
      'M-36 30Q-30 20 -34 14M-12 44Q-6 32 -10 26M10 42Q18 30 14 20M30 30Q38 20 34 8',
      '#b98768',
      1,
      0.5,
    );
    for (const [x, y] of [
      [-60, 4],
      [-44, 22],
      [-20, 36],
      [24, 38],
      [48, 16],
      [60, 4],
    ] as const)
      pen.disc(x, y, 5, '#5c8f50', 0.7);
  },
};
