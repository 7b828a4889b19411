export const W = 1600,
  H = 900;
export function rng(s) {
  let a = s >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const f1 = (n) => n.toFixed(1);
export const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
export const mix = (a, b, t) => {
  const A = hex(a),
    B = hex(b);
  return (
    '#' +
    A.map((v, i) =>
      Math.round(v + (B[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
};
let uid = 0;
export const id = (p) => p + uid++;
export const lin = (stops, o = {}) => {
  const i = id('g');
  return [
    i,
    `<linearGradient id="${i}" x1="${o.x1 ?? 0}" y1="${o.y1 ?? 0}" x2="${o.x2 ?? 0}" y2="${o.y2 ?? 1}"${o.abs ? ' gradientUnits="userSpaceOnUse"' : ''}>${stops.map(([p, c, a]) => `<stop offset="${p}" stop-color="${c}"${a !== undefined ? ` stop-opacity="${a}"` : ''}/>`).join('')}</linearGradient>`,
  ];
};
export const rad = (stops, o = {}) => {
  const i = id('r');
  return [
    i,
    `<radialGradient id="${i}" cx="${o.cx ?? 0.5}" cy="${o.cy ?? 0.5}" r="${o.r ?? 0.5}">${stops.map(([p, c, a]) => `<stop offset="${p}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`).join('')}</radialGradient>`,
  ];
};
export class S {
  constructor(seed) {
    this.r = rng(seed);
    this.defs = '';
    this.b = '';
  }
  rn(a, b) {
    return a + this.r() * (b - a);
  }
  ri(a, b) {
    return Math.floor(this.rn(a, b + 1));
  }
  pick(l) {
    return l[Math.floor(this.r() * l.length)];
  }
  add(s) {
    this.b += s;
    return this;
  }
  L(stops, o) {
    const [i, d] = lin(stops, o);
    this.defs += d;
    return `url(#${i})`;
  }
  R(stops, o) {
    const [i, d] = rad(stops, o);
    this.defs += d;
    return `url(#${i})`;
  }
  blur(sd) {
    const i = id('b');
    this.defs += `<filter id="${i}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${sd}"/></filter>`;
    return `url(#${i})`;
  }
  clip(d) {
    const i = id('c');
    this.defs += `<clipPath id="${i}"><path d="${d}"/></clipPath>`;
    return `url(#${i})`;
  }
  rect(x, y, w, h, fill, ex = '') {
    return this.add(
      `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${fill}" ${ex}/>`,
    );
  }
  path(d, fill, ex = '') {
    return this.add(`<path d="${d}" fill="${fill}" ${ex}/>`);
  }
  circ(x, y, r, fill, ex = '') {
    return this.add(`<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${fill}" ${ex}/>`);
  }
  sky(stops) {
    return this.rect(0, 0, W, H, this.L(stops));
  }
  sun(x, y, r, c, glow, gr = 5) {
    this.add(
      `<circle cx="${x}" cy="${y}" r="${r * gr}" fill="${this.R([
        [0, glow, 0.75],
        [0.25, glow, 0.35],
        [0.6, glow, 0.1],
        [1, glow, 0],
      ])}"/>`,
    );
    return this.circ(x, y, r, c);
  }
  // cumulus: puffs along an arc, lit top-left, base fading out through a mask
  cloud(x, y, w, light, shade, op = 0.9) {
    const n = 13 + this.ri(0, 5);
    let a = '';
    const h = w * 0.17;
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n;
      const rr = h * (0.3 + 0.95 * Math.sin(Math.PI * t) ** 0.8) * this.rn(0.7, 1.12);
      a += `<circle cx="${f1(x + (t - 0.5) * w + this.rn(-6, 6))}" cy="${f1(y - rr * 0.55 - this.rn(0, h * 0.25) * Math.sin(Math.PI * t))}" r="${f1(rr)}"/>`;
    }
    const m = id('m'),
      g = id('mg');
    this.defs += `<linearGradient id="${g}" gradientUnits="userSpaceOnUse" x1="0" y1="${f1(y - h * 1.6)}" x2="0" y2="${f1(y + h * 0.35)}"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="${m}" maskUnits="userSpaceOnUse" x="${f1(x - w)}" y="${f1(y - w)}" width="${f1(2 * w)}" height="${f1(w * 1.5)}"><rect x="${f1(x - w)}" y="${f1(y - w)}" width="${f1(2 * w)}" height="${f1(w * 1.5)}" fill="url(#${g})"/></mask>`;
    const bl = this.blur(w * 0.007);
    this.add(
      `<g mask="url(#${m})" opacity="${op}"><g filter="${bl}"><g fill="${shade}">${a}</g><g fill="${light}" transform="translate(${f1(-w * 0.014)} ${f1(-w * 0.026)})">${a}</g></g></g>`,
    );
    return this;
  }
  wisps(y0, y1, c, n = 14, op = 0.35) {
    const bl = this.blur(5);
    let s = '';
    for (let i = 0; i < n; i++) {
      const x = this.rn(-100, W),
        y = this.rn(y0, y1),
        w = this.rn(150, 620),
        h = this.rn(3, 13);
      s += `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(w / 2)}" ry="${f1(h)}" fill="${c}" opacity="${f1(this.rn(0.3, 1) * 10) / 10}"/>`;
    }
    return this.add(`<g filter="${bl}" opacity="${op}">${s}</g>`);
  }
  // fractal 1-d profile
  prof(n, rough = 0.55, oct = 7) {
    const v = new Array(n + 1).fill(0);
    let amp = 1,
      step = n;
    const raw = [];
    for (let o = 0; o < oct; o++) {
      const k = 2 ** (o + 1);
      const pts = Array.from({ length: k + 2 }, () => this.rn(-1, 1));
      for (let i = 0; i <= n; i++) {
        const t = (i / n) * k,
          j = Math.floor(t),
          fr = t - j;
        const sm = fr * fr * (3 - 2 * fr);
        v[i] += amp * (pts[j] * (1 - sm) + (pts[j + 1] ?? 0) * sm);
      }
      amp *= rough;
    }
    const mn = Math.min(...v),
      mx = Math.max(...v);
    return v.map((x) => (x - mn) / (mx - mn));
  }
  ridge(y, amp, fill, { rough = 0.5, oct = 7, n = 240, x0 = -20, x1 = W + 20, env = null, bottom = H } = {}) {
    const p = this.prof(n, rough, oct);
    let d = `M${x0} ${bottom}`;
    const top = [];
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        x = x0 + (x1 - x0) * t;
      const e = env ? env(t) : 1;
      const yy = y - amp * p[i] * e;
      top.push([x, yy]);
      d += `L${f1(x)} ${f1(yy)}`;
    }
    d += `L${x1} ${bottom}Z`;
    this.path(d, fill);
    return { d, top };
  }
  glints(y0, y1, c, { n = 260, cx = null, spread = 900, op = 0.5, k = 1 } = {}) {
    let s = '';
    for (let i = 0; i < n; i++) {
      const t = this.r() ** 1.4;
      const y = y0 + (y1 - y0) * t;
      const sc = 0.15 + t;
      let x = cx === null ? this.rn(0, W) : cx + (this.r() + this.r() - 1) * spread * (0.15 + t * 0.85);
      const w = this.rn(10, 90) * sc * k,
        h = Math.max(0.7, 2.6 * sc);
      s += `<rect x="${f1(x - w / 2)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" rx="${f1(h / 2)}" opacity="${(op * this.rn(0.25, 1)).toFixed(2)}"/>`;
    }
    return this.add(`<g fill="${c}">${s}</g>`);
  }
  palm(
    x,
    y,
    h,
    lean,
    { trunk = '#6b4a2f', lt = '#8a6340', leaf = '#2f6b3c', leaf2 = '#4f9150', n = 11, fl = 0.62 } = {},
  ) {
    const tx = x + lean,
      ty = y - h;
    const cx = x + lean * 0.15,
      cy = y - h * 0.6;
    const w0 = h * 0.034,
      w1 = h * 0.018;
    this.path(
      `M${f1(x - w0)} ${y}Q${f1(cx - w0 * 0.8)} ${f1(cy)} ${f1(tx - w1)} ${f1(ty)}L${f1(tx + w1)} ${f1(ty)}Q${f1(cx + w0 * 0.8)} ${f1(cy)} ${f1(x + w0)} ${y}Z`,
      trunk,
    );
    this.path(
      `M${f1(x - w0)} ${y}Q${f1(cx - w0 * 0.8)} ${f1(cy)} ${f1(tx - w1)} ${f1(ty)}L${f1(tx)} ${f1(ty)}Q${f1(cx - w0 * 0.1)} ${f1(cy)} ${f1(x - w0 * 0.3)} ${y}Z`,
      lt,
      'opacity=".8"',
    );
    let rings = '';
    for (let i = 1; i < 18; i++) {
      const t = i / 18;
      const bx = (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * tx,
        by = (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ty,
        ww = w0 + (w1 - w0) * t;
      rings += `<path d="M${f1(bx - ww)} ${f1(by)}q${f1(ww)} ${f1(ww * 0.7)} ${f1(ww * 2)} 0" />`;
    }
    this.add(
      `<g stroke="#000" stroke-opacity=".18" stroke-width="${f1(h * 0.005)}" fill="none">${rings}</g>`,
    );
    const L = h * fl;
    for (let pass = 0; pass < 2; pass++)
      for (let k = 0; k < n; k++) {
        const a0 = -Math.PI * (0.03 + (0.94 * (k + 0.5 * pass + this.rn(-0.2, 0.2))) / n);
        const len = L * this.rn(0.82, 1.1);
        const dx = Math.cos(a0) * len,
          dy = Math.sin(a0) * len * 0.55 + len * 0.42;
        const qx = tx + Math.cos(a0) * len * 0.55,
          qy = ty + Math.sin(a0) * len * 0.78 - len * 0.04;
        const ex = tx + dx,
          ey = ty + dy;
        const up = [],
          lo = [];
        const N = 22;
        let leaves = '';
        for (let i = 1; i <= N; i++) {
          const t = i / N;
          const px = (1 - t) ** 2 * tx + 2 * t * (1 - t) * qx + t * t * ex,
            py = (1 - t) ** 2 * ty + 2 * t * (1 - t) * qy + t * t * ey;
          const tdx = 2 * (1 - t) * (qx - tx) + 2 * t * (ex - qx),
            tdy = 2 * (1 - t) * (qy - ty) + 2 * t * (ey - qy);
          const tl = Math.hypot(tdx, tdy) || 1;
          const nx = -tdy / tl,
            ny = tdx / tl,
            ux = tdx / tl,
            uy = tdy / tl;
          const ll = len * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) * (0.9 + 0.2 * this.r());
          for (const sg of [-1, 1]) {
            const gx = px + (nx * sg * 0.75 + ux * 0.75) * ll,
              gy = py + (ny * sg * 0.75 + uy * 0.75) * ll + ll * 0.34;
            leaves += `M${f1(px - ux * len * 0.012)} ${f1(py - uy * len * 0.012)}L${f1(gx)} ${f1(gy)}L${f1(px + ux * len * 0.03)} ${f1(py + uy * len * 0.03)}Z`;
          }
        }
        const c = pass ? (this.r() < 0.5 ? leaf2 : mix(leaf, leaf2, 0.55)) : leaf;
        this.path(leaves, c);
        this.add(
          `<path d="M${f1(tx)} ${f1(ty)}Q${f1(qx)} ${f1(qy)} ${f1(ex)} ${f1(ey)}" stroke="${mix(c, '#f5f0b0', 0.25)}" stroke-width="${f1(h * 0.006)}" fill="none"/>`,
        );
      }
    for (let i = 0; i < 4; i++)
      this.circ(
        tx + this.rn(-w1 * 2, w1 * 2),
        ty + this.rn(0, w1 * 2.4),
        w1 * 1.05,
        mix(trunk, '#3a2415', 0.4),
      );
    return this;
  }
  parasol(x, y, r, c1, c2, { sq = 0.42, tilt = 0, shadow = true } = {}) {
    if (shadow)
      this.add(
        `<ellipse cx="${f1(x + r * 0.75)}" cy="${f1(y + r * 0.95)}" rx="${f1(r)}" ry="${f1(r * sq)}" fill="#000" opacity=".16"/>`,
      );
    const n = 8;
    this.add(
      `<line x1="${f1(x)}" y1="${f1(y)}" x2="${f1(x + r * 0.1)}" y2="${f1(y + r * 1.0)}" stroke="#e8e0d0" stroke-width="${f1(r * 0.07)}"/>`,
    );
    const P = (k) => {
      const a = (k / n) * Math.PI * 2 + tilt;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * sq];
    };
    const ax = x,
      ay = y - r * 0.34;
    for (let k = 0; k < n; k++) {
      const [p, q] = P(k),
        [u, v] = P(k + 1);
      const sh = 0.5 + 0.5 * Math.cos(((k + 0.5) / n) * Math.PI * 2 + tilt + 0.8);
      const c = mix(k % 2 ? c1 : c2, '#1a2030', 0.26 * (1 - sh));
      const mx = (p + u) / 2,
        my = (q + v) / 2;
      this.path(
        `M${f1(ax)} ${f1(ay)}L${f1(p)} ${f1(q)}Q${f1(mx * 0.97 + ax * 0.03)} ${f1(my * 0.97 + ay * 0.03)} ${f1(u)} ${f1(v)}Z`,
        c,
      );
    }
    return this;
  }
  svg({ grain = 0.05, vig = 0.25, w = W, h = H } = {}) {
    const n = id('n'),
      v = id('v');
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${this.defs}<radialGradient id="${v}" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a0a20" stop-opacity="${vig}"/></radialGradient></defs>${this.b}<rect width="${W}" height="${H}" fill="url(#${v})"/></svg>`;
  }
}
