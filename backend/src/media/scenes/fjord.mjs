import { S, W, H, mix, f1 } from './lib.mjs';
export function fjord(seed = 7) {
  const s = new S(seed);
  const hz = 560;
  s.sky([
    [0, '#3f86c6'],
    [0.3, '#9accea'],
    [0.5, '#e6f1ee'],
    [0.62, '#fdeccf'],
  ]);
  s.sun(560, 250, 40, '#fffdf0', '#fff0c4', 7);
  s.cloud(820, 170, 240, '#ffffff', '#d6e6ef', 0.8);
  s.cloud(1060, 110, 170, '#ffffff', '#d6e6ef', 0.7);
  s.cloud(90, 110, 230, '#ffffff', '#cfe0ec', 0.75);
  s.wisps(200, 380, '#ffffff', 14, 0.55);
  const mtn = (pts, cLit, cSh, snowLit, snowSh, snowT, seed2, foot) => {
    // pts: peaks [x,y]; ridged polyline with light from left
    const base = hz + 4;
    for (const [px, py, wl, wr] of pts) {
      const n = 46;
      const L = [],
        Rr = [];
      for (let i = 0; i <= n; i++) {
        const t = i / n;
        L.push([
          px - wl * t + s.rn(-7, 7) * (i > 0),
          py + (base - py) * t ** 1.12 + s.rn(-9, 9) * (i > 0 && i < n),
        ]);
        Rr.push([
          px + wr * t + s.rn(-7, 7) * (i > 0),
          py + (base - py) * t ** 1.06 + s.rn(-9, 9) * (i > 0 && i < n),
        ]);
      }
      const spine = [];
      for (let i = 0; i <= n; i++) {
        const t = i / n;
        spine.push([
          px + wr * 0.13 * t + Math.sin(t * 9 + px) * wr * 0.05 * t + s.rn(-10, 10) * t,
          py + (base - py) * t,
        ]);
      }
      const P = (a) => a.map((p) => f1(p[0]) + ' ' + f1(p[1])).join('L');
      const left = `M${P(L)}L${P([...spine].reverse())}Z`,
        right = `M${P(spine)}L${P([...Rr].reverse())}Z`;
      s.path(
        left,
        s.L([
          [0, mix(cLit, '#ffffff', 0.06)],
          [0.75, cLit],
          [1, mix(cLit, foot, 0.55)],
        ]),
      );
      s.path(
        right,
        s.L([
          [0, cSh],
          [0.7, mix(cSh, '#20455c', 0.1)],
          [1, mix(cSh, foot, 0.5)],
        ]),
      );
      // rock facets
      const cl = s.clip(left),
        cr = s.clip(right);
      let fa = '',
        fb = '';
      for (let k = 0; k < 34; k++) {
        const t = s.rn(0.12, 0.95);
        const cx = px - wl * t * s.rn(0, 0.95),
          cy = py + (base - py) * t + s.rn(-10, 30);
        const w = s.rn(18, 90) * (0.4 + t),
          h = s.rn(60, 190) * (0.4 + t);
        fa += `<path d="M${f1(cx)} ${f1(cy)}L${f1(cx - w * 0.5)} ${f1(cy + h)}L${f1(cx + w * 0.25)} ${f1(cy + h * 0.8)}Z" opacity="${s.rn(0.06, 0.2).toFixed(2)}"/>`;
        const dx = px + wr * t * s.rn(0, 0.95);
        fb += `<path d="M${f1(dx)} ${f1(cy)}L${f1(dx + w * 0.5)} ${f1(cy + h)}L${f1(dx - w * 0.2)} ${f1(cy + h * 0.8)}Z" opacity="${s.rn(0.05, 0.16).toFixed(2)}"/>`;
      }
      s.add(`<g clip-path="${cl}" fill="#1b3550">${fa}</g><g clip-path="${cr}" fill="#dfeaf2">${fb}</g>`);
      // snow cap: ragged lower edge
      const sn = (side, edge, c, t1) => {
        const k = Math.floor(n * t1);
        let a = side.slice(0, k + 1);
        let rag = '';
        const A = side[k],
          B = spine[Math.floor(k * 1.02)];
        const m = 26;
        let pts2 = [];
        for (let i = 0; i <= m; i++) {
          const q = i / m;
          const big = Math.sin(q * 7.3 + px) * 0.5 + Math.sin(q * 17 + py) * 0.5;
          pts2.push([
            A[0] + (B[0] - A[0]) * q + s.rn(-5, 5),
            A[1] +
              (B[1] - A[1]) * q +
              ((big * 34 + (i % 2 ? s.rn(2, 26) : s.rn(-26, 2))) * (base - py)) / 420,
          ]);
        }
        s.path(`M${P(a)}L${P(pts2)}L${P(spine.slice(0, Math.floor(k * 1.02) + 1).reverse())}Z`, c);
      };
      sn(L, 0, snowLit, snowT);
      sn(Rr, 0, snowSh, snowT * 0.86);
    }
  };
  const body = () => {
    mtn(
      [
        [760, 250, 330, 360],
        [480, 300, 260, 260],
        [1050, 290, 280, 300],
      ],
      '#9fbcd0',
      '#8aa9c2',
      '#f7fbfd',
      '#d5e4ee',
      0.5,
      1,
      '#cfe0e6',
    );
    s.add(
      `<rect x="0" y="380" width="${W}" height="190" fill="${s.L([
        [0, '#eef4f2', 0],
        [0.7, '#f4f1e4', 0.75],
        [1, '#f4f1e4', 0.2],
      ])}"/>`,
    );
    mtn(
      [
        [250, 120, 420, 380],
        [1330, 90, 430, 460],
      ],
      '#6f8ea3',
      '#4d6f8a',
      '#ffffff',
      '#cbdcea',
      0.42,
      2,
      '#5f8f7d',
    );
    mtn(
      [
        [20, 210, 300, 300],
        [1580, 190, 330, 240],
      ],
      '#4f7468',
      '#35586a',
      '#f4f9fb',
      '#bcd1e0',
      0.24,
      3,
      '#3f7558',
    );
    // forested feet
    for (const [x0, x1, y, a, c] of [
      [-20, 520, hz, 120, '#3f7a5c'],
      [1080, 1640, hz, 130, '#35705a'],
      [-20, 330, hz + 2, 70, '#2c6149'],
      [1260, 1640, hz + 2, 80, '#285a48'],
    ]) {
      const R = s.ridge(
        y,
        a,
        s.L(
          [
            [0, mix(c, '#9ec7a0', 0.25)],
            [1, c],
          ],
          {},
        ),
        { x0, x1, env: (t) => (x0 < 0 ? (1 - t) ** 0.7 : t ** 0.7), rough: 0.5, bottom: hz + 4 },
      );
      let tr = '';
      for (const p of R.top)
        for (let k = 0; k < 2; k++) {
          if (p[1] > hz - 6) continue;
          const yy = p[1] + s.rn(0, (hz - p[1]) * 0.9),
            h = s.rn(9, 20);
          tr += `<path d="M${f1(p[0] + s.rn(-4, 4) - h * 0.25)} ${f1(yy)}l${f1(h * 0.25)} ${f1(-h)}l${f1(h * 0.25)} ${f1(h)}Z" fill="${mix(c, s.r() < 0.5 ? '#1c4638' : '#5b9a72', s.rn(0.1, 0.6))}"/>`;
        }
      s.add(tr);
    }
    // waterfall
    s.add(
      `<g opacity=".9" filter="${s.blur(1.4)}"><path d="M1196 330Q1190 400 1200 450Q1194 500 1200 552L1212 552Q1208 500 1213 450Q1202 400 1204 330Z" fill="#fff"/></g>`,
    );
    // village
    const cab = (x, y, w, c) => {
      const h = w * 0.62;
      s.rect(x, y - h, w * 0.62, h, c);
      s.rect(x + w * 0.62, y - h, w * 0.38, h, mix(c, '#000000', 0.25));
      s.path(
        `M${x - 3} ${y - h}L${x + w * 0.31} ${y - h - w * 0.42}L${x + w * 0.62 + 2} ${y - h}Z`,
        mix(c, '#ffffff', 0.05),
      );
      s.path(
        `M${x + w * 0.31} ${y - h - w * 0.42}L${x + w * 0.84} ${y - h - w * 0.42}L${x + w + 3} ${y - h}L${x + w * 0.62 + 2} ${y - h}Z`,
        '#39434f',
      );
      for (const k of [0.12, 0.38]) s.rect(x + w * k, y - h * 0.72, w * 0.13, h * 0.34, '#fff3d0');
    };
    s.path(
      `M470 ${hz + 4}Q640 ${hz - 34} 860 ${hz - 6}Q930 ${hz - 2} 980 ${hz + 4}Z`,
      s.L([
        [0, '#9cc27a'],
        [1, '#5f9960'],
      ]),
    );
    const cs = ['#b8402f', '#d9a441', '#f2efe6', '#b8402f', '#3c6e8f', '#b8402f', '#f2efe6', '#d9a441'];
    cs.forEach((c, i) =>
      cab(560 + i * 44 + s.rn(-6, 6), hz - 8 + s.rn(-8, 3) - (i == 3 || i == 4 ? 8 : 0), s.rn(28, 38), c),
    );
    s.rect(712, hz - 62, 15, 50, '#fbf8ef');
    s.path(`M709 ${hz - 62}L719.5 ${hz - 104}L730 ${hz - 62}Z`, '#39434f');
    s.rect(700, hz - 36, 44, 28, '#fbf8ef');
    s.path(`M727 ${hz - 36}L732 ${hz - 52}L748 ${hz - 36}Z`, '#39434f');
    for (let i = 0; i < 40; i++) {
      const x = s.rn(490, 960),
        h = s.rn(12, 26);
      s.path(
        `M${f1(x - h * 0.25)} ${hz - 2}L${f1(x)} ${f1(hz - 2 - h)}L${f1(x + h * 0.25)} ${hz - 2}Z`,
        mix('#2c6149', '#4f8f63', s.r()),
      );
    }
  };
  const mark = s.b.length;
  body();
  const land = s.b.slice(mark);
  // water + reflection (mirror of the land, dimmed & blurred)
  s.rect(
    0,
    hz,
    W,
    H - hz,
    s.L([
      [0, '#bfe0df'],
      [0.2, '#7fb6c4'],
      [0.6, '#3f86a0'],
      [1, '#1d5674'],
    ]),
  );
  s.add(
    `<g transform="translate(0 ${2 * hz}) scale(1 -1)" opacity=".55" filter="${s.blur('2.2 6')}">${land.replace(/filter="[^"]*"/g, '')}</g>`,
  );
  s.rect(
    0,
    hz,
    W,
    H - hz,
    s.L([
      [0, '#d8efec', 0.25],
      [0.3, '#3f8aa3', 0.25],
      [1, '#123f5c', 0.8],
    ]),
  );
  s.glints(hz + 3, 880, '#ffffff', { n: 300, op: 0.3, k: 1.1 });
  s.glints(hz + 3, 860, '#fff4d2', { n: 160, cx: 560, spread: 260, op: 0.6 });
  s.glints(hz + 10, 890, '#0f3f57', { n: 200, op: 0.22, k: 1.8 });
  s.rect(0, hz - 1, W, 3, '#f5fbf6', 'opacity=".55"');
  // ferry
  s.path('M1010 640L1210 640L1194 664L1030 664Z', '#fdfdfb');
  s.rect(1040, 618, 130, 22, '#ffffff');
  s.rect(1060, 600, 80, 18, '#f4f4f0');
  for (let i = 0; i < 9; i++) s.rect(1048 + i * 13, 624, 8, 8, '#3f7391');
  for (let i = 0; i < 5; i++) s.rect(1066 + i * 14, 605, 9, 7, '#3f7391');
  s.rect(1150, 592, 14, 28, '#c8452f');
  s.rect(1014, 650, 190, 4, '#c8452f');
  s.add(
    `<path d="M1210 660Q1330 672 1460 668M1200 666Q1310 690 1450 692" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/><ellipse cx="1110" cy="668" rx="105" ry="5" fill="#fff" opacity=".5"/>`,
  );
  // foreground pines
  const pine = (x, y, h) => {
    s.rect(x - h * 0.016, y - h * 0.2, h * 0.032, h * 0.2, '#3a2a1e');
    const n = 11;
    for (let i = 0; i < n; i++) {
      const t = i / n;
      const yy = y - h * 0.08 - h * 0.9 * t,
        w = h * 0.25 * (1 - t * 0.93),
        hh = h * 0.16;
      let d = `M${f1(x)} ${f1(yy - hh)}`;
      const k = 7;
      for (let j = 0; j <= k; j++) {
        const q = -1 + (2 * j) / k;
        d += `L${f1(x + w * q)} ${f1(yy + (1 - Math.abs(q)) * hh * 0.28 + (j % 2 ? -h * 0.012 : h * 0.014))}`;
      }
      s.path(d + 'Z', mix('#173a30', '#2f6b4d', t * 0.6 + (i % 2) * 0.12));
      s.path(
        `M${f1(x)} ${f1(yy - hh)}L${f1(x - w)} ${f1(yy)}L${f1(x - w * 0.45)} ${f1(yy + hh * 0.05)}Z`,
        '#5f9a6c',
        'opacity=".35"',
      );
    }
  };
  s.path(
    `M-10 ${H + 10}L-10 790Q180 780 330 850Q400 880 460 ${H + 10}Z`,
    s.L([
      [0, '#3c6b4a'],
      [1, '#1f4434'],
    ]),
  );
  s.path(
    `M1640 ${H + 10}L1640 770Q1480 790 1350 850Q1280 880 1230 ${H + 10}Z`,
    s.L([
      [0, '#3c6b4a'],
      [1, '#1f4434'],
    ]),
  );
  [
    [40, 880, 430],
    [150, 880, 330],
    [245, 890, 240],
    [-20, 880, 300],
    [330, 905, 150],
    [1560, 880, 470],
    [1460, 890, 330],
    [1370, 900, 220],
    [1620, 880, 360],
    [1300, 912, 130],
  ].forEach((p) => pine(...p));
  return s.svg({ vig: 0.2 });
}
