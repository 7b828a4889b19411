import type { FaultReport } from '@storefront/shared/api/fault-report.schema';

/** In the order of the checks: most browsers also name Chrome and Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)\S* .*Safari\//],
] as const;

/** Returns family and major version, and nothing else of the user agent string. */
export function browserName(userAgent: string): FaultReport['browser'] {
  for (const [family, pattern] of BROWSERS) {
    const [, major] = pattern.exec(userAgent) ?? [];
    if (major !== undefined) return { family, major: Math.min(Number(major), 999) };
  }
  return { family: 'other', major: 0 };
}
