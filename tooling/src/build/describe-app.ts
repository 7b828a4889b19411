import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { parse } from 'es-module-lexer/js';
import { register } from 'tsx/esm/api';
import { z } from 'zod';

import type { BlockDefinition } from '@storefront/shared/contracts/blocks/block';
import { describeBlocks, type BlockCatalogue } from '@storefront/shared/contracts/blocks/block-catalogue';
import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { sessionFixturesSchema, type SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

import { inApp, WORKSPACE_ROOT } from '../workspace';

import type { AppName } from '../apps';

export interface AppDescription {
  readonly contract: string;
  readonly routes: readonly { readonly path: string; readonly lazyRequest: string | null }[];
}

const remoteSchema = z.object({
  remote: z.object({
    contract: z.string(),
    routes: z.array(
      z.object({ path: z.string(), lazy: z.custom<() => unknown>((lazy) => typeof lazy === 'function') }),
    ),
  }),
});

const shellSchema = z.object({ staticRoutes: remoteSchema.shape.remote.shape.routes });

/**
 * Reads contract and routes of an app by loading the module that declares them. The module of a page is read
 * from the source text of its `lazy` function, because a route states it nowhere else.
 */
export async function describeApp(app: AppName): Promise<AppDescription> {
  if (app === 'shell') {
    const { staticRoutes } = shellSchema.parse(await load('shell/src/pages/static-routes.ts'));
    return { contract: CONTRACT_VERSION, routes: staticRoutes.map(describeRoute) };
  }
  const { remote } = remoteSchema.parse(await load(inApp(app, 'src/remote.ts')));
  return {
    contract: remote.contract,
    routes: remote.routes.map(describeRoute),
  };
}

const queriesSchema = z.object({ pageQueries: z.record(z.string(), z.array(z.string())) });

/**
 * Reads the query parameters of the pages of an app, by path pattern. An app without the file declares nothing: its
 * pages get all parameters, and are not cached with any.
 *
 * @throws Error when the file names a path that the app does not have
 */
export async function pageQueriesOf(
  app: AppName,
  { routes }: AppDescription,
): Promise<Record<string, string[]>> {
  const file = app === 'shell' ? 'shell/src/pages/page-queries.ts' : inApp(app, 'src/page-queries.ts');
  if (!existsSync(join(WORKSPACE_ROOT, file))) return {};
  const { pageQueries } = queriesSchema.parse(await load(file));
  const unknown = Object.keys(pageQueries).filter((pattern) => !routes.some(({ path }) => path === pattern));
  if (unknown.length > 0) throw new Error(`${file}: ${app} has no route ${unknown.join(', ')}`);
  return pageQueries;
}

const blocksSchema = z.object({
  blocks: z.record(
    z.string(),
    z.object({
      definition: z.custom<BlockDefinition>(
        (definition) => typeof definition === 'object' && definition !== null && 'schema' in definition,
      ),
    }),
  ),
});

/** Returns the catalogue of the blocks that a remote renders; `null` for an app without the file. */
export async function blockCatalogueOf(app: AppName): Promise<BlockCatalogue | null> {
  const file = `${app}/src/blocks.ts`;
  if (!existsSync(join(WORKSPACE_ROOT, file))) return null;
  const { blocks } = blocksSchema.parse(await load(file));
  return describeBlocks(
    Object.fromEntries(Object.entries(blocks).map(([type, { definition }]) => [type, definition])),
    (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  );
}

const fixturesSchema = z.object({ sessionFixtures: sessionFixturesSchema });

/**
 * Reads the session fixtures from the current sources of an app.
 *
 * @throws Error when they are missing or invalid.
 */
export async function sessionFixturesOf(app: AppName): Promise<SessionFixtures> {
  const { sessionFixtures } = fixturesSchema.parse(
    await load(inApp(app, 'src/session-fixtures/session-fixtures.ts')),
  );
  return sessionFixtures;
}

function describeRoute({ path, lazy }: { readonly path: string; readonly lazy: () => unknown }) {
  return { path, lazyRequest: importedBy(lazy) };
}

function importedBy(lazy: () => unknown): string | null {
  const [imports] = parse(lazy.toString());
  // `d` is the position of a dynamic import, and negative for other imports.
  return imports.find(({ d }) => d >= 0)?.n ?? null;
}

let isCompiling = false;

/** Loads a module of an app from its source, which the text of `lazy` needs: a compiled copy has other names of modules. */
async function load(file: string): Promise<unknown> {
  if (!isCompiling) register();
  isCompiling = true;
  return import(pathToFileURL(join(WORKSPACE_ROOT, file)).href);
}
