import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { destinationScene } from '@storefront/shared/domain/catalogue/destination-scene';
import sharp from 'sharp';
import { z } from 'zod';

import { LANDMARKS } from '../landmarks/landmarks';
import { sceneSvg } from '../scene-svg';
import { SCENES } from '../scenes/families';

import { GROUND_TAGS } from './ground-tags';
import { hasTag, illustratedPlace, PLACES } from './places';

jest.setTimeout(60_000);

async function thumbnail(scene: string, variant: number): Promise<Buffer> {
  const text = sceneSvg(scene, variant).replace('<svg ', '<svg width="64" height="36" ');
  return sharp(Buffer.from(text)).resize(32, 18).removeAlpha().raw().toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}

describe('illustrated places', () => {
  it('are all destinations, and nothing else', () => {
    const slugs = uniqueDestinations().map(({ name }) => illustratedPlace(name)?.slug);
    expect(slugs).not.toContain(undefined);
    expect(new Set(slugs)).toEqual(new Set(PLACES.map(({ slug }) => slug)));
    expect(new Set(slugs).size).toBe(uniqueDestinations().length);
  });

  it('have a landmark of their own each, and every landmark belongs to a place', () => {
    const used = PLACES.map(({ landmark }) => landmark);
    expect(new Set(used).size).toBe(PLACES.length);
    expect(new Set(used)).toEqual(new Set(LANDMARKS.values()));
  });

  it.each(PLACES.map((place) => [place.slug, place] as const))(
    'show of %s only what is there [DEC-128]',
    (_slug, place) => {
      const tags = [...GROUND_TAGS[place.ground], ...(place.landmark.shows ?? [])];
      for (const tag of tags) expect([tag, hasTag(place, tag)]).toEqual([tag, true]);
    },
  );

  it('have gondolas in Venice alone', () => {
    const withGondolas = PLACES.filter(({ landmark }) => landmark.boats === 'gondolas');
    expect(withGondolas.map(({ slug }) => slug)).toEqual(['venice']);
    const named = PLACES.filter(({ landmark }) => /gondola/i.test(landmark.label));
    expect(named).toEqual(withGondolas);
  });

  it('are never dark: pictures of places show the day', () => {
    for (const { slug } of PLACES) {
      expect(SCENES.get(slug)?.moods.filter((mood) => mood === 'night' || mood === 'dusk')).toEqual([]);
    }
  });

  it('have pictures of which no two are alike, even at the same time of day', async () => {
    const small = await Promise.all(PLACES.map(({ slug }) => thumbnail(slug, 0)));
    const tooAlike: string[] = [];
    for (const [index, one] of small.entries()) {
      for (const [step, other] of small.slice(index + 1).entries()) {
        if (meanDifference(one, other) < 3.5)
          tooAlike.push(`${PLACES[index]?.slug ?? ''} ${PLACES[index + 1 + step]?.slug ?? ''}`);
      }
    }
    expect(tooAlike).toEqual([]);
  });

  it('are found under the scene that the shop requests for a destination', () => {
    const scenes = uniqueDestinations().map(({ id }) => destinationScene(id));
    expect(new Set(scenes).size).toBe(scenes.length);
    for (const scene of scenes) expect(SCENES.has(scene.replace(/-\d+$/, ''))).toBe(true);
    expect(destinationScene(702)).toBe('paris-6');
  });
});

const dealSchema = z.object({
  tours: z.array(z.object({ tourName: z.string(), image: z.string() })).catch([]),
});
/** Ports by the place whose picture has them. */
const PORTS: Readonly<Record<string, string>> = {
  majorca: 'Palma de Mallorca',
  tivat: 'Kotor',
  sicily: 'Palermo',
  malta: 'Valletta',
};

describe('pictures of tours', () => {
  it('show the place of the tour, or no place [DEC-130]', async () => {
    const folder = join(__dirname, '../../content/deals');
    const files = await readdir(folder);
    const deals = await Promise.all(
      files.map(async (file) => dealSchema.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))),
    );
    const tours = deals.flatMap((deal) => deal.tours);
    expect(tours.length).toBeGreaterThan(15);
    for (const { tourName, image } of tours) {
      const scene = /\/media\/(?<scene>[a-z]+)-/.exec(image)?.groups?.['scene'] ?? '';
      expect(SCENES.has(scene)).toBe(true);
      if (!PLACES.some(({ slug }) => slug === scene)) continue;
      const place = PORTS[scene] ?? scene;
      expect([tourName, tourName.toLowerCase().includes(place.toLowerCase())]).toEqual([tourName, true]);
    }
  });
});
