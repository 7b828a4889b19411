import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const STONE: Colour = '#e3c9a0';
const LEAD: Colour = '#8fa4b4';
const MARBLE: Colour = '#f6ead2';

export const blueMosque: Landmark = {
  label: 'domes and minarets above the Bosphorus',
  half: 84,
  draw: (pen) => {
    for (const [x, h] of [
      [-78, 92],
      [78, 92],
      [-48, 104],
      [48, 104],
    ] as const) {
      pen.box(x, 0, 5, h - 24, MARBLE);
      for (const y of [h - 56, h - 40, h - 27]) pen.box(x, y, 8, 3, '#e3d2b4');
      pen.spire(x, h - 24, 6, 24, LEAD);
    }
    pen.box(0, 0, 132, 18, '#e9dcc6');
    pen.arches(2, { from: -60, to: 60, count: 16, width: 4, height: 11 });
    for (let x = -58; x <= 58; x += 14.5) pen.dome(x, 18, 13, 6, LEAD);
    pen.box(0, 16, 84, 18, '#efe2cc');
    for (const x of [-32, 32]) pen.dome(x, 34, 24, 13, LEAD);
    pen.box(0, 32, 56, 14, '#efe2cc');
    pen.arches(34, { from: -20, to: 20, count: 7, width: 3.4, height: 9 });
    pen.dome(0, 44, 58, 15, LEAD);
    pen.box(0, 55, 40, 6, '#efe2cc');
    for (let x = -17; x <= 17; x += 5.6) pen.arch(x, 55.6, 2.6, 4.6);
    pen.dome(0, 61, 42, 24, LEAD);
    pen.line('M0 85V95', '#f2bf45', 1.4, 1);
  },
};

export const antalya: Landmark = {
  label: 'the old harbour, fluted minaret and mountains',
  half: 110,
  shows: ['mountains', 'sea'],
  draw: (pen) => {
    pen.shape('M-170 0L-130 46L-104 40L-60 78L-30 60L0 74L40 46L76 62L120 30L170 0Z', '#8fa6c0');
    pen.flat('M-60 78L-30 60L-40 36L-52 44L-72 20Z', '#7488a6', 0.5);
    pen.flat('M0 74L40 46L24 34L10 42L4 20Z', '#7488a6', 0.5);
    pen.face(
      [
        [-120, -10],
        [-116, 16],
        [120, 20],
        [124, -10],
      ],
      '#d9b98c',
      0.95,
    );
    for (let x = -106; x < 120; x += 15) pen.line(`M${x} 14l3 -20`, '#b8946c', 1.4, 0.6);
    for (let index = 0; index < 16; index += 1) {
      const x = -108 + index * 14.4;
      const h = 9 + ((index * 5) % 7);
      pen.box(x, 17, 13, h, index % 3 ? '#fff4e0' : '#f2d8ae');
      pen.spire(x, 17 + h, 15, 6, '#c9623f');
      pen.arches(20, { from: x - 3, to: x + 3, count: 2, width: 2.2, height: 5 }, '#6a5a5c');
    }
    pen.box(18, 18, 16, 12, '#c9805c');
    for (const x of [12, 15, 18, 21, 24]) pen.box(x, 28, 3.2, 42, '#c9704f');
    pen.box(18, 70, 18, 3, '#e3b48c');
    pen.box(18, 73, 9, 12, '#c9704f');
    pen.spire(18, 85, 10, 12, LEAD);
    for (const x of [-64, -44]) pen.box(x, 18, 13, 26, STONE);
    pen.arch(-54, 18, 8, 16);
    pen.teeth(-71, -37, 44, 3, '#f0dcb6');
    pen.box(-54, 34, 12, 8, STONE);
  },
};

