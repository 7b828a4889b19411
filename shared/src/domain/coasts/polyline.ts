/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type Coordinate = readonly [longitude: number, latitude: number];

/** Code of the first of the 64 printable characters of the encoding. */
const FIRST_CHARACTER = 63;
const FIVE_BITS = 0x1f;
const MORE_FOLLOWS = 0x20;

/**
 * Encodes a line as text in the "encoded polyline" format: each point as its difference to the previous one. Equal
 * shapes have equal texts, which compress well.
 *
 * @param steps resolution in steps per degree
 */
export function encodePolyline(line: readonly Coordinate[], steps: number): string {
  let text = '';
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of line) {
    const [nextX, nextY] = [Math.round(longitude * steps), Math.round(latitude * steps)];
    text += encodeNumber(nextX - x) + encodeNumber(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return text;
}

/**
 * Decodes a line that `encodePolyline` encoded.
 *
 * @param steps the resolution of the encoded line, in steps per degree
 */
export function decodePolyline(text: string, steps: number): Coordinate[] {
  const numbers = decodeNumbers(text);
  const line: Coordinate[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    line.push([x / steps, y / steps]);
  }
  return line;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= MORE_FOLLOWS) {
    text += String.fromCharCode(FIRST_CHARACTER + ((rest & FIVE_BITS) | MORE_FOLLOWS));
    rest >>= 5;
  }
  return text + String.fromCharCode(FIRST_CHARACTER + rest);
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const part = text.charCodeAt(index) - FIRST_CHARACTER;
    value |= (part & FIVE_BITS) << shift;
    shift += 5;
    if (part & MORE_FOLLOWS) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
