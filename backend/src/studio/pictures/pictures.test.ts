import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import sharp from 'sharp';
import { z } from 'zod';

import { expectError, sendCall } from '../../../tests/contract/api-requests';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_SETTINGS,
  studioCall,
  type StudioRequest,
} from '../../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';

// Generous for a busy machine.
jest.setTimeout(60_000);

const PAGE = 'd00000000000000000000101';

let shop: TestShop;
let admin = '';
let editor = '';
let publisher = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  admin = await openStudioAsAdmin(shop);
  editor = await openStudioAs(shop, admin, { email: 'ed@example.com', name: 'Ed Moss', role: 'editor' });
  publisher = await openStudioAs(shop, admin, {
    email: 'pat@example.com',
    name: 'Pat Hill',
    role: 'publisher',
  });
}, 120_000);
afterAll(() => shop.close());

const post = (path: string, body: object, cookie = editor) =>
  studioCall(shop, path, { method: 'POST', body, cookie });
const get = (path: string, cookie = editor) => studioCall(shop, path, { cookie });
const upload = (file: Buffer, request: StudioRequest = {}, path = '/pictures?name=C%3A%5Cold-harbour.JPG') =>
  studioCall(shop, path, { method: 'POST', file, cookie: editor, ...request });

const pictureSchema = z.object({
  id: z.string(),
  name: z.string(),
  alternative: z.string(),
  isDecorative: z.boolean(),
  caption: z.string(),
  credit: z.string(),
  licence: z.string(),
  giataId: z.number().nullable(),
  revision: z.number(),
  image: z.number(),
  width: z.number(),
  height: z.number(),
  focalX: z.number(),
  focalY: z.number(),
  useCount: z.number(),
  uses: z.array(z.object({ id: z.string(), title: z.string(), isLive: z.boolean() })).default([]),
});
type Picture = z.output<typeof pictureSchema>;
const uploaded = async (file: Buffer, path?: string) => {
  const response = await upload(file, {}, path);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return pictureSchema.parse(response.json);
};
const opened = async ({ id }: Pick<Picture, 'id'>) =>
  pictureSchema.parse((await get(`/pictures/${id}`)).json);
const listed = async (search = '') =>
  z
    .object({ pictures: z.array(pictureSchema) })
    .parse((await get(`/pictures?search=${encodeURIComponent(search)}`)).json).pictures;
const change = ({ id, revision, ...picture }: Picture, more: Partial<Picture>, cookie = editor) => {
  const { name, alternative, isDecorative, caption, credit, licence, focalX, focalY, giataId } = {
    ...picture,
    ...more,
  };
  const details = { name, alternative, isDecorative, caption, credit, licence, focalX, focalY, giataId };
  return post(`/pictures/${id}`, { base: revision, ...details }, cookie);
};

const photo = (width: number, height: number, background = '#0a6') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (width = 1200, height = 800, background?: string) =>
  photo(width, height, background).jpeg().toBuffer();

/** A PNG whose header claims a size, with the data of two pixels. */
async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await photo(2, 1).png().toBuffer();
  // Signature, length and type of the first chunk take 16 bytes; its checksum follows 13 bytes of data.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const media = async (path: string) => shop.app.inject({ method: 'GET', url: `/media/${path}` });
const stored = () => readdirSync(join(shop.environment.pictureStore), { recursive: true });

