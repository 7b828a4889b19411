import { errorMessage } from '@storefront/server-kit/error-text';
import { HttpError } from '@storefront/server-kit/service/http-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { StudioSettings } from './studio-settings';

/** A large picture is decoded in some seconds. */
const LIMIT_MS = 30_000;
/** As the backend: a document has several texts of up to 100,000 characters. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** Above the limit of the backend, whose message names the limit. */
const FILE_LIMIT = 32 * 1024 * 1024;
/** Header fields of the browser that the backend checks. */
const REQUEST_HEADERS = ['cookie', 'origin', 'sec-fetch-site', 'content-type'] as const;
const RESPONSE_HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'retry-after'] as const;

/** Forwards `/api/*` to `/studio/*` of the backend, with the token of this server and the address of the browser. */
export function forwardCalls({ backendUrl, token }: Pick<StudioSettings, 'backendUrl' | 'token'>) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    // The body is passed on as it is.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { pathname, search } = new URL(request.url, backendUrl);
      const target = new URL(`/studio${pathname.slice('/api'.length)}${search}`, backendUrl);
      const response = await fetch(target, {
        method: request.method,
        headers: { ...sentHeaders(request), 'x-studio-token': token, 'x-studio-client': request.ip },
        ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      }).catch((error: unknown) => {
        console.error(`studio: ${request.method} ${pathname}: ${errorMessage(error)}`);
        throw new HttpError(503, 'unavailable', 'The backend is unavailable for a moment. Please try again.');
      });
      for (const name of RESPONSE_HEADERS) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()));
    };
    for (const url of ['/pictures', '/pictures/:id/file']) app.post(url, { bodyLimit: FILE_LIMIT }, handler);
    app.route({ method: ['GET', 'POST', 'DELETE'], url: '/*', handler });
    done();
  };
}

function sentHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
