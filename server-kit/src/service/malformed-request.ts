import type { Socket } from 'node:net';

import { errorCode } from '../error-text';

/** Errors of Node's HTTP parser and time limits, by code; every other one is a 400. */
const RESPONSES: Readonly<Record<string, readonly [status: string, code: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.'],
};
const MALFORMED = ['400 Bad Request', 'bad-input', 'The request is not valid HTTP.'] as const;

/**
 * Returns a handler that responds to what never becomes a request: malformed HTTP, and a request that did not arrive in
 * time. Hooks and error handlers of the framework do not run for it.
 */
export function malformedRequestHandler(headers: Readonly<Record<string, string>>) {
  return (error: Error, socket: Socket): void => {
    // An unused connection, such as one that a browser opened in advance, is closed without a response.
    if (socket.writable && socket.bytesRead > 0 && errorCode(error) !== 'ECONNRESET') {
      const [status, code, message] = RESPONSES[errorCode(error) ?? ''] ?? MALFORMED;
      const body = JSON.stringify({ error: { code, message } });
      const lines = Object.entries({
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    }
    socket.destroySoon();
  };
}
