import { S, W, H, mix, f1 } from './lib.mjs';
export function beach(seed = 7, o = {}) {
  const s = new S(seed);
  s.sky([
    [0, '#2f8fd0'],
    [0.28, '#7cc4e8'],
    [0.46, '#d8f0f2'],
    [0.5, '#fdf3dc'],
  ]);
  s.sun(1250, 120, 46, '#fffbe8', '#fff3c4', 7);
  s.cloud(330, 190, 420, '#ffffff', '#c9e2f0', 0.95);
  s.cloud(820, 130, 260, '#ffffff', '#cfe6f2', 0.85);
  s.cloud(1480, 250, 360, '#ffffff', '#d3e6ee', 0.8);
  s.wisps(280, 360, '#ffffff', 10, 0.5);
  const hz = 400;
  s.ridge(
    hz + 4,
    70,
    s.L(
      [
        [0, '#8fb9cf'],
        [1, '#b9d6de'],
      ],
      { abs: 1, y1: 330, y2: 402 },
    ),
    {
      rough: 0.5,
      x0: -20,
      x1: 980,
      env: (t) => Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.7 * (1 - t * 0.4),
      bottom: hz + 6,
    },
  );
  // sea
  s.rect(
    0,
    hz,
    W,
    H - hz,
    s.L([
      [0, '#2c7fb5'],
      [0.14, '#2a9cc4'],
      [0.36, '#35c3cf'],
      [0.62, '#7fe0d6'],
      [1, '#c8f3e2'],
    ]),
  );
  s.glints(hz + 4, 640, '#ffffff', { n: 330, op: 0.38, k: 0.8 });
  s.glints(hz + 2, 560, '#fff6cf', { n: 150, cx: 1250, spread: 300, op: 0.7, k: 0.6 });
  s.glints(hz + 30, 650, '#1b87b4', { n: 160, op: 0.25, k: 1.6 });
  // nearer headland right with trees & white houses
  const hd = (x0, x1, y, a, top, bot, seed2) => {
    const g = s.L(
      [
        [0, top],
        [1, bot],
      ],
      { abs: 1, y1: y - a, y2: y + 30 },
    );
    const R = s.ridge(y, a, g, {
      rough: 0.45,
      x0,
      x1,
      env: (t) => Math.min(1, t * 1.6) ** 1.1,
      bottom: y + 8,
    });
    return R;
  };
  const hl = hd(900, 1640, 470, 150, '#4d8a5b', '#7fae74');
  // cliffs band
  s.path(
    `M902 480 L926 470 ${Array.from({ length: 30 }, (_, i) => `L${f1(930 + i * 24)} ${f1(462 + s.rn(-7, 7) - i * 0.9)}`).join('')}L1640 434L1640 482Z`,
    s.L([
      [0, '#e9d3a6'],
      [1, '#b99a6c'],
    ]),
  );
  const tops = hl.top;
  for (let i = 0; i < 150; i++) {
    const p = tops[s.ri(40, tops.length - 2)];
    const y = s.rn(p[1] + 4, 452);
    const r = s.rn(6, 15);
    s.circ(p[0], y, r, mix('#2f6b46', '#7fb069', s.r()), 'opacity=".9"');
  }
  for (let i = 0; i < 16; i++) {
    const x = s.rn(1130, 1590),
      p = tops.find((t) => t[0] >= x) || tops.at(-1);
    const y = s.rn(Math.min(p[1] + 25, 430), 446);
    const w = s.rn(14, 26),
      h = w * 0.7;
    s.rect(x, y - h, w, h, '#fffaf0');
    s.rect(x + w * 0.6, y - h, w * 0.4, h, '#d9cdb8');
    s.path(
      `M${f1(x - 2)} ${f1(y - h)}L${f1(x + w / 2)} ${f1(y - h - 6)}L${f1(x + w + 2)} ${f1(y - h)}Z`,
      '#d9764a',
    );
  }
  s.path(
    'M905 480Q1250 470 1640 478L1640 520Q1250 500 905 480Z',
    s.L([
      [0, '#1f6f7f', 0.45],
      [1, '#1f7f8f', 0],
    ]),
  );
  // sail boats
  const boat = (x, y, k) => {
    s.path(
      `M${x - 22 * k} ${y}L${x + 24 * k} ${y}L${x + 17 * k} ${y + 8 * k}L${x - 16 * k} ${y + 8 * k}Z`,
      '#fff',
    );
    s.path(
      `M${x} ${y - 3 * k}L${x} ${y - 62 * k}Q${x + 24 * k} ${y - 26 * k} ${x + 22 * k} ${y - 3 * k}Z`,
      '#fffdf5',
    );
    s.path(`M${x - 3 * k} ${y - 3 * k}L${x - 3 * k} ${y - 54 * k}L${x - 20 * k} ${y - 3 * k}Z`, '#f4e6cf');
    s.add(`<ellipse cx="${x}" cy="${y + 11 * k}" rx="${26 * k}" ry="${3 * k}" fill="#fff" opacity=".5"/>`);
  };
  boat(420, 446, 1);
  boat(610, 428, 0.6);
  boat(760, 500, 1.25);
  boat(1030, 520, 0.8);
  // beach curve
  const shore = `M-20 900L-20 640C180 600 420 640 640 700C900 770 1180 760 1400 690C1500 660 1570 640 1640 632L1640 920L-20 920Z`;
  const sh = (dy) =>
    shore
      .replace(/M-20 900L-20 640/, 'M-20 900L-20 ' + (640 + dy))
      .replace(
        'C180 600 420 640 640 700C900 770 1180 760 1400 690C1500 660 1570 640 1640 632',
        `C180 ${600 + dy} 420 ${640 + dy} 640 ${700 + dy}C900 ${770 + dy} 1180 ${760 + dy} 1400 ${690 + dy}C1500 ${660 + dy} 1570 ${640 + dy} 1640 ${632 + dy}`,
      );
  s.path(sh(-46), '#d6f7ea', 'opacity=".55"');
  s.path(sh(-30), '#ffffff', 'opacity=".35"');
  s.path(sh(-22), '#bfeee2', 'opacity=".8"');
  s.path(sh(-12), '#ffffff', 'opacity=".95"');
  s.path(sh(-2), '#d7c193');
  s.path(
    sh(14),
    s.L(
      [
        [0, '#ecd6a6'],
        [0.3, '#f6e5bd'],
        [1, '#eccf97'],
      ],
      { abs: 1, y1: 620, y2: 900 },
    ),
  );
  // foam fringe bubbles
  const cub = (t) => {
    const seg =
      t < 0.42
        ? [[-20, 640], [180, 600], [420, 640], [640, 700], t / 0.42]
        : t < 0.86
          ? [[640, 700], [900, 770], [1180, 760], [1400, 690], (t - 0.42) / 0.44]
          : [[1400, 690], [1500, 660], [1570, 640], [1640, 632], (t - 0.86) / 0.14];
    const [a, b, c, d, q] = seg;
    const m = 1 - q;
    return [0, 1].map((i) => m ** 3 * a[i] + 3 * m * m * q * b[i] + 3 * m * q * q * c[i] + q ** 3 * d[i]);
  };
  for (let i = 0; i < 420; i++) {
    const p = cub(s.r());
    s.circ(
      p[0] + s.rn(-6, 6),
      p[1] + s.rn(-17, -7),
      s.rn(1.5, 5.5),
      '#fff',
      `opacity="${s.rn(0.5, 1).toFixed(2)}"`,
    );
  }
  // sand texture
  let dots = '';
  for (let i = 0; i < 1500; i++) {
    dots += `<circle cx="${f1(s.rn(0, W))}" cy="${f1(s.rn(700, 900))}" r="${f1(s.rn(0.5, 1.5))}" fill="${s.pick(['#c9a86a', '#fff6dd', '#b8935a'])}" opacity=".45"/>`;
  }
  s.add(`<g clip-path="${s.clip(sh(16))}">${dots}</g>`);
  // loungers + parasols rows
  const cols = [
    ['#e8503a', '#fff7ec'],
    ['#f2b632', '#fff7ec'],
    ['#1f9fb0', '#fff7ec'],
    ['#ef7f5a', '#fff7ec'],
  ];
  const set = (x, y, k, c) => {
    for (const dx of [-1, 1]) {
      const lx = x + dx * 40 * k;
      s.add(
        `<g transform="translate(${f1(lx)} ${f1(y + 56 * k)}) skewX(-14)"><rect x="${f1(-13 * k)}" y="${f1(3 * k)}" width="${f1(30 * k)}" height="${f1(58 * k)}" rx="${f1(4 * k)}" fill="#7a5a34" opacity=".28"/><rect x="${f1(-15 * k)}" y="${f1(-4 * k)}" width="${f1(28 * k)}" height="${f1(58 * k)}" rx="${f1(4 * k)}" fill="#fffaf0"/><rect x="${f1(-15 * k)}" y="${f1(-4 * k)}" width="${f1(28 * k)}" height="${f1(19 * k)}" rx="${f1(4 * k)}" fill="${c[0]}"/><rect x="${f1(-15 * k)}" y="${f1(24 * k)}" width="${f1(28 * k)}" height="${f1(4 * k)}" fill="${c[0]}" opacity=".35"/></g>`,
      );
    }
    s.parasol(x, y, 56 * k, c[0], c[1]);
  };
  const spots = [];
  for (let i = 0; i < 6; i++)
    spots.push([330 + i * 190 + s.rn(-14, 14), 742 + Math.sin(i * 0.8) * 14 + (i > 3 ? -14 : 0) + 24, 0.66]);
  for (let i = 0; i < 5; i++) spots.push([430 + i * 245 + s.rn(-16, 16), 826 + s.rn(-6, 6), 0.95]);
  spots.forEach((p, i) => set(p[0], p[1], p[2], cols[(i * 3 + 1) % 4]));
  // framing palms
  s.palm(110, 930, 690, 150, {
    trunk: '#6f5138',
    lt: '#9a7650',
    leaf: '#1f5a3a',
    leaf2: '#3f8a4c',
    n: 12,
    fl: 0.5,
  });
  s.palm(-30, 940, 520, 70, { leaf: '#19492f', leaf2: '#2f7343', n: 11, fl: 0.5 });
  s.palm(1560, 960, 560, -90, {
    trunk: '#6f5138',
    lt: '#9a7650',
    leaf: '#1f5a3a',
    leaf2: '#43904f',
    n: 12,
    fl: 0.5,
  });
  return s.svg({ vig: 0.22 });
}
