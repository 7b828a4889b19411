import type { FastifyInstance } from 'fastify';

import { edgeApp, type EdgeOptions } from '../edge/edge-app';

import { localSettings } from './local-settings';
import { proxyToUpstream } from './upstream-proxy';
import type { UpstreamSite } from './upstream-site';

export interface DevAppOptions {
  readonly upstream: Pick<UpstreamSite, 'origin' | 'config'>;
  /** The live releases of the upstream site, and the development builds. */
  readonly store: EdgeOptions['store'];
  readonly underDevelopment: NonNullable<EdgeOptions['underDevelopment']>;
  readonly allowBookings: boolean;
  readonly port: number;
}

/** Creates a local edge server with the releases, settings and services of an upstream site. */
export async function devApp(options: DevAppOptions): Promise<FastifyInstance> {
  const { upstream, store, underDevelopment, allowBookings, port } = options;
  const siteUrl = `http://localhost:${port}`;
  const { apiUrl, backendUrl } = upstream.config;
  const app = await edgeApp({
    store,
    config: localSettings(upstream.config, siteUrl),
    // A remote under development has no Node build.
    render: null,
    log: true,
    underDevelopment,
  });
  rejectForeignPages(app, siteUrl, port);
  allowImagesFrom(app, [apiUrl, backendUrl]);
  proxyToUpstream(app, {
    upstream: { origin: new URL(upstream.config.siteUrl).origin, apiUrl, backendUrl },
    allowBookings,
  });
  return app;
}

/** Pages of other sites in the same browser must not reach the upstream services through the proxy. */
function rejectForeignPages(app: FastifyInstance, siteUrl: string, port: number): void {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    const isOurs =
      hosts.includes(headers.host ?? '') &&
      (!url.startsWith('/against/') || headers.origin === undefined || headers.origin === siteUrl);
    if (isOurs) return undefined;
    return reply
      .status(403)
      .send({ error: { code: 'development', message: `Only pages of ${siteUrl} may use this server.` } });
  });
}

/** Responses of the services contain image URLs with the upstream origins. */
function allowImagesFrom(app: FastifyInstance, services: readonly string[]): void {
  const origins = [...new Set(services.map((url) => new URL(url).origin))].join(' ');
  app.addHook('onSend', async (_request, reply, payload) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') {
      reply.header('content-security-policy', policy.replace("img-src 'self'", `img-src 'self' ${origins}`));
    }
    return payload;
  });
}
