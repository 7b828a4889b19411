import sharp from 'sharp';

import { drawScene, isScene, LOOKS, PICTURE_WIDTHS, SCENE_NAMES } from './draw-scene';
import { lookOf } from './kit/look';
import { FAMILIES, SCENES } from './scenes/families';
import { sceneSvg } from './scene-svg';

jest.setTimeout(40_000);

/** Reduces a picture to 16 by 9 pixels of RGB, to compare what is visible from a distance. Rejects malformed SVG. */
async function thumbnail(text: string): Promise<Buffer> {
  // Rasterizing at a small size keeps the test fast. Other tests render the sizes that are served.
  const sized = text.replace('<svg ', '<svg width="64" height="36" ');
  return sharp(Buffer.from(sized)).resize(16, 9).removeAlpha().raw().toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}

describe('scenes', () => {
  it('has at least twelve scenes with names that are safe in URLs', () => {
    expect(SCENE_NAMES.length).toBeGreaterThanOrEqual(12);
    for (const name of SCENE_NAMES) expect(name).toMatch(/^[a-z]+$/);
    expect(isScene('beach')).toBe(true);
    expect(isScene('toString')).toBe(false);
  });

  it('draws the same SVG for the same name and variant, whatever was drawn before', () => {
    for (const name of SCENE_NAMES) {
      const first = sceneSvg(name, 5);
      sceneSvg('beach', 9);
      expect(sceneSvg(name, 5)).toBe(first);
      expect(first).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
    }
  });

  it('changes the mood from each variant to the next, including from the last to the first', () => {
    for (const name of SCENE_NAMES) {
      const moods = SCENES.get(name)?.moods ?? [];
      expect(moods).toHaveLength(8);
      for (const [index, mood] of moods.entries()) expect(mood).not.toBe(moods[(index + 1) % moods.length]);
    }
  });

  it('gives every variant a different look', () => {
    const looks = Array.from({ length: LOOKS }, (_, variant) =>
      JSON.stringify(lookOf('beach', variant, FAMILIES.beach.moods)),
    );
    expect(new Set(looks).size).toBe(LOOKS);
  });

  it.each(Object.keys(FAMILIES))(
    'draws %s as well-formed SVG with valid numbers and 8 distinct variants',
    async (name) => {
      const texts = Array.from({ length: 8 }, (_, variant) => sceneSvg(name, variant));
      for (const text of texts) expect(text).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
      const small = await Promise.all(texts.map(thumbnail));
      for (const [index, one] of small.entries()) {
        for (const other of small.slice(index + 1)) expect(meanDifference(one, other)).toBeGreaterThan(3);
      }
    },
  );
});

describe('pictures', () => {
  it('renders pictures with the requested width at 16:9', async () => {
    for (const width of PICTURE_WIDTHS) {
      const made = await sharp(await drawScene('city', 3, width, 'webp')).metadata();
      expect([made.width, made.height]).toEqual([width, (width * 9) / 16]);
    }
  });

  it.each([...Object.keys(FAMILIES), 'paris', 'venice', 'newyork', 'dubrovnik'])(
    'encodes %s in less than 40 kB as AVIF at a width of 480',
    async (name) => {
      const bytes = await drawScene(name, 0, 480, 'avif');
      expect(bytes.byteLength).toBeLessThan(40_000);
      expect((await sharp(bytes).metadata()).format).toBe('heif');
    },
  );

  it('rejects an unknown scene name', async () => {
    await expect(drawScene('volcano', 0, 480, 'jpg')).rejects.toThrow(RangeError);
  });
});
