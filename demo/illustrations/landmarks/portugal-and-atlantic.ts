import type { Landmark } from './landmark';

export const belemTower: Landmark = {
  label: 'the tower of Belém and the 25 April bridge',
  half: 86,
  shows: ['river'],
  draw: (pen) => {
    pen.line('M-150 22H160', '#c8503c', 3, 0.9);
    for (const x of [-110, 66, 128]) pen.box(x, -2, 4.4, 70, '#c8503c');
    pen.line('M-160 38Q-130 52 -108 68Q-20 8 66 68Q98 20 128 68Q146 50 160 44', '#c8503c', 1.6, 0.8);
    for (let x = -96; x < 60; x += 12)
      pen.line(`M${x} 22V${24 + ((x + 21) / 87) ** 2 * 40}`, '#c8503c', 0.7, 0.8);
    pen.shape('M-52 -6L-48 22H18L26 -6Z', '#f2e2c2');
    pen.teeth(-48, 18, 22, 3.4, '#faf0da');
    pen.arches(4, { from: -40, to: 10, count: 5, width: 4, height: 9 });
    for (const x of [-46, 16]) {
      pen.box(x, 16, 8, 14, '#f6e8cc');
      pen.dome(x, 30, 9, 7, '#e0c9a0');
    }
    pen.box(-8, 20, 32, 54, '#f6e8cc');
    pen.teeth(-25, 9, 74, 3, '#faf0da');
    pen.box(-8, 46, 35, 3, '#e0c9a0');
    pen.arches(32, { from: -16, to: 0, count: 3, width: 4.4, height: 11 });
    pen.arches(54, { from: -14, to: -2, count: 2, width: 4.4, height: 11 });
    pen.box(-8, 74, 22, 12, '#f6e8cc');
    pen.teeth(-19, 3, 86, 2.6, '#faf0da');
    for (const x of [-24, 8]) {
      pen.box(x, 62, 6, 16, '#f6e8cc');
      pen.dome(x, 78, 7, 6, '#e0c9a0');
    }
  },
};

export const luisBridge: Landmark = {
  label: 'the Dom Luís bridge and the Ribeira',
  half: 110,
  shows: ['river'],
  draw: (pen) => {
    for (let index = 0; index < 12; index += 1) {
      const x = -112 + index * 9;
      const height = 22 + ((index * 7) % 11);
      if (x > -34) continue;
      pen.box(
        x,
        0,
        9,
        height,
        (['#e9a15f', '#f4e2c0', '#c9604a', '#7fa8b8', '#f2c75f'] as const)[index % 5] ?? '#e9a15f',
      );
      pen.spire(x, height, 10, 5, '#c2603f');
      pen.arches(5, { from: x - 2, to: x + 2, count: 2, width: 2, height: 5 });
      pen.arches(14, { from: x - 2, to: x + 2, count: 2, width: 2, height: 5 });
    }
    pen.shape('M-44 -6L-36 54H-24L-28 -6Z', '#b8a690');
    pen.shape('M112 -6L108 54H122L130 -6Z', '#b8a690');
    pen.line('M-32 2Q42 88 114 2', '#5f6f80', 4, 0.6);
    pen.line('M-32 -2Q42 70 114 -2', '#5f6f80', 2.4, 0.5);
    for (let x = -22; x <= 106; x += 8) {
      const arc = 45 - ((x - 41) / 73) ** 2 * 43;
      pen.line(`M${x} ${arc - 6}L${x + 4} ${arc + 1}M${x} ${arc}V54`, '#5f6f80', 0.9, 0.6);
    }
    pen.box(44, 54, 190, 4, '#5f6f80');
    pen.box(40, 4, 150, 3, '#5f6f80');
  },
};

export const algarve: Landmark = {
  label: 'golden cliffs and a sea arch',
  half: 90,
  draw: (pen) => {
    pen.shape('M-30 -8L-32 40Q-10 48 20 46L96 52L130 56V-8H60Q58 26 40 28Q16 28 14 -8Z', '#e9a95f');
    for (const y of [8, 18, 30, 40])
      pen.line(
        `M-30 ${y}Q-18 ${y + 2} ${y > 26 ? 40 : 8} ${y + 1}M62 ${y + 1}Q92 ${y - 2} 128 ${y + 2}`,
        '#c9783f',
        1.6,
        0.6,
      );
    pen.flat('M-32 40Q-10 48 20 46L96 52L130 56V50L96 47L20 41Q-10 43 -32 36Z', '#7f9a56');
    pen.shape('M-76 -8L-72 22Q-64 32 -56 24L-50 -8Z', '#e9a95f');
    pen.shape('M-104 -8L-101 12Q-95 18 -90 12L-88 -8Z', '#dd964c');
    pen.line('M-73 10H-53M-74 2H-52', '#c9783f', 1.4, 0.6);
  },
};

export const madeira: Landmark = {
  label: 'green peaks and terraces above the sea',
  half: 140,
  shows: ['mountains'],
  draw: (pen) => {
    pen.shape('M-160 0L-120 40L-104 36L-70 78L-56 70L-30 92L-16 82L6 60L22 66L58 38L84 44L160 0Z', '#4f8f5c');
    pen.flat('M-30 92L-16 82L6 60L-4 34L-14 52L-20 30L-28 60Z', '#3f7650', 0.5);
    pen.flat('M-70 78L-56 70L-44 40L-58 46L-66 22L-76 50Z', '#3f7650', 0.5);
    for (const [x, y] of [
      [70, 8],
      [84, 14],
      [98, 8],
      [60, 18],
      [112, 12],
      [76, 24],
      [46, 8],
      [90, 26],
      [30, 12],
      [54, 30],
    ] as const) {
      pen.box(x, y, 8, 6, '#fff8ec');
      pen.spire(x, y + 6, 9.4, 4, '#d2683f');
    }
    for (const y of [8, 16, 24]) pen.line(`M-120 ${y}Q-80 ${y + 6} -40 ${y - 2}`, '#a9c46c', 2, 0.8);
  },
};

export const caldera: Landmark = {
  label: 'volcanic ridges and pines',
  half: 140,
  shows: ['mountains'],
  draw: (pen) => {
    pen.shape('M-160 0L-110 46L-86 60L-60 56L-30 70L10 62L40 72L80 50L110 54L160 0Z', '#6f7f5c');
    pen.flat('M-60 56L-30 70L10 62L40 72L28 40L10 30L-14 34L-44 26Z', '#8a6a5c', 0.6);
    for (let x = -130; x < 140; x += 13) {
      const y = 4 + 18 * Math.abs(Math.sin(x));
      pen.spire(x, y, 8, 17, '#3f6f4a');
    }
    pen.box(60, 8, 13, 9, '#fff8ec');
    pen.spire(60, 17, 15, 5, '#c2603f');
  },
};

export const capeVerde: Landmark = {
  label: 'a pier, a fishing boat and bright houses',
  half: 70,
  draw: (pen) => {
    for (const [x, colour] of [
      [-40, '#f2b441'],
      [-22, '#5fa8c4'],
      [-4, '#ef8f78'],
      [14, '#8fbf7c'],
      [32, '#f6d98c'],
      [50, '#7f9fd0'],
    ] as const) {
      pen.box(x, 0, 16, 17, colour);
      pen.box(x, 17, 17.4, 2, '#fff8ec');
      pen.arch(x - 3.6, 0, 4, 10, '#fff8ec');
      pen.arch(x + 4, 6, 3.4, 7, '#5f6f86');
    }
    pen.shape('M-150 -3Q-120 22 -90 12Q-74 20 -56 -3Z', '#c99a6c');
  },
};
