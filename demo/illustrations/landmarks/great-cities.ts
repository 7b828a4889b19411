import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';
import type { Pen } from './pen';

const GLASS: Colour = '#7f9fc0';

export const dubai: Landmark = {
  label: 'the Burj Khalifa and the sail of the Burj Al Arab',
  half: 90,
  tall: 122,
  shows: ['skyline', 'sea'],
  draw: (pen) => {
    for (const [w, h] of [
      [26, 30],
      [20, 46],
      [15, 62],
      [10.4, 78],
      [6.4, 92],
    ] as const)
      pen.shape(`M${-w / 2 - 20} 0V${h - 5}Q${-20} ${h + 3} ${w / 2 - 20} ${h - 8}V0Z`, '#a9bdd4');
    for (const x of [-27, -20, -14]) pen.line(`M${x} 2V${x === -20 ? 92 : 58}`, '#dfeaf4', 0.9, 0.9);
    pen.line('M-20 92V122', '#c4d2e2', 1.6, 0.7);
    pen.shape('M46 0Q80 22 82 66Q82 72 80 78L50 0Z', '#f7f9fb');
    pen.flat('M46 0L50 0L80 78L77 80Q60 46 44 0Z', '#5f86b0', 0.6);
    for (let y = 8; y < 64; y += 7)
      pen.line(`M${51 + y * 0.34} ${y}L${60 + y * 0.34} ${y + 1}`, GLASS, 1.4, 0.6);
    pen.line('M44 0L78.6 82V96', '#f2f5f8', 1.8, 0.9);
    pen.line('M46 6L70 62M46 24L68 36', '#f2f5f8', 1.2, 0.8);
    pen.flat('M66 62H80L76 66H66Z', '#f2f5f8');
    for (const [x, w, h] of [
      [-78, 12, 40],
      [-62, 14, 52],
      [-46, 10, 34],
      [8, 13, 44],
      [24, 11, 32],
      [98, 13, 28],
    ] as const) {
      pen.box(x, 0, w, h, x % 4 ? '#8fa8c4' : '#b9c4d4');
      for (let y = 4; y < h - 3; y += 5) pen.line(`M${x - w * 0.36} ${y}H${x + w * 0.36}`, '#e6eef6', 1, 0.8);
      if (h > 40) pen.spire(x, h, w, 9, '#8fa8c4');
    }
  },
};

function drawStatueOfLiberty(pen: Pen): void {
  pen.flat('M-112 -6H-48L-54 4H-106Z', '#8fa06c', 0.9);
  pen.face(
    [
      [-96, 4],
      [-64, 4],
      [-69, 16],
      [-91, 16],
    ],
    '#cdb496',
    0.9,
  );
  pen.face(
    [
      [-90, 16],
      [-70, 16],
      [-72, 40],
      [-88, 40],
    ],
    '#dcc7aa',
    0.85,
  );
  pen.box(-80, 40, 20, 2.6, '#cdb496');
  const copper: Colour = '#74b3a0';
  pen.shape('M-89 42Q-86 62 -85 78Q-80 82 -75 78Q-73 62 -71 42Z', copper);
  pen.line('M-83 76Q-84 60 -86 46M-79 76Q-79 60 -79 46M-76 76Q-75 60 -73.6 46', '#4f8f80', 0.9, 0.6);
  pen.flat('M-84 76L-90 102L-87 103L-80 80Z', copper, 0.95);
  pen.disc(-80, 84.5, 4, copper);
  for (let ray = 0; ray < 7; ray += 1) {
    const angle = Math.PI * (0.14 + ray * 0.12);
    pen.line(
      `M-80 86L${(-80 + Math.cos(angle) * 9).toFixed(1)} ${(86 + Math.sin(angle) * 9).toFixed(1)}`,
      copper,
      1.1,
      0.9,
    );
  }
  pen.box(-88.6, 102, 5, 2.4, '#d9a441');
  pen.flat('M-91 104Q-91 109 -88 113Q-85 109 -86 104Z', '#f2b441');
  pen.face(
    [
      [-75, 74],
      [-69, 70],
      [-71, 62],
      [-77, 66],
    ],
    copper,
    0.4,
  );
}

