import type { Encoding } from '../render/kept-document';

/** Best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Returns the best encoding that a client accepts; `null`: it accepts none, and gets the bytes as they are. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  const weights = new Map(header.toLowerCase().split(',').map(readToken));
  const others = weights.get('*') ?? 0;
  return ENCODINGS.find((encoding) => (weights.get(encoding) ?? others) > 0) ?? null;
}

function readToken(text: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight)];
}
