import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const IRON: Colour = '#8a6f5c';
const SAND: Colour = '#e6cfa6';
const BRICK: Colour = '#b5654a';
const SLATE: Colour = '#5f7480';

export const eiffelTower: Landmark = {
  label: 'the Eiffel Tower',
  half: 26,
  draw: (pen) => {
    for (const side of [-1, 1]) {
      pen.flat(
        `M${side * 23} 0Q${side * 9} 22 ${side * 5.4} 46Q${side * 3} 66 ${side * 1} 92L0 92L0 60Q${side * 2} 46 ${side * 3} 40Q${side * 6} 18 ${side * 14} 0Z`,
        IRON,
        side < 0 ? 0.72 : 0.25,
      );
    }
    pen.flat('M-15.5 14Q0 25 15.5 14L17.4 10.5Q0 22 -17.4 10.5Z', IRON, 0.4);
    pen.box(0, 17.5, 27, 3.2, IRON);
    pen.box(0, 38, 13.5, 2.6, IRON);
    pen.box(0, 88, 4.4, 2, IRON);
    pen.box(0, 90, 2.6, 4, IRON);
    pen.line('M0 94V102', IRON, 0.8, 0.3);
    for (let y = 22; y < 38; y += 4)
      pen.line(
        `M${-10.6 + (y - 22) * 0.28} ${y}L${-4.5 + (y - 22) * 0.1} ${y + 4}M${10.6 - (y - 22) * 0.28} ${y}L${4.5 - (y - 22) * 0.1} ${y + 4}`,
        '#f6e7c8',
        0.5,
        0.8,
      );
    for (let y = 44; y < 84; y += 5)
      pen.line(
        `M${-4.4 + (y - 44) * 0.075} ${y}L${4.2 - (y - 44) * 0.075} ${y + 5}M${4.4 - (y - 44) * 0.075} ${y}L${-4.2 + (y - 44) * 0.075} ${y + 5}`,
        '#f6e7c8',
        0.4,
        0.8,
      );
  },
};

export const niceDome: Landmark = {
  label: 'the pink dome of the Negresco',
  half: 42,
  draw: (pen) => {
    pen.box(6, 0, 72, 38, '#fbf4ea');
    pen.face(
      [
        [-26, 38],
        [42, 38],
        [38, 47],
        [-22, 47],
      ],
      '#8aa0a8',
      0.6,
    );
    for (const y of [4, 13, 22, 30])
      pen.arches(y, { from: -12, to: 38, count: 9, width: 2.8, height: 5.6 }, '#7d8ea6');
    pen.box(-28, 0, 20, 46, '#fdf8f0');
    for (const y of [4, 14, 24, 34])
      pen.arches(y, { from: -33, to: -23, count: 3, width: 2.6, height: 6 }, '#7d8ea6');
    pen.box(-28, 46, 22, 2.4, '#f2e2d2');
    pen.dome(-28, 48, 20, 19, '#ec9a9a');
    pen.box(-28, 66, 3.6, 4, '#fdf8f0');
    pen.line('M-28 70V80', '#7c6a6a', 0.7);
    pen.flat('M-27.8 80L-20 77.5L-27.8 75Z', '#c8432a');
  },
};

export const canalHouses: Landmark = {
  label: 'gabled houses and the Westerkerk on a canal',
  half: 10,
  shows: ['canal'],
  draw: (pen) => {
    pen.box(0, 0, 15, 56, BRICK);
    pen.arches(10, { from: -3.6, to: 3.6, count: 2, width: 3, height: 12 });
    pen.disc(0, 46, 4.4, '#2f5f8a');
    pen.disc(0, 46, 3.2, '#fff3d0');
    pen.box(0, 56, 17, 2.4, '#f2e4cc');
    pen.box(0, 58.4, 11, 13, '#f4ead6');
    pen.arches(60, { from: -2.8, to: 2.8, count: 2, width: 2.6, height: 8 });
    pen.box(0, 71.4, 12.6, 2, SLATE);
    pen.box(0, 73, 7.6, 10, '#f4ead6');
    pen.dome(0, 83, 9, 9, '#2f6fb0');
    pen.disc(0, 94, 2.2, '#f2bf45');
    pen.line('M0 94V103', '#d9a441', 0.7);
  },
};

export const guildHalls: Landmark = {
  label: 'the town hall and guild houses of the Grand-Place',
  half: 52,
  draw: (pen) => {
    pen.box(0, 0, 74, 26, SAND);
    pen.face(
      [
        [-38, 26],
        [38, 26],
        [34, 42],
        [-34, 42],
      ],
      SLATE,
      0.6,
    );
    for (const y of [2, 14]) pen.arches(y, { from: -33, to: 33, count: 14, width: 2.8, height: 8 });
    pen.box(-2, 0, 13, 60, '#f2dfb8');
    for (const y of [24, 36, 48]) pen.arches(y, { from: -5, to: 1, count: 2, width: 2.6, height: 9 });
    pen.box(-2, 60, 9, 14, '#f2dfb8');
    pen.arches(62, { from: -4, to: 0, count: 2, width: 2, height: 9 });
    for (const x of [-9, 5]) pen.spire(x, 58, 3.4, 14, SLATE);
    pen.spire(-2, 74, 9, 24, '#b9b08e');
    pen.disc(-2, 99, 1.4, '#f2bf45');
    for (const [x, height, colour] of [
      [-48, 34, '#d9a96b'],
      [47, 36, '#c98a63'],
    ] as const) {
      pen.box(x, 0, 17, height, colour);
      pen.shape(`M${x - 8.5} ${height}h3v4h3v4h2.5v3h2v-3h2.5v-4h3v-4h1Z`, colour);
      for (const y of [4, 14, 24]) pen.arches(y, { from: x - 5, to: x + 5, count: 3, width: 2.6, height: 7 });
    }
  },
};

export const haPennyBridge: Landmark = {
  label: "the Ha'penny Bridge",
  half: 60,
  shows: ['river'],
  draw: (pen) => {
    pen.flat('M-56 8Q0 38 56 8L56 3Q0 31 -56 3Z', '#fbfaf4');
    pen.flat('M-60 -4L-60 8L-50 10L-46 -4Z', '#bfae98');
    pen.flat('M60 -4L60 8L50 10L46 -4Z', '#bfae98', 0.4);
    pen.line('M-54 16Q0 45 54 16', '#fbfaf4', 1.5, 1);
    for (let x = -52; x <= 52; x += 3.4) {
      const y = 22.5 - (x * x) / 190;
      pen.line(`M${x} ${y - 1}V${y + 7.6}`, '#fbfaf4', 0.5, 0.8);
    }
    for (const x of [-22, 0, 22]) {
      const y = 27 - (x * x) / 190;
      pen.line(`M${x - 5} ${y + 2}Q${x} ${y + 26} ${x + 5} ${y + 2}`, '#f4f2ea', 0.9, 0.9);
      pen.disc(x, y + 12.4, 2, '#ffe9a8');
    }
  },
};
