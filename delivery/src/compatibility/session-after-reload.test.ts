import { sessionAfterReload } from './session-after-reload';

const object = (properties: object) => ({ type: 'object', properties });
const text = { type: 'string' };

describe('a session after a reload', () => {
  it('has the fields of the schema alone, at every depth', () => {
    const schema = object({
      offer: object({ name: text }),
      rooms: { type: 'array', items: object({ name: text }) },
    });
    const session = {
      offer: { name: 'Sun', code: 1 },
      rooms: [{ name: 'Double', code: 1 }],
      draft: true,
    };
    expect(sessionAfterReload(schema, session)).toEqual({
      offer: { name: 'Sun' },
      rooms: [{ name: 'Double' }],
    });
  });

  it('has the default of a missing field', () => {
    const schema = object({ room: { type: 'string', default: 'Double' }, board: text });
    expect(sessionAfterReload(schema, {})).toEqual({ room: 'Double' });
    expect(sessionAfterReload(schema, { room: 'Twin' })).toEqual({ room: 'Twin' });
  });

  it('has no field whose schema is not an object', () => {
    expect(sessionAfterReload(object({ room: true, board: text }), { room: 'Twin', board: 'AI' })).toEqual({
      board: 'AI',
    });
  });

  it('keeps values for which the schema names no fields or entries', () => {
    expect(sessionAfterReload(text, 'Twin')).toBe('Twin');
    expect(sessionAfterReload({ type: 'object' }, { room: 1 })).toEqual({ room: 1 });
    expect(sessionAfterReload({ type: 'array' }, [{ room: 1 }])).toEqual([{ room: 1 }]);
    expect(sessionAfterReload(object({ room: text }), null)).toBeNull();
  });

  it.each([
    ['object', { name: 'Sun', code: 1 }, { name: 'Sun' }],
    ['array', [{ name: 'Sun', code: 1 }], [{ name: 'Sun' }]],
    ['string', 'Sun', 'Sun'],
    ['value of no branch', 4, 4],
  ])('follows the branch for an %s', (_, value, expected) => {
    const anyOf = [
      { type: 'string' },
      { type: 'array', items: object({ name: text }) },
      object({ name: text }),
    ];
    expect(sessionAfterReload({ anyOf }, value)).toEqual(expected);
  });
});
