import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkDocuments } from '@storefront/backend/content/documents/check-documents';
import { claimsSchema } from '@storefront/shared/contracts/claims';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';

import { directSupplier } from '../supplier-simulator/direct-supplier';
import { createMarket } from '../supplier-simulator/market/create-market';

import { seedDocuments } from './seed-documents';

const TODAY = '2026-11-21';
const DEFAULT_URL = 'http://localhost:3001';
const today = () => TODAY;
const supplier = directSupplier(createMarket({ seed: 7, today, mediaBase: DEFAULT_URL }), today);
const written = seedDocuments({ today: TODAY, publicUrl: DEFAULT_URL });

describe('the seed documents', () => {
  it('can be imported like any other content', async () => {
    const files = (['pages', 'groups', 'deals'] as const).flatMap((kind) =>
      readdirSync(join(__dirname, kind)).map((name) => ({
        file: `${kind}/${name}`,
        kind,
        document: JSON.parse(readFileSync(join(__dirname, kind, name), 'utf8')) as unknown,
      })),
    );
    const findPictures = async () => new Map();
    const documentExists = async () => false;
    const findPaths = async () => new Set<string>();
    const findSlugs = async () => [];
    const findClaims = async () => claimsSchema.parse({});
    const deps = { supplier, findPictures, documentExists, findPaths, findSlugs, findClaims };
    expect(await checkDocuments(files, deps)).toMatchObject({
      ok: true,
      documents: written,
    });
  });

  it('contain only markup that a page renders', () => {
    const text = JSON.stringify(written);
    const tags = [...text.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
    expect(new Set(tags.map(([, name]) => name))).toEqual(new Set(['h2', 'h3', 'p', 'ul', 'li']));
    expect(tags.filter(([, , attributes]) => attributes !== '')).toEqual([]);
  });

  it('contain a page for every destination, 13 groups and 46 deals', () => {
    const ids = written.pages.flatMap(({ destinationId }) => destinationId ?? []);
    expect(ids.toSorted((one, other) => one - other)).toEqual(
      uniqueDestinations()
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    );
    expect([written.groups.length, written.deals.length]).toEqual([13, 46]);
  });

  it('have dates that keep their distance to today', () => {
    const later = seedDocuments({ today: '2028-02-29', publicUrl: DEFAULT_URL });
    const deal = (documents: typeof written) => documents.deals.find(({ id }) => id === '101');
    expect(deal(written)).toMatchObject({
      createdAt: '2026-11-18T09:00:00Z',
      markupPrices: [{ startDate: '2026-12-11', endDate: '2027-02-19' }, { startDate: '2027-02-20' }],
    });
    expect(deal(later)).toMatchObject({
      createdAt: '2028-02-26T09:00:00Z',
      markupPrices: [{ startDate: '2028-03-20', endDate: '2028-05-29' }, { startDate: '2028-05-30' }],
    });
    const months = (documents: typeof written) =>
      documents.pages.map(({ prices }) => Object.keys(prices)).find((codes) => codes.length > 0);
    expect(months(written)).toEqual(['dec26', 'feb27', 'apr27']);
    expect(months(later)).toEqual(['mar28', 'may28', 'july28']);
  });

  it('contain picture URLs of the configured backend', () => {
    const { deals } = seedDocuments({ today: TODAY, publicUrl: 'https://api.example.com' });
    const text = JSON.stringify(deals);
    expect(text).toContain('"https://api.example.com/media/');
    expect(text).not.toContain(DEFAULT_URL);
  });
});
