import { hashOf } from '../supplier-simulator/market/hash';

/** Accepts two or three lower-case letters or digits, which need no escaping in SVG. */
export function isAirlineCode(text: string): boolean {
  return /^[a-z0-9]{2,3}$/.test(text);
}

/**
 * Returns a neutral SVG tile with an airline's code. It contains no airline's own logo.
 *
 * @param code must pass `isAirlineCode`.
 */
export function airlineTile(code: string): string {
  const hue = hashOf(0, 'airline', code) % 360;
  const size = code.length > 2 ? 15 : 20;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
    '<rect x="0.5" y="0.5" width="47" height="47" rx="10" fill="hsl(210 25% 96%)" stroke="hsl(210 20% 86%)"/>',
    `<text x="24" y="24" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-weight="700" font-size="${size}" fill="hsl(${hue} 60% 30%)">`,
    `${code.toUpperCase()}</text></svg>`,
  ].join('');
}
