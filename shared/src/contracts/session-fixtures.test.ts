import { z } from 'zod';

import { refusedFields } from '../../testing/refused-fields';

import { sessionFixturesSchema, sessionRead, sessionRecordsSchema } from './session-fixtures';

const FIXTURES = {
  contract: '1.8.0',
  writes: [{ name: 'choose', session: { version: 2, chosen: null } }],
  reads: [{ name: 'passengers', needs: { type: 'object' } }],
  recorded: { sourceHash: 'abc', commands: ['choose'], readsSession: true },
};
const RECORDS = {
  writes: [{ command: 'choose', by: 'features/results', session: { version: 2 } }],
  reads: [{ field: 'chosen.rooms[].name', by: 'features/rooms' }],
};

describe('sessionFixturesSchema', () => {
  it('keeps all of recorded fixtures, and of declared ones', () => {
    const { recorded: _recorded, ...declared } = FIXTURES;
    expect(sessionFixturesSchema.parse(FIXTURES)).toEqual(FIXTURES);
    expect(sessionFixturesSchema.parse(declared)).toEqual(declared);
  });

  it.each(['1.8', 'v1.8.0', '1.8.0-beta', '1.8.x', ''])('refuses the contract version %p', (contract) => {
    expect(refusedFields(sessionFixturesSchema, { ...FIXTURES, contract })).toEqual(['contract']);
  });

  it('accepts a contract version with numbers of two digits', () => {
    expect(refusedFields(sessionFixturesSchema, { ...FIXTURES, contract: '10.11.12' })).toEqual([]);
  });

  it.each([
    ['writes.0.name', { writes: [{ name: '', session: {} }] }],
    ['writes.0.session', { writes: [{ name: 'choose', session: null }] }],
    ['reads.0.name', { reads: [{ name: '', needs: {} }] }],
    ['reads.0.needs', { reads: [{ name: 'passengers' }] }],
    ['recorded.sourceHash', { recorded: { ...FIXTURES.recorded, sourceHash: '' } }],
    ['recorded.commands', { recorded: { ...FIXTURES.recorded, commands: 'choose' } }],
    ['recorded.readsSession', { recorded: { ...FIXTURES.recorded, readsSession: undefined } }],
  ])('refuses an invalid %s', (field, changes) => {
    expect(refusedFields(sessionFixturesSchema, { ...FIXTURES, ...changes })).toEqual([field]);
  });
});

describe('sessionRecordsSchema', () => {
  it('keeps all of what one file of tests recorded', () => {
    expect(sessionRecordsSchema.parse(RECORDS)).toEqual(RECORDS);
  });

  it.each([
    ['writes.0.command', { writes: [{ by: 'features/results', session: {} }] }],
    ['writes.0.by', { writes: [{ command: 'choose', session: {} }] }],
    ['writes.0.session', { writes: [{ command: 'choose', by: 'features/results' }] }],
    ['reads.0.field', { reads: [{ by: 'features/rooms' }] }],
    ['reads.0.by', { reads: [{ field: 'chosen' }] }],
  ])('refuses records without %s', (field, changes) => {
    expect(refusedFields(sessionRecordsSchema, { ...RECORDS, ...changes })).toEqual([field]);
  });
});

describe('sessionRead', () => {
  it('describes what the page requires of a stored session, before defaults and additional fields', () => {
    const schema = z.object({ lead: z.string(), notes: z.string().default('') });
    const { name, needs } = sessionRead('passengers', schema);
    expect(name).toBe('passengers');
    expect(needs).toMatchObject({
      type: 'object',
      properties: { lead: { type: 'string' }, notes: { type: 'string' } },
      required: ['lead'],
    });
    expect(needs).not.toHaveProperty('additionalProperties');
  });
});
