import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

const TILES: Colour = '#c2603f';
const WHITE: Colour = '#fff8ec';

export const daltVila: Landmark = {
  label: 'the walls and the cathedral of Dalt Vila',
  half: 78,
  draw: (pen) => {
    const houses: readonly (readonly [number, number, number])[] = [
      [-46, 22, 14],
      [-30, 28, 15],
      [-14, 33, 13],
      [26, 33, 14],
      [42, 27, 15],
      [56, 20, 13],
      [-58, 17, 12],
      [-22, 20, 13],
      [0, 22, 14],
      [16, 22, 15],
      [36, 18, 14],
    ];
    pen.face(
      [
        [-78, 0],
        [-60, 20],
        [-20, 38],
        [20, 40],
        [60, 22],
        [80, 0],
      ],
      '#b9b078',
      0.8,
    );
    for (const [x, y, w] of houses) {
      pen.box(x, y, w, 12, WHITE);
      pen.arches(y + 3, { from: x - 3, to: x + 3, count: 2, width: 2, height: 4.6 }, '#5f86a8');
    }
    pen.box(4, 36, 34, 18, '#f2dfc0');
    pen.box(16, 40, 11, 40, '#f2dfc0');
    pen.arch(16, 64, 4, 11);
    pen.spire(16, 80, 12, 12, '#c9a878');
    pen.shape('M-82 -4L-74 18L-20 15L-14 20H14L20 15L74 18L82 -4Z', '#dcbd90');
    pen.line('M-74 15L-20 12M20 12L74 15', '#b8946c', 1);
  },
};

export const alicanteCastle: Landmark = {
  label: 'Santa Bárbara castle on its rock',
  half: 70,
  draw: (pen) => {
    pen.shape('M-78 0L-58 22L-50 24L-34 48L-18 52L-8 62L22 64L30 54L44 40L52 22L74 0Z', '#d9b88a');
    pen.line('M-30 46L-38 14M-6 60L-12 24M26 56L22 20M44 38L48 12', '#a8845c', 1.6, 0.5);
    pen.box(2, 60, 46, 12, '#e8cfa2');
    pen.teeth(-21, 25, 72, 2.6, '#f2dfba');
    pen.box(-8, 64, 16, 22, '#ecd5aa');
    pen.teeth(-16, 0, 86, 2, '#f2dfba');
    pen.box(-38, 40, 18, 12, '#e8cfa2');
    pen.box(38, 44, 14, 12, '#e8cfa2');
    for (const x of [-66, -54, 56, 66]) pen.disc(x, 6, 7, '#5c8f50', 0.7);
  },
};

export const nerja: Landmark = {
  label: 'the Alcazaba and a white town on the hill',
  half: 80,
  draw: (pen) => {
    pen.face(
      [
        [-84, 0],
        [-50, 30],
        [-10, 46],
        [40, 44],
        [70, 20],
        [88, 0],
      ],
      '#9fa86c',
      0.8,
    );
    for (let index = 0; index < 24; index += 1) {
      const x = -62 + (index % 12) * 11.4;
      const y = (index < 12 ? 16 : 2) + 14 * Math.cos(x / 44);
      pen.box(x, y, 10, 11, WHITE);
      pen.spire(x, y + 11, 11, 3.6, TILES);
      pen.arch(x, y + 3, 2.4, 5, '#5f86a8');
    }
    pen.box(8, 42, 52, 15, '#d9ab78');
    pen.teeth(-18, 34, 57, 2.6, '#e6c090');
    for (const [x, h] of [
      [-16, 26],
      [10, 36],
      [32, 28],
    ] as const) {
      pen.box(x, 40, 12, h, '#dfb382');
      pen.teeth(x - 6, x + 6, 40 + h, 2, '#e6c090');
      pen.arch(x, 50, 3, 8);
    }
  },
};

export const tarragona: Landmark = {
  label: 'the Roman amphitheatre by the sea',
  half: 76,
  shows: ['ruins'],
  draw: (pen) => {
    pen.face(
      [
        [-80, 0],
        [-66, 30],
        [-20, 42],
        [40, 40],
        [74, 22],
        [84, 0],
      ],
      '#c9b27c',
      0.85,
    );
    for (let row = 0; row < 6; row += 1) {
      const rx = 66 - row * 7;
      pen.flat(
        `M${-rx} ${8 + row}A${rx} ${30 - row * 3.4} 0 0 1 ${rx} ${8 + row}L${rx - 4} ${8 + row}A${rx - 4} ${27 - row * 3.4} 0 0 0 ${-rx + 4} ${8 + row}Z`,
        row % 2 ? '#cfae82' : '#f2dcb4',
      );
    }
    pen.flat('M-34 6Q0 -10 34 6Q0 26 -34 6Z', '#ecd2a0');
    pen.line('M-66 8Q0 -26 66 8', '#e2c596', 5, 0.8);
    for (const x of [-50, -40, 44]) pen.arch(x, 20, 7, 14, '#8a6a54');
  },
};

