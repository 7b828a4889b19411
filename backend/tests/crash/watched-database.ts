import type { KyselyPlugin } from 'kysely';

import type { Database } from '../../src/db/open-database';

/**
 * Returns the database with a callback after every commit of a transaction that wrote an order: the moment between the
 * order and its response, which is not visible outside the product otherwise.
 */
export function observedDatabase(db: Database, onOrder: () => void): Database {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => observedTransaction(target, onOrder);
      const value: unknown = Reflect.get(target, name, target);
      // Private fields are not accessible through the proxy, so methods are bound to the target.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function observedTransaction(db: Database, onOrder: () => void): ReturnType<Database['transaction']> {
  const builder = db.transaction();
  const builderExecute = builder.execute.bind(builder);
  const execute: typeof builder.execute = async (work) => {
    let ordered = false;
    const plugin = orderPlugin(() => (ordered = true));
    const result = await builderExecute((trx) => work(trx.withPlugin(plugin)));
    if (ordered) onOrder();
    return result;
  };
  return Object.assign(builder, { execute });
}

function orderPlugin(onInsert: () => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'orders') onInsert();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