describe('an upload', () => {
  it('is refused with words when it is not a picture, whatever its name [DEC-222]', async () => {
    const executable = createReadStream(process.execPath, { end: 200_000 });
    const bytes = Buffer.concat(await executable.toArray());
    const whole = await jpeg();
    const refused: readonly (readonly [Buffer, number, string])[] = [
      [bytes, 422, 'not a JPEG, PNG, WebP or AVIF'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 422, 'SVG'],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'not a JPEG'],
      [Buffer.from('GIF89a'), 422, 'not a JPEG'],
      [Buffer.alloc(0), 422, 'not a JPEG'],
      [await pngThatClaims(60_000, 60_000), 422, '60000 × 60000 pixels'],
      [await photo(2, 2).png().toBuffer(), 422, 'at least 960 × 540'],
      [whole.subarray(0, whole.length / 2), 422, 'damaged or incomplete'],
      [Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), bytes]), 422, 'damaged or incomplete'],
      [Buffer.alloc(20 * 1024 * 1024 + 1, 0xff), 413, 'larger than 20 MB'],
    ];
    for (const [file, status, message] of refused) expectError(await upload(file), status, message);
    expect(await listed()).toEqual([]);
    expect(() => stored()).toThrow('ENOENT');
  });

  it('needs a session, the page of the studio and the type of a file [DEC-222]', async () => {
    const file = await jpeg();
    const headers = (name: string, value: string) => ({ headers: { [name]: value } });
    expectError(await upload(file, { cookie: 'studio=stolen' }), 401, null);
    expectError(await upload(file, headers('origin', 'https://evil.example.com')), 403, 'other sites');
    for (const type of ['image/jpeg', 'text/plain', 'multipart/form-data; boundary=x', 'application/json'])
      expectError(await upload(file, headers('content-type', type)), 415, 'octet-stream');
    const raw = { method: 'POST', cookie: editor, file } as const;
    expectError(await studioCall(shop, '/accounts', raw), 415, 'JSON');
    expect(await listed()).toEqual([]);
  });

  it('is limited for the network of each browser [DEC-222]', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const headers = { 'x-studio-client': `2001:db8:9:9::${count}` };
      statuses.push((await upload(Buffer.from('no'), { headers })).status);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
    expect((await upload(Buffer.from('no'))).status).toBe(422);
  });

  it('is encoded again upright and without metadata, and served in all sizes and types for good [DEC-222, DEC-225]', async () => {
    const file = await photo(800, 1200)
      .withExif({ IFD0: { Artist: 'Secret name' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.includes('Secret name')).toBe(true);
    const picture = await uploaded(file);
    expect(picture).toMatchObject({ name: 'old harbour', width: 1200, height: 800, useCount: 0 });
    const path = `${picture.id}-${picture.image}`;
    for (const width of [480, 960, 1600]) {
      for (const type of ['avif', 'webp', 'jpg']) {
        const response = await media(`${path}/${width}.${type}`);
        expect([response.statusCode, response.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        const made = await sharp(response.rawPayload).metadata();
        // Nothing is enlarged.
        expect(made.width).toBe(Math.min(width, 1200));
        expect(Math.abs(made.height - (made.width * 9) / 16)).toBeLessThanOrEqual(1);
        expect([made.exif, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined]);
      }
    }
    const social = await sharp((await media(`social/${path}.jpg`)).rawPayload).metadata();
    expect([social.format, social.width, social.height]).toEqual(['jpeg', 1200, 630]);
    for (const unknown of [`${picture.id}-2/480.webp`, `${picture.id}-1/481.webp`, `${picture.id}-1/480.png`])
      expect((await media(unknown)).statusCode).toBe(404);
    const whole = await get(`/picture-files/${path}/whole.webp`);
    expect([whole.status, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ]);
  });
});

describe('a picture of a page', () => {
  const openPage = async () =>
    z
      .object({ head: z.number(), document: z.looseObject({ id: z.string() }) })
      .parse((await get(`/documents/pages/${PAGE}`)).json);
  const save = async (fields: object) => {
    const { head, document } = await openPage();
    const { json } = await post(`/documents/pages/${PAGE}/drafts`, {
      base: head,
      document: { ...document, ...fields },
    });
    return z
      .object({
        revision: z.number(),
        findings: z.array(z.object({ field: z.string(), message: z.string() })),
      })
      .parse(json);
  };
  const publish = (revision: number) =>
    post(`/documents/pages/${PAGE}/publish`, { base: revision, revision }, publisher);
  const livePage = async () => {
    const { json } = await sendCall(shop.app, 'getPage', { params: { pageId: PAGE } });
    return z.object({ data: z.looseObject({ heroImage: z.string().nullable() }) }).parse(json).data;
  };

  it('needs a text before it is published, appears with caption and credit, and is replaced everywhere [DEC-223, DEC-224, DEC-225]', async () => {
    const missing = await save({ heroImage: 'media:abcdefghijklmnop' });
    expect(missing.findings).toEqual([{ field: 'heroImage', message: 'is not a picture of the library' }]);
    const picture = await uploaded(await jpeg(1600, 900, '#c30'), '/pictures?name=harbour.jpg');
    const draft = await save({ heroImage: `media:${picture.id}`, heroCaption: 'The old harbour' });
    expect(draft.findings).toEqual([
      { field: 'heroImage', message: 'harbour has no alternative text and is not marked as decorative' },
    ]);
    expectError(await publish(draft.revision), 422, 'findings');

    // An editor may change it, because the site does not show it yet.
    expect(
      (await change(await opened(picture), { isDecorative: true, credit: 'Ann Lee', focalX: 0.25 })).status,
    ).toBe(200);
    expect((await publish(draft.revision)).status).toBe(200);
    expect(await livePage()).toMatchObject({
      heroImage: `/media/${picture.id}-2/1600.jpg`,
      heroAlternative: '',
      heroCaption: 'The old harbour',
      heroCredit: 'Ann Lee',
    });

    const live = await opened(picture);
    expect(live.uses).toEqual([expect.objectContaining({ id: PAGE, title: 'Antalya', isLive: true })]);
    expectError(await change(live, { credit: 'Me' }), 403, 'only a publisher');
    expectError(await change(live, { isDecorative: false }, publisher), 422, 'alternative text');
    expectError(await change({ ...live, revision: 1 }, {}, publisher), 409, 'Ed Moss has changed');
    const text = { isDecorative: false, alternative: 'Boats in a harbour' };
    expect((await change(live, text, publisher)).status).toBe(200);
    expect(await livePage()).toMatchObject({ heroAlternative: 'Boats in a harbour' });

    const base = `/pictures/${picture.id}/file?base=${live.revision + 1}`;
    expectError(await upload(await jpeg(), {}, base), 403, 'only a publisher');
    expect((await upload(await jpeg(1600, 900, '#03c'), { cookie: publisher }, base)).status).toBe(200);
    expect(await livePage()).toMatchObject({ heroImage: `/media/${picture.id}-3/1600.jpg` });
    const colourOf = async (image: number) => {
      const { rawPayload } = await media(`${picture.id}-${image}/480.jpg`);
      return (await sharp(rawPayload).stats()).dominant;
    };
    // A page that a browser still has keeps its picture.
    expect(await colourOf(2)).not.toEqual(await colourOf(3));

    const entries = JSON.stringify((await get('/audit', admin)).json);
    for (const act of ['picture.upload', 'picture.edit', 'picture.replace']) expect(entries).toContain(act);
  });

  it('cannot be removed while it is used, and takes its files with it [DEC-223]', async () => {
    const [picture] = await listed('boats in');
    if (!picture) throw new Error('the search finds nothing');
    const before = stored().length;
    const remove = async (base: number) => post(`/pictures/${picture.id}/remove`, { base });
    expectError(await remove(picture.revision), 409, 'used in Antalya');

    const { revision } = await save({ heroImage: null, heroCaption: '' });
    // The page that is live still has it.
    expectError(await remove(picture.revision), 409, 'used in Antalya');
    expect((await publish(revision)).status).toBe(200);
    expectError(await remove(1), 409, 'since you opened it');
    expect((await remove(picture.revision)).status).toBe(200);
    expect((await media(`${picture.id}-3/480.jpg`)).statusCode).toBe(404);
    expect(stored().length).toBeLessThan(before);
    expect(await listed('boats in')).toEqual([]);
    expectError(await get(`/pictures/${picture.id}`), 404, 'no such picture');

    // An earlier text that is restored has a finding, and a page shows the picture of its destination.
    const restored = await save({ heroImage: `media:${picture.id}` });
    expect(restored.findings).toHaveLength(1);
  });
});

describe('a photograph of a deal or a hotel', () => {
  const DEAL = '100';
  const dealSchema = z.looseObject({
    giataId: z.number(),
    images: z.array(z.string()),
    featuredImage: z.string().nullable(),
    pictureTexts: z.array(z.looseObject({ url: z.string() })),
  });
  const liveDeal = async () => {
    const { json } = await sendCall(shop.app, 'getDealById', { params: { id: DEAL } });
    return z.object({ deal: z.object({ data: dealSchema }) }).parse(json).deal.data;
  };
  const listedDeal = async () => {
    const { json } = await sendCall(shop.app, 'getAllDeals', {});
    const { deals } = z
      .object({ deals: z.array(z.object({ dealId: z.string(), data: z.looseObject({}) })) })
      .parse(json);
    return deals.find(({ dealId }) => dealId === DEAL)?.data;
  };
  const liveHotel = async (giataId: number) => {
    const { json } = await sendCall(shop.app, 'getBackOfficeHotelByGiataId', {
      params: { giataId: String(giataId) },
    });
    return z
      .object({ images: z.array(z.string()), pictureTexts: z.array(z.unknown()).optional() })
      .parse(json);
  };

  it('appears on the page and in the list of a deal, with caption and credit [DEC-240]', async () => {
    const path = `/documents/deals/${DEAL}`;
    const { json } = await get(path);
    const { head, document } = z
      .object({ head: z.number(), document: z.looseObject({ id: z.string() }) })
      .parse(json);
    const before = await liveDeal();
    const picture = await uploaded(await jpeg(1600, 900, '#369'), '/pictures?name=pool.jpg');
    const images = [`media:${picture.id}`, '/media/pool-7/960.jpg'];
    const own = { images, featuredImage: `media:${picture.id}` };
    const saved = await post(`${path}/drafts`, { base: head, document: { ...document, ...own } });
    const draft = z.object({ revision: z.number(), findings: z.array(z.unknown()) }).parse(saved.json);
    const message = 'pool has no alternative text and is not marked as decorative';
    expect(draft.findings).toEqual([
      { level: 'error', field: 'featuredImage', message },
      { level: 'error', field: 'images.0', message },
    ]);
    const texts = { alternative: 'A pool under palms', caption: 'The pool at noon', credit: 'Ann Lee' };
    expect((await change(await opened(picture), texts)).status).toBe(200);
    const publish = { base: draft.revision, revision: draft.revision };
    expect((await post(`${path}/publish`, publish, publisher)).status).toBe(200);

    const url = `${shop.environment.publicUrl}/media/${picture.id}-1/1600.jpg`;
    expect(await liveDeal()).toMatchObject({
      images: [url, '/media/pool-7/960.jpg'],
      featuredImage: url,
      pictureTexts: [{ url, ...texts }],
    });
    expect(await listedDeal()).toMatchObject({ featuredImage: url });
    expect((await opened(picture)).uses).toEqual([expect.objectContaining({ id: DEAL, isLive: true })]);
    expect(before.pictureTexts).toEqual([]);
  });

  it('is the first picture of its hotel everywhere, and only a publisher may put it there [DEC-241]', async () => {
    const giataId = (await liveDeal()).giataId;
    const before = await liveHotel(giataId);
    const picture = await uploaded(await jpeg(1600, 900, '#963'), '/pictures?name=terrace.jpg');
    expectError(await change(picture, { giataId: 1, isDecorative: true }, publisher), 422, 'no hotel with');
    expectError(await change(picture, { giataId, isDecorative: true }), 403, 'only a publisher');
    expectError(await change(picture, { giataId }, publisher), 422, 'alternative text');
    const texts = { alternative: 'A terrace above the sea', caption: 'The terrace', credit: 'Bo Kay' };
    expect((await change(picture, { giataId, ...texts }, publisher)).status).toBe(200);

    const url = `${shop.environment.publicUrl}/media/${picture.id}-1/1600.jpg`;
    expect(await liveHotel(giataId)).toEqual({
      images: [url, ...before.images],
      pictureTexts: [{ url, ...texts }],
    });
    expect(before.pictureTexts).toBeUndefined();

    const current = await opened(picture);
    const remove = (base: number) => post(`/pictures/${picture.id}/remove`, { base }, publisher);
    expectError(await remove(current.revision), 409, 'shown with a hotel');
    expectError(await change(current, { giataId: null }), 403, 'only a publisher');
    expect((await change(current, { giataId: null }, publisher)).status).toBe(200);
    expect(await liveHotel(giataId)).toEqual(before);
    expect((await remove(current.revision + 1)).status).toBe(200);
  });
});
