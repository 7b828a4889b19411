import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const TILES: Colour = '#c2603f';

export const dubrovnik: Landmark = {
  label: 'the walled old town of Dubrovnik',
  half: 96,
  shows: ['oldtown', 'sea'],
  draw: (pen) => {
    pen.shape('M-120 -8L-104 6H100L122 -8Z', '#b9a48c');
    for (let index = 0; index < 34; index += 1) {
      const row = Math.floor(index / 12);
      const x = -78 + (index % 12) * 14 + row * 5;
      const y = 12 + row * 9;
      pen.box(x, y, 13, 14, '#f6e6cc');
      pen.spire(x, y + 14, 15, 6, row === 1 ? '#d0704a' : TILES);
      pen.arches(y + 6, { from: x - 3, to: x + 3, count: 2, width: 2, height: 4.6 });
    }
    pen.box(-24, 34, 9, 36, '#f4e2c2');
    pen.arch(-24, 54, 3.6, 10);
    pen.dome(-24, 70, 9, 7, '#c9a878');
    pen.box(36, 34, 20, 20, '#f4e2c2');
    pen.dome(36, 54, 17, 13, '#8f9fa6');
    pen.box(36, 67, 4, 5, '#f4e2c2');
    pen.box(0, 2, 200, 20, '#e3cda8');
    pen.teeth(-100, 100, 22, 3, '#eedcba');
    for (const [x, w, h] of [
      [-96, 28, 46],
      [-40, 15, 30],
      [30, 15, 30],
      [94, 26, 38],
    ] as const) {
      pen.box(x, 0, w, h, '#ecd8b4');
      pen.box(x, h, w + 3, 3, '#d9c096');
      pen.teeth(x - w / 2, x + w / 2, h + 3, 3, '#eedcba');
      pen.arch(x, h * 0.55, 2.4, 6);
    }
  },
};

export const pulaArena: Landmark = {
  label: 'the Roman arena of Pula',
  half: 72,
  shows: ['ruins'],
  draw: (pen) => {
    pen.shape('M-70 0V44Q0 56 70 44V0Q0 -8 -70 0Z', '#eadcc0');
    for (const [y, height, w] of [
      [3, 15, 5.2],
      [21, 15, 5.2],
    ] as const)
      for (let step = -7; step <= 7; step += 1)
        pen.arch(step * 9, y + 2.5 - Math.abs(step) * 0.3, w, height, '#7fa0b8');
    for (let step = -7; step <= 7; step += 1)
      pen.face(
        [
          [step * 9 - 2, 41.5 - Math.abs(step) * 0.3],
          [step * 9 + 2, 41.5 - Math.abs(step) * 0.3],
          [step * 9 + 2, 46.5 - Math.abs(step) * 0.3],
          [step * 9 - 2, 46.5 - Math.abs(step) * 0.3],
        ],
        '#7fa0b8',
        0.8,
      );
    for (const y of [19.4, 38.4]) pen.line(`M-70 ${y - 1.6}Q0 ${y + 5} 70 ${y - 1.6}`, '#c4ab84', 1.4, 0.7);
    for (const x of [-50, 50]) pen.box(x, 0, 12, 54, '#f2e6cc');
  },
};

export const diocletian: Landmark = {
  label: 'the palace and bell tower of Split',
  half: 86,
  draw: (pen) => {
    pen.box(0, 0, 164, 26, '#eddfc4');
    pen.arches(12, { from: -74, to: 74, count: 19, width: 4, height: 11 }, '#a8907a');
    for (const x of [-80, 80]) pen.box(x, 0, 15, 36, '#e3d2b0');
    for (let x = -64; x <= 66; x += 16) {
      pen.box(x, 26, 15, 8 + Math.abs(x % 7), '#f6e8d0');
      pen.spire(x, 34 + Math.abs(x % 7), 17, 6, TILES);
    }
    pen.box(6, 26, 14, 18, '#f4e8d0');
    for (const [y, h] of [
      [40, 14],
      [56, 14],
      [72, 12],
    ] as const) {
      pen.box(6, y, 14, h, '#f4e8d0');
      pen.box(6, y + h, 16, 2, '#d9c4a0');
      pen.arches(y + 1, { from: 3, to: 9, count: 2, width: 3.6, height: h - 3 });
    }
    pen.spire(6, 86, 12, 18, '#d9b890');
    for (let x = -70; x <= 70; x += 12) {
      pen.line(`M${x} -4V8`, '#8a6a4c', 1.1);
      pen.line(`M${x - 4} 7Q${x} 12 ${x + 4} 7M${x - 3} 10Q${x} 11 ${x + 3} 10`, '#4f8f4d', 2, 0.8);
    }
  },
};

export const kotorBay: Landmark = {
  label: 'an island church in a bay between mountains',
  half: 140,
  shows: ['mountains', 'bay'],
  draw: (pen) => {
    pen.shape('M-170 0L-120 54L-96 50L-60 84L-36 66L-8 78L14 40L40 60L76 90L104 64L130 70L176 0Z', '#7f93a4');
    pen.flat('M-60 84L-36 66L-44 40L-34 14L-70 0L-66 40Z', '#667a90', 0.5);
    pen.flat('M76 90L104 64L92 40L100 10L60 0L72 44Z', '#667a90', 0.5);
    pen.flat('M-40 -6Q0 -1 44 -6L38 2H-34Z', '#cdbb9c');
    pen.box(0, 2, 44, 12, '#fbf2e0');
    pen.spire(0, 14, 47, 6, TILES);
    pen.box(8, 12, 12, 10, '#fbf2e0');
    pen.dome(8, 22, 13, 10, '#7f9fb4');
    pen.box(-14, 12, 8, 24, '#fbf2e0');
    pen.arch(-14, 24, 3, 8);
    pen.spire(-14, 36, 9, 11, TILES);
    for (const x of [-28, 28]) pen.disc(x, 6, 5, '#4f8050', 0.8);
  },
};

export const blackSea: Landmark = {
  label: 'the old windmill and wooden houses of Nessebar',
  half: 70,
  draw: (pen) => {
    for (const [x, h] of [
      [26, 22],
      [46, 26],
      [66, 20],
    ] as const) {
      pen.box(x, 0, 17, 10, '#e8dcc4');
      pen.box(x, 10, 20, h - 10, '#8a5f44');
      pen.spire(x, h, 24, 8, TILES);
      pen.arches(h - 10, { from: x - 5, to: x + 5, count: 3, width: 3, height: 6 }, '#f6e8cc');
    }
    pen.box(-24, 0, 18, 16, '#d9c7aa');
    pen.shape('M-34 16L-33 40H-15L-14 16Z', '#8a6548');
    pen.spire(-24, 40, 22, 14, '#6f4c38');
    pen.line('M-24 40L-54 64M-24 40L6 64M-24 40L-50 14M-24 40L2 14', '#5a4434', 2);
    for (const [x, y] of [
      [-50, 61],
      [2, 61],
      [-47, 17],
      [-1, 17],
    ] as const)
      pen.line(`M-24 40L${x} ${y}`, '#f4e8d0', 4.2, 0.9);
    pen.box(-64, 0, 24, 18, '#c9906c');
    pen.dome(-64, 18, 13, 9, '#a8583f');
    pen.arches(4, { from: -70, to: -58, count: 3, width: 3, height: 9 });
  },
};
