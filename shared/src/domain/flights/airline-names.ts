const NAMES: Readonly<Record<string, string>> = {
  fr: 'Ryanair',
  u2: 'easyJet',
  ba: 'British Airways',
  ls: 'Jet2',
  by: 'TUI Airways',
  w6: 'Wizz Air',
  w9: 'Wizz Air UK',
  ei: 'Aer Lingus',
  kl: 'KLM',
  af: 'Air France',
  lh: 'Lufthansa',
  tk: 'Turkish Airlines',
  pc: 'Pegasus',
  xq: 'SunExpress',
  vy: 'Vueling',
  ib: 'Iberia',
  tp: 'TAP Air Portugal',
  ek: 'Emirates',
  ey: 'Etihad',
  qr: 'Qatar Airways',
  vs: 'Virgin Atlantic',
  tg: 'Thai Airways',
  sq: 'Singapore Airlines',
  fi: 'Icelandair',
  a3: 'Aegean',
};

/** Returns the name of an airline, or the code in capitals when it is unknown (DOM-AIR-01). */
export function airlineName(code: string): string {
  return NAMES[code.toLowerCase()] ?? code.toUpperCase();
}
