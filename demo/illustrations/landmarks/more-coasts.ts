import type { Landmark } from './landmark';

export const almeria: Landmark = {
  label: 'the Alcazaba above dry hills and the sea',
  half: 120,
  shows: ['desert'],
  draw: (pen) => {
    pen.shape('M-160 -6L-120 24L-80 20L-30 44L40 40L80 24L120 30L166 -6Z', '#d9b483');
    pen.line('M-100 20L-110 2M-40 38L-50 8M20 40L24 8M70 26L78 4', '#b98e62', 2, 0.5);
    pen.box(0, 38, 104, 13, '#d99a68');
    pen.teeth(-52, 52, 51, 3, '#e9b484');
    for (const [x, h] of [
      [-46, 24],
      [-12, 32],
      [22, 28],
      [48, 22],
    ] as const) {
      pen.box(x, 36, 13, h, '#dfa472');
      pen.teeth(x - 6.5, x + 6.5, 36 + h, 2.4, '#ecbe90');
      pen.arch(x, 36 + h * 0.5, 2.6, 6);
    }
    for (let x = -120; x < 130; x += 13) {
      pen.box(x, -6, 12, 12 + (Math.abs(x) % 6), '#fffaf0');
      pen.arches(-3, { from: x - 2.6, to: x + 2.6, count: 2, width: 2.2, height: 5 }, '#5f86a8');
    }
  },
};

export const fuerteventura: Landmark = {
  label: 'bare volcanic hills and a windmill',
  half: 130,
  shows: ['desert', 'mountains'],
  draw: (pen) => {
    pen.shape('M-170 -6L-120 30L-90 46L-60 40L-20 18L30 34L70 56L100 44L170 -6Z', '#cf9f70');
    pen.flat(
      'M-90 46L-60 40L-70 16L-50 0L-110 -2L-100 24ZM70 56L100 44L96 20L110 0L60 -2L74 24Z',
      '#b07f58',
      0.5,
    );
    pen.shape('M-16 -2L-13 36H13L16 -2Z', '#fffaf0');
    pen.spire(0, 36, 30, 13, '#7a5a44');
    pen.arch(0, -2, 6, 13, '#6f8a4c');
    for (const [x, y] of [
      [-26, 58],
      [26, 58],
      [-26, 14],
      [26, 14],
    ] as const) {
      pen.line(`M0 38L${x} ${y}`, '#6a4a34', 1.6);
      pen.line(`M${x * 0.3} ${38 + (y - 38) * 0.3}L${x} ${y}`, '#fdf4e2', 5, 0.9);
    }
  },
};

export const boaVista: Landmark = {
  label: 'white dunes and a lighthouse',
  half: 120,
  shows: ['desert'],
  draw: (pen) => {
    pen.shape('M-170 -6Q-120 26 -70 22Q-30 44 20 16Q70 32 110 16Q140 20 176 -6Z', '#f4e0b4');
    pen.flat(
      'M-70 22Q-30 44 20 16Q-14 18 -30 -4Q-60 4 -70 22ZM20 16Q70 32 110 16Q70 14 60 -5Q34 0 20 16Z',
      '#dcbc84',
      0.6,
    );
    pen.box(-70, 16, 34, 14, '#fffaf0');
    pen.spire(-70, 30, 38, 7, '#c8604a');
    pen.box(-52, 16, 11, 40, '#fffaf0');
    pen.box(-52, 30, 11, 7, '#c8432a');
    pen.box(-52, 56, 14, 2.4, '#8f9aa6');
    pen.box(-52, 58, 7, 8, '#7fb0c4');
    pen.dome(-52, 66, 8, 6, '#c8432a');
  },
};

export const sharm: Landmark = {
  label: 'the mountains of Sinai around a bay',
  half: 150,
  shows: ['desert', 'mountains', 'bay'],
  draw: (pen) => {
    pen.shape(
      'M-190 0L-150 50L-128 40L-100 74L-70 58L-40 30L0 22L40 34L70 66L92 56L120 82L150 50L190 0Z',
      '#b9785f',
    );
    pen.flat(
      'M-100 74L-70 58L-84 40L-72 20L-110 4L-100 40ZM120 82L150 50L136 30L146 8L96 0L112 36Z',
      '#95604f',
      0.5,
    );
    for (let x = -120; x < 124; x += 16) {
      pen.box(x, 0, 15, 9 + (Math.abs(x) % 5), '#fff2d9');
      if (x % 3 === 0) pen.dome(x, 9 + (Math.abs(x) % 5), 12, 6, '#fff2d9');
      pen.arches(1, { from: x - 3, to: x + 3, count: 2, width: 3, height: 6 }, '#a8705c');
    }
    pen.flat('M-190 -6H190V2H-190Z', '#f2d9a8');
  },
};