export const costaBrava: Landmark = {
  label: 'the walled town of Tossa on its headland',
  half: 76,
  draw: (pen) => {
    pen.shape('M-76 0L-66 16L-50 22L-30 34L0 38L34 34L54 24L66 12L80 0Z', '#c99a6c');
    pen.face(
      [
        [-50, 22],
        [-30, 34],
        [0, 38],
        [34, 34],
        [54, 24],
        [40, 22],
        [0, 26],
      ],
      '#6f9a5c',
      0.8,
    );
    pen.box(-6, 26, 84, 12, '#d9b78a');
    pen.teeth(-48, 36, 38, 2.6, '#e6caa0');
    for (const [x, h] of [
      [-46, 28],
      [-14, 30],
      [28, 26],
    ] as const) {
      pen.box(x, 22, 13, h, '#e2c294');
      pen.teeth(x - 6.5, x + 6.5, 22 + h, 2.2, '#ecd5aa');
      pen.arch(x, 22 + h * 0.55, 2.2, 5);
    }
    pen.box(10, 38, 8, 22, WHITE);
    pen.dome(10, 60, 7, 6, '#d9604a');
  },
};

export const teide: Landmark = {
  label: 'Mount Teide above the coast',
  half: 130,
  shows: ['mountains'],
  draw: (pen) => {
    pen.shape('M-150 0C-100 10 -66 34 -36 58L-28 56L-10 84L-4 88L6 87L12 82C34 52 80 16 156 0Z', '#a9806c');
    pen.face(
      [
        [-18, 72],
        [-10, 84],
        [-4, 88],
        [6, 87],
        [12, 82],
        [20, 71],
        [12, 74],
        [6, 66],
        [0, 75],
        [-6, 66],
        [-12, 75],
      ],
      '#fffdf8',
    );
    pen.flat('M12 82C18 60 8 46 20 30C22 20 40 12 44 0L156 0C80 16 34 52 12 82Z', '#8a6a64', 0.4);
    pen.line('M-10 60Q-22 40 -20 20M-34 46Q-52 30 -54 10M6 60Q2 40 6 16', '#7a5a54', 2, 0.4);
  },
};

export const timanfaya: Landmark = {
  label: 'fire mountains, black fields and white houses',
  half: 120,
  shows: ['mountains'],
  draw: (pen) => {
    pen.shape('M-140 0L-96 34Q-84 44 -74 40Q-66 36 -58 40L-14 0Z', '#b5543e');
    pen.shape('M-50 0L4 52Q12 58 20 53Q28 49 36 56L100 0Z', '#8f4636');
    pen.shape('M60 0L104 30Q112 36 120 30L150 0Z', '#c9704c');
    pen.flat('M4 52Q12 58 20 53Q28 49 36 56L30 40L16 44Z', '#5a3430', 0.5);
    pen.face(
      [
        [-150, -8],
        [-150, 4],
        [150, 4],
        [150, -8],
      ],
      '#4a4248',
      0.9,
    );
    for (const x of [-60, -36, -20, 24, 46, 70]) {
      pen.box(x, 0, 15, 9, WHITE);
      pen.box(x + 4, 9, 5, 5, WHITE);
      pen.arch(x - 3, 0, 3, 6, '#2f7f5a');
    }
  },
};

export const maspalomas: Landmark = {
  label: 'the lighthouse and dunes of Maspalomas',
  half: 120,
  shows: ['desert'],
  draw: (pen) => {
    pen.shape('M-150 -6Q-110 18 -70 12Q-30 30 10 12Q50 26 90 10Q120 16 160 -6Z', '#efcb8c');
    pen.flat('M-70 12Q-30 30 10 12Q-20 12 -40 -2Q-60 2 -70 12Z', '#d9a868', 0.5);
    pen.flat('M10 12Q50 26 90 10Q60 8 44 -4Q24 0 10 12Z', '#d9a868', 0.5);
    pen.box(60, 0, 26, 14, '#f4e2c2');
    pen.shape('M55 0L56.6 84H63.4L65 0Z', '#f2e4cc');
    pen.box(60, 84, 10, 2.4, '#cdb594');
    pen.box(60, 86, 5, 8, '#7fb0c4');
    pen.dome(60, 94, 6, 4, '#8f9aa6');
    pen.arches(20, { from: 60, to: 60, count: 1, width: 2, height: 6 });
    pen.arches(48, { from: 60, to: 60, count: 1, width: 2, height: 6 });
  },
};
