import type { KyselyPlugin, RootOperationNode } from 'kysely';

import type { Database } from '../../src/db/open-database';

/**
 * Returns the database with a callback after every statement that wrote an order: the moment between the order and its
 * response, which is not visible outside the product otherwise. Such a statement is a transaction of its own, so its
 * result follows its commit.
 */
export function observedDatabase(db: Database, onOrder: () => void): Database {
  return db.withPlugin(orderPlugin(onOrder));
}

function orderPlugin(onOrder: () => void): KyselyPlugin {
  const ordering = new WeakSet<object>();
  return {
    transformQuery: ({ node, queryId }) => {
      if (insertsOrder(node)) ordering.add(queryId);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      if (ordering.has(queryId) && result.rows.length > 0) onOrder();
      return result;
    },
  };
}

function insertsOrder(node: RootOperationNode): boolean {
  return node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes('insert into orders'));
}
