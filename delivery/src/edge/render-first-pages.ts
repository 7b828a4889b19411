import { registrySchema } from '@storefront/shared/contracts/registry';
import type { FastifyInstance } from 'fastify';

import { warmUp } from '../start/warm-up';

/**
 * Renders a page of each kind before the site accepts connections: a balancer sends visitors to a new process at once, and
 * what its cold threads cannot render in time is left to browsers. Never rejects, and gives up after eight seconds, as
 * when the backend is down.
 */
export async function renderFirstPages(app: FastifyInstance): Promise<void> {
  await app.ready();
  const response = await app.inject('/registry.json');
  if (response.statusCode !== 200) return;
  const registry = registrySchema.safeParse(response.json());
  if (!registry.success) return;
  await warmUp(async (path, signal) => {
    // A page with a query that no page reads is rendered again, so that a second thread renders it as well.
    const urls = [path, `${path}${path.includes('?') ? '&' : '?'}start`];
    const responses = await Promise.all(urls.map((url) => app.inject({ url, signal })));
    const [first] = responses;
    return first && responses.every(({ statusCode }) => statusCode === 200) ? first.body : null;
  }, registry.data);
}
