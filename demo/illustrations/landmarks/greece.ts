import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const BLUE: Colour = '#2f6fc0';
const STONE: Colour = '#e3c9a0';
const MARBLE: Colour = '#f6e6c8';

export const acropolis: Landmark = {
  label: 'the Acropolis and the Parthenon',
  half: 96,
  shows: ['ruins'],
  draw: (pen) => {
    pen.shape('M-104 0L-84 26L-76 44L-60 48L64 50L78 42L86 22L106 0Z', '#c9a880');
    pen.line('M-64 46L-74 18M-30 46L-36 16M10 46L4 14M44 46L50 16M70 42L78 16', '#a08260', 1.8, 0.5);
    pen.face(
      [
        [-80, 44],
        [-74, 52],
        [76, 54],
        [80, 44],
      ],
      '#e0c79c',
      0.95,
    );
    pen.box(4, 52, 92, 3.4, MARBLE);
    pen.columns(55, { from: -37, to: 45, count: 9, width: 5, height: 22 }, MARBLE);
    pen.box(4, 77, 92, 5.6, '#f2dcb8');
    pen.shape('M-42 82.6L4 97L50 82.6Z', MARBLE);
    pen.flat('M-31 83.6L4 94L39 83.6Z', '#d9bf94', 0.8);
    pen.box(-66, 50, 17, 12, '#e9d2a8');
    for (const x of [-98, -86, 88, 98, -70, 74]) pen.disc(x, 4, 7, '#6f8a56', 0.8);
  },
};

export const whiteTower: Landmark = {
  label: 'the White Tower by the sea',
  half: 40,
  draw: (pen) => {
    pen.box(0, 0, 44, 66, '#f2ead8');
    pen.box(0, 66, 48, 4, '#dccfb6');
    pen.teeth(-24, 24, 70, 3.4, '#f6f0e2');
    pen.box(0, 68, 26, 14, '#f2ead8');
    pen.box(0, 82, 29, 3, '#dccfb6');
    pen.teeth(-14.5, 14.5, 85, 2.8, '#f6f0e2');
    pen.arch(0, 0, 8, 14);
    for (const y of [22, 38, 52]) pen.arches(y, { from: -14, to: 14, count: 4, width: 2.4, height: 6 });
    pen.line('M0 88V104', '#7a6a5c', 1);
    pen.flat('M0.4 104h13v-8h-13Z', BLUE);
  },
};

export const rhodes: Landmark = {
  label: 'the Palace of the Grand Master and the harbour deer',
  half: 84,
  draw: (pen) => {
    pen.box(0, 0, 150, 24, '#d9b98c');
    pen.teeth(-75, 75, 24, 3.4, '#e8cda4');
    pen.box(26, 24, 84, 22, '#e3c69a');
    pen.teeth(-16, 68, 46, 3, '#eed8b2');
    pen.arches(30, { from: -8, to: 60, count: 8, width: 3.4, height: 9 });
    for (const [x, w, h] of [
      [-70, 20, 42],
      [72, 18, 40],
    ] as const) {
      pen.box(x, 0, w, h, STONE);
      pen.teeth(x - w / 2, x + w / 2, h, 3, '#eed8b2');
      pen.arch(x, h - 14, 2.6, 7);
    }
    for (const x of [-32, -6]) {
      pen.shape(`M${x - 11} 0V62Q${x} 58 ${x + 11} 62V0Z`, '#e6cba0');
      pen.box(x, 60, 25, 3, '#cfae80');
      pen.teeth(x - 12.5, x + 12.5, 63, 3, '#eed8b2');
      pen.arches(40, { from: x - 3, to: x + 3, count: 2, width: 2, height: 7 });
    }
    pen.box(-19, 0, 10, 40, '#d9b98c');
    pen.arch(-19, 0, 9, 20);
    pen.box(104, -6, 7, 44, '#f2e0bc');
    pen.box(104, 38, 10, 2.4, '#d9bf94');
    pen.flat(
      'M98 50Q98 44 103 45L109 46L110 40H111.4L112 47Q113 52 111 54L112 58Q116 60 116 65Q112 60 110.6 59Q110 66 106 68Q108 62 108.6 58L108 52L101 51L99.6 40.4H98.4Z',
      '#5f8f7c',
      0.5,
    );
  },
};

