import type { Hydration } from '@storefront/shared/contracts/rendered-page';

import { fulfilledPromise } from './fulfilled-promise';

type LoaderData = Record<string, unknown>;

/**
 * Awaits the promises in loader data, because a server renders once.
 *
 * @returns the data with fulfilled promises for rendering, and its JSON form for the document
 * @throws the reason of the first rejected promise
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

/** Whether a promise in loader data has not settled yet. */
export async function hasPendingData(data: LoaderData): Promise<boolean> {
  const promises = Object.values(data)
    .flatMap((value) => (isRecord(value) ? Object.values(value) : []))
    .filter((value) => value instanceof Promise);
  const nextTick = new Promise<true>((resolve) => setImmediate(resolve, true));
  return Promise.race([Promise.allSettled(promises).then(() => false), nextTick]);
}

/** Whether each promise of the loader data had a result; `null` leaves the content to the browser. */
export function hasAllData(wire: Hydration['loaderData']): boolean {
  return Object.values(wire).every(
    ({ value, arriving }) => !isRecord(value) || arriving.every((key) => value[key] !== null),
  );
}

/** Restores loader data from its JSON form, with fulfilled promises, for hydration. */
export function reviveLoaderData(wire: Hydration['loaderData']): LoaderData {
  return Object.fromEntries(
    Object.entries(wire).map(([id, { value, arriving }]) => [
      id,
      isRecord(value) ? { ...value, ...fulfilledPromises(value, arriving) } : value,
    ]),
  );
}

async function settleOne(value: unknown) {
  if (!isRecord(value)) return { rendered: value, wire: { value, arriving: [] } };
  const arriving = Object.keys(value).filter((key) => value[key] instanceof Promise);
  const values = await Promise.all(arriving.map(async (key) => [key, await value[key]] as const));
  const resolved = { ...value, ...Object.fromEntries(values) };
  return {
    rendered: { ...resolved, ...fulfilledPromises(resolved, arriving) },
    wire: { value: resolved, arriving },
  };
}

function fulfilledPromises(value: LoaderData, keys: readonly string[]): LoaderData {
  return Object.fromEntries(keys.map((key) => [key, fulfilledPromise(value[key])]));
}

function isRecord(value: unknown): value is LoaderData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
