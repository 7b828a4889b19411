import { request as httpRequest, type IncomingMessage } from 'node:http';

import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * In front of a test server that knows no conditions of writes (none of those on npm that run on this Node
 * does): adds If-Match and If-None-Match of PutObject, one write of an object after the other as S3 does it,
 * cuts lists into pages, which the server behind does with a cipher that this Node has no more, and passes
 * everything else through as it came. Signatures are of the whole request as the client sent it, so
 * host and headers stay. Listens on a free port.
 */
export interface ConditionalS3 {
  readonly port: number;
  /** Method and path of every request that came in. */
  readonly asked: string[];
  /** What to do with the next answer to a request of this method: lose it, or cut it in the middle. */
  readonly spoilNext: (method: string, how: 'lose' | 'cut') => void;
  readonly close: () => Promise<void>;
}

const REFUSAL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code>' +
  '<Message>At least one of the pre-conditions you specified did not hold</Message></Error>';

export async function conditionalS3(behind: number): Promise<ConditionalS3> {
  const asked: string[] = [];
  const spoils: { method: string; how: 'lose' | 'cut' }[] = [];
  const lastWrite = new Map<string, Promise<unknown>>();
  const app: FastifyInstance = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.all('/*', async (request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    const isWrite = request.method === 'PUT';
    const answer = isWrite
      ? await inTurn(lastWrite, request.url, () => written(request, behind))
      : await pageOf(request, behind);
    const spoil = spoils.findIndex(({ method }) => method === request.method);
    if (spoil === -1) return reply.status(answer.status).headers(answer.headers).send(answer.body);
    return spoilt(reply, answer, spoils.splice(spoil, 1)[0]?.how ?? 'lose');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: Number(new URL(address).port),
    asked,
    spoilNext: (method, how) => spoils.push({ method, how }),
    close: () => app.close(),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

async function inTurn<T>(
  last: Map<string, Promise<unknown>>,
  key: string,
  act: () => Promise<T>,
): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(act, act);
  last.set(key, mine);
  return mine;
}

async function written(request: FastifyRequest, behind: number): Promise<Answer> {
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if (match !== undefined || noneMatch !== undefined) {
    const tag = await tagBehind(request, behind);
    const holds = match === undefined ? tag === null : tag === match;
    if (!holds)
      return { status: 412, headers: { 'content-type': 'application/xml' }, body: Buffer.from(REFUSAL) };
  }
  return passed(request, behind);
}

/** Without a signature, which this proxy cannot make: the bucket behind must be readable by anybody. */
async function tagBehind(request: FastifyRequest, behind: number): Promise<string | null> {
  const path = new URL(request.url, 'http://localhost').pathname;
  const answer = await fetch(`http://127.0.0.1:${behind}${path}`, { method: 'HEAD' });
  return answer.ok ? answer.headers.get('etag') : null;
}

const KEYS_A_PAGE = 3;

async function pageOf(request: FastifyRequest, behind: number): Promise<Answer> {
  const { 'continuation-token': token, ...query } = request.query as Record<string, string>;
  if (query['list-type'] === undefined) return passed(request, behind);
  const path = request.url.split('?')[0] ?? '/';
  const answer = await passed(request, behind, `${path}?${new URLSearchParams(query).toString()}`);
  const entries = answer.body.toString().match(/<Contents>.*?<\/Contents>/gs) ?? [];
  const from = Number(token ?? 0);
  const next = from + KEYS_A_PAGE;
  const more = next < entries.length;
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
    more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  }${entries.slice(from, next).join('')}</ListBucketResult>`;
  if (answer.status !== 200) return answer;
  const { 'content-length': _length, ...headers } = answer.headers;
  return { ...answer, headers, body: Buffer.from(body) };
}

function passed({ method, url, headers, body }: FastifyRequest, behind: number, path = url): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onward = httpRequest({ host: '127.0.0.1', port: behind, method, path, headers }, (answer) => {
      whole(answer).then(resolve, reject);
    });
    onward.on('error', reject);
    onward.end(Buffer.isBuffer(body) ? body : undefined);
  });
}

async function whole(answer: IncomingMessage): Promise<Answer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(Buffer.from(piece as Uint8Array));
  const { 'transfer-encoding': _chunked, connection: _connection, ...headers } = answer.headers;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    status: answer.statusCode ?? 500,
    headers: Object.fromEntries(given) as Answer['headers'],
    body: Buffer.concat(pieces),
  };
}

function spoilt(reply: FastifyReply, { status, headers, body }: Answer, how: 'lose' | 'cut'): FastifyReply {
  reply.hijack();
  if (how === 'cut') {
    reply.raw.writeHead(status, { ...headers, 'content-length': body.length });
    reply.raw.write(body.subarray(0, body.length / 2), () => reply.raw.destroy());
  } else reply.raw.destroy();
  return reply;
}
