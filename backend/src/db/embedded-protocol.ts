import type { PGlite } from '@electric-sql/pglite';

/** Types of the messages that a client sends before it waits: Query, Sync, Flush and Terminate. */
const AWAITED: ReadonlySet<number> = new Set(Buffer.from('QSHX'));

/**
 * Returns the embedded database with one call for each statement. Its adapter for `pg` calls it for each message of the
 * protocol: parse, bind, describe, execute and sync.
 */
export function inOneCall(engine: PGlite): PGlite {
  let held: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = (message, options) => {
    held.push(message);
    if (!AWAITED.has(message[0] ?? 0)) return Promise.resolve([]);
    const messages = Buffer.concat(held);
    held = [];
    return engine.execProtocolStream(messages, options);
  };
  return new Proxy(engine, {
    get: (target, name) => {
      if (name === 'execProtocolStream') return execProtocolStream;
      // Private fields are not accessible through the proxy, so methods are bound to the target.
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
