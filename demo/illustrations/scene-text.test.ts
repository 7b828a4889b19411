import sharp from 'sharp';

import { drawScene, isScene, LOOKS, PICTURE_WIDTHS, SCENES } from './draw-scene';
import { lookOf } from './kit/look';
import { FAMILIES } from './scenes/families';
import { sceneText } from './scene-text';

jest.setTimeout(40_000);

/** The picture as the eye sees it from far off, 16 by 9 patches of colour; a broken text is refused here. */
async function thumbnail(text: string): Promise<Buffer> {
  // As small as the comparison needs: the tests below draw at the sizes that are served.
  const sized = text.replace('<svg ', '<svg width="64" height="36" ');
  return sharp(Buffer.from(sized)).resize(16, 9).removeAlpha().raw().toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}

describe('scenes', () => {
  it('are at least twelve, named so that an address can carry them', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(12);
    for (const name of SCENES) expect(name).toMatch(/^[a-z]+$/);
    expect(isScene('beach')).toBe(true);
    expect(isScene('toString')).toBe(false);
  });

  it('are the same text for the same name and variant, whatever was drawn before', () => {
    for (const name of SCENES) {
      const first = sceneText(name, 5);
      sceneText('beach', 9);
      expect(sceneText(name, 5)).toBe(first);
    }
  });

  it('change their mood from each variant to the next, around the end too', () => {
    for (const name of SCENES) {
      const moods = FAMILIES[name].moods;
      for (const [index, mood] of moods.entries()) expect(mood).not.toBe(moods[(index + 1) % moods.length]);
    }
  });

  it('have a look of their own for every variant', () => {
    const looks = Array.from({ length: LOOKS }, (_, variant) =>
      JSON.stringify(lookOf('beach', variant, FAMILIES.beach.moods)),
    );
    expect(new Set(looks).size).toBe(LOOKS);
  });

  it.each(SCENES)('%s: well-formed, with no broken number, and no two of 8 look alike', async (name) => {
    const texts = Array.from({ length: 8 }, (_, variant) => sceneText(name, variant));
    for (const text of texts) expect(text).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
    const small = await Promise.all(texts.map(thumbnail));
    for (const [index, one] of small.entries()) {
      for (const other of small.slice(index + 1)) expect(meanDifference(one, other)).toBeGreaterThan(3);
    }
  });
});

describe('pictures', () => {
  it('have the asked width and are 16:9', async () => {
    for (const width of PICTURE_WIDTHS) {
      const made = await sharp(await drawScene('city', 3, width, 'webp')).metadata();
      expect([made.width, made.height]).toEqual([width, (width * 9) / 16]);
    }
  });

  it.each(SCENES)('%s weighs under 40 kB as AVIF at 480', async (name) => {
    const bytes = await drawScene(name, 0, 480, 'avif');
    expect(bytes.byteLength).toBeLessThan(40_000);
    expect((await sharp(bytes).metadata()).format).toBe('heif');
  });

  it('are refused for a name nobody draws', async () => {
    await expect(drawScene('volcano', 0, 480, 'jpg')).rejects.toThrow(RangeError);
  });
});
