import { pageBlocksSchema } from '@storefront/shared/api/content/page-blocks.schema';
import { holidayPageSchema } from '@storefront/shared/api/content/page.schema';
import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';
import { z } from 'zod';

import { sendCall } from '../../../tests/contract/api-requests';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_SETTINGS,
  studioCall,
} from '../../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { readBlockUses } from '../../content/revisions/read-block-uses';

// Generous for a busy machine.
jest.setTimeout(60_000);

const ANTALYA = 'd00000000000000000000101';
const ROME = 'd00000000000000000000708';
const PATH = `/documents/pages/${ANTALYA}`;

let shop: TestShop;
let publisher = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  const admin = await openStudioAsAdmin(shop);
  publisher = await openStudioAs(shop, admin, {
    email: 'pat@example.com',
    name: 'Pat Hill',
    role: 'publisher',
  });
}, 120_000);
afterAll(() => shop.close());

const get = (path: string) => studioCall(shop, path, { cookie: publisher });
const post = (path: string, body: object) =>
  studioCall(shop, path, { method: 'POST', body, cookie: publisher });
const openedSchema = z.object({ head: z.number(), document: z.looseObject({}) });
const savedSchema = z.object({
  revision: z.number(),
  findings: z.array(z.object({ field: z.string(), message: z.string() })),
});
async function save(blocks: readonly object[]) {
  const { head, document } = openedSchema.parse((await get(PATH)).json);
  const response = await post(`${PATH}/drafts`, { base: head, document: { ...document, blocks } });
  return savedSchema.parse(response.json);
}
async function livePage(id = ANTALYA) {
  const { json } = await sendCall(shop.app, 'getPage', { params: { pageId: id } });
  return holidayPageSchema.parse(json).data;
}

const block = (id: string, type: keyof typeof BLOCK_DEFINITIONS, props: object) => ({
  type,
  v: BLOCK_DEFINITIONS[type].version,
  id,
  props,
});

describe('a page of blocks', () => {
  it('is published with what its blocks refer to, and prices of the day in its texts [DEC-260, DEC-261]', async () => {
    const blocks = [
      block('first', 'richText', { title: 'Rome', text: `<p>A week from {{price pages/${ROME}}}.</p>` }),
      block('second', 'destinationCards', { title: 'Go', cards: [{ pageId: ROME, note: 'In spring' }] }),
      block('third', 'pictureText', {
        ...BLOCK_DEFINITIONS.pictureText.defaults,
        title: 'The old town',
        text: '<p>Lanes and cafés.</p>',
      }),
    ];
    expect((await livePage())?.blocks).toBeUndefined();
    const { revision, findings } = await save(blocks);
    expect(findings).toEqual([]);
    expect((await post(`${PATH}/publish`, { base: revision, revision })).status).toBe(200);

    const live = pageBlocksSchema.parse((await livePage())?.blocks);
    expect(live.list.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'first richText',
      'second destinationCards',
      'third pictureText',
    ]);
    const lowest = live.pages[ROME]?.price.price ?? 0;
    expect(lowest).toBeGreaterThan(0);
    expect(live.list[0]?.props['text']).toBe(`<p>A week from £${lowest / 100}.</p>`);
    expect(live.pages[ROME]).toMatchObject({ name: 'Rome', destinationId: 708 });
    expect(live.pictures).toEqual({
      '/media/beach-4/1600.jpg': { src: '/media/beach-4/1600.jpg', alternative: '', credit: '' },
    });
    expect(await readBlockUses(shop)).toEqual([
      { type: 'destinationCards', version: 1, documents: ['pages/antalya'] },
      { type: 'pictureText', version: 1, documents: ['pages/antalya'] },
      { type: 'richText', version: 1, documents: ['pages/antalya'] },
    ]);
  });

  it('may refer to a page that refers back [DEC-261]', async () => {
    const { head, document } = openedSchema.parse((await get(`/documents/pages/${ROME}`)).json);
    const blocks = [
      block('back', 'destinationCards', { title: 'Back', cards: [{ pageId: ANTALYA, note: '' }] }),
    ];
    const saved = savedSchema.parse(
      (await post(`/documents/pages/${ROME}/drafts`, { base: head, document: { ...document, blocks } })).json,
    );
    await post(`/documents/pages/${ROME}/publish`, { base: saved.revision, revision: saved.revision });
    expect(pageBlocksSchema.parse((await livePage(ROME))?.blocks).pages[ANTALYA]?.name).toBe('Antalya');
    expect(pageBlocksSchema.parse((await livePage())?.blocks).pages[ROME]?.name).toBe('Rome');
  });

  it('is saved and previewed with a sample text, and refused when it is published [DEC-422]', async () => {
    const blocks = [block('new', 'richText', BLOCK_DEFINITIONS.richText.defaults)];
    const { revision, findings } = await save(blocks);
    const message = 'is still the sample text of a new block: write your own';
    expect(findings).toEqual([
      { field: 'blocks.0.props.title', message },
      { field: 'blocks.0.props.text', message },
    ]);
    const published = await post(`${PATH}/publish`, { base: revision, revision });
    expect(published.status).toBe(422);
    expect(published.json).toMatchObject({
      error: { findings: findings.map((one) => ({ ...one, level: 'error', isPreviewed: true })) },
    });
    const { document } = openedSchema.parse((await get(PATH)).json);
    expect((await post(`${PATH}/preview`, { document })).status).toBe(200);
  });

  it('is saved as a draft with a hostile text and refused when it is published [DEC-262]', async () => {
    const { revision, findings } = await save([
      block('bad', 'richText', { title: '', text: '<script>alert(1)</script><a href="javascript:x">y</a>' }),
      block('link', 'links', { title: 'x', links: [{ label: 'x', to: 'javascript:alert(1)', note: '' }] }),
    ]);
    expect(findings.map(({ field }) => field)).toEqual(['blocks.1.props.links.0.to']);
    expect((await post(`${PATH}/publish`, { base: revision, revision })).status).toBe(422);
    const corrected = await save([
      block('bad', 'richText', { title: '', text: '<script>alert(1)</script><a href="javascript:x">y</a>' }),
    ]);
    expect(corrected.findings).toEqual([
      {
        field: 'blocks.0.props.text',
        message: 'contains <script>, the link javascript:x, which the shop removes',
      },
    ]);
  });

  it('is edited with the blocks of the backend while no release can be read [DEC-263]', async () => {
    const { json } = await get('/blocks');
    expect(json).toMatchObject({ contract: 1, release: null });
    const { blocks } = z
      .object({ blocks: z.array(z.object({ type: z.string(), schema: z.looseObject({}) })) })
      .parse(json);
    expect(blocks.map(({ type }) => type)).toEqual(Object.keys(BLOCK_DEFINITIONS));
  });
});
