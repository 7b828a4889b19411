import { z } from 'zod';

import { defineBlock } from './block';
import { blockCatalogueSchema, blockUsesSchema, describeBlocks } from './block-catalogue';

const definition = defineBlock({
  version: 2,
  label: 'Note',
  description: 'A short note.',
  category: 'Text and pictures',
  schema: z.object({ text: z.string() }),
  defaults: { text: 'Write here.' },
});
const ENTRY = {
  type: 'note',
  version: 2,
  label: 'Note',
  description: 'A short note.',
  category: 'Text and pictures',
  schema: { type: 'object' },
  defaults: { text: 'Write here.' },
};

describe('describeBlocks', () => {
  it('states each definition with the JSON schema of its properties [DEC-260]', () => {
    const described: unknown[] = [];
    const catalogue = describeBlocks({ note: definition }, (schema) => {
      described.push(schema);
      return { type: 'object' };
    });
    expect(catalogue).toEqual({ contract: 1, blocks: [ENTRY] });
    expect(described).toEqual([definition.schema]);
  });
});

describe('blockCatalogueSchema', () => {
  it('keeps all of a catalogue', () => {
    const catalogue = { contract: 1, blocks: [ENTRY] };
    expect(blockCatalogueSchema.parse(catalogue)).toEqual(catalogue);
  });

  it.each([
    ['another format', { contract: 2, blocks: [] }],
    ['a block of version 0', { contract: 1, blocks: [{ ...ENTRY, version: 0 }] }],
    ['an unknown category', { contract: 1, blocks: [{ ...ENTRY, category: 'Others' }] }],
    ['a block without a type', { contract: 1, blocks: [{ ...ENTRY, type: undefined }] }],
    ['a block without defaults', { contract: 1, blocks: [{ ...ENTRY, defaults: undefined }] }],
  ])('refuses %s', (_what, catalogue) => {
    expect(blockCatalogueSchema.safeParse(catalogue).success).toBe(false);
  });
});

describe('blockUsesSchema', () => {
  it('keeps the types of blocks with their highest version and documents', () => {
    const uses = { blocks: [{ type: 'note', version: 2, documents: ['pages/antalya'] }] };
    expect(blockUsesSchema.parse(uses)).toEqual(uses);
  });

  it('refuses a type without a version or documents', () => {
    expect(blockUsesSchema.safeParse({ blocks: [{ type: 'note', documents: [] }] }).success).toBe(false);
    expect(blockUsesSchema.safeParse({ blocks: [{ type: 'note', version: 1 }] }).success).toBe(false);
  });
});
