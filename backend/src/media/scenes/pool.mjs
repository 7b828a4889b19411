import { S, W, H, mix, f1 } from './lib.mjs';
export function pool(seed = 7) {
  const s = new S(seed);
  const g0 = 520;
  s.sky([
    [0, '#2a6fb8'],
    [0.25, '#63b1e2'],
    [0.45, '#bfe2ee'],
    [0.58, '#ffe9c9'],
  ]);
  s.sun(1330, 200, 44, '#fffbea', '#fff0be', 7);
  s.cloud(980, 150, 300, '#ffffff', '#dbe7ee', 0.85);
  s.cloud(1480, 300, 240, '#ffffff', '#f1e2d4', 0.7);
  s.wisps(230, 430, '#ffffff', 12, 0.5);
  // sea strip & far hills
  s.ridge(
    470,
    80,
    s.L(
      [
        [0, '#8fb3cc'],
        [1, '#d3dde0'],
      ],
      { abs: 1, y1: 390, y2: 472 },
    ),
    { x0: 820, x1: 1640, env: (t) => 0.3 + 0.7 * t, bottom: 474 },
  );
  s.rect(
    820,
    468,
    W,
    60,
    s.L([
      [0, '#3b93c2'],
      [1, '#57bcd0'],
    ]),
  );
  s.glints(470, 515, '#fff', { n: 70, op: 0.5, k: 0.5 });
  // hotel: two wings in simple 2-pt perspective, floors with balconies
  const wing = (x0, x1, top0, top1, bot0, bot1, fl, cols, face, sh) => {
    const Y = (x, t) => {
      const u = (x - x0) / (x1 - x0);
      const a = top0 + (top1 - top0) * u,
        b = bot0 + (bot1 - bot0) * u;
      return a + (b - a) * t;
    };
    s.path(
      `M${x0} ${top0}L${x1} ${top1}L${x1} ${bot1}L${x0} ${bot0}Z`,
      s.L([
        [0, face],
        [1, mix(face, '#e0a070', 0.25)],
      ]),
    );
    for (let f = 0; f < fl; f++) {
      const t0 = ((f + 0.18) / fl) * 0.94 + 0.05,
        t1 = ((f + 0.88) / fl) * 0.94 + 0.05,
        ts = ((f + 0.56) / fl) * 0.94 + 0.05;
      for (let c = 0; c < cols; c++) {
        const a = x0 + (x1 - x0) * ((c + 0.1) / cols),
          b = x0 + (x1 - x0) * ((c + 0.9) / cols);
        const q = (xa, xb, ta, tb) =>
          `M${f1(xa)} ${f1(Y(xa, ta))}L${f1(xb)} ${f1(Y(xb, ta))}L${f1(xb)} ${f1(Y(xb, tb))}L${f1(xa)} ${f1(Y(xa, tb))}Z`;
        s.path(q(a, b, t0, t1), mix(sh, '#2a3a55', 0.15));
        const m = (a + b) / 2;
        s.path(q(a + (b - a) * 0.12, m - (b - a) * 0.02, t0 + 0.01, t1), s.r() < 0.2 ? '#ffe2a6' : '#7fa8c4');
        s.path(q(m + (b - a) * 0.04, b - (b - a) * 0.1, t0 + 0.01, t1), s.r() < 0.15 ? '#ffe2a6' : '#6f9abb');
        s.path(q(a, b, t0, t0 + 0.018), '#000', 'opacity=".25"');
        s.path(q(a - 2, b + 2, ts, t1), '#dff1f5', 'opacity=".55"');
        s.path(q(a - 3, b + 3, ts - 0.008, ts + 0.004), '#ffffff');
        s.path(q(a - 4, b + 4, t1, t1 + 0.02), '#fffaf0');
        if (s.r() < 0.18) {
          const pc = s.pick(['#e8503a', '#f2b632', '#1f9fb0']);
          s.path(
            q(a + (b - a) * 0.55, b - (b - a) * 0.1, ts - 0.004, ts + (0.07 / fl) * 4),
            pc,
            'opacity=".9"',
          );
        }
      }
    }
    s.path(
      `M${x0 - 4} ${top0 - 10}L${x1 + 4} ${top1 - 8}L${x1 + 4} ${top1 + 4}L${x0 - 4} ${top0 + 4}Z`,
      '#fffdf6',
    );
  };
  wing(560, 840, 250, 330, 512, 506, 6, 7, '#f1dcc0', '#c9ab92');
  wing(-20, 562, 96, 250, 556, 512, 7, 9, '#fff3de', '#d8c0a6');
  s.path('M562 250L574 254L574 512L562 512Z', '#b89a82');

  // gardens behind pool
  const bush = (x0, x1, y, n, r0, r1) => {
    for (let i = 0; i < n; i++) {
      const x = s.rn(x0, x1),
        r = s.rn(r0, r1);
      s.circ(x, y - r * 0.5 + s.rn(-6, 6), r, mix('#2a6240', '#6aa557', s.r()));
      if (s.r() < 0.25)
        for (let k = 0; k < 5; k++)
          s.circ(
            x + s.rn(-r, r) * 0.7,
            y - r * 0.6 + s.rn(-r, r) * 0.5,
            2.2,
            s.pick(['#f06292', '#fff176', '#ff8a65', '#ffffff']),
          );
    }
  };
  s.rect(
    0,
    g0 - 6,
    W,
    H,
    s.L([
      [0, '#7fb066'],
      [0.06, '#eadbbd'],
      [1, '#f5e8cf'],
    ]),
  );
  bush(-10, 1620, g0 + 6, 120, 12, 26);
  s.palm(700, g0 + 10, 250, 20, { n: 11 });
  s.palm(905, g0 + 12, 300, -24, { n: 11 });
  s.palm(1040, g0 + 8, 220, 18, { n: 10 });
  s.palm(1440, g0 + 16, 330, -30, { n: 11 });
  s.palm(1250, g0 + 8, 210, 14, { n: 10 });
  s.palm(380, g0 + 16, 250, 26, { n: 11 });
  // thatched pool bar
  const bx = 1135,
    byy = g0 + 22;
  s.rect(bx - 70, byy - 52, 140, 52, '#b98a5a');
  s.rect(bx - 74, byy - 58, 148, 8, '#e6c08a');
  for (const k of [-66, 62]) s.rect(bx + k, byy - 96, 6, 96, '#7a5638');
  s.path(
    `M${bx - 112} ${byy - 84}Q${bx - 50} ${byy - 112} ${bx} ${byy - 158}Q${bx + 50} ${byy - 112} ${bx + 112} ${byy - 84}Q${bx} ${byy - 96} ${bx - 112} ${byy - 84}Z`,
    s.L([
      [0, '#e0bd7c'],
      [1, '#9a7440'],
    ]),
  );
  let th = '';
  for (let i = 0; i < 44; i++) {
    const x = bx - 108 + i * 5;
    th += `M${x} ${byy - 84}L${f1(bx + (x - bx) * 0.3)} ${f1(byy - 128)}`;
  }
  s.add(`<path d="${th}" stroke="#6f5028" stroke-opacity=".35" stroke-width="1.5"/>`);
  // loungers along far edge
  const lounge = (x, y, k, c, dir = 1) => {
    s.add(
      `<g transform="translate(${x} ${y}) scale(${k * dir} ${k})"><ellipse cx="34" cy="8" rx="62" ry="7" fill="#8a6f4a" opacity=".3"/><path d="M-20 -4L62 -4L62 0L-20 0Z" fill="#fff"/><path d="M-20 -4L-52 -30L-47 -34L-14 -9L62 -9L62 -3Z" fill="${c}"/><path d="M-47 -34L-14 -9L62 -9L62 -12L-13 -12L-45 -37Z" fill="#ffffff" opacity=".75"/><rect x="-12" y="0" width="4" height="9" fill="#c9b79a"/><rect x="50" y="0" width="4" height="9" fill="#c9b79a"/></g>`,
    );
  };
  const cs = ['#1f9fb0', '#ef7f5a', '#f2b632'];
  for (let i = 0; i < 8; i++) {
    const x = 120 + i * 190;
    s.parasol(x + 58, g0 + 26, 50, cs[i % 3], '#fff8ec', { sq: 0.3, shadow: false });
    lounge(x, g0 + 72, 0.72, cs[i % 3]);
    lounge(x + 118, g0 + 72, 0.72, cs[i % 3], -1);
  }
  // pool shape (freeform) with coping
  const P = (o) =>
    `M${-60 - o} ${724 + o * 0.3}C${40} ${620 - o} ${420} ${612 - o} ${640} ${622 - o}C${900} ${634 - o} ${980} ${640 - o} ${1180} ${628 - o}C${1420} ${616 - o} ${1640 + o} ${640 - o} ${1660 + o} ${720}L${1660 + o} ${905}L${1010} ${905}C${960} ${846 + o} ${800} ${830 + o} ${650} ${846 + o}C${520} ${860 + o} ${430} ${880 + o} ${390} ${930}L${-60 - o} ${930}Z`;
  s.path(
    P(16),
    s.L(
      [
        [0, '#fffaf0'],
        [1, '#e8d5b4'],
      ],
      {},
    ),
  );
  s.path(P(6), '#cdb48c');
  const pc = s.clip(P(0));
  s.path(
    P(0),
    s.L(
      [
        [0, '#2fb3cf'],
        [0.3, '#27a6cf'],
        [0.7, '#45c9dd'],
        [1, '#8be4e6'],
      ],
      { abs: 1, y1: 620, y2: 905 },
    ),
  );
  // caustics: net of bright cells via turbulence; mapped inside clip
  const ca = 'caus' + seed;
  s.defs += `<filter id="${ca}" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency=".011 .034" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  -9 0 0 0 1.15"/></filter>`;
  s.add(
    `<g clip-path="${pc}"><rect x="0" y="610" width="${W}" height="300" filter="url(#${ca})" opacity=".42"/><path d="${P(0)}" fill="none" stroke="#0f6f96" stroke-opacity=".5" stroke-width="26"/><path d="${P(0)}" fill="none" stroke="#0f7fa6" stroke-opacity=".25" stroke-width="54"/></g>`,
  );
  // reflections of palms/building & sun
  let rf = '';
  for (let i = 0; i < 46; i++) {
    const x = s.rn(60, 1560);
    rf += `<rect x="${f1(x)}" y="626" width="${f1(s.rn(14, 60))}" height="${f1(s.rn(30, 120))}" fill="${x < 600 ? '#ffe9cf' : s.pick(['#2f6b4a', '#ffffff', '#9ad6e6'])}" opacity="${s.rn(0.08, 0.24).toFixed(2)}"/>`;
  }
  s.add(`<g clip-path="${pc}"><g filter="${s.blur('8 5')}">${rf}</g></g>`);
  const mk = s.b.length;
  s.glints(632, 895, '#ffffff', { n: 200, op: 0.5, k: 1.1 });
  s.glints(632, 890, '#fff6d0', { n: 150, cx: 1330, spread: 330, op: 0.8 });
  const gl = s.b.slice(mk);
  s.b = s.b.slice(0, mk) + `<g clip-path="${pc}">${gl}</g>`;
  // inflatable ring & swimmer
  s.add(
    `<ellipse cx="790" cy="706" rx="50" ry="19" fill="#0f6f96" opacity=".35"/><ellipse cx="786" cy="698" rx="48" ry="18" fill="none" stroke="#ff6f91" stroke-width="17"/><path d="M742 690a48 18 0 0 1 30 -9M800 680a48 18 0 0 1 32 12M830 706a48 18 0 0 1 -30 10M770 716a48 18 0 0 1 -26 -9" stroke="#fff" stroke-width="16" fill="none"/>`,
  );
  // foreground deck: slabs + large parasol, loungers, table with drinks, plants
  s.path(
    'M392 925C432 878 520 858 650 846C800 830 960 846 1010 925Z',
    s.L([
      [0, '#fff4dd'],
      [1, '#e6cfa6'],
    ]),
  );
  s.parasol(690, 800, 104, '#ef7f5a', '#fffaf0', { sq: 0.3, shadow: false });
  lounge(545, 876, 1.2, '#1f9fb0');
  lounge(850, 876, 1.2, '#1f9fb0', -1);
  s.rect(694, 870, 6, 40, '#8a6a4a');
  s.add('<ellipse cx="697" cy="868" rx="34" ry="8" fill="#fffaf0"/>');
  s.path('M682 866l3 -22h12l3 22Z', '#ffb84d');
  s.add('<line x1="692" y1="846" x2="700" y2="832" stroke="#e8503a" stroke-width="2.5"/>');
  s.circ(697, 842, 5, '#f06292');
  s.path('M708 866l2 -18h9l2 18Z', '#9be36b');
  // foreground framing leaves
  s.palm(-30, 1010, 640, 60, {
    trunk: '#6f5138',
    lt: '#a07a52',
    leaf: '#1c5335',
    leaf2: '#3f8a4c',
    n: 12,
    fl: 0.46,
  });
  s.palm(1640, 1010, 560, -60, { leaf: '#1c5335', leaf2: '#3f8a4c', n: 12, fl: 0.5 });
  for (let i = 0; i < 70; i++) {
    const l = s.r() < 0.5;
    const x = l ? s.rn(-20, 170) * s.r() : W - s.rn(-20, 190) * s.r(),
      y = H - s.rn(-10, 70) * s.r();
    s.circ(x, y, s.rn(10, 24), mix('#1f5a3a', '#5a9a4f', s.r()));
    if (s.r() < 0.35)
      s.circ(
        x + s.rn(-9, 9),
        y - s.rn(4, 16),
        s.rn(3, 6),
        s.pick(['#f06292', '#ffd54f', '#ff8a65', '#ffffff']),
      );
  }
  return s.svg({ vig: 0.2 });
}
