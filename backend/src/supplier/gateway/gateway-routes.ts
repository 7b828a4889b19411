import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import { PRICES_FROM_HEADER } from '@storefront/shared/api/prices-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { GATEWAY_CALLS, type GatewayCall } from './gateway-calls';
import type { SupplierGateway } from './supplier-gateway';

const UK_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

const decompress = promisify(brotliDecompress);

/** Routes of the supplier's calls for browsers, for the prefix `/supplier`. Their `Age` is that of the prices. */
export function gatewayRoutes(gateway: SupplierGateway) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    for (const call of GATEWAY_CALLS)
      app.route({
        method: call.method,
        url: call.route,
        handler: (request, reply) => respond(gateway, call, request, reply),
      });
    done();
  };
}

async function respond(
  gateway: SupplierGateway,
  call: GatewayCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const response = await gateway({
    call,
    path: pathOf(request, call),
    body: call.method === 'POST' ? JSON.stringify(request.body ?? {}) : null,
  });
  reply.type(response.contentType).header('cache-control', 'no-store');
  if (response.kind === 'refused') return reply.status(response.status).send(response.text);
  reply.headers({ age: Math.floor(response.ageMs / 1000), vary: 'accept-encoding' });
  if (response.pricesFrom !== null) reply.header(PRICES_FROM_HEADER, ukTime(response.pricesFrom));
  if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(await decompress(response.body));
  return reply.header('content-encoding', 'br').send(response.body);
}

/** Returns the time in the UK, such as `2026-11-26T14:32`. */
function ukTime(at: number): string {
  return UK_TIME.format(at).replace(' ', 'T');
}

/** The call's own path with the query of the request. The prefix of the gateway is not the supplier's. */
function pathOf({ url, params }: FastifyRequest, { route }: GatewayCall): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const fields = Object.entries(params ?? {});
  const path = fields.reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    route.slice(1),
  );
  return path + query;
}

/** All browsers accept Brotli; other clients receive the text. */
function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(header ?? ''));
}
