import { claimsSchema } from '@storefront/shared/contracts/claims';
import { siteSchema } from '@storefront/shared/api/site/site.schema';
import { z } from 'zod';

import { sendCall } from '../../../tests/contract/api-requests';
import { IMPORT_NOW, publishContent } from '../../../tests/support/publish-content';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_SETTINGS,
  studioCall,
} from '../../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { pathsOf } from '../../admin/notify-edge';
import { exportContent } from '../content-store';
import { checkDepsOf } from './check-deps';
import { checkDocuments } from './check-documents';
import type { ClaimDocument } from './claim-document.schema';
import type { ContentKind } from '../../db/tables';
import { importContent } from '../revisions/import-content';
import { seedSite, siteDocuments } from '../site/seed-site';

// Generous for a busy machine.
jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;

let shop: TestShop;
let publisher = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  await seedSite(shop);
  const admin = await openStudioAsAdmin(shop);
  publisher = await openStudioAs(shop, admin, {
    email: 'pat@example.com',
    name: 'Pat Hill',
    role: 'publisher',
  });
}, 120_000);
afterAll(() => shop.close());

const CLAIM: ClaimDocument = {
  id: 'deposits-from',
  isOn: true,
  text: 'Deposits from £59pp',
  words: null,
  source: 'Lowest deposit on sale',
  asOf: '2026-11-01',
  termsUrl: '/terms-and-conditon',
  startsAt: null,
  endsAt: null,
};
const OFF: ClaimDocument = { ...CLAIM, isOn: false };
const { id: _id, isOn: _isOn, ...MADE } = CLAIM;

const claims = async () => siteSchema.parse((await sendCall(shop.app, 'site', {})).json).claims;
const depsOf = ({ db, clock, supplier }: TestShop) => ({ db, clock, supplier });

async function findings(
  files: readonly { readonly kind: ContentKind; readonly document: object }[],
  settings = claimsSchema.parse({}),
) {
  const checked = await checkDocuments(
    files.map(({ kind, document }) => ({ file: kind, kind, document })),
    checkDepsOf({ ...depsOf(shop), claims: settings }),
  );
  return checked.ok ? [] : checked.faults.map(({ file, field, message }) => `${file} ${field}: ${message}`);
}

describe('claims as documents', () => {
  it('replace those of the settings while they are published, and a switched-off one is on no page [DEC-401]', async () => {
    expect(await claims()).toEqual({});
    await publishContent(shop, { claims: [CLAIM] });
    await publishContent(shop, { claims: [OFF] }, { from: new Date(shop.clock.now() + HOUR_MS) });
    expect(await claims()).toEqual({ 'deposits-from': MADE });
    shop.wait(HOUR_MS);
    expect(await claims()).toEqual({ 'deposits-from': null });
    expect(pathsOf([{ kind: 'claims', id: 'deposits-from' }])).toEqual(['/*']);
  });

  it.each([
    ['its evidence', { source: null }, 'claims source: a claim that is switched on needs its evidence'],
    ['the date of the evidence', { asOf: null }, 'claims asOf: the evidence needs its date'],
    ['its terms', { termsUrl: null }, 'claims termsUrl: this claim needs its terms'],
    [
      'an end after its start',
      { startsAt: '2026-12-02', endsAt: '2026-12-01' },
      'claims endsAt: is before the first day',
    ],
  ])('need %s while they are switched on [DEC-402]', async (_case, change, finding) => {
    expect(await findings([{ kind: 'claims', document: { ...CLAIM, ...change } }])).toEqual([finding]);
  });

  it('need no evidence while they are off, and none of another name exists', async () => {
    const off = { ...OFF, source: null, asOf: null, termsUrl: null };
    expect(await findings([{ kind: 'claims', document: off }])).toEqual([]);
    expect(await findings([{ kind: 'claims', document: { ...CLAIM, id: 'atol' } }])).toHaveLength(1);
  });

  it('are not used by a document while they are off, in the settings or by a document [DEC-403]', async () => {
    const [home] = siteDocuments().home;
    const file = { kind: 'home' as const, document: { ...home } };
    await publishContent(shop, { claims: [CLAIM] });
    expect(await findings([file])).toEqual([]);
    expect(await findings([file, { kind: 'claims', document: OFF }])).toEqual([
      'home claim: the claim deposits-from is switched off',
    ]);
    const other = { ...file, document: { ...home, claim: 'low-deposit' } };
    const settings = { ...claimsSchema.parse({}), 'low-deposit': null };
    expect(await findings([other], settings)).toEqual(['home claim: the claim low-deposit is switched off']);
    expect(await findings([other])).toEqual([]);
  });

  it('start in the studio with the settings, and the publisher who switches one off reads where it was used [DEC-401, DEC-403]', async () => {
    const call = (path: string, body?: object) =>
      studioCall(shop, path, { cookie: publisher, ...(body && { method: 'POST' as const, body }) });
    const { json } = await call('/claims');
    const all = z.object({ claims: z.array(z.looseObject({ id: z.string() })) }).parse(json).claims;
    expect(all.find(({ id }) => id === 'low-deposit')).toMatchObject({
      isOn: true,
      text: 'Low deposits',
      words: 'From £49 per person',
      termsUrl: '/terms-and-conditon',
    });
    const { head } = z
      .object({ head: z.number() })
      .parse((await call('/documents/claims/deposits-from')).json);
    const draft = await call('/documents/claims/deposits-from/drafts', { base: head, document: OFF });
    const { revision } = z.object({ revision: z.number() }).parse(draft.json);
    const published = await call('/documents/claims/deposits-from/publish', { base: revision, revision });
    expect(published.json).toMatchObject({
      notice: 'is used by the home page, without the claim from now on',
    });
  });

  it('are exported and imported as files, like the newsletter, and unedited files change nothing', async () => {
    await publishContent(shop, { claims: [CLAIM] });
    const exported = await exportContent(shop);
    expect(exported.claims).toHaveLength(1);
    const files = (['claims', 'newsletter'] as const).flatMap((kind) =>
      exported[kind].map((document) => ({ file: `${kind}/${document.id}.json`, kind, document })),
    );
    const checked = await checkDocuments(files, checkDepsOf(depsOf(shop)));
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
    const imported = await importContent(shop, checked.incoming, { ...IMPORT_NOW, overwrite: false });
    expect(imported).toMatchObject({ ok: true, outcome: { release: null, changed: [] } });
  });
});