export const menorca: Landmark = {
  label: 'white fishing houses around a cove',
  half: 110,
  shows: ['bay'],
  draw: (pen) => {
    pen.shape('M-150 -8L-140 26L-100 34L-40 22L40 22L100 36L140 28L150 -8Z', '#e3cda0');
    pen.flat(
      'M-140 26L-100 34L-40 22L40 22L100 36L140 28V38L100 46L40 32L-40 32L-100 44L-140 36Z',
      '#5f8f56',
    );
    for (let index = 0; index < 10; index += 1) {
      const x = -68 + index * 15;
      const h = 13 + ((index * 5) % 8);
      pen.box(x, -4, 14, h, '#fffdf6');
      pen.spire(x, h - 4, 16, 6, '#d98f5c');
      pen.arch(x - 2.6, -4, 4.6, 9, index % 2 ? '#3f7a5c' : '#2f6fa8');
      pen.arch(x + 3.6, 1, 2.6, 5, '#3f7a5c');
    }
    for (let x = -130; x < 136; x += 22) pen.disc(x, 38, 7, '#4f8050', 0.8);
  },
};

export const murcia: Landmark = {
  label: 'the cathedral of Murcia',
  half: 60,
  draw: (pen) => {
    pen.box(18, 0, 58, 34, '#f0d9b0');
    pen.shape('M0 34Q18 40 18 52Q18 40 36 34Z', '#f6e4c2');
    pen.dome(30, 36, 22, 14, '#5f86a8');
    pen.columns(2, { from: -6, to: 42, count: 6, width: 3, height: 28 }, '#f8ead0');
    pen.arch(18, 0, 11, 24);
    pen.arches(4, { from: 2, to: 34, count: 2, width: 6, height: 14 });
    for (const [w, y, h] of [
      [24, 0, 32],
      [21, 32, 22],
      [17, 54, 18],
      [12, 72, 11],
    ] as const) {
      pen.box(-30, y, w, h, '#efd3a4');
      pen.box(-30, y + h - 1.6, w + 3, 2.4, '#d9b988');
      pen.arches(y + h * 0.25, {
        from: -30 - w * 0.2,
        to: -30 + w * 0.2,
        count: 2,
        width: 3.6,
        height: h * 0.5,
      });
    }
    pen.dome(-30, 83, 10, 8, '#c9a070');
    pen.line('M-30 91V101', '#8a6448', 1);
  },
};

export const varna: Landmark = {
  label: 'the golden domes of Varna cathedral',
  half: 60,
  draw: (pen) => {
    pen.box(0, 0, 92, 30, '#f0dfc0');
    pen.line('M-46 14H46M-46 24H46', '#c98f6c', 2, 0.8);
    pen.arches(2, { from: -38, to: 38, count: 9, width: 4.6, height: 10 });
    pen.arches(16, { from: -38, to: 38, count: 9, width: 3, height: 8 });
    for (const [x, w, y] of [
      [-34, 16, 30],
      [34, 16, 30],
      [-14, 13, 34],
      [14, 13, 34],
    ] as const) {
      pen.box(x, y - 2, w, 16, '#f4e6cc');
      pen.arches(y, { from: x - w * 0.25, to: x + w * 0.25, count: 2, width: 2.4, height: 9 });
      pen.onion(x, y + 13, w, 17, '#e9b83c');
      pen.line(`M${x} ${y + 29}v7`, '#f2c75f', 1, 1);
    }
    pen.box(0, 30, 30, 28, '#f4e6cc');
    pen.arches(38, { from: -10, to: 10, count: 5, width: 3, height: 14 });
    pen.onion(0, 57, 30, 32, '#e9b83c');
    pen.line('M0 87V100M-3 96H3', '#f2c75f', 1.4, 1);
  },
};
