import { callingCode } from './calling-code';
import { currentRecords } from './records';

const originals = new WeakMap<object, object>();
/** By path, because the same object may be read at two of them. One proxy per object keeps references equal. */
const proxies = new WeakMap<object, Map<string, object>>();
const recordedFields = new Set<string>();

/** Names that languages and libraries look up in every object. */
const NOT_FIELDS = new Set(['toJSON', 'then', '$$typeof', 'nodeType', 'asymmetricMatch', 'constructor']);

/** Returns the value with a record of every field that the code of an app reads from it. */
export function recordReads<T>(value: T, path = ''): T {
  if (!isData(value)) return value;
  const byPath = proxies.get(value) ?? new Map<string, object>();
  proxies.set(value, byPath);
  const existing = byPath.get(path) ?? createProxy(value, path);
  byPath.set(path, existing);
  originals.set(existing, value);
  return existing as T;
}

/** Returns the value without recording, at any depth: what an app writes may contain what it has read. */
export function withoutRecording<T>(value: T): T {
  if (!isData(value)) return value;
  const original = originals.get(value);
  if (original) return original as T;
  const entries = Object.entries(value).map(([key, entry]) => [key, withoutRecording(entry)] as const);
  if (entries.every(([key, entry]) => entry === Reflect.get(value, key))) return value;
  return (Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries)) as T;
}

function createProxy(target: object, path: string): object {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof key === 'symbol' || NOT_FIELDS.has(key) || typeof value === 'function') return value;
      if (Array.isArray(object) && !/^\d+$/.test(key)) return value;
      const field = Array.isArray(object) ? `${path}[]` : path ? `${path}.${key}` : key;
      recordField(field);
      // A proxy must return the value itself for properties that cannot change.
      const property = Reflect.getOwnPropertyDescriptor(object, key);
      if (property && !property.configurable && !property.writable) return value;
      return recordReads(value, field);
    },
  });
}

function recordField(field: string): void {
  if (recordedFields.has(field)) return;
  const by = callingCode();
  if (by === null) return;
  recordedFields.add(field);
  currentRecords().reads.push({ field, by });
}

function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
