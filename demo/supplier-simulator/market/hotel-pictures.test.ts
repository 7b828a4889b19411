import { isScene, LOOKS as LOOKS_DRAWN } from '../../illustrations/draw-scene';

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

  it('begin with one that no hotel near it begins with', () => {
    const before = new Map<string, number>();
    pictures.forEach(({ hotel, urls }, index) => {
      const [url] = urls;
      if (!url) return;
      const other = before.get(url);
      before.set(url, index);
      // More houses than pictures of a kind: a repetition is hundreds of houses away, in another country.
      if (other !== undefined) {
        expect(index - other).toBeGreaterThan(200);
        expect(hotels[other]?.destination.country).not.toBe(hotel.destination.country);
      }
    });
    expect(before.size / pictures.length).toBeGreaterThan(0.7);
  });

  it('are none for a few, thirty for a few, and the same whenever they are asked for [DOM-HTL-02]', () => {
    const counts = pictures.map(({ urls }) => urls.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 30]);
    expect(counts.filter((count) => count === 0).length / counts.length).toBeLessThan(0.06);
    for (const { hotel, urls } of pictures) expect(picturesOf(SEED, hotel, BASE)).toEqual(urls);
  });
});
