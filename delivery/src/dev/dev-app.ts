import type { FastifyInstance } from 'fastify';

import { edgeApp, type EdgeOptions } from '../edge/edge-app';

import type { FarSite } from './upstream-site';
import { localSettings } from './local-settings';
import { passThrough } from './upstream-proxy';

export interface AgainstOptions {
  readonly far: Pick<FarSite, 'origin' | 'config'>;
  /** The live releases of the far site, beside what is under development. */
  readonly store: EdgeOptions['store'];
  readonly underDevelopment: NonNullable<EdgeOptions['underDevelopment']>;
  readonly allowBookings: boolean;
  readonly port: number;
}

/** The edge server of this machine with the releases, settings and services of a far site. */
export async function againstApp(options: AgainstOptions): Promise<FastifyInstance> {
  const { far, store, underDevelopment, allowBookings, port } = options;
  const siteUrl = `http://localhost:${port}`;
  const { apiUrl, backendUrl } = far.config;
  const app = await edgeApp({
    store,
    config: localSettings(far.config, siteUrl),
    // Code under development lives in the browser alone.
    render: null,
    log: true,
    underDevelopment,
  });
  refuseOtherPages(app, siteUrl, port);
  showPicturesOf(app, [apiUrl, backendUrl]);
  passThrough(app, {
    far: { origin: new URL(far.config.siteUrl).origin, apiUrl, backendUrl },
    allowBookings,
  });
  return app;
}

/** A page of somebody else, open in the same browser, must not reach the site's services through this machine. */
function refuseOtherPages(app: FastifyInstance, siteUrl: string, port: number): void {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    const isOurs =
      hosts.includes(headers.host ?? '') &&
      (!url.startsWith('/against/') || headers.origin === undefined || headers.origin === siteUrl);
    if (isOurs) return undefined;
    return reply
      .status(403)
      .send({ error: { code: 'development', message: `Only for pages of ${siteUrl}.` } });
  });
}

/** What the services answer names pictures by their own addresses. */
function showPicturesOf(app: FastifyInstance, services: readonly string[]): void {
  const origins = [...new Set(services.map((url) => new URL(url).origin))].join(' ');
  app.addHook('onSend', async (_request, reply, payload) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') {
      reply.header('content-security-policy', policy.replace("img-src 'self'", `img-src 'self' ${origins}`));
    }
    return payload;
  });
}
