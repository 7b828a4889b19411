import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const COPPER: Colour = '#5f9f8c';
const SAND: Colour = '#e6cfa6';
const SLATE: Colour = '#5a5f78';

export const pragueCastle: Landmark = {
  label: 'Charles Bridge, its tower and the castle',
  half: 78,
  shows: ['river'],
  draw: (pen) => {
    pen.face(
      [
        [-120, 0],
        [-90, 26],
        [-20, 44],
        [60, 46],
        [110, 22],
        [150, 0],
      ],
      '#7f9a66',
      0.85,
    );
    pen.box(26, 40, 120, 16, '#f2e0bc');
    pen.face(
      [
        [-34, 56],
        [86, 56],
        [82, 62],
        [-30, 62],
      ],
      '#b8654a',
      0.9,
    );
    for (let x = -30; x < 84; x += 6) pen.arch(x, 45, 2.2, 6);
    for (const [x, h, w] of [
      [26, 96, 7],
      [34, 96, 7],
      [52, 108, 9],
    ] as const) {
      pen.box(x, 56, w, h - 78, SLATE);
      pen.spire(x, h - 22, w + 1, 22, '#4a5068');
    }
    pen.box(40, 56, 40, 15, '#7a7488');
    pen.spire(40, 71, 42, 6, SLATE);
    pen.box(-52, 0, 24, 54, '#a08a72');
    pen.arch(-52, 0, 11, 20);
    pen.arches(26, { from: -57, to: -47, count: 3, width: 3, height: 9 }, '#e9c88a');
    pen.box(-52, 52, 27, 3, '#c2a888');
    pen.face(
      [
        [-65, 55],
        [-39, 55],
        [-47, 80],
        [-57, 80],
      ],
      SLATE,
      0.55,
    );
    for (const x of [-64, -40]) pen.spire(x, 52, 6, 22, '#4a5068');
    pen.line('M-57 80V86M-47 80V86', '#e9c88a', 1, 1);
  },
};

export const parliament: Landmark = {
  label: 'the Hungarian Parliament on the Danube',
  half: 88,
  shows: ['river'],
  draw: (pen) => {
    pen.box(0, 0, 168, 22, '#f6ecdc');
    pen.face(
      [
        [-80, 22],
        [80, 22],
        [72, 34],
        [-72, 34],
      ],
      '#9a4a3c',
      0.8,
    );
    for (let x = -82; x <= 82; x += 8.2) {
      pen.box(x, 0, 1.8, 27, '#fff8ea');
      pen.spire(x, 27, 2, 8, '#efe0c8');
    }
    pen.arches(3, { from: -78, to: 78, count: 20, width: 3.2, height: 15 });
    for (const x of [-62, 62]) {
      pen.box(x, 0, 22, 34, '#f6ecdc');
      pen.face(
        [
          [x - 11, 34],
          [x + 11, 34],
          [x + 6, 50],
          [x - 6, 50],
        ],
        '#9a4a3c',
        0.8,
      );
      for (const side of [-10, 10]) pen.spire(x + side, 30, 4, 24, '#efe0c8');
    }
    for (const x of [-24, 24]) {
      pen.box(x, 0, 9, 52, '#f9f0e0');
      pen.spire(x, 52, 8, 28, '#efe0c8');
    }
    pen.box(0, 0, 36, 42, '#f9f0e0');
    pen.arches(14, { from: -12, to: 12, count: 5, width: 3.4, height: 20 });
    pen.box(0, 42, 32, 10, '#f2e4cc');
    for (let x = -16; x <= 16; x += 5.3) pen.spire(x, 50, 2.4, 13, '#efe0c8');
    pen.dome(0, 52, 30, 27, '#a8503f');
    for (const bend of [-9, -3, 3, 9]) pen.line(`M0 79Q${bend} 70 ${bend * 1.4} 54`, '#e9c88a', 0.9, 0.8);
    pen.box(0, 78, 5, 6, '#f2e4cc');
    pen.spire(0, 84, 5, 20, '#b8654a');
  },
};

