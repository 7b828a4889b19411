import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const COPPER: Colour = '#5f9f8c';

export const hallgrimskirkja: Landmark = {
  label: 'Hallgrímskirkja and coloured houses',
  half: 66,
  draw: (pen) => {
    const concrete: Colour = '#e9e4da';
    for (let step = 0; step < 12; step += 1) {
      const height = 14 + (1 - step / 12) ** 2.2 * 58;
      for (const side of [-1, 1])
        pen.face(
          [
            [side * (8 + step * 3.5), 0],
            [side * (8 + step * 3.5), height],
            [side * (11.7 + step * 3.5), height - 2],
            [side * (11.7 + step * 3.5), 0],
          ],
          concrete,
          side < 0 ? 0.95 - (step % 2) * 0.2 : 0.5 - (step % 2) * 0.2,
        );
    }
    pen.shape('M-8 0V84L0 104L8 84V0Z', concrete);
    for (const x of [-4, 0, 4]) pen.line(`M${x} 30V${88 - Math.abs(x) * 2}`, '#b9b4ae', 0.9, 0.7);
    pen.arch(0, 0, 8, 24, '#6a7484');
    pen.line('M0 103V112M-2.6 109H2.6', '#6a7484', 0.9);
    for (const [x, colour] of [
      [-62, '#c8432a'],
      [-78, '#2f7fa8'],
      [62, '#f2b441'],
      [78, '#4f9a6c'],
      [94, '#c8432a'],
      [-94, '#f4ead8'],
    ] as const) {
      pen.box(x, -4, 14, 15, colour);
      pen.spire(x, 11, 17, 9, '#4f5a6c');
      pen.arches(0, { from: x - 3.4, to: x + 3.4, count: 2, width: 3, height: 6 }, '#f4f4ee');
    }
  },
};

export const nyhavn: Landmark = {
  label: 'the coloured houses and ships of Nyhavn',
  half: 100,
  shows: ['canal'],
  draw: (pen) => {
    (
      [
        '#e9b04a',
        '#c8503c',
        '#4f86a8',
        '#f2dfb8',
        '#d97a4c',
        '#7fa88c',
        '#e9c96a',
        '#a8503f',
        '#6f9ac0',
        '#f0a878',
      ] as const
    ).forEach((colour, index) => {
      const x = -90 + index * 20;
      const height = 42 + ((index * 13) % 17);
      pen.box(x, 0, 20, height, colour);
      pen.face(
        [
          [x - 10.6, height],
          [x + 10.6, height],
          [x + 6, height + 14],
          [x - 6, height + 14],
        ],
        index % 2 ? '#a8503f' : '#6a5a5c',
        0.8,
      );
      pen.box(x, height + 3, 5, 6, '#fff8ec');
      for (let y = 5; y < height - 7; y += 12)
        pen.arches(y, { from: x - 6, to: x + 6, count: 3, width: 3.4, height: 7.6 }, '#f6f4ec');
    });
    for (const x of [-66, -4, 62]) {
      pen.shape(`M${x - 21} -4Q${x} -9 ${x + 23} -2L${x + 17} -13H${x - 16}Z`, '#6a4430');
      pen.line(
        `M${x} -4V66M${x + 12} -4V50M${x} 64L${x - 19} -4M${x} 64L${x + 21} -4M${x - 8} 44H${x + 8}`,
        '#5a4030',
        1.2,
      );
    }
  },
};

export const gamlaStan: Landmark = {
  label: 'the City Hall of Stockholm',
  half: 76,
  draw: (pen) => {
    const brick: Colour = '#a8503f';
    pen.box(18, 0, 108, 28, brick);
    pen.face(
      [
        [-36, 28],
        [72, 28],
        [68, 38],
        [-32, 38],
      ],
      '#5f8f86',
      0.85,
    );
    pen.arches(0, { from: -26, to: 62, count: 9, width: 5, height: 13 }, '#f2cf9c');
    pen.arches(17, { from: -28, to: 66, count: 16, width: 2.4, height: 8 });
    pen.box(-44, 0, 24, 72, brick);
    pen.arches(56, { from: -50, to: -38, count: 3, width: 3.4, height: 11 });
    pen.box(-44, 72, 21, 4, '#5f8f86');
    pen.box(-44, 76, 14, 12, '#5f8f86');
    pen.arches(77, { from: -48, to: -40, count: 3, width: 2, height: 9 }, '#f2cf9c');
    pen.dome(-44, 88, 12, 7, '#5f8f86');
    for (const dx of [-3, 0, 3]) pen.disc(-44 + dx, 99 + (dx === 0 ? 2 : 0), 1.6, '#f2bf45');
    pen.line('M-44 95V100', '#f2bf45', 1, 1);
  },
};

export const warsaw: Landmark = {
  label: 'the Royal Castle and the Palace of Culture',
  half: 76,
  draw: (pen) => {
    pen.box(62, 0, 34, 30, '#cfb896');
    pen.box(62, 30, 22, 34, '#d9c4a2');
    for (const x of [52, 57, 62, 67, 72]) pen.line(`M${x} 6V62`, '#a88f72', 0.9);
    pen.box(62, 64, 15, 12, '#d9c4a2');
    pen.box(62, 76, 9, 8, '#d9c4a2');
    pen.spire(62, 84, 5, 24, '#b9a484');
    pen.box(-14, 0, 92, 26, '#c9735c');
    pen.face(
      [
        [-62, 26],
        [34, 26],
        [30, 35],
        [-58, 35],
      ],
      '#8f4a3c',
      0.85,
    );
    for (const y of [4, 15]) pen.arches(y, { from: -54, to: 26, count: 13, width: 3, height: 7 }, '#f6e8cc');
    pen.box(-14, 0, 14, 46, '#d07f66');
    pen.disc(-14, 38, 4, '#fff3d0');
    pen.dome(-14, 46, 15, 8, COPPER);
    pen.box(-14, 54, 6, 6, '#d07f66');
    pen.spire(-14, 60, 6, 15, COPPER);
    for (const x of [-58, 30]) {
      pen.box(x, 0, 10, 32, '#d07f66');
      pen.dome(x, 32, 11, 7, COPPER);
      pen.spire(x, 38, 4, 9, COPPER);
    }
  },
};
