import { isScene, LOOKS as LOOKS_DRAWN } from '../media/draw-scene';

import { LOOKS, picturesOf } from './hotel-pictures';
import { allHotels } from './hotels';

const SEED = 7;
const BASE = 'http://localhost:3001';
const hotels = allHotels(SEED);
const pictures = hotels.map((hotel) => ({ hotel, urls: picturesOf(SEED, hotel, BASE) }));

describe('the pictures of a hotel', () => {
  it('are all of scenes and looks that the media service draws', () => {
    expect(LOOKS).toBe(LOOKS_DRAWN);
    const used = new Set(pictures.flatMap(({ urls }) => urls));
    for (const url of used) {
      const { scene = '', look = '' } =
        /\/media\/(?<scene>[a-z]+)-(?<look>\d+)\/960\.jpg$/.exec(url)?.groups ?? {};
      expect([url, isScene(scene), Number(look) < LOOKS]).toEqual([url, true, true]);
    }
  });

  it('begin with one that no other hotel of its kind begins with', () => {
    const first = new Map<string, string[]>();
    for (const { hotel, urls } of pictures) {
      const [url] = urls;
      if (!url) continue;
      const key = `${hotel.isShip ? 'ship' : hotel.place.kind} ${url}`;
      first.set(key, [...(first.get(key) ?? []), hotel.name]);
    }
    expect([...first.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('[DOM-HTL-02] are none for a few, thirty for a few, and the same whenever they are asked for', () => {
    const counts = pictures.map(({ urls }) => urls.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 30]);
    expect(counts.filter((count) => count === 0).length / counts.length).toBeLessThan(0.06);
    for (const { hotel, urls } of pictures) expect(picturesOf(SEED, hotel, BASE)).toEqual(urls);
  });
});
