import { request as httpRequest, type IncomingMessage } from 'node:http';

import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

type Fault = 'drop-response' | 'truncate';

export interface ConditionalS3 {
  readonly port: number;
  /** Method and path of every request received. */
  readonly requests: string[];
  /** Makes the next response to a request with this method faulty. */
  readonly injectFault: (method: string, fault: Fault) => void;
  readonly close: () => Promise<void>;
}

const PRECONDITION_FAILED =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code>' +
  '<Message>At least one of the pre-conditions you specified did not hold</Message></Error>';

/**
 * Starts a proxy in front of an S3 test server and adds what that server lacks:
 * - If-Match and If-None-Match of PutObject, with writes of one object in sequence, as S3 does it. No S3 test
 *   server on npm that runs on this version of Node supports them.
 * - Pages of listings: the server encrypts page tokens with a cipher that this version of Node no longer has.
 *
 * All other requests pass unchanged, host and headers included, because the client signs the whole request.
 */
export async function conditionalS3(serverPort: number): Promise<ConditionalS3> {
  const requests: string[] = [];
  const faults: { method: string; fault: Fault }[] = [];
  const lastWrite = new Map<string, Promise<unknown>>();
  const app: FastifyInstance = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.all('/*', async (request, reply) => {
    requests.push(`${request.method} ${request.url}`);
    const isWrite = request.method === 'PUT';
    const response = isWrite
      ? await inSequence(lastWrite, request.url, () => handleWrite(request, serverPort))
      : await handleRead(request, serverPort);
    const index = faults.findIndex(({ method }) => method === request.method);
    if (index === -1) return reply.status(response.status).headers(response.headers).send(response.body);
    return sendFaulty(reply, response, faults.splice(index, 1)[0]?.fault ?? 'drop-response');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: Number(new URL(address).port),
    requests,
    injectFault: (method, fault) => faults.push({ method, fault }),
    close: () => app.close(),
  };
}

interface UpstreamResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

async function inSequence<T>(
  last: Map<string, Promise<unknown>>,
  key: string,
  act: () => Promise<T>,
): Promise<T> {
  const result = (last.get(key) ?? Promise.resolve()).then(act, act);
  last.set(key, result);
  return result;
}

async function handleWrite(request: FastifyRequest, serverPort: number): Promise<UpstreamResponse> {
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if (match !== undefined || noneMatch !== undefined) {
    const tag = await readTag(request, serverPort);
    const holds = match === undefined ? tag === null : tag === match;
    if (!holds)
      return {
        status: 412,
        headers: { 'content-type': 'application/xml' },
        body: Buffer.from(PRECONDITION_FAILED),
      };
  }
  return forward(request, serverPort);
}

/** Unsigned, because the proxy has no credentials: the bucket must be publicly readable. */
async function readTag(request: FastifyRequest, serverPort: number): Promise<string | null> {
  const path = new URL(request.url, 'http://localhost').pathname;
  const response = await fetch(`http://127.0.0.1:${serverPort}${path}`, { method: 'HEAD' });
  return response.ok ? response.headers.get('etag') : null;
}

const KEYS_PER_PAGE = 3;

async function handleRead(request: FastifyRequest, serverPort: number): Promise<UpstreamResponse> {
  const { 'continuation-token': token, ...query } = request.query as Record<string, string>;
  if (query['list-type'] === undefined) return forward(request, serverPort);
  const path = request.url.split('?')[0] ?? '/';
  const response = await forward(request, serverPort, `${path}?${new URLSearchParams(query).toString()}`);
  const entries = response.body.toString().match(/<Contents>.*?<\/Contents>/gs) ?? [];
  const from = Number(token ?? 0);
  const next = from + KEYS_PER_PAGE;
  const more = next < entries.length;
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
    more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  }${entries.slice(from, next).join('')}</ListBucketResult>`;
  if (response.status !== 200) return response;
  const { 'content-length': _length, ...headers } = response.headers;
  return { ...response, headers, body: Buffer.from(body) };
}

function forward(
  { method, url, headers, body }: FastifyRequest,
  serverPort: number,
  path = url,
): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    const forwarded = httpRequest(
      { host: '127.0.0.1', port: serverPort, method, path, headers },
      (message) => {
        readResponse(message).then(resolve, reject);
      },
    );
    forwarded.on('error', reject);
    forwarded.end(Buffer.isBuffer(body) ? body : undefined);
  });
}

async function readResponse(message: IncomingMessage): Promise<UpstreamResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk as Uint8Array));
  const { 'transfer-encoding': _chunked, connection: _connection, ...headers } = message.headers;
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    status: message.statusCode ?? 500,
    headers: Object.fromEntries(entries) as UpstreamResponse['headers'],
    body: Buffer.concat(chunks),
  };
}

function sendFaulty(
  reply: FastifyReply,
  { status, headers, body }: UpstreamResponse,
  fault: Fault,
): FastifyReply {
  reply.hijack();
  if (fault === 'truncate') {
    reply.raw.writeHead(status, { ...headers, 'content-length': body.length });
    reply.raw.write(body.subarray(0, body.length / 2), () => reply.raw.destroy());
  } else reply.raw.destroy();
  return reply;
}
