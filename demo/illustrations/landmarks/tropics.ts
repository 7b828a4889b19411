import type { Colour } from '../kit/colours';

import type { Landmark } from './landmark';

export const bali: Landmark = {
  label: 'the water temple of Lake Bratan',
  half: 86,
  shows: ['jungle', 'mountains'],
  draw: (pen) => {
    pen.shape('M-170 0Q-120 50 -74 62Q-40 60 -6 30Q30 52 70 54Q120 40 172 0Z', '#5f9070');
    const thatch: Colour = '#5a4638';
    const meru = (x: number, tiers: number, s: number): void => {
      pen.box(x, -2, 40 * s, 7, '#b9866a');
      pen.box(x, 5, 18 * s, 12, '#c8604a');
      pen.arch(x, 5, 6 * s, 9);
      for (let tier = 0; tier < tiers; tier += 1) {
        const y = 15 + tier * 7.4 * s;
        const w = (34 - tier * (24 / tiers)) * s;
        pen.face(
          [
            [x - w / 2, y],
            [x + w / 2, y],
            [x + w * 0.3, y + 5.6 * s],
            [x - w * 0.3, y + 5.6 * s],
          ],
          thatch,
          0.85,
        );
        pen.box(x, y + 5 * s, w * 0.5, 3 * s, '#d9a441');
      }
      pen.spire(x, 15 + tiers * 7.4 * s, 8 * s, 9 * s, thatch);
    };
    meru(0, 11, 0.95);
    meru(-48, 3, 1);
    for (const [x, side] of [
      [52, -1],
      [76, 1],
    ] as const) {
      pen.face(
        [
          [x, -2],
          [x + side * 13, -2],
          [x + side * 13, 10],
          [x + side * 10, 10],
          [x + side * 10, 22],
          [x + side * 6, 24],
          [x + side * 6, 36],
          [x + side * 2.6, 38],
          [x, 54],
        ],
        '#b9704f',
        side < 0 ? 0.9 : 0.5,
      );
    }
    pen.flat('M-100 -8Q0 6 110 -8Z', '#7fa05c');
    for (const x of [-76, -24, 26, 98]) pen.disc(x, 0, 6, '#4f8f4d', 0.8);
  },
};

export const karst: Landmark = {
  label: 'limestone towers in a green bay',
  half: 120,
  shows: ['jungle', 'bay'],
  draw: (pen) => {
    for (const [x, w, h] of [
      [-104, 36, 62],
      [-66, 24, 44],
      [66, 34, 56],
      [104, 44, 80],
    ] as const) {
      pen.shape(
        `M${x - w * 0.5} -4Q${x - w * 0.6} ${h * 0.6} ${x - w * 0.3} ${h * 0.92}Q${x} ${h * 1.08} ${x + w * 0.32} ${h * 0.9}Q${x + w * 0.62} ${h * 0.5} ${x + w * 0.46} -4Z`,
        '#b9a890',
      );
      pen.flat(
        `M${x - w * 0.48} ${h * 0.6}Q${x - w * 0.44} ${h * 0.9} ${x - w * 0.2} ${h}Q${x + w * 0.2} ${h * 1.12} ${x + w * 0.46} ${h * 0.7}Q${x + w * 0.3} ${h * 0.62} ${x + w * 0.2} ${h * 0.74}Q${x} ${h * 0.56} ${x - w * 0.14} ${h * 0.72}Q${x - w * 0.3} ${h * 0.5} ${x - w * 0.48} ${h * 0.6}Z`,
        '#4f8f56',
        0.9,
      );
      pen.line(`M${x - w * 0.1} ${h * 0.56}V6M${x + w * 0.2} ${h * 0.5}V10`, '#8a7a68', 1.6, 0.5);
    }
    pen.shape('M-11 -4Q-10 8 -16 24Q-20 48 -14 64Q0 74 14 62Q20 46 16 26Q8 10 8 -4Z', '#c4ae92');
    pen.flat('M-17 46Q-18 62 -12 67Q0 76 14 64Q19 54 17 44Q10 40 8 50Q0 40 -4 52Q-12 40 -17 46Z', '#4f8f56');
    pen.line('M-4 46L-2 10M6 44L4 14', '#8a7a68', 1.4, 0.5);
  },
};

export const bigBuddha: Landmark = {
  label: 'a seated golden Buddha above palms',
  half: 60,
  shows: ['jungle'],
  draw: (pen) => {
    const gold: Colour = '#e6b048';
    pen.face(
      [
        [-54, 0],
        [54, 0],
        [44, 12],
        [-44, 12],
      ],
      '#d9c4a0',
      0.9,
    );
    pen.face(
      [
        [-44, 12],
        [44, 12],
        [38, 20],
        [-38, 20],
      ],
      '#c9a05c',
      0.8,
    );
    pen.shape('M-38 20Q-42 32 -26 33L26 33Q42 32 38 20Z', gold);
    pen.shape('M-18 32Q-26 46 -22 58Q-18 64 -6 65H6Q18 64 22 58Q26 46 18 32Z', gold);
    pen.line('M-19 56Q-26 44 -18 36L0 33M19 56Q26 44 18 36L4 33', '#b98432', 2, 0.5);
    pen.box(0, 62, 8, 8, gold);
    pen.dome(0, 68, 17, 0.1, gold);
    pen.shape('M-9 76Q-9 66 0 66Q9 66 9 76Q8 86 0 87Q-8 86 -9 76Z', gold);
    pen.dome(0, 82, 13, 7, '#a8763a');
    pen.spire(0, 87, 5, 13, '#f2c75f');
    pen.line('M-4 76h3M1.4 76h3', '#8a5f28', 0.9, 0.4);
    pen.flat('M16 60Q-4 50 -14 36L-8 34Q4 48 20 54Z', '#c8782f', 0.9);
  },
};

