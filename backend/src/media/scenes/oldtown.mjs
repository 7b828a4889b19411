import { S, W, H, mix, f1 } from './lib.mjs';
export function oldtown(seed = 7) {
  const s = new S(seed);
  const hz = 470,
    wl = 672;
  s.sky([
    [0, '#3d8fce'],
    [0.3, '#8dcbe8'],
    [0.48, '#fbe9cf'],
    [0.56, '#ffdcae'],
  ]);
  s.sun(330, 170, 42, '#fffaf0', '#ffeebf', 7);
  s.cloud(620, 150, 260, '#ffffff', '#f0dcd2', 0.85);
  s.cloud(120, 250, 200, '#ffffff', '#f3dfd0', 0.75);
  s.wisps(240, 400, '#fff2e0', 12, 0.55);
  // far coast + sea
  s.ridge(
    hz + 4,
    90,
    s.L(
      [
        [0, '#a9b9d0'],
        [1, '#dccfc8'],
      ],
      { abs: 1, y1: 380, y2: 474 },
    ),
    { x0: -20, x1: 900, env: (t) => 0.35 + 0.65 * Math.sin(t * 3.1), bottom: hz + 6, rough: 0.45 },
  );
  s.rect(
    0,
    hz,
    W,
    H - hz,
    s.L([
      [0, '#6fb6cc'],
      [0.25, '#3f9dbd'],
      [0.6, '#1f7fa5'],
      [1, '#125a80'],
    ]),
  );
  // hill behind town
  s.ridge(
    640,
    470,
    s.L(
      [
        [0, '#5f8f5a'],
        [0.5, '#86a765'],
        [1, '#b7b37a'],
      ],
      { abs: 1, y1: 170, y2: 640 },
    ),
    {
      x0: 470,
      x1: 1680,
      env: (t) => Math.min(1, t * 1.45) ** 0.8 * (0.88 + 0.12 * Math.sin(t * 5)),
      rough: 0.42,
      bottom: wl,
    },
  );
  for (let i = 0; i < 260; i++) {
    const x = s.rn(640, 1620);
    const top = 640 - 430 * Math.min(1, ((x - 470) / 1210) * 1.45) ** 0.8;
    const y = s.rn(top + 50, top + 250);
    if (y > 620) continue;
    const r = s.rn(5, 13);
    if (s.r() < 0.25)
      s.path(
        `M${f1(x - r * 0.35)} ${f1(y + r)}Q${f1(x)} ${f1(y - r * 2.6)} ${f1(x + r * 0.35)} ${f1(y + r)}Z`,
        '#2f5f3f',
      );
    else s.circ(x, y, r, mix('#3e7449', '#9db56b', s.r()));
  }
  const pal = [
    '#f3c98b',
    '#f0a878',
    '#e98f6f',
    '#f7ddb0',
    '#f2e3c6',
    '#e7b07a',
    '#f6c4a0',
    '#fbeed8',
    '#d97f63',
    '#f4d79a',
    '#eac3b0',
  ];
  const shut = ['#2f7f78', '#3f6f9a', '#6f4a3a', '#4f8a5f', '#8a3f3a'];
  const house = (x, y, w, h, c, front) => {
    const lt = c,
      dk = mix(c, '#5a3a5a', 0.34);
    s.rect(
      x,
      y - h,
      w,
      h + 2,
      s.L([
        [0, mix(lt, '#ffffff', 0.12)],
        [1, mix(lt, '#b87a5a', 0.22)],
      ]),
    );
    s.rect(x + w * 0.8, y - h, w * 0.2, h + 2, dk, 'opacity=".55"');
    const rc = s.pick(['#c9623f', '#b9543a', '#d5764c', '#c26a4a']);
    const k = s.r();
    if (k < 0.7) {
      s.path(
        `M${f1(x - 4)} ${f1(y - h + 1)}L${f1(x + w * 0.1)} ${f1(y - h - w * 0.2)}L${f1(x + w * 0.9)} ${f1(y - h - w * 0.2)}L${f1(x + w + 4)} ${f1(y - h + 1)}Z`,
        s.L([
          [0, mix(rc, '#ffd29a', 0.25)],
          [1, rc],
        ]),
      );
      let l = '';
      for (let q = x + 2; q < x + w; q += 5)
        l += `M${f1(q)} ${f1(y - h)}L${f1(x + w / 2 + (q - x - w / 2) * 0.82)} ${f1(y - h - w * 0.2)}`;
      s.add(`<path d="${l}" stroke="#7a2f22" stroke-opacity=".28" stroke-width="1.1"/>`);
    } else {
      s.rect(x - 2, y - h - 7, w + 4, 8, mix(c, '#ffffff', 0.35));
      if (k > 0.85) {
        s.rect(x + w * 0.2, y - h - 22, w * 0.5, 16, mix(c, '#ffffff', 0.2));
        s.path(
          `M${f1(x + w * 0.15)} ${f1(y - h - 22)}L${f1(x + w * 0.45)} ${f1(y - h - 34)}L${f1(x + w * 0.75)} ${f1(y - h - 22)}Z`,
          rc,
        );
      }
    }
    s.rect(x, y - h, w, 5, '#000', 'opacity=".12"');
    const sc = s.pick(shut);
    const cols = Math.max(2, Math.round(w / 30)),
      rows = Math.max(1, Math.floor((h - 14) / 34));
    const cw = (w * 0.92) / cols;
    for (let r = 0; r < rows; r++)
      for (let q = 0; q < cols; q++) {
        if (s.r() < 0.08) continue;
        const wx = x + w * 0.04 + cw * q + cw * 0.32,
          wy = y - h + 13 + r * 34,
          ww = cw * 0.36,
          wh = 17;
        s.rect(wx - 1.5, wy - 1.5, ww + 3, wh + 3, '#fff8ea');
        s.rect(wx, wy, ww, wh, s.r() < 0.15 ? '#ffe3a0' : '#3c4a5e');
        if (s.r() < 0.75) {
          s.rect(wx - ww * 0.55, wy, ww * 0.5, wh, sc);
          s.rect(wx + ww * 1.05, wy, ww * 0.5, wh, mix(sc, '#000000', 0.15));
        }
        if (front && s.r() < 0.3) {
          s.rect(wx - ww * 0.5, wy + wh, ww * 2, 3, '#5a4a44');
          for (let z = 0; z < 5; z++)
            s.circ(
              wx - ww * 0.4 + z * ww * 0.45,
              wy + wh - 1,
              2.6,
              s.pick(['#e0486a', '#d9365a', '#4f8a4a', '#f08ab0']),
            );
        }
      }
    if (front && h > 60) {
      const dx = x + w * s.rn(0.3, 0.55);
      s.path(`M${f1(dx)} ${y}v-20q9 -12 18 0v20Z`, mix(sc, '#2a1a1a', 0.2));
    }
  };
  // tiers from back (high) to front (quay)
  const base = (x) => Math.min(1, (x - 520) / 760);
  for (let t = 0; t < 7; t++) {
    const k = t / 6;
    let x = 1600 - (1080 - (1 - k) * 560) + s.rn(-20, 20);
    while (x < 1640) {
      const w = s.rn(50, 92) * (0.72 + 0.28 * k),
        h = s.rn(52, 110) * (0.75 + 0.25 * k);
      const lift = (1 - k) * 330 * Math.min(1, Math.max(0.12, (x - 600) / 620));
      house(x, wl - 18 - lift + s.rn(-9, 9), w, h, mix(s.pick(pal), '#f6dccb', 0.32 * (1 - k)), t > 4);
      x += w * s.rn(0.86, 1.12);
      if (s.r() < 0.14) x += s.rn(14, 34);
    }
    for (let i = 0; i < 12; i++) {
      const x = s.rn(800, 1600);
      const lift = (1 - k) * 330 * Math.min(1, Math.max(0.12, (x - 600) / 620));
      const r = s.rn(7, 15);
      s.circ(x, wl - 18 - lift - 4, r, mix('#35683f', '#88ab5f', s.r()));
    }
    if (t === 3) {
      // church & campanile with tiled dome
      const cx = 1180,
        cy = 520;
      s.rect(
        cx - 90,
        cy - 96,
        150,
        120,
        s.L([
          [0, '#fff4dc'],
          [1, '#e6c499'],
        ]),
      );
      s.path(`M${cx - 96} ${cy - 96}L${cx - 15} ${cy - 136}L${cx + 66} ${cy - 96}Z`, '#f7e3c0');
      s.circ(cx - 15, cy - 84, 13, '#4a5a72');
      s.circ(cx - 15, cy - 84, 9, '#8fb3c9');
      s.path(
        `M${cx - 60} ${cy - 126}C${cx - 62} ${cy - 190} ${cx + 32} ${cy - 190} ${cx + 30} ${cy - 126}Z`,
        s.L(
          [
            [0, '#e7c33f'],
            [0.35, '#4fae8f'],
            [0.7, '#2f8f8f'],
            [1, '#1f6078'],
          ],
          { x2: 1, y2: 0 },
        ),
      );
      for (let i = 0; i < 5; i++)
        s.add(
          `<path d="M${cx - 57 + i * 2} ${cy - 134 - i * 9}Q${cx - 15} ${cy - 122 - i * 11} ${cx + 27 - i * 2} ${cy - 134 - i * 9}" stroke="#f4d35a" stroke-opacity=".6" stroke-width="3" fill="none"/>`,
        );
      s.rect(cx - 20, cy - 200, 10, 24, '#fff4dc');
      s.circ(cx - 15, cy - 203, 6, '#e7c33f');
      s.rect(
        cx + 76,
        cy - 210,
        44,
        234,
        s.L(
          [
            [0, '#fff1d4'],
            [0.62, '#f3d5a8'],
            [1, '#c99b72'],
          ],
          { x2: 1, y2: 0 },
        ),
      );
      for (const yy of [-196, -140]) s.path(`M${cx + 88} ${cy + yy + 34}v-20q10 -14 20 0v20Z`, '#4a4458');
      s.rect(cx + 72, cy - 158, 52, 5, '#e0b788');
      s.rect(cx + 72, cy - 214, 52, 6, '#e0b788');
      s.path(`M${cx + 74} ${cy - 214}L${cx + 98} ${cy - 258}L${cx + 122} ${cy - 214}Z`, '#c9623f');
      s.circ(cx + 98, cy - 112, 11, '#fff');
      s.circ(cx + 98, cy - 112, 8.5, '#f6ead0');
    }
  }
  // quay
  s.path(
    `M500 ${wl - 16}L1640 ${wl - 22}L1640 ${wl + 16}L486 ${wl + 10}Z`,
    s.L([
      [0, '#f0dcb8'],
      [0.35, '#cfae82'],
      [1, '#8a6a4f'],
    ]),
  );
  let st = '';
  for (let x = 500; x < 1640; x += s.rn(18, 34)) st += `M${f1(x)} ${wl - 4}v14`;
  s.add(
    `<path d="${st}M490 ${wl + 2}L1640 ${wl}" stroke="#6a4a38" stroke-opacity=".4" stroke-width="1.5" fill="none"/>`,
  );
  for (let i = 0; i < 13; i++) {
    const x = 560 + i * 80 + s.rn(-12, 12);
    s.parasol(x, wl - 42, 26, s.pick(['#d8503f', '#2f8f8a', '#f2b632']), '#fff7ea', {
      sq: 0.32,
      shadow: false,
    });
  }
  // reflections
  let rf = '';
  for (let i = 0; i < 120; i++) {
    const x = s.rn(500, 1620),
      w = s.rn(10, 46),
      h = s.rn(30, 150);
    rf += `<rect x="${f1(x)}" y="${wl + 12}" width="${f1(w)}" height="${f1(h)}" fill="${s.pick(pal)}" opacity="${s.rn(0.12, 0.4).toFixed(2)}"/>`;
  }
  s.add(`<g filter="${s.blur('5 3')}">${rf}</g>`);
  s.add(
    `<rect x="486" y="${wl + 10}" width="1154" height="44" fill="${s.L([
      [0, '#0f3f5c', 0.5],
      [1, '#0f3f5c', 0],
    ])}"/>`,
  );
  s.glints(hz + 3, 890, '#ffffff', { n: 300, op: 0.32 });
  s.glints(hz + 3, 760, '#fff2cc', { n: 170, cx: 330, spread: 330, op: 0.75 });
  s.glints(wl + 14, 890, '#0f4f76', { n: 240, op: 0.28, k: 1.6 });
  s.glints(wl + 14, 840, '#ffdcae', { n: 120, cx: 1100, spread: 500, op: 0.4 });
  // fishing boats
  const boat = (x, y, k, c, c2) => {
    s.add(
      `<g filter="${s.blur(2)}" opacity=".45"><path d="M${x - 66 * k} ${y + 18 * k}L${x + 70 * k} ${y + 18 * k}L${x + 44 * k} ${y + 52 * k}L${x - 40 * k} ${y + 50 * k}Z" fill="${c}"/></g>`,
    );
    s.path(
      `M${x - 78 * k} ${y - 20 * k}Q${x - 66 * k} ${y + 22 * k} ${x - 44 * k} ${y + 22 * k}L${x + 48 * k} ${y + 22 * k}Q${x + 76 * k} ${y + 16 * k} ${x + 92 * k} ${y - 30 * k}Q${x} ${y - 4 * k} ${x - 78 * k} ${y - 20 * k}Z`,
      s.L([
        [0, mix(c, '#ffffff', 0.2)],
        [0.5, c],
        [1, mix(c, '#000022', 0.3)],
      ]),
    );
    s.path(
      `M${x - 78 * k} ${y - 20 * k}Q${x} ${y - 4 * k} ${x + 92 * k} ${y - 30 * k}L${x + 89 * k} ${y - 23 * k}Q${x} ${y + 4 * k} ${x - 76 * k} ${y - 13 * k}Z`,
      c2,
    );
    s.path(
      `M${x - 70 * k} ${y - 17 * k}Q${x} ${y - 6 * k} ${x + 80 * k} ${y - 25 * k}Q${x + 10 * k} ${y - 16 * k} ${x - 70 * k} ${y - 17 * k}Z`,
      '#6a4a34',
    );
    s.rect(x - 18 * k, y - 44 * k, 44 * k, 32 * k, '#fff8ea');
    s.rect(x - 12 * k, y - 39 * k, 13 * k, 12 * k, '#47708a');
    s.rect(x + 6 * k, y - 39 * k, 13 * k, 12 * k, '#47708a');
    s.rect(x - 22 * k, y - 49 * k, 52 * k, 6 * k, c);
    s.rect(x + 2 * k, y - 104 * k, 3 * k, 60 * k, '#6a4a34');
    s.add(
      `<path d="M${x + 3 * k} ${y - 102 * k}L${x + 86 * k} ${y - 28 * k}M${x + 3 * k} ${y - 102 * k}L${x - 72 * k} ${y - 20 * k}" stroke="#5a4434" stroke-width="${1.4 * k}" opacity=".7"/>`,
    );
  };
  boat(640, 742, 0.95, '#2f7fa8', '#fff4dc');
  boat(930, 776, 1.15, '#d8503f', '#fff4dc');
  boat(1260, 740, 0.9, '#f2b632', '#2f6f8a');
  boat(330, 716, 0.9, '#fffaf0', '#d8503f');
  boat(1480, 812, 1.2, '#2f8f7a', '#fff4dc');
  // bougainvillea frame top-left & terrace corner
  s.path(
    'M-10 862Q300 846 470 872L500 910L-10 910Z',
    s.L([
      [0, '#f4e4c6'],
      [0.25, '#dcc29a'],
      [1, '#b08f68'],
    ]),
  );
  for (let i = 0; i < 19; i++) {
    const x = 4 + i * 25,
      y = 812 + i * 0.5;
    s.path(
      `M${x} ${y + 46}q-9 -16 0 -28q5 -8 0 -16h10q-5 8 0 16q9 12 0 28Z`,
      s.L(
        [
          [0, '#fff6e2'],
          [0.6, '#f0dcb8'],
          [1, '#b99a74'],
        ],
        { x2: 1, y2: 0 },
      ),
    );
  }
  s.path(
    'M-10 796Q240 794 486 806L488 820Q240 808 -10 811Z',
    s.L([
      [0, '#fffaf0'],
      [1, '#dcc6a0'],
    ]),
  );
  for (let i = 0; i < 60; i++) {
    const x = s.rn(-10, 120),
      y = s.rn(760, 812);
    s.circ(
      x,
      y,
      s.rn(7, 15),
      s.r() < 0.45 ? mix('#2f6b3f', '#5f9a4f', s.r()) : mix('#c2185b', '#f06aa5', s.r()),
    );
  }
  for (let i = 0; i < 330; i++) {
    const a = s.r(),
      x = -20 + a * 390 * s.r() + s.rn(-20, 20),
      y = -20 + (1 - a) * 210 * s.r() + s.rn(-24, 16);
    const g = s.r() < 0.34;
    s.circ(
      x,
      y,
      s.rn(6, 15),
      g ? mix('#2f6b3f', '#5f9a4f', s.r()) : mix('#c2185b', '#f06aa5', s.r()),
      'opacity=".95"',
    );
  }
  return s.svg({ vig: 0.22 });
}
