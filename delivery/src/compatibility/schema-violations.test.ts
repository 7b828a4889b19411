import { schemaViolations } from './schema-violations';

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const violationsOf = (field: object, value: unknown) =>
  schemaViolations(object({ field }), { field: value }).map(
    ({ field: name, found, expected }) => `${name}: ${found} for ${expected}`,
  );
const fieldsOf = (schema: object, session: unknown) =>
  schemaViolations({ ...schema }, session).map(({ field }) => field);

it('has no violation of a session that matches', () => {
  expect(schemaViolations(object({ name: { type: 'string' } }, ['name']), { name: 'Ann' })).toEqual([]);
});

describe('a value of the wrong type', () => {
  it.each([
    [{ type: 'string' }, 1, 'field: a number for a string'],
    [{ type: 'object' }, [], 'field: an array for an object'],
    [{ type: 'integer' }, {}, 'field: an object for an integer'],
    [{ type: 'array' }, null, 'field: null for an array'],
    [{ type: ['string', 'null'] }, true, 'field: a boolean for a string or null'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, 'field: a number for a string or null'],
  ])('of %j is %j', (schema, value, expected) => {
    expect(violationsOf(schema, value)).toEqual([expected]);
  });

  it('may be the session itself', () => {
    expect(schemaViolations({ type: 'object' }, 3)).toEqual([
      { field: '', found: 'a number', expected: 'an object' },
    ]);
  });
});

describe('a wrong value of the right type', () => {
  it.each([
    [{ enum: ['AI', 'HB'] }, 'RO', 'field: "RO" for one of "AI", "HB"'],
    [{ const: 'AI' }, 'RO', 'field: "RO" for "AI"'],
    [{ type: 'number', minimum: 1 }, 0, 'field: 0 for >= 1'],
    [{ type: 'string', pattern: 'b' }, 'a', 'field: "a" for match pattern "b"'],
    [
      { type: 'object', dependentRequired: { room: ['board'] } },
      { room: 1 },
      'field: {"room":1} for property board when property room is present',
    ],
    // One branch of the two has the type.
    [{ anyOf: [{ type: 'string' }, { enum: [1, 2] }] }, 5, 'field: 5 for a string or one of 1, 2'],
  ])('of %j is %j', (schema, value, expected) => {
    expect(violationsOf(schema, value)).toEqual([expected]);
  });
});

describe('a missing field', () => {
  it.each([
    [{ type: 'string' }, 'a string'],
    [{ type: ['string', 'number'] }, 'a string or a number'],
    [{ enum: ['AI', 'HB'] }, 'one of "AI", "HB"'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'a string or null'],
    [{}, 'a value'],
    [true, 'a value'],
  ])('with the schema %j is %s', (schema, expected) => {
    const needs = { type: 'object', properties: { field: schema }, required: ['field'] };
    expect(schemaViolations(needs, {})).toEqual([{ field: 'field', found: 'nothing', expected }]);
  });

  it('of a schema without fields is a value', () => {
    expect(schemaViolations({ required: ['field'] }, {})).toEqual([
      { field: 'field', found: 'nothing', expected: 'a value' },
    ]);
  });
});

describe('the name of a field', () => {
  const text = { type: 'string' };

  it('has the position in a list, and the name in an object', () => {
    const rooms = object({ rooms: { type: 'array', items: object({ name: text }) } });
    const session = { rooms: Array.from({ length: 13 }, (_, at) => ({ name: at === 12 ? 1 : 'Double' })) };
    expect(fieldsOf(rooms, session)).toEqual(['rooms[12].name']);
  });

  it('is not taken for a position when it only contains digits', () => {
    const numbered = object({ a: object({ '1st': text, room2: text }) });
    expect(fieldsOf(numbered, { a: { '1st': 1, room2: 1 } })).toEqual(['a.1st', 'a.room2']);
  });

  it('may contain the characters that a JSON pointer escapes', () => {
    expect(fieldsOf(object({ 'bed/board': text, 'a~b': text }), { 'bed/board': 1, 'a~b': 1 })).toEqual([
      'bed/board',
      'a~b',
    ]);
  });
});

describe('a field whose parts are invalid', () => {
  const either = (branch: object) => ({ anyOf: [{ type: 'string' }, branch] });
  const part = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };

  it('is left out, as its parts name the fault', () => {
    expect(fieldsOf(object({ room: either(part) }), { room: { name: 1 } })).toEqual(['room.name']);
    const list = either({ type: 'array', items: { type: 'string' } });
    expect(fieldsOf(object({ rooms: list }), { rooms: ['Double', 1] })).toEqual(['rooms[1]']);
    expect(fieldsOf(either(part), {})).toEqual(['name']);
  });

  it('is not one whose name another name continues', () => {
    const fields = object({ room: { type: 'string' }, roomName: { type: 'string' } });
    expect(fieldsOf(fields, { room: 1, roomName: 1 })).toEqual(['room', 'roomName']);
  });
});
