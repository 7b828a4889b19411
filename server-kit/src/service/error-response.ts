import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { HttpError } from './http-error';

/** Seconds after which a client may repeat a request that got 503. */
const RETRY_AFTER_SECONDS = 5;

/** Error codes for statuses that the framework or a plugin sets. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  414: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
};

export interface ErrorResponses {
  /** Maps an error of the service, such as an unavailable database; `null` leaves it to the general rules. */
  readonly toHttpError?: (error: unknown) => HttpError | null;
  /** Writes the body; without it the JSON of the API: `{ error: { code, message } }`. */
  readonly sendBody?: (reply: FastifyReply, error: HttpError) => unknown;
}

/** Returns the error handler that all services share. An unknown error is logged, and its text is not sent. */
export function errorHandler(responses: ErrorResponses) {
  return (error: FastifyError | HttpError, _request: FastifyRequest, reply: FastifyReply): unknown => {
    const httpError = error instanceof HttpError ? error : responses.toHttpError?.(error);
    // Only the errors of the service itself are expected: everything else needs attention.
    if (!(error instanceof HttpError) && (error.statusCode ?? 500) >= 500) reply.log.error(error);
    return sendHttpError(reply, httpError ?? frameworkError(error), responses);
  };
}

/** Sends an error response. 503 always has a time to try again. */
export function sendHttpError(
  reply: FastifyReply,
  error: HttpError,
  { sendBody = sendJson }: Pick<ErrorResponses, 'sendBody'> = {},
): unknown {
  void reply.status(error.status);
  if (error.status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  // No cache may keep an outage.
  if (error.status >= 500) void reply.header('cache-control', 'no-store');
  return sendBody(reply, error);
}

function sendJson(reply: FastifyReply, { code, message, details }: HttpError): unknown {
  return reply.send({ error: { code, message, ...details } });
}

function frameworkError({ statusCode = 500, message }: FastifyError | (HttpError & { statusCode?: number })) {
  return statusCode < 500
    ? new HttpError(statusCode, CODES[statusCode] ?? 'bad-input', message)
    : new HttpError(500, 'internal', 'Something went wrong on our side.');
}