export const dalyan: Landmark = {
  label: 'the rock tombs of Dalyan above the river',
  half: 110,
  shows: ['ruins', 'river'],
  draw: (pen) => {
    pen.shape('M-140 -6L-110 44L-80 72L-20 80L30 72L70 74L110 40L146 -6Z', '#c9a07c');
    pen.flat('M-140 -6L-116 18L-60 26L20 20L90 24L130 8L146 -6Z', '#6f9a5c', 0.9);
    for (const [x, y, s] of [
      [-58, 36, 1],
      [-18, 40, 1.15],
      [24, 37, 1],
      [62, 36, 0.8],
    ] as const) {
      pen.face(
        [
          [x - 13 * s, y],
          [x + 13 * s, y],
          [x + 13 * s, y + 26 * s],
          [x - 13 * s, y + 26 * s],
        ],
        '#8a6650',
        0.45,
      );
      pen.columns(
        y,
        { from: x - 10 * s, to: x + 10 * s, count: 4, width: 2.8 * s, height: 18 * s },
        '#edcfa8',
      );
      pen.box(x, y + 18 * s, 27 * s, 3 * s, '#edcfa8');
      pen.spire(x, y + 21 * s, 27 * s, 7 * s, '#f2d8b4');
    }
    for (let x = -118; x < 124; x += 7) pen.line(`M${x} -6v${12 + (Math.abs(x) % 5)}`, '#8fa84c', 1.4, 0.8);
  },
};

export const bodrum: Landmark = {
  label: 'Bodrum castle between two bays',
  half: 96,
  shows: ['bay'],
  draw: (pen) => {
    pen.shape('M-110 -8L-90 8L-40 16L50 16L96 6L112 -8Z', '#9fa878');
    pen.box(0, 8, 150, 18, '#d3bd98');
    pen.teeth(-75, 75, 26, 3, '#e6d2ae');
    for (const [x, w, h] of [
      [-66, 20, 44],
      [-28, 22, 66],
      [14, 18, 54],
      [46, 24, 72],
      [76, 14, 38],
    ] as const) {
      pen.box(x, 10, w, h - 10, '#dcc8a4');
      pen.teeth(x - w / 2, x + w / 2, h, 3, '#ead8b6');
      pen.arches(h - 16, { from: x - 3, to: x + 3, count: 2, width: 2.2, height: 7 });
    }
    pen.line('M46 75V96', '#7a6a5c', 1);
    pen.flat('M46.4 96h14v-9h-14Z', '#d9413a');
    for (const x of [-98, -106, 96, 106]) {
      pen.box(x, 0, 11, 9, '#fffaf2');
      pen.box(x, -6, 11, 8, '#fffaf2');
    }
  },
};

export const ephesus: Landmark = {
  label: 'the library of Celsus at Ephesus',
  half: 62,
  shows: ['ruins'],
  draw: (pen) => {
    pen.face(
      [
        [-76, 0],
        [-66, 7],
        [66, 7],
        [78, 0],
      ],
      '#d9c4a0',
    );
    pen.face(
      [
        [-56, 7],
        [56, 7],
        [56, 70],
        [-56, 70],
      ],
      '#c9a880',
      0.45,
    );
    for (const x of [-34, 0, 34]) pen.arch(x, 7, 9, x === 0 ? 26 : 22);
    for (const x of [-34, 0, 34]) pen.arch(x, 45, 6, 14);
    for (const x of [-52, -20, 16, 48]) {
      for (const dx of [-3.6, 4.6]) {
        pen.box(x + dx, 10, 3.8, 27, MARBLE);
        pen.box(x + dx, 43, 3, 20, MARBLE);
      }
      pen.box(x + 0.5, 7, 15, 3.4, '#e6cfa6');
      pen.box(x + 0.5, 37, 16, 5, '#f2dfba');
    }
    for (const x of [-35.5, -1.5, 32.5]) {
      pen.box(x, 63, 30, 4, '#f2dfba');
      if (x === -1.5) pen.shape(`M${x - 15} 67Q${x} 82 ${x + 15} 67Z`, MARBLE);
      else pen.spire(x, 67, 30, 10, MARBLE);
    }
  },
};
