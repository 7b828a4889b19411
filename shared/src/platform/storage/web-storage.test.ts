/** @needs document */
import { safeStorage } from './web-storage';

afterEach(() => jest.restoreAllMocks());

describe.each(['local', 'session'] as const)('%s storage', (kind) => {
  const name = `${kind}Storage` as const;

  it('that is blocked behaves like an empty one, and no error leaves it [ERR-25]', () => {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const storage = safeStorage(kind);
    expect(storage.read('key')).toBeNull();
    expect(storage.write('key', 'value')).toBe(false);
    expect(() => storage.remove('key')).not.toThrow();
    expect(storage.keys()).toEqual([]);
  });

  it('that is full states that a value was not stored, and keeps the others [ERR-25]', () => {
    const storage = safeStorage(kind);
    expect(storage.write('before', '1')).toBe(true);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.write('key', 'value')).toBe(false);
    expect([storage.read('before'), storage.read('key'), storage.keys()]).toEqual(['1', null, ['before']]);
    storage.remove('before');
    expect(storage.keys()).toEqual([]);
  });
});
