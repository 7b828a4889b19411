import type { Hydration } from '@storefront/shared/contracts/rendered-page';

import { settled } from './settled';

type LoaderData = Record<string, unknown>;

/**
 * Waits for what the loaders of a page left to come, since a server renders once.
 *
 * @returns the same data with kept promises in it, and the form in which it travels in the document
 * @throws whatever a promise was rejected with
 */
export async function settleLoaderData(data: LoaderData): Promise<{
  readonly rendered: LoaderData;
  readonly wire: Hydration['loaderData'];
}> {
  const routes = await Promise.all(
    Object.entries(data).map(async ([id, value]) => ({ id, ...(await settleOne(value)) })),
  );
  return {
    rendered: Object.fromEntries(routes.map(({ id, rendered }) => [id, rendered])),
    wire: Object.fromEntries(routes.map(({ id, wire }) => [id, wire])),
  };
}

/** The other way round, in the browser. */
export function revivedLoaderData(wire: Hydration['loaderData']): LoaderData {
  return Object.fromEntries(
    Object.entries(wire).map(([id, { value, arriving }]) => [
      id,
      isRecord(value) ? { ...value, ...keptPromises(value, arriving) } : value,
    ]),
  );
}

async function settleOne(value: unknown) {
  if (!isRecord(value)) return { rendered: value, wire: { value, arriving: [] } };
  const arriving = Object.keys(value).filter((key) => value[key] instanceof Promise);
  const values = await Promise.all(arriving.map(async (key) => [key, await value[key]] as const));
  const known = { ...value, ...Object.fromEntries(values) };
  return { rendered: { ...known, ...keptPromises(known, arriving) }, wire: { value: known, arriving } };
}

function keptPromises(value: LoaderData, keys: readonly string[]): LoaderData {
  return Object.fromEntries(keys.map((key) => [key, settled(value[key])]));
}

function isRecord(value: unknown): value is LoaderData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
