import { S, W, H, mix, f1 } from './lib.mjs';
export function cruise(seed = 7) {
  const s = new S(seed);
  const hz = 560;
  s.sky([
    [0, '#27408b'],
    [0.22, '#5b6fb5'],
    [0.4, '#e58c8a'],
    [0.53, '#ffc48a'],
    [0.62, '#fff0c4'],
  ]);
  s.sun(420, 500, 64, '#fff8dc', '#ffd79a', 8);
  s.wisps(90, 300, '#ffb0a0', 16, 0.5);
  s.wisps(280, 500, '#ffe2b8', 16, 0.6);
  s.wisps(60, 240, '#5f62a8', 10, 0.45);
  s.cloud(1290, 240, 300, '#ffd9c0', '#e09aa0', 0.6);
  s.cloud(900, 300, 200, '#ffe0c4', '#f0a896', 0.5);
  s.cloud(180, 210, 230, '#ffd0bc', '#c98aa6', 0.45);
  // volcanic islands with atmospheric steps
  const isl = (x0, x1, a, c1, c2, env) =>
    s.ridge(
      hz + 3,
      a,
      s.L(
        [
          [0, c1],
          [1, c2],
        ],
        { abs: 1, y1: hz - a, y2: hz },
      ),
      { x0, x1, env, rough: 0.46, bottom: hz + 5 },
    );
  isl(-60, 560, 110, '#9a7fa8', '#f0b39c', (t) => Math.sin(Math.PI * Math.min(1, t)) ** 0.8);
  isl(980, 1660, 230, '#7f6a9c', '#e3a08f', (t) => Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.02)) ** 1.2);
  isl(1180, 1700, 150, '#54507f', '#a9788a', (t) => t ** 0.7);
  const Lv = isl(1330, 1700, 95, '#3d4668', '#6a5a72', (t) => t ** 0.6).top;
  for (let i = 0; i < 70; i++) {
    const p = Lv[s.ri(20, Lv.length - 1)];
    const y = s.rn(p[1] + 6, hz - 4),
      w = s.rn(7, 15);
    if (y < hz - 2) {
      s.rect(p[0], y - w * 0.8, w, w * 0.8, '#fff3e0', 'opacity=".92"');
      s.rect(p[0] + w * 0.62, y - w * 0.8, w * 0.38, w * 0.8, '#a88a9a', 'opacity=".7"');
      if (s.r() < 0.25)
        s.path(`M${f1(p[0])} ${f1(y - w * 0.8)}a${f1(w / 2)} ${f1(w / 2)} 0 0 1 ${f1(w)} 0Z`, '#3f6fb0');
    }
  }
  s.rect(
    0,
    hz,
    W,
    H - hz,
    s.L([
      [0, '#ffd9a4'],
      [0.07, '#e8a78f'],
      [0.25, '#7f84a8'],
      [0.55, '#3a6590'],
      [1, '#173d66'],
    ]),
  );
  s.glints(hz + 2, H - 8, '#fff2c4', { n: 560, cx: 420, spread: 330, op: 0.95 });
  s.glints(hz + 2, H, '#ffc8a0', { n: 360, op: 0.4, k: 1.2 });
  s.glints(hz + 14, H, '#12315a', { n: 420, op: 0.32, k: 1.8 });
  // ship : length ~ 900, bow to the right
  const X = 430,
    Y = 672,
    k = 1;
  const sh = (d, f, e) => s.path(d, f, e);
  s.add(
    `<g filter="${s.blur('22 10')}" opacity=".55"><path d="M${X + 20} ${Y + 54}L${X + 930} ${Y + 54}L${X + 800} ${Y + 130}L${X + 120} ${Y + 140}Z" fill="${s.L(
      [
        [0, '#f3dccb', 0.9],
        [1, '#f3dccb', 0.1],
      ],
    )}"/><path d="M${X} ${Y + 40}L${X + 960} ${Y + 40}L${X + 940} ${Y + 74}L${X + 30} ${Y + 74}Z" fill="#12294f"/></g>`,
  );
  const hullTop = Y - 46;
  const hull = `M${X - 18} ${hullTop}L${X + 1010} ${hullTop - 20}Q${X + 985} ${Y + 16} ${X + 925} ${Y + 44}L${X + 24} ${Y + 44}Q${X - 16} ${Y + 22} ${X - 18} ${hullTop}Z`;
  sh(
    hull,
    s.L([
      [0, '#ffffff'],
      [0.5, '#eef1f6'],
      [0.66, '#cfd6e4'],
      [0.67, '#1f3f78'],
      [1, '#142a55'],
    ]),
  );
  s.add(
    `<path d="M${X - 17} ${hullTop + 28}Q${X + 500} ${hullTop + 34} ${X + 996} ${hullTop + 6}" stroke="#d9a441" stroke-width="3.5" fill="none"/>`,
  );
  let pw = '';
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 58; i++)
      pw += `<circle cx="${X + 24 + i * 15.4}" cy="${hullTop + 14 + r * 26 - (i > 50 ? (i - 50) * 0.8 : 0)}" r="3" opacity="${s.rn(0.55, 1).toFixed(2)}"/>`;
  s.add(`<g fill="#2c4a78">${pw}</g>`);
  // superstructure: stepped decks
  const decks = 7;
  for (let d = 0; d < decks; d++) {
    const y = hullTop - 22 - d * 25;
    const x0 = X + 18 + d * 9 + (d > 4 ? 30 : 0),
      x1 = X + 900 - d * 26 - (d > 4 ? 60 : 0);
    const h = 23;
    s.rect(
      x0,
      y,
      x1 - x0,
      h,
      s.L([
        [0, '#fffdf8'],
        [0.75, '#f3ece4'],
        [1, '#c9bfc0'],
      ]),
    );
    s.path(`M${x1} ${y}Q${x1 + 22} ${y + 4} ${x1 + 26} ${y + h}L${x1} ${y + h}Z`, '#e9e3de');
    s.rect(x0, y + h - 2.5, x1 - x0 + 24, 2.5, '#9aa3b8');
    if (d < 5) {
      let w = '',
        b = '';
      for (let x = x0 + 8; x < x1 - 40; x += 15) {
        const lit = s.r();
        w += `<rect x="${f1(x)}" y="${y + 4}" width="10.5" height="12.5" rx="1" fill="${lit < 0.34 ? '#ffd27a' : lit < 0.5 ? '#ffe9b8' : '#5b7397'}"/>`;
        b += `<rect x="${f1(x - 1)}" y="${y + 12}" width="12.5" height="7" fill="#e8f2f8" opacity=".65"/>`;
      }
      s.add(w + b);
      s.rect(x1 - 34, y + 5, 46, 9, '#31507f', 'rx="3"');
    } else {
      s.rect(x0 + 10, y + 5, x1 - x0 - 24, 10, '#4d78a6', 'opacity=".85"');
      for (let x = x0 + 14; x < x1 - 16; x += 13) s.rect(x, y + 5, 1.6, 10, '#ffffff');
    }
  }
  // lifeboats
  for (let i = 0; i < 13; i++) {
    const x = X + 70 + i * 56,
      y = hullTop - 16;
    s.add(
      `<path d="M${x} ${y}h40q-2 13 -9 13h-22q-8 0 -9 -13Z" fill="#f27a35"/><path d="M${x + 2} ${y}q18 -11 36 0Z" fill="#fff4e6"/><rect x="${x + 3}" y="${y + 4}" width="34" height="2" fill="#c9541f"/>`,
    );
  }
  // bridge wings, funnel, mast, dome, slides
  const ty = hullTop - 22 - decks * 25 + 23;
  s.path(
    `M${X + 150} ${ty}L${X + 168} ${ty - 78}L${X + 256} ${ty - 92}L${X + 246} ${ty}Z`,
    s.L(
      [
        [0, '#1f3f78'],
        [0.55, '#2c5aa0'],
        [1, '#15305f'],
      ],
      { x2: 1, y2: 0 },
    ),
  );
  s.path(
    `M${X + 161} ${ty - 48}L${X + 252} ${ty - 56}L${X + 250} ${ty - 30}L${X + 156} ${ty - 24}Z`,
    '#f2c14e',
  );
  for (let i = 0; i < 4; i++) s.rect(X + 176 + i * 17, ty - 98 + -i * 1.5, 9, 12, '#26304a');
  s.add(
    `<g filter="${s.blur(9)}" opacity=".28"><ellipse cx="${X + 110}" cy="${ty - 120}" rx="90" ry="16" fill="#fff"/><ellipse cx="${X - 10}" cy="${ty - 140}" rx="110" ry="18" fill="#fff"/></g>`,
  );
  s.rect(X + 560, ty - 64, 5, 64, '#e8ecf2');
  s.rect(X + 540, ty - 40, 45, 3, '#e8ecf2');
  s.circ(X + 562, ty - 66, 6, '#ffffff');
  s.circ(X + 500, ty - 12, 17, '#f4f7fb');
  s.circ(X + 610, ty - 10, 14, '#f4f7fb');
  s.circ(X + 495, ty - 17, 6, '#ffffff');
  s.add(
    `<path d="M${X + 330} ${ty}q4 -44 40 -40t30 -24t42 6" stroke="#f27a35" stroke-width="8" fill="none"/><path d="M${X + 330} ${ty}q4 -44 40 -40t30 -24t42 6" stroke="#ffc08a" stroke-width="2.5" fill="none"/>`,
  );
  s.rect(X + 438, ty - 58, 5, 58, '#cfd6e4');
  s.add(
    `<path d="M${X + 20} ${ty + 60}L${X + 200} ${ty - 92}L${X + 562} ${ty - 66}L${X + 1004} ${hullTop - 20}" stroke="#ffe2b0" stroke-opacity=".8" stroke-width="1.2" fill="none"/>`,
  );
  let fl = '';
  for (let i = 0; i < 60; i++) {
    const t = i / 60;
    const ax = X + 562 + 442 * t,
      ay = ty - 66 + (hullTop - 20 - ty + 66) * t;
    fl += `<circle cx="${f1(ax)}" cy="${f1(ay)}" r="1.8"/>`;
  }
  s.add(`<g fill="#ffe9b0">${fl}</g>`);
  // warm rim light from the sun side (left)
  s.add(
    `<path d="${hull}" fill="${s.L(
      [
        [0, '#ff9a5a', 0.34],
        [0.35, '#ff9a5a', 0.05],
        [1, '#1a2a5a', 0.16],
      ],
      { x2: 1, y2: 0 },
    )}"/>`,
  );
  // bow wave, wake
  s.add(
    `<g fill="#fff"><path d="M${X + 936} ${Y + 36}Q${X + 1010} ${Y + 34} ${X + 1068} ${Y + 54}Q${X + 1000} ${Y + 48} ${X + 900} ${Y + 52}Z" opacity=".95"/><path d="M${X - 10} ${Y + 40}L${X + 940} ${Y + 40}Q${X + 700} ${Y + 58} ${X + 420} ${Y + 52}Q${X + 150} ${Y + 60} ${X - 120} ${Y + 56}Z" opacity=".8"/><path d="M${X} ${Y + 46}Q${X - 260} ${Y + 52} ${X - 500} ${Y + 46}Q${X - 240} ${Y + 66} ${X + 40} ${Y + 60}Z" opacity=".55"/></g>`,
  );
  for (let i = 0; i < 120; i++) {
    const x = X + s.rn(-140, 1040),
      y = Y + s.rn(42, 58);
    s.circ(x, y, s.rn(1, 4), '#fff', `opacity="${s.rn(0.4, 0.9).toFixed(2)}"`);
  }
  // gulls
  for (const [x, y, q] of [
    [250, 250, 1],
    [310, 285, 0.7],
    [180, 310, 0.8],
    [980, 300, 0.8],
    [360, 215, 0.6],
  ])
    s.add(
      `<path d="M${x - 22 * q} ${y - 6 * q}Q${x - 9 * q} ${y - 15 * q} ${x} ${y}Q${x + 9 * q} ${y - 15 * q} ${x + 22 * q} ${y - 6 * q}Q${x + 9 * q} ${y - 8 * q} ${x} ${y + 4 * q}Q${x - 9 * q} ${y - 8 * q} ${x - 22 * q} ${y - 6 * q}Z" fill="#2b3560"/>`,
    );
  return s.svg({ vig: 0.28 });
}