export const wawel: Landmark = {
  label: 'St Mary’s church and the Cloth Hall',
  half: 76,
  draw: (pen) => {
    pen.box(-16, 0, 17, 62, '#b5654a');
    pen.box(14, 0, 15, 50, '#b5654a');
    pen.box(0, 0, 22, 42, '#c27a5c');
    pen.spire(0, 42, 24, 18, '#8f4a3c');
    pen.arch(0, 10, 6, 24);
    for (const y of [18, 34, 48]) pen.arches(y, { from: -19, to: -13, count: 2, width: 2.8, height: 9 });
    for (const y of [14, 30]) pen.arches(y, { from: 11, to: 17, count: 2, width: 2.6, height: 9 });
    pen.box(-16, 62, 13, 8, '#b5654a');
    for (let index = -3; index <= 3; index += 1) pen.spire(-16 + index * 2.8, 66, 3, 17, SLATE);
    pen.spire(-16, 68, 9, 37, SLATE);
    pen.disc(-16, 88, 2.6, '#f2bf45');
    pen.disc(-16, 105, 1.2, '#f2bf45');
    pen.dome(14, 50, 15, 9, COPPER);
    pen.box(14, 58, 5, 6, '#b5654a');
    pen.spire(14, 64, 5, 10, COPPER);
    pen.box(60, 0, 76, 16, '#f2d29c');
    pen.arches(0, { from: 28, to: 92, count: 11, width: 4, height: 10 });
    pen.box(60, 16, 78, 11, '#f6dfb4');
    for (let x = 24; x <= 97; x += 6) pen.dome(x, 27, 5, 4.6, '#f6dfb4');
  },
};

export const brandenburgGate: Landmark = {
  label: 'the Brandenburg Gate and the television tower',
  half: 66,
  draw: (pen) => {
    pen.shape('M79.4 0L81 62H85L86.6 0Z', '#cfd6de');
    pen.disc(83, 68, 8, '#b9c4d0');
    pen.line('M75.4 68H90.6', '#7c8aa0', 1.6);
    pen.box(83, 76, 2.6, 14, '#cfd6de');
    pen.line('M83 88V108', '#d9604a', 1.2, 0.9);
    pen.columns(4, { from: -44, to: 44, count: 6, width: 6.4, height: 36 }, SAND);
    for (let x = -35.2; x < 40; x += 17.6)
      pen.face(
        [
          [x - 4.6, 4],
          [x + 4.6, 4],
          [x + 4.6, 38],
          [x - 4.6, 38],
        ],
        '#8fb0c8',
        0.9,
      );
    pen.box(0, 0, 104, 4, '#d9bf94');
    pen.box(0, 39, 104, 9, '#eed9b2');
    for (let x = -48; x <= 48; x += 8) pen.box(x, 41, 4, 5, '#cfae82');
    pen.box(0, 48, 72, 9, '#e6cfa6');
    pen.box(0, 57, 58, 3, '#d9bf94');
    for (const x of [-60, 60]) {
      pen.box(x, 0, 17, 24, SAND);
      pen.spire(x, 24, 19, 6, '#cfae82');
      pen.columns(0, { from: x - 5, to: x + 5, count: 3, width: 2.2, height: 22 }, '#f4e4c4');
    }
    pen.flat('M-12 60V64Q-12 69 -8 68L-6 73L-3 68Q-1 72 1 68L4 74L6 68Q9 70 9 64V60Z', COPPER, 0.8);
    pen.line('M9 60V78M6.6 75H11.4', COPPER, 1.2, 0.7);
    pen.disc(8.4, 70, 2.2, COPPER);
  },
};

export const vienna: Landmark = {
  label: 'St Stephen’s cathedral and the giant wheel',
  half: 66,
  draw: (pen) => {
    for (let step = 0; step < 12; step += 1) {
      const angle = (step / 12) * Math.PI * 2;
      pen.line(
        `M76 36L${(76 + Math.cos(angle) * 30).toFixed(1)} ${(36 + Math.sin(angle) * 30).toFixed(1)}`,
        '#8a8fa0',
        0.7,
        0.7,
      );
      pen.box(76 + Math.cos(angle) * 30, 33.6 + Math.sin(angle) * 30, 6, 4.8, '#c8432a');
    }
    pen.line('M76 66A30 30 0 1 1 76 6A30 30 0 1 1 76 66M76 36L62 0M76 36L90 0', '#8a8fa0', 1.5, 0.6);
    pen.box(2, 0, 62, 24, '#d9c7aa');
    pen.face(
      [
        [-30, 24],
        [34, 24],
        [28, 52],
        [-24, 52],
      ],
      '#c9a44c',
      0.9,
    );
    for (let row = 0; row < 4; row += 1) {
      for (let step = 0; step < 9; step += 1)
        pen.face(
          [
            [-26 + step * 6.6, 26 + row * 6],
            [-23 + step * 6.6, 30 + row * 6],
            [-26 + step * 6.6, 32 + row * 6],
            [-29 + step * 6.6, 30 + row * 6],
          ],
          row % 2 ? '#3f7a6a' : '#7a4a3c',
          0.8,
        );
    }
    pen.arches(3, { from: -22, to: 30, count: 7, width: 3.6, height: 16 });
    pen.box(-34, 0, 17, 56, '#cdb998');
    pen.arches(30, { from: -38, to: -30, count: 2, width: 3.4, height: 15 });
    for (const x of [-42, -26]) pen.spire(x, 44, 5, 24, '#b9a484');
    pen.spire(-34, 54, 14, 52, '#c4b08e');
    pen.disc(-34, 106, 1.4, '#f2bf45');
  },
};
