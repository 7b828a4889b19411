import type { KyselyPlugin, RootOperationNode } from 'kysely';

import type { Database } from '../../src/db/open-database';

import type { KillPoint } from './kill-points';

/** Statements of the product that write a result, each with the kill point after it. */
const WRITES: readonly (readonly [KillPoint, string])[] = [
  ['order-written', 'insert into orders'],
  ['balance-written', 'update orders set paid'],
  ['refund-written', 'update refunds set state'],
];

/**
 * Returns the database with a callback after every statement that wrote an order, a balance, a cancellation or a refund:
 * the moment between the result and its response, which is not visible outside the product otherwise. Such a statement
 * is a transaction of its own, so its result follows its commit; that of a cancellation is a part of its transaction.
 */
export function observedDatabase(db: Database, onWrite: (point: KillPoint) => void): Database {
  return db.withPlugin(writePlugin(onWrite));
}

function writePlugin(onWrite: (point: KillPoint) => void): KyselyPlugin {
  const writing = new WeakMap<object, KillPoint>();
  return {
    transformQuery: ({ node, queryId }) => {
      const point = pointAfter(node);
      if (point) writing.set(queryId, point);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      const point = writing.get(queryId);
      if (point && (point === 'cancellation-written' || result.rows.length > 0)) onWrite(point);
      return result;
    },
  };
}

function pointAfter(node: RootOperationNode): KillPoint | undefined {
  if (node.kind === 'InsertQueryNode')
    return node.into?.table.identifier.name === 'refunds' ? 'cancellation-written' : undefined;
  if (node.kind !== 'RawNode') return undefined;
  return WRITES.find(([, text]) => node.sqlFragments.some((fragment) => fragment.includes(text)))?.[0];
}