export const newYork: Landmark = {
  label: 'the Statue of Liberty and Manhattan',
  half: 124,
  tall: 116,
  shows: ['skyline', 'river'],
  draw: (pen) => {
    for (let index = 0; index < 20; index += 1) {
      const x = -34 + index * 9.4;
      const h = 26 + ((index * 17) % 31);
      pen.box(
        x,
        0,
        9.6,
        h,
        (['#c9a98c', '#9fb0c4', '#b98f7a', '#d9c4aa', '#8fa0b8'] as const)[index % 5] ?? GLASS,
      );
      for (let y = 4; y < h - 3; y += 5.6)
        pen.line(`M${x - 3} ${y}h1.8M${x - 0.4} ${y}h1.8M${x + 2.2} ${y}h1.4`, '#f4ecd8', 1.6, 0.9);
    }
    pen.box(56, 0, 20, 58, '#c4ae94');
    pen.box(56, 58, 14, 12, '#c4ae94');
    pen.box(56, 70, 9, 9, '#c4ae94');
    for (const x of [50, 53, 56, 59, 62]) pen.line(`M${x} 4V56`, '#8f7c6a', 0.9);
    pen.spire(56, 79, 5, 8, '#9fb0c4');
    pen.line('M56 84V104', '#8f9fb4', 1.3);
    pen.shape('M16 0L17.4 60H30.6L32 0Z', '#a8b4c4');
    for (const r of [7, 5, 3])
      pen.flat(
        `M${24 - r} 60Q${24 - r} ${60 + r * 3} 24 ${62 + (8 - r) * 4}Q${24 + r} ${60 + r * 3} ${24 + r} 60Z`,
        r === 5 ? '#d9e2ea' : '#9fb0c4',
        0.8,
      );
    pen.line('M24 80V96', '#9fb0c4', 1.4);
    pen.shape('M110 0L112 78L118 84L124 78L126 0Z', '#8fb0cc');
    pen.line('M118 84V106', '#9fb0c4', 1.4);
    drawStatueOfLiberty(pen);
  },
};

export const bangkok: Landmark = {
  label: 'Wat Arun on the river',
  half: 82,
  tall: 112,
  shows: ['river'],
  draw: (pen) => {
    const porcelain: Colour = '#efe2cc';
    const prang = (x: number, s: number): void => {
      for (const [w, y, h] of [
        [40, 0, 9],
        [32, 9, 9],
        [25, 18, 10],
        [18, 28, 9],
      ] as const) {
        pen.face(
          [
            [x - w * s, y * s],
            [x + w * s, y * s],
            [x + (w - 6) * s, (y + h) * s],
            [x - (w - 6) * s, (y + h) * s],
          ],
          porcelain,
          0.9 - y * 0.008,
        );
        pen.line(`M${x - (w - 4) * s} ${(y + h * 0.7) * s}H${x + (w - 4) * s}`, '#c9a05c', 1.4 * s, 0.7);
      }
      pen.shape(
        `M${x - 10 * s} ${37 * s}Q${x - 9 * s} ${70 * s} ${x - 3 * s} ${90 * s}L${x} ${104 * s}L${x + 3 * s} ${90 * s}Q${x + 9 * s} ${70 * s} ${x + 10 * s} ${37 * s}Z`,
        porcelain,
      );
      for (let y = 44; y < 88; y += 7)
        pen.line(
          `M${x - (11 - y * 0.09) * s} ${y * s}Q${x} ${(y - 3) * s} ${x + (11 - y * 0.09) * s} ${y * s}`,
          '#b98a5c',
          1.2 * s,
          0.6,
        );
      pen.line(`M${x} ${100 * s}V${112 * s}`, '#f2bf45', 1.4 * s, 1);
    };
    for (const x of [-66, 66]) prang(x, 0.44);
    for (const x of [-46, 46]) prang(x, 0.5);
    prang(0, 1);
    for (const y of [3, 12, 21]) pen.arches(y, { from: -6, to: 6, count: 2, width: 3, height: 5 }, '#7a5a44');
  },
};
