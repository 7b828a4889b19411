import { timingSafeEqual } from 'node:crypto';

import { registryFloorSchema, type RegistryFloor } from '@storefront/shared/api/registry-floor.schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../db/open-database';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';

const paramsSchema = z.object({ store: z.string().regex(/^[0-9a-f]{16}$/) });

/**
 * Calls of the edge servers. They exchange here what they have seen of a release store, because a writer of the store
 * cannot change it.
 */
export function edgeRoutes({ db, token }: { readonly db: Database; readonly token: string }) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isSameText(request.headers.authorization ?? '', `Bearer ${token}`))
        throw new ApiError(401, 'no-token', 'The token is missing or wrong.');
    });
    app.put('/floors/:store', async (request) => {
      const { store } = parseInput(paramsSchema, request.params);
      return raiseFloor(db, store, parseInput(registryFloorSchema, request.body));
    });
    done();
  };
}

/** Raises the stored values and returns all of them. Values never decrease. */
async function raiseFloor(db: Database, store: string, seen: RegistryFloor): Promise<RegistryFloor> {
  const { revision, rootVersion, sequences } = seen;
  const named = [
    ['revision', revision],
    ['root', rootVersion],
    ...Object.entries(sequences).map(([app, sequence]) => [`app:${app}`, sequence] as const),
  ] as const;
  // Always in the same order, so that two servers do not wait for each other.
  const values = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
  await sql`
    insert into registry_floors (store, name, value)
    values ${sql.join(values.map(([name, value]) => sql`(${store}, ${name}, ${value})`))}
    on conflict (store, name) do update set value = greatest(registry_floors.value, excluded.value)`.execute(
    db,
  );
  const rows = await db
    .selectFrom('registry_floors')
    .select(['name', 'value'])
    .where('store', '=', store)
    .execute();
  const stored = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  const apps = [...stored].filter(([name]) => name.startsWith('app:'));
  return {
    revision: stored.get('revision') ?? 0,
    rootVersion: stored.get('root') ?? 0,
    sequences: Object.fromEntries(apps.map(([name, value]) => [name.slice('app:'.length), value])),
  };
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
