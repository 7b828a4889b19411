import { recordAlerts } from '@storefront/server-kit/testing/alerts/record-alerts';
import type { FastifyInstance } from 'fastify';

export const METRICS_TOKEN = 'a-token-of-the-scraper';

/** Returns `/metrics` of a backend that runs in this process. @throws Error when it does not respond with metrics */
export async function scrapeApp(app: FastifyInstance): Promise<string> {
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization } });
  if (statusCode !== 200) throw new Error(`/metrics responded with ${statusCode}`);
  return body;
}

/** Records the alerts of one backend. @param current returns it, also after a restart */
export function watchBackend(current: () => FastifyInstance) {
  return recordAlerts([{ job: 'backend', instance: 'b1', scrape: () => scrapeApp(current()) }]);
}
