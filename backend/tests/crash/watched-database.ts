import type { KyselyPlugin } from 'kysely';

import type { Database } from '../../src/db/open-database';

/**
 * The same database, which says when a transaction that wrote an order is committed: the moment between
 * the order and the answer to the browser, which nothing else outside the product can see.
 */
export function watchedDatabase(db: Database, onOrder: () => void): Database {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => watchedTransaction(target, onOrder);
      const value: unknown = Reflect.get(target, name, target);
      // Its fields are private: its methods work on itself, not on the proxy.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function watchedTransaction(db: Database, onOrder: () => void): ReturnType<Database['transaction']> {
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
