import type { Landmark } from './landmark';

export const petraTouRomiou: Landmark = {
  label: 'Aphrodite’s rock and sea stacks',
  half: 110,
  draw: (pen) => {
    pen.shape('M-26 -10L-22 20L-12 34L2 40L18 34L28 38L40 26L46 8L52 -10Z', '#f2e2c4');
    pen.flat('M2 40L18 34L28 38L40 26L46 8L52 -10H22L26 10L14 22Z', '#cdb48e', 0.5);
    pen.shape('M-74 -10L-70 8L-60 16L-50 8L-44 -10Z', '#efdcb8');
    pen.shape('M62 -10L68 6L78 2L82 -10Z', '#efdcb8');
    pen.shape('M84 -10L100 34L124 50L160 58V-10Z', '#e9d6b0');
    pen.flat('M100 34L124 50L160 58V64L120 58Z', '#7f9a5c');
    pen.line('M-10 32L-14 6M4 38L2 8M110 36L106 4M132 48L136 10', '#cdb48e', 1.6, 0.6);
  },
};

export const larnaca: Landmark = {
  label: 'St Lazarus church and a palm promenade',
  half: 70,
  draw: (pen) => {
    pen.box(8, 0, 74, 28, '#ecd6ae');
    pen.spire(8, 28, 78, 9, '#d9b98c');
    for (const x of [-12, 8, 28]) {
      pen.box(x, 30, 15, 8, '#ecd6ae');
      pen.dome(x, 38, 15, 8, '#d9a878');
    }
    pen.arches(2, { from: -20, to: 36, count: 6, width: 5.6, height: 17 });
    pen.box(-42, 0, 17, 42, '#f2e0bc');
    for (const [y, h] of [
      [42, 15],
      [58, 13],
      [72, 11],
    ] as const) {
      pen.box(-42, y, 15 - (y - 42) * 0.14, h, '#f2e0bc');
      pen.box(-42, y + h - 1, 18 - (y - 42) * 0.14, 2, '#d9bf94');
      pen.arches(y + 2, { from: -45, to: -39, count: 2, width: 3, height: h - 4 });
    }
    pen.spire(-42, 84, 11, 12, '#d9a878');
  },
};

export const valletta: Landmark = {
  label: 'the domes and bastions of Valletta',
  half: 104,
  shows: ['oldtown', 'sea'],
  draw: (pen) => {
    pen.shape('M-116 -8L-110 20L-60 22L-50 28L50 28L62 22L112 20L118 -8Z', '#e0bf88');
    pen.line('M-110 14L-60 16M62 16L112 14M-50 22H50', '#b8925c', 1.4, 0.7);
    for (let index = 0; index < 22; index += 1) {
      const x = -100 + index * 9.4;
      const y = 18 + 8 * Math.cos(x / 62);
      const h = 13 + ((index * 7) % 9);
      pen.box(x, y, 10, h, index % 3 ? '#f2dcae' : '#e9cc94');
      for (let row = 3; row < h - 3; row += 6)
        pen.arches(y + row, { from: x - 2.4, to: x + 2.4, count: 2, width: 1.9, height: 4 }, '#7a6a54');
      if (index % 4 === 1) pen.box(x, y + h * 0.4, 4, 5, '#3f7a5c');
    }
    pen.box(-4, 34, 36, 14, '#f2dcae');
    pen.arches(36, { from: -16, to: 8, count: 6, width: 3, height: 9 });
    pen.dome(-4, 48, 33, 26, '#c9a070');
    for (const bend of [-9, -3, 3, 9])
      pen.line(`M-4 74Q${-4 + bend} 66 ${-4 + bend * 1.5} 50`, '#f2dcae', 0.9, 0.9);
    pen.box(-4, 73, 6, 7, '#f2dcae');
    pen.dome(-4, 80, 6, 5, '#c9a070');
    pen.box(30, 32, 11, 40, '#f2dcae');
    pen.arch(30, 56, 4, 11);
    pen.spire(30, 72, 11, 26, '#e0bf88');
    for (const x of [-64, 72]) {
      pen.box(x, 30, 13, 10, '#f2dcae');
      pen.dome(x, 40, 13, 10, '#c9704c');
    }
  },
};
