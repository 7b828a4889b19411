import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const STONE: Colour = '#e6c893';
const WHITE: Colour = '#fff8ec';

export const sagradaFamilia: Landmark = {
  label: 'the Sagrada Família',
  half: 46,
  tall: 113,
  draw: (pen) => {
    pen.box(0, 0, 84, 20, '#d8b582');
    pen.shape('M-38 18Q-36 44 -20 48L20 48Q36 44 38 18Z', STONE);
    for (const [x, w, h] of [
      [0, 15, 104],
      [-24, 10, 74],
      [24, 10, 74],
      [-11, 9, 84],
      [11, 9, 84],
      [-36, 8, 60],
      [36, 8, 60],
    ] as const) {
      pen.shape(
        `M${x - w / 2} 0Q${x - w * 0.52} ${h * 0.55} ${x - w * 0.1} ${h * 0.93}L${x} ${h}L${x + w * 0.1} ${h * 0.93}Q${x + w * 0.52} ${h * 0.55} ${x + w / 2} 0Z`,
        x === 0 ? '#e2c695' : '#d9b37c',
      );
      for (let y = h * 0.34; y < h * 0.78; y += 6)
        pen.line(`M${x - w * 0.17} ${y}v3M${x + w * 0.17} ${y}v3`, '#8a6448', 1, 0.4);
      pen.disc(x, h * 0.96, w * 0.13, '#f2bf45');
    }
    pen.line('M0 100V112M-3.6 107H3.6', '#f7dd92', 1.3, 1);
    for (const x of [-20, 0, 20]) {
      pen.spire(x, 14, 18, 22, '#e9d0a2');
      pen.arch(x, 0, 9, 20);
    }
    pen.disc(0, 39, 4, '#5f8fb0', 0.7);
  },
};

export const giralda: Landmark = {
  label: 'the Giralda and the cathedral of Seville',
  half: 50,
  draw: (pen) => {
    pen.box(26, 0, 58, 28, '#e3c294');
    for (let x = 0; x <= 54; x += 9) pen.spire(x, 27, 3, 9, '#d9b37c');
    pen.dome(30, 28, 18, 10, '#c9a878');
    pen.arches(3, { from: 4, to: 50, count: 6, width: 4.6, height: 17 });
    pen.box(-16, 0, 22, 62, '#e0a973');
    for (const x of [-22, -16, -10]) pen.box(x, 18, 3.6, 38, '#cf9060');
    pen.arches(20, { from: -16, to: -16, count: 1, width: 4, height: 11 });
    pen.arches(38, { from: -16, to: -16, count: 1, width: 4, height: 11 });
    pen.box(-16, 62, 23.6, 2, '#f6dfb8');
    pen.box(-16, 64, 19, 13, '#eec28f');
    pen.arches(65, { from: -22, to: -10, count: 3, width: 4, height: 10 });
    pen.box(-16, 77, 13, 8, '#eec28f');
    pen.arches(78, { from: -19, to: -13, count: 3, width: 1.9, height: 6 });
    pen.box(-16, 85, 8, 6, '#eec28f');
    pen.dome(-16, 91, 7, 6, '#d9a060');
    pen.line('M-16 97V106', '#8a6448', 1);
    pen.flat('M-16 104l5 -2l-5 -2Z', '#8a6448');
  },
};

export const palacioReal: Landmark = {
  label: 'the Cibeles Palace and the Alcalá Gate',
  half: 70,
  draw: (pen) => {
    pen.box(0, 0, 60, 40, '#f6ecda');
    for (const [x, w, h] of [
      [-34, 17, 58],
      [34, 17, 58],
      [0, 18, 74],
    ] as const) {
      pen.box(x, 0, w, h, WHITE);
      for (const y of [6, 20, 34, 48])
        pen.arches(y, { from: x - 4.6, to: x + 4.6, count: 3, width: 2.6, height: 9 });
      pen.box(x, h, w + 2, 2, '#e3d3b8');
      for (const side of [-1, 1]) pen.spire(x + side * w * 0.45, h, 3, 13, '#e3d3b8');
      pen.box(x, h + 2, w * 0.56, 8, WHITE);
      pen.spire(x, h + 10, w * 0.6, 15, '#8f9aa6');
    }
    for (const y of [4, 18, 29])
      pen.arches(y, { from: -22, to: 22, count: 8, width: 3, height: y === 4 ? 10 : 7 });
    pen.arch(0, 0, 8, 18);
    pen.line('M0 98V108', '#8a6448', 0.8);
    pen.flat('M0.2 108h9v-5h-9Z', '#d9413a');
  },
};

export const cityOfArts: Landmark = {
  label: 'the Hemisfèric and the palace of the arts',
  half: 76,
  draw: (pen) => {
    pen.shape('M-78 0Q-56 52 -4 44Q22 38 26 0Z', '#f7f9fb');
    pen.flat('M-62 0Q-44 36 -8 32Q10 28 14 0Z', '#6f9fc4', 0.7);
    for (let x = -52; x < 12; x += 7)
      pen.line(`M${x} 0L${x + 4} ${31 - Math.abs(x + 20) * 0.45}`, '#ffffff', 1.1, 1);
    pen.flat('M-84 -1Q-40 66 22 46Q-34 54 -66 -1Z', '#ffffff');
    pen.shape('M34 0Q28 40 56 46Q84 40 80 0Z', '#f2f5f8');
    pen.flat('M26 52Q58 72 92 40Q60 60 30 44Z', '#ffffff');
    for (const y of [10, 20, 30]) pen.line(`M38 ${y}Q57 ${y + 6} 77 ${y}`, '#6f9fc4', 2, 0.6);
  },
};

export const palmaCathedral: Landmark = {
  label: 'the cathedral of Palma above the bay',
  half: 66,
  draw: (pen) => {
    pen.box(0, -6, 128, 16, '#dcb988');
    pen.arches(-5, { from: -56, to: 56, count: 9, width: 7, height: 11 }, '#a8805c');
    pen.box(0, 10, 100, 30, '#efcf9c');
    pen.face(
      [
        [-46, 40],
        [46, 40],
        [40, 56],
        [-40, 56],
      ],
      '#e3bd86',
      0.85,
    );
    for (let x = -48; x <= 48; x += 8) {
      pen.box(x, 10, 2.8, 38, '#f6deb2');
      pen.spire(x, 48, 3, 9, '#d9b37c');
    }
    pen.arches(16, { from: -44, to: 44, count: 12, width: 3, height: 18 });
    pen.box(-40, 10, 12, 62, '#efcf9c');
    pen.arches(52, { from: -42, to: -38, count: 2, width: 2.4, height: 12 });
    pen.spire(-40, 72, 4, 6, '#d9b37c');
    pen.disc(50, 42, 0.1, STONE);
  },
};
