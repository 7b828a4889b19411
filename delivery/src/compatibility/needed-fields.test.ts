import { neededFields } from './needed-fields';

const NAMED = { type: 'object', properties: { name: { type: 'string', minLength: 2 } }, required: ['name'] };

describe('the part of a schema that code depends on', () => {
  it('has the fields that are read, in alphabetical order, with their types alone', () => {
    const schema = {
      type: 'object',
      properties: {
        ...NAMED.properties,
        board: { enum: ['AI', 'HB'], title: 'Board' },
        price: { type: 'number' },
      },
      required: ['name', 'price'],
    };
    const needs = neededFields(schema, ['name', 'board']);
    expect(needs).toEqual({
      type: 'object',
      properties: { board: { enum: ['AI', 'HB'] }, name: { type: 'string' } },
      required: ['name'],
    });
    expect(Object.keys(Object(needs['properties']))).toEqual(['board', 'name']);
  });

  it('leaves out the fields of an object that is read whole', () => {
    const schema = { type: 'object', properties: { room: NAMED }, required: [] };
    expect(neededFields(schema, ['room'])).toEqual({
      type: 'object',
      properties: { room: { type: 'object' } },
      required: [],
    });
  });

  it('requires a field that the schema does not have, with any type', () => {
    expect(neededFields(NAMED, ['name', 'loyaltyNumber'])).toEqual({
      type: 'object',
      properties: { loyaltyNumber: {}, name: { type: 'string' } },
      required: ['loyaltyNumber', 'name'],
    });
    expect(neededFields({}, ['name'])).toEqual({ properties: { name: {} }, required: ['name'] });
  });

  it('has the entries of a list', () => {
    const rooms = { type: 'array', minItems: 1, items: NAMED };
    const schema = { type: 'object', properties: { rooms }, required: ['rooms'] };
    expect(neededFields(schema, ['rooms[].name'])).toMatchObject({
      properties: {
        rooms: {
          type: 'array',
          items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        },
      },
    });
    const unknown = { ...schema, properties: { rooms: { type: 'array' } } };
    expect(neededFields(unknown, ['rooms[].name'])).toMatchObject({
      properties: { rooms: { type: 'array', items: { properties: { name: {} }, required: ['name'] } } },
    });
  });
});

describe('the fields of a schema with branches', () => {
  const branchesFor = (fields: readonly string[], ...branches: readonly unknown[]) =>
    neededFields({ type: 'object', properties: { room: { anyOf: branches } }, required: ['room'] }, fields);
  const inRoom = (anyOf: readonly object[]) => ({
    type: 'object',
    properties: { room: { anyOf } },
    required: ['room'],
  });

  it('are those of the object, not of null', () => {
    expect(branchesFor(['room.name'], NAMED, { type: 'null' })).toEqual(
      inRoom([
        { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        { type: 'null' },
      ]),
    );
  });

  it('are the entries of the list, not of an object or of null', () => {
    const list = { type: 'array', items: { type: 'string', minLength: 1 } };
    expect(branchesFor(['room[]'], NAMED, list, { type: 'null' })).toEqual(
      inRoom([{ type: 'object' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }]),
    );
  });

  it('leave out a branch that allows everything', () => {
    expect(branchesFor(['room'], true, { type: 'null' })).toEqual(inRoom([{ type: 'null' }]));
  });
});
