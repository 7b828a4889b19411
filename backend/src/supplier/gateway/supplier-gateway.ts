import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { fetchFailureText } from '@storefront/server-kit/error-text';
import { traceCall } from '@storefront/server-kit/tracing/trace-call';
import type { Registry } from 'prom-client';

import type { BackendEnvironment } from '../../config/environment';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter';
import { createSupplierCircuits, type SupplierCircuits } from '../circuit-breaker';
import type { ResponseStore } from '../responses/response-store';
import { createSharedResponses, type ResponseSource } from '../responses/shared-responses';
import { SupplierError } from '../supplier-error';
import { failureKindOf } from '../supplier-requests';

import { FACT_AGES, type GatewayCall } from './gateway-calls';
import { isUsable } from './is-usable';
import { measureGateway } from './measure-gateway';

/** A request of a browser for a call of the supplier. */
export interface GatewayRequest {
  readonly call: GatewayCall;
  /** Path and query below the supplier's base URL. */
  readonly path: string;
  /** JSON; `null` for GET. */
  readonly body: string | null;
}

/** What the browser receives. */
export type GatewayResponse =
  | {
      readonly kind: 'usable';
      readonly source: ResponseSource;
      readonly contentType: string;
      /** Compressed with Brotli. */
      readonly body: Buffer;
      readonly ageMs: number;
      /** Time of prices that are not fresh, in milliseconds since the epoch; `null` for all others. */
      readonly pricesFrom: number | null;
    }
  /** The supplier refused this request; nothing is kept. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly contentType: string;
      readonly text: string;
    };

export type SupplierGateway = (request: GatewayRequest) => Promise<GatewayResponse>;

export interface GatewayDeps {
  readonly environment: Pick<BackendEnvironment, 'supplierUrl' | 'supplierResponses' | 'clock'>;
  /** Where responses are kept. */
  readonly responses: ResponseStore;
  readonly circuits?: SupplierCircuits | undefined;
  readonly metrics?: Registry | undefined;
}

const TIMEOUT_MS = 20_000;
const MAX_CONCURRENT = 24;
/** Beyond them a search would wait longer than a shopper does. */
const MAX_QUEUED = 200;
/** As the limit of the parser in the browser. */
const MAX_CHARACTERS = 8_000_000;

const compress = promisify(brotliCompress);
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A refusal passes through the shared responses as an error, because it is not kept. */
class Refused extends SupplierError {
  readonly response: Extract<GatewayResponse, { kind: 'refused' }>;
  constructor(call: string, response: Extract<GatewayResponse, { kind: 'refused' }>) {
    super(call, 'rejected', `status ${response.status}`);
    this.response = response;
  }
}

/** Creates the gateway to the supplier at `SUPPLIER_URL`; `null` without one (ADR 104). */
export function createSupplierGateway(deps: GatewayDeps): SupplierGateway | null {
  const { supplierUrl, supplierResponses: settings, clock } = deps.environment;
  const circuits = deps.circuits ?? createSupplierCircuits();
  const { count, time } = measureGateway(deps.metrics, circuits);
  if (supplierUrl === null) return null;
  const respond = createSharedResponses({
    store: deps.responses,
    now: clock.now,
    patienceMs: settings.patienceMs,
    leaseMs: TIMEOUT_MS + 1_000,
  });
  const limited = createConcurrencyLimiter({
    maxConcurrent: MAX_CONCURRENT,
    maxQueued: MAX_QUEUED,
    overloaded: () => new SupplierError('any', 'overloaded', `${MAX_QUEUED} requests are waiting`),
  });

  return async (request) => {
    const { call } = request;
    const load = () =>
      time(call.name, () =>
        circuits.run(call.name, () =>
          limited(() => traceCall(`supplier ${call.name}`, () => requestSupplier(supplierUrl, request))),
        ),
      );
    try {
      const { response, source } = await respond(
        keyOf(request),
        call.holds === 'prices' ? settings : FACT_AGES,
        load,
      );
      count(call.name, source);
      const ageMs = Math.max(0, clock.now() - response.madeAt);
      const { contentType, body, madeAt } = response;
      const pricesFrom = call.holds === 'prices' && source === 'stale' ? madeAt : null;
      return { kind: 'usable', source, contentType, body, ageMs, pricesFrom };
    } catch (error) {
      if (error instanceof Refused) return error.response;
      count(call.name, 'failed');
      throw error;
    }
  };
}

/** Parameters in another order are the same request. */
function keyOf({ call, path, body }: GatewayRequest): string {
  const [route = '', query = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return createHash('sha256')
    .update(JSON.stringify([call.name, route, parameters.toString(), body]))
    .digest('hex');
}

async function requestSupplier(baseUrl: string, { call, path, body }: GatewayRequest) {
  const { status, contentType, text } = await fetchText(`${baseUrl}/${path}`, call, body);
  if (status >= 400) {
    const kind = failureKindOf(status);
    if (kind === 'rejected') throw new Refused(call.name, { kind: 'refused', status, contentType, text });
    throw new SupplierError(call.name, kind, `status ${status}`);
  }
  if (text.length > MAX_CHARACTERS || !isUsable(contentType, text))
    throw new SupplierError(call.name, 'invalid-response', 'incomplete, too large or an error');
  return { contentType, body: await compress(text, COMPRESSION) };
}

async function fetchText(url: string, call: GatewayCall, body: string | null) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: call.method,
      signal,
      ...(body === null ? {} : { headers: { 'content-type': 'application/json' }, body }),
    });
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    return { status: response.status, contentType, text: await response.text() };
  } catch (error) {
    const isTimeout = signal.aborted;
    throw new SupplierError(call.name, isTimeout ? 'timeout' : 'unreachable', fetchFailureText(error));
  }
}
