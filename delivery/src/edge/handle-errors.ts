import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { errorResponse, sendErrorPage, type ErrorPage } from './error-page';

type Config = StorefrontConfig;

/** Paths that only programs call; their errors are JSON. */
const DATA_PATHS: readonly string[] = ['/health', '/ready', '/registry.json', '/csp-report', '/edge/empty'];

const TEXTS: Readonly<Record<number, readonly [title: string, message: string]>> = {
  400: ["We can't read this address", 'Part of the address is not valid. Please check it for typing errors.'],
  404: ["We can't find this page", 'The address may contain a typing error, or the page has moved.'],
  405: ["This page can't be used this way", 'Please open it from our homepage.'],
  408: ['This took too long', 'Your connection is slow at the moment. Please try again.'],
  413: ['This is more than we can accept', 'Please open the page from our homepage.'],
  414: ["We can't read this address", 'The address is too long. Please check that it was copied correctly.'],
  429: ['Too many requests', 'Please wait a moment and try again.'],
  431: [
    "We can't read this request",
    'Your browser sent too much data. Clearing the cookies of this site may help.',
  ],
  503: ["We can't show this page right now", 'Please try again in a moment.'],
};

const SERVER_ERROR = ['Something went wrong on our side', 'Please try again in a moment.'] as const;

/** Returns the error page with the standard text for a status. */
export function standardErrorPage(status: number, config: Config): ErrorPage {
  const [title, message] = TEXTS[status] ?? (status < 500 ? TEXTS[400] : undefined) ?? SERVER_ERROR;
  return { status, title, message, config, retryAfterSeconds: status === 503 ? RETRY_AFTER_SECONDS : null };
}

const RETRY_AFTER_SECONDS = 30;

/** Sends errors of all routes as a page, or as JSON on the paths that programs call. Never sends the text of an error. */
export function handleErrors(app: FastifyInstance, config: Config): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error(error, 'request failed');
    return sendError(request, reply, status, config);
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendError(request, reply, 404, config);
    return sendError(request, reply.header('allow', 'GET, HEAD'), 405, config);
  });
}

/** For URLs that the router of Fastify cannot decode. */
export function frameworkErrors(config: Config) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void sendError(request, reply, error.statusCode ?? 400, config);
  };
}

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  config: Config,
): FastifyReply {
  const page = standardErrorPage(status, config);
  if (!DATA_PATHS.includes(pathOf(request.url))) return sendErrorPage(reply, page);
  return reply.status(status).header('cache-control', 'no-store').send({ error: page.title });
}

function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

const CLIENT_ERROR_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const REASON: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** For requests that Node cannot parse, or that were not complete in time: there is a socket, but no reply. */
export function clientErrorHandler(config: Config) {
  return (
    error: NodeJS.ErrnoException,
    socket: Socket & { readonly _httpMessage?: ServerResponse },
  ): void => {
    // A response that has started cannot be followed by another one.
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy(error);
      return;
    }
    const status = CLIENT_ERROR_STATUS[error.code ?? ''] ?? 400;
    const { headers, body } = errorResponse(standardErrorPage(status, config));
    const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${REASON[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
    // A client that does not read would otherwise keep the socket open.
    setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
  };
}

const CLOSE_AFTER_MS = 1_000;