export const cancun: Landmark = {
  label: 'the Mayan temple of Tulum above the sea',
  half: 100,
  shows: ['ruins', 'sea', 'jungle'],
  draw: (pen) => {
    pen.shape('M-70 -8L-66 14L-58 30L-40 34L60 38L160 44V-8Z', '#e3cda4');
    pen.line('M-54 28L-60 2M-30 32L-34 2M4 34L0 4M44 36L46 6M84 38L82 8', '#b89a74', 1.8, 0.6);
    pen.flat('M-58 30L-40 34L60 38L160 44V52L60 46L-44 40Z', '#5f9a52');
    for (const x of [-48, 66, 84, 104, 126, -36]) pen.disc(x, 44, 8, '#3f7f4d', 0.9);
    pen.face(
      [
        [-26, 40],
        [50, 42],
        [46, 56],
        [-22, 54],
      ],
      '#cdb894',
      0.9,
    );
    pen.face(
      [
        [-4, 40],
        [28, 42],
        [24, 56],
        [0, 55],
      ],
      '#e9d8b6',
    );
    for (let y = 43; y < 55; y += 3) pen.line(`M-2 ${y}H26`, '#b09a76', 0.8, 0.6);
    pen.box(12, 55, 46, 20, '#dcc8a2');
    pen.box(12, 75, 50, 4, '#cdb894');
    pen.box(12, 79, 42, 5, '#dcc8a2');
    pen.arches(56, { from: 0, to: 24, count: 3, width: 5, height: 12 });
    pen.box(-50, 36, 16, 12, '#dcc8a2');
    pen.arch(-50, 36, 4, 8);
  },
};

export const barbados: Landmark = {
  label: 'chattel houses in bright colours under palms',
  half: 84,
  draw: (pen) => {
    for (const [x, wall, roof] of [
      [-58, '#f2a0a0', '#c8432a'],
      [-14, '#8fd0c4', '#2f7f8a'],
      [30, '#f6d96c', '#d98f3c'],
      [74, '#a8c4f0', '#4f6fb0'],
    ] as const) {
      pen.box(x, 3, 36, 20, wall);
      pen.box(x, 0, 38, 3.4, '#d9cdb8');
      pen.face(
        [
          [x - 20, 23],
          [x + 20, 23],
          [x + 15, 37],
          [x - 15, 37],
        ],
        roof,
        0.9,
      );
      pen.line(`M${x - 20} 23H${x + 20}`, '#fff8ec', 2, 1);
      pen.arch(x, 3, 6, 14, '#fff8ec');
      for (const dx of [-11, 11]) {
        pen.box(x + dx, 8, 8, 9, '#fff8ec');
        pen.box(x + dx, 9, 5, 7, '#5f86a8');
      }
      pen.spire(x, 23, 15, 7, wall);
    }
  },
};

export const jamaica: Landmark = {
  label: 'a Caribbean bay under green hills',
  half: 140,
  shows: ['bay', 'jungle'],
  draw: (pen) => {
    pen.shape('M-170 -6Q-120 44 -70 54Q-30 60 10 38Q50 62 100 50Q140 34 174 -6Z', '#4f9060');
    pen.flat('M-30 57Q-10 40 -20 10L60 0Q40 30 10 38Z', '#3f7650', 0.5);
    for (const [x, y] of [
      [-90, 8],
      [-60, 14],
      [-30, 6],
      [40, 8],
      [70, 16],
      [100, 8],
    ] as const) {
      pen.box(x, y, 15, 9, '#fff4e0');
      pen.spire(x, y + 9, 18, 7, '#c8604a');
    }
  },
};

export const puntaCana: Landmark = {
  label: 'coconut palms and a thatched pier',
  half: 90,
  draw: (pen) => {
    pen.box(20, 6, 120, 3, '#b98a5c');
    for (let x = -36; x <= 78; x += 12) pen.line(`M${x} 6V-8`, '#8a6448', 1.8);
    for (const x of [-30, 66]) {
      for (const dx of [-13, 13]) pen.line(`M${x + dx} 9V26`, '#8a6448', 2);
      pen.shape(`M${x - 24} 23Q${x - 8} 30 ${x} 50Q${x + 8} 30 ${x + 24} 23Z`, '#c99f5c');
    }
  },
};
