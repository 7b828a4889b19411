import { S, W, H, mix, f1 } from './lib.mjs';
export function city(seed = 7) {
  const s = new S(seed);
  s.sky([
    [0, '#1d1b4b'],
    [0.22, '#4a2f73'],
    [0.4, '#a9487b'],
    [0.53, '#f08a5d'],
    [0.6, '#ffd08a'],
    [0.64, '#ffe3ae'],
  ]);
  let st = '';
  for (let i = 0; i < 90; i++)
    st += `<circle cx="${f1(s.rn(0, W))}" cy="${f1(s.rn(0, 230))}" r="${f1(s.rn(0.5, 1.5))}" opacity="${s.rn(0.2, 0.9).toFixed(2)}"/>`;
  s.add(`<g fill="#fff">${st}</g>`);
  s.sun(980, 512, 62, '#fff1c9', '#ffc27a', 8);
  s.wisps(150, 330, '#ff9e8a', 16, 0.4);
  s.wisps(300, 470, '#ffd3a1', 16, 0.5);
  s.wisps(80, 260, '#6b3f86', 12, 0.5);
  const base = 610;
  const win = (x, y, w, h, c, dx, dy, p, r = 1) => {
    let q = '';
    for (let yy = y + dy; yy < y + h - dy * 0.6; yy += dy)
      for (let xx = x + dx * 0.6; xx < x + w - dx * 0.7; xx += dx)
        if (s.r() < p)
          q += `<rect x="${f1(xx)}" y="${f1(yy)}" width="${f1(dx * 0.45)}" height="${f1(dy * 0.5)}" rx="${r}" opacity="${s.rn(0.45, 1).toFixed(2)}"/>`;
    s.add(`<g fill="${c}">${q}</g>`);
  };
  // layers of city blocks; each nearer layer darker and lower haze
  const layer = (n, hmin, hmax, c, lit, p, wmin, wmax, roof) => {
    let x = -30;
    while (x < W + 30) {
      const w = s.rn(wmin, wmax),
        h = s.rn(hmin, hmax) * (1 - 0.35 * Math.abs((x - 760) / 900));
      const y = base - h;
      const g = s.L([
        [0, mix(c, '#ff9e6d', 0.16)],
        [1, mix(c, '#ffb27a', 0.34)],
      ]);
      s.rect(x, y, w + 1, h + 4, g);
      s.rect(x + w * 0.72, y, w * 0.28, h + 4, '#120b2e', 'opacity=".18"');
      if (roof && s.r() < 0.65) {
        const k = s.r();
        if (k < 0.4)
          s.path(
            `M${f1(x - 2)} ${f1(y)}L${f1(x + w * 0.18)} ${f1(y - w * 0.28)}L${f1(x + w * 0.82)} ${f1(y - w * 0.28)}L${f1(x + w + 2)} ${f1(y)}Z`,
            mix(c, '#2a1638', 0.35),
          );
        else if (k < 0.7)
          s.path(
            `M${f1(x - 2)} ${f1(y)}L${f1(x + w / 2)} ${f1(y - w * 0.34)}L${f1(x + w + 2)} ${f1(y)}Z`,
            mix(c, '#7a2f3c', 0.4),
          );
        else {
          s.rect(x + w * 0.2, y - 10, w * 0.22, 10, c);
          s.rect(x + w * 0.62, y - 16, 4, 16, c);
        }
      }
      win(x, y, w, h, lit, 11, 15, p);
      x += w + s.rn(-2, 5);
    }
  };
  layer(0, 60, 120, '#8a4a7c', '#ffe1a6', 0.08, 28, 60, false);
  // landmark layer: dome cathedral, gothic spires, campanile, opera
  const c2 = '#4d2a5f';
  const dome = (x, k) => {
    const Y = base - 70 * k;
    const g = s.L([
      [0, '#7a4470'],
      [1, '#5a3164'],
    ]);
    s.rect(x - 110 * k, Y - 40 * k, 220 * k, 120 * k, g);
    s.path(`M${x - 122 * k} ${Y - 40 * k}L${x} ${Y - 86 * k}L${x + 122 * k} ${Y - 40 * k}Z`, '#6a3a68');
    for (let i = -4; i <= 4; i++)
      s.rect(x + i * 24 * k - 4 * k, Y - 34 * k, 8 * k, 110 * k, '#a9657f', 'opacity=".55"');
    s.rect(x - 52 * k, Y - 130 * k, 104 * k, 64 * k, g);
    for (let i = -3; i <= 3; i++)
      s.rect(x + i * 14 * k - 2.5 * k, Y - 124 * k, 5 * k, 40 * k, '#ffd59a', 'opacity=".75"');
    const dg = s.L(
      [
        [0, '#2f6f77'],
        [0.5, '#4aa79f'],
        [0.72, '#ffb98a'],
        [1, '#b5616a'],
      ],
      { x2: 1, y2: 0 },
    );
    s.path(
      `M${x - 60 * k} ${Y - 130 * k}C${x - 62 * k} ${Y - 215 * k} ${x - 22 * k} ${Y - 238 * k} ${x} ${Y - 240 * k}C${x + 22 * k} ${Y - 238 * k} ${x + 62 * k} ${Y - 215 * k} ${x + 60 * k} ${Y - 130 * k}Z`,
      dg,
    );
    for (const t of [-0.6, -0.25, 0.25, 0.6])
      s.add(
        `<path d="M${x} ${Y - 240 * k}Q${x + t * 70 * k} ${Y - 210 * k} ${x + t * 60 * k} ${Y - 130 * k}" stroke="#1c3d4f" stroke-opacity=".35" stroke-width="${2 * k}" fill="none"/>`,
      );
    s.rect(x - 10 * k, Y - 272 * k, 20 * k, 34 * k, '#5a3164');
    s.path(`M${x - 12 * k} ${Y - 272 * k}Q${x} ${Y - 300 * k} ${x + 12 * k} ${Y - 272 * k}Z`, '#3f8f8c');
    s.rect(x - 1.5 * k, Y - 318 * k, 3 * k, 24 * k, '#ffd59a');
  };
  const spire = (x, k, h) => {
    s.rect(
      x - 17 * k,
      base - h * 0.6,
      34 * k,
      h * 0.6,
      s.L(
        [
          [0, '#5d3361'],
          [0.7, '#5d3361'],
          [1, '#a8586b'],
        ],
        { x2: 1, y2: 0 },
      ),
    );
    s.path(
      `M${x - 20 * k} ${base - h * 0.6}L${x} ${base - h}L${x + 20 * k} ${base - h * 0.6}Z`,
      s.L(
        [
          [0, '#3f2554'],
          [0.6, '#5a3164'],
          [1, '#c26d6d'],
        ],
        { x2: 1, y2: 0 },
      ),
    );
    for (const sx of [-1, 1])
      s.path(
        `M${x + sx * 17 * k - 4 * k} ${base - h * 0.6}L${x + sx * 17 * k} ${base - h * 0.72}L${x + sx * 17 * k + 4 * k} ${base - h * 0.6}Z`,
        '#4a2a5a',
      );
    s.rect(x - 5 * k, base - h * 0.55, 10 * k, 26 * k, '#ffd98f', 'rx="5" opacity=".9"');
    s.circ(x, base - h * 0.42, 7 * k, '#ffe7b0');
  };
  spire(300, 1.3, 330);
  spire(372, 1.3, 360);
  s.rect(290, base - 150, 110, 150, '#54305f');
  win(292, base - 140, 106, 130, '#ffd98f', 20, 34, 0.8, 4);
  dome(760, 1.15);
  spire(1140, 1.1, 270);
  // tall tower
  s.path(
    `M1330 ${base}L1338 ${base - 330}L1352 ${base - 360}L1366 ${base - 330}L1374 ${base}Z`,
    s.L(
      [
        [0, '#3f2554'],
        [0.6, '#5d3361'],
        [1, '#d27d6f'],
      ],
      { x2: 1, y2: 0 },
    ),
  );
  s.circ(1352, base - 300, 15, '#fff0c2');
  s.circ(1352, base - 300, 12, '#ffdf97');
  s.rect(1346, base - 270, 12, 200, '#ffd98f', 'opacity=".25"');
  layer(1, 70, 165, '#5a3268', '#ffdd95', 0.3, 34, 70, true);
  layer(2, 40, 105, '#38204f', '#ffcf7d', 0.46, 38, 84, true);
  // embankment
  s.rect(0, base - 8, W, 18, '#2b1840');
  for (let x = 20; x < W; x += 64) {
    s.rect(x, base - 34, 2.5, 28, '#2b1840');
    s.circ(
      x + 1.2,
      base - 36,
      13,
      s.R([
        [0, '#ffe6ad', 0.9],
        [1, '#ffe6ad', 0],
      ]),
    );
    s.circ(x + 1.2, base - 36, 3.2, '#fff3d0');
  }
  // trees on the quay
  for (let x = 10; x < W; x += s.rn(22, 48)) {
    if (s.r() < 0.7) {
      const r = s.rn(9, 18);
      s.circ(x, base - 14 - r * 0.4, r, mix('#24163c', '#3d2b4f', s.r()));
    }
  }
  // river
  const yr = base + 10;
  s.rect(
    0,
    yr,
    W,
    H - yr,
    s.L([
      [0, '#c9617c'],
      [0.12, '#a24d7d'],
      [0.45, '#5a3573'],
      [1, '#1d1743'],
    ]),
  );
  const bl = s.blur(3);
  let refl = '';
  for (let x = 20; x < W; x += 64)
    refl += `<rect x="${x - 2}" y="${yr}" width="6" height="${f1(s.rn(70, 150))}" fill="#ffd98f" opacity=".38"/>`;
  s.add(`<g filter="${bl}">${refl}</g>`);
  // mirrored skyline suggestion
  let m = '';
  for (let x = -20; x < W;) {
    const w = s.rn(30, 80),
      h = s.rn(30, 120);
    m += `<rect x="${f1(x)}" y="${yr}" width="${f1(w)}" height="${f1(h)}" fill="#2a1747" opacity="${s.rn(0.25, 0.5).toFixed(2)}"/>`;
    x += w;
  }
  s.add(`<g filter="${s.blur(7)}">${m}</g>`);
  s.glints(yr + 4, 880, '#ffcf96', { n: 420, cx: 980, spread: 420, op: 0.75 });
  s.glints(yr, 890, '#ff9e8a', { n: 300, op: 0.3 });
  s.glints(yr + 20, 890, '#0f0c30', { n: 260, op: 0.35, k: 1.5 });
  // stone bridge with arches in front
  const by = 690,
    bt = 622;
  let arch = '';
  const n = 6,
    bw = W / n;
  let d = `M-10 ${bt + 18}Q${W / 2} ${bt - 18} ${W + 10} ${bt + 18}L${W + 10} ${by + 66}L-10 ${by + 66}Z`;
  for (let i = 0; i < n; i++) {
    const x0 = i * bw + 34,
      x1 = (i + 1) * bw - 34;
    d += `M${f1(x0)} ${by + 70}L${f1(x0)} ${by + 14}Q${f1((x0 + x1) / 2)} ${by - 66} ${f1(x1)} ${by + 14}L${f1(x1)} ${by + 70}Z`;
  }
  s.add(
    `<path d="${d}" fill="${s.L([
      [0, '#6b3b62'],
      [0.25, '#452552'],
      [1, '#24143d'],
    ])}" fill-rule="evenodd"/>`,
  );
  s.add(
    `<path d="M-10 ${bt + 18}Q${W / 2} ${bt - 18} ${W + 10} ${bt + 18}" stroke="#e58f7c" stroke-width="5" fill="none" opacity=".85"/>`,
  );
  for (let i = 0; i < n; i++) {
    const x0 = i * bw + 34,
      x1 = (i + 1) * bw - 34;
    s.add(
      `<path d="M${f1(x0)} ${by + 14}Q${f1((x0 + x1) / 2)} ${by - 66} ${f1(x1)} ${by + 14}" stroke="#b8687a" stroke-opacity=".6" stroke-width="7" fill="none"/>`,
    );
    s.path(`M${f1(x0 - 56)} ${by + 70}L${f1(x0 - 34)} ${by + 30}L${f1(x0 - 12)} ${by + 70}Z`, '#2d1844');
  }
  for (let i = 0; i < 17; i++) {
    const t = i / 16,
      x = t * W,
      y = bt + 18 - 36 * (2 * t * (1 - t));
    s.rect(x - 1.6, y - 44, 3.2, 44, '#2a1640');
    s.circ(
      x,
      y - 48,
      20,
      s.R([
        [0, '#ffe6ad', 0.95],
        [1, '#ffe6ad', 0],
      ]),
    );
    s.circ(x, y - 48, 4.6, '#fff6dc');
  }
  s.add(
    `<rect x="0" y="${by + 66}" width="${W}" height="60" fill="${s.L([
      [0, '#140d33', 0.6],
      [1, '#140d33', 0],
    ])}"/>`,
  );
  // river boat
  s.path('M600 822L930 822L900 856L640 856Z', '#1a1236');
  s.rect(650, 790, 220, 34, '#f7e3c4');
  for (let i = 0; i < 10; i++) s.rect(660 + i * 21, 798, 14, 16, '#ffb95e');
  s.rect(690, 768, 130, 22, '#e8cfae');
  for (let i = 0; i < 6; i++) s.rect(698 + i * 20, 773, 13, 12, '#ffd48a');
  s.rect(640, 820, 250, 5, '#e0704f');
  s.add(`<rect x="620" y="858" width="270" height="30" fill="#ffc27a" opacity=".22" filter="${s.blur(6)}"/>`);
  return s.svg({ vig: 0.35 });
}
