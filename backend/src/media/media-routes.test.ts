import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';

import { illustrationSource } from '../../tests/support/demo-services';
import { ApiError } from '../http/api-error';

import { mediaRoutes } from './media-routes';

describe('media routes', () => {
  let dataDir = '';
  let app: FastifyInstance;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'media-'));
    app = Fastify();
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ApiError)) throw error;
      return reply.status(error.status).send({ error: { code: error.code, message: error.message } });
    });
    await app.register(mediaRoutes({ folder: join(dataDir, 'media'), source: illustrationSource }), {
      prefix: '/media',
    });
  });

  afterEach(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    'beach-0/481.webp',
    'beach-01/480.webp',
    'beach-256/480.webp',
    'beach-1000/480.webp',
    'beach--1/480.webp',
    'beach/480.webp',
    'volcano-1/480.webp',
    'constructor-1/480.webp',
    'beach-1/0480.webp',
    'beach-1/480.png',
    'beach-1/480.webp.old',
    '..%2f..%2fbeach-1/480.webp',
    'social/beach-256.jpg',
    'social/volcano-1.jpg',
    'social/beach-1.png',
    'social/beach.jpg',
    'airlines/U2.svg',
    'airlines/u.svg',
    'airlines/easy.svg',
    'airlines/u2.png',
    'airlines/u2',
    'airlines/%3Cg%3E.svg',
    'airlines/u2%0A.svg',
    'airlines/..%2fu2.svg',
  ])('responds 404 with JSON to %s', async (address) => {
    const response = await app.inject(`/media/${address}`);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.json()).toMatchObject({ error: { code: 'unknown-picture' } });
  });

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('generates %s with an immutable cache header', async (type, mime) => {
    const response = await app.inject(`/media/pool-255/480.${type}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': mime,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  });

  it('returns a tile with the code of an airline and an immutable cache header [EXT-02]', async () => {
    const response = await app.inject('/media/airlines/u2.svg');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.body).toMatch(/^<svg [^>]*>.*>U2<\/text><\/svg>$/);
    expect((await app.inject('/media/airlines/fr.svg')).body).not.toBe(response.body.replace('U2', 'FR'));
  });

  it('serves the second request from the folder of the source version', async () => {
    const file = join(dataDir, 'media', 'v4', 'fjord-7', '480.webp');
    const first = await app.inject('/media/fjord-7/480.webp');
    expect(first.rawPayload.equals(await readFile(file))).toBe(true);
    const second = await app.inject('/media/fjord-7/480.webp');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);

    await writeFile(file, 'kept');
    expect((await app.inject('/media/fjord-7/480.webp')).body).toBe('kept');
  });

  it('generates a picture once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => app.inject('/media/cruise-3/480.webp')),
    );
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  });
});