export const knossos: Landmark = {
  label: 'the red columns of Knossos',
  half: 66,
  shows: ['ruins'],
  draw: (pen) => {
    pen.face(
      [
        [-90, 0],
        [-70, 8],
        [70, 8],
        [94, 0],
      ],
      '#c9b184',
      0.9,
    );
    pen.box(-8, 8, 100, 8, STONE);
    pen.box(-36, 16, 40, 36, '#e8d2aa');
    pen.box(-36, 52, 50, 4, '#f2e4c8');
    pen.box(-36, 56, 44, 2.4, '#c8503c');
    for (const x of [6, 20, 34]) {
      pen.shape(`M${x - 2.8} 16L${x - 4} 44H${x + 4}L${x + 2.8} 16Z`, '#c03a2c');
      pen.box(x, 44, 10, 3.6, '#2f3440');
      pen.box(x, 16, 7, 2, '#f2e4c8');
    }
    pen.box(20, 47.6, 46, 5, '#f2e4c8');
    pen.box(20, 52.6, 48, 4, '#e3c9a0');
    for (const x of [-48, -36, -24]) {
      pen.shape(`M${x - 2} 22L${x - 3} 42H${x + 3}L${x + 2} 22Z`, '#c03a2c');
      pen.box(x, 42, 7, 2.6, '#2f3440');
    }
    pen.face(
      [
        [-54, 24],
        [-18, 24],
        [-18, 42],
        [-54, 42],
      ],
      '#7f9fb0',
      0.25,
    );
    for (const x of [-48, -36, -24]) pen.shape(`M${x - 2} 22L${x - 3} 42H${x + 3}L${x + 2} 22Z`, '#c03a2c');
    for (const x of [52, 66]) pen.box(x, 8, 12, 18 - (x - 52) * 0.6, '#dcc39a');
  },
};

export const hippocrates: Landmark = {
  label: 'the castle of Kos among palms',
  half: 76,
  shows: ['ruins'],
  draw: (pen) => {
    pen.box(0, 0, 130, 22, '#dcc096');
    pen.teeth(-65, 65, 22, 3.2, '#ead2a8');
    pen.box(-58, 0, 24, 36, '#e3c99e');
    pen.teeth(-70, -46, 36, 3, '#eed8b2');
    pen.shape('M46 0V40Q60 44 74 40V0Z', '#e3c99e');
    pen.teeth(46, 74, 41, 3, '#eed8b2');
    pen.arch(-10, 0, 10, 16);
    for (const x of [-24, -4, 8, 22]) {
      pen.box(x, 22, 3.4, 26, MARBLE);
      pen.box(x, 48, 5, 2, '#f2dcb8');
    }
    pen.box(15, 50, 22, 3, MARBLE);
  },
};

export const chania: Landmark = {
  label: 'the Venetian harbour and lighthouse of Chania',
  half: 100,
  draw: (pen) => {
    for (let index = 0; index < 9; index += 1) {
      const x = 4 + index * 13;
      const height = 22 + ((index * 11) % 13);
      pen.box(
        x,
        0,
        13,
        height,
        (['#f0b27a', '#f6dfae', '#e9906c', '#f4e8d0', '#e3a06a'] as const)[index % 5] ?? '#f0b27a',
      );
      pen.spire(x, height, 14, 5, '#c2603f');
      for (let y = 4; y < height - 7; y += 9)
        pen.arches(y, { from: x - 2.6, to: x + 2.6, count: 2, width: 2.2, height: 5.4 }, '#4f7f86');
    }
    pen.dome(24, 0, 30, 17, '#e9a08c');
    pen.face(
      [
        [-96, -8],
        [-96, 4],
        [-30, 4],
        [-24, -8],
      ],
      '#c9ad84',
      0.9,
    );
    pen.box(-62, 4, 22, 14, '#ecd6ac');
    pen.teeth(-73, -51, 18, 2.4, '#f4e4c4');
    pen.shape('M-70 18L-68.6 40H-55.4L-54 18Z', '#ecd6ac');
    pen.shape('M-67 40L-66 62H-58L-57 40Z', '#f2e0bc');
    pen.box(-62, 62, 13, 2.6, '#d9bf94');
    pen.box(-62, 64, 6.4, 8, '#7fb0c4');
    pen.dome(-62, 72, 8, 6, '#5f8f86');
    pen.line('M-68 40H-56', '#cfae80', 2);
  },
};
