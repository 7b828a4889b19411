import { isScene, LOOKS as LOOKS_DRAWN } from '../../illustrations/draw-scene';
import { hasTag, illustratedPlace } from '../../illustrations/places/places';

import { hasFacility } from './facilities';
import { VARIANT_COUNT, picturesOf } from './hotel-pictures';
import { allHotels } from './hotels';

const SEED = 7;
const BASE = 'http://localhost:3001';
const hotels = allHotels(SEED);
const pictures = hotels.map((hotel) => ({ hotel, urls: picturesOf(SEED, hotel, BASE) }));

describe('the pictures of a hotel', () => {
  it('use only scenes and variants that the media service can draw', () => {
    expect(VARIANT_COUNT).toBe(LOOKS_DRAWN);
    const used = new Set(pictures.flatMap(({ urls }) => urls));
    for (const url of used) {
      const { scene = '', look = '' } =
        /\/media\/(?<scene>[a-z]+)-(?<look>\d+)\/960\.jpg$/.exec(url)?.groups ?? {};
      expect([url, isScene(scene), Number(look) < VARIANT_COUNT]).toEqual([url, true, true]);
    }
  });

  it('start with a picture that no nearby hotel starts with', () => {
    const before = new Map<string, number>();
    pictures.forEach(({ hotel, urls }, index) => {
      const [url] = urls;
      if (!url) return;
      const other = before.get(url);
      before.set(url, index);
      // There are more hotels than variants of a scene: a repeated picture must be in another country.
      if (other !== undefined) {
        expect(index - other).toBeGreaterThan(200);
        expect(hotels[other]?.destination.country).not.toBe(hotel.destination.country);
      }
    });
    expect(before.size / pictures.length).toBeGreaterThan(0.7);
  });

  it('show a pool, a beach, a balcony or a sea view only of a hotel that has it [DEC-129]', () => {
    for (const { hotel, urls } of pictures) {
      const scenes = new Set(urls.map((url) => /\/media\/(?<scene>[a-z]+)-/.exec(url)?.groups?.['scene']));
      if (hotel.isShip) continue;
      const has = (name: string) => hasFacility(SEED, hotel, name);
      const place = illustratedPlace(hotel.destination.name);
      if (scenes.has('pool')) expect([hotel.name, has('Outdoor pool')]).toEqual([hotel.name, true]);
      if (scenes.has('beach')) expect([hotel.name, hasTag(place, 'beach')]).toEqual([hotel.name, true]);
      if (scenes.has('balcony')) expect([hotel.name, has('Balcony')]).toEqual([hotel.name, true]);
      if (scenes.has('room')) expect([hotel.name, has('Sea view')]).toEqual([hotel.name, true]);
      for (const scene of ['pool', 'beach', 'balcony', 'room'])
        if (scenes.has(scene)) expect([hotel.name, hasTag(place, 'sea')]).toEqual([hotel.name, true]);
      const others = [...scenes].filter(
        (scene) => !['pool', 'beach', 'balcony', 'room', 'townroom', place?.slug].includes(scene),
      );
      expect([hotel.name, others]).toEqual([hotel.name, []]);
    }
  });

  it('start with different scenes at one place, so that a list is not one pool after another', () => {
    const firstScenes = new Map<string, string[]>();
    for (const { hotel } of pictures) {
      const scenes = firstScenes.get(hotel.destination.name) ?? [];
      firstScenes.set(hotel.destination.name, [...scenes, hotel.firstPicture.replace(/-\d+$/, '')]);
    }
    for (const [name, scenes] of firstScenes) {
      const pools = scenes.filter((scene) => scene === 'pool').length;
      expect([name, pools <= scenes.length / 2]).toEqual([name, true]);
    }
  });

  it('are none for a few hotels, thirty for a few, and the same on every call', () => {
    const counts = pictures.map(({ urls }) => urls.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 30]);
    expect(counts.filter((count) => count === 0).length / counts.length).toBeLessThan(0.06);
    for (const { hotel, urls } of pictures) expect(picturesOf(SEED, hotel, BASE)).toEqual(urls);
  });
});
