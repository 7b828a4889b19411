import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import type { FastifyInstance } from 'fastify';

import type { CallName } from '../../src/api-description/call-names';
import { CALLS } from '../../src/api-description/calls';

/** Parameters of one API request. */
export interface ApiRequest {
  /** Path parameters by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The parsed JSON; `undefined` for any other body. */
  readonly json: unknown;
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string | Buffer | object;
}

let caller = 0;

/** Every request gets its own client address, so that rate limits do not apply. */
function nextClientAddress(): string {
  caller += 1;
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
}

export async function sendRaw(
  app: FastifyInstance,
  request: RawRequest,
  remoteAddress = nextClientAddress(),
) {
  const response = await app.inject({ ...request, remoteAddress });
  return readResponse(response.statusCode, response.headers, response.body);
}

export function readResponse(status: number, headers: ApiResponse['headers'], text: string): ApiResponse {
  return { status, headers, text, json: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the URL of a call with its path parameters and query. */
export function urlOf(name: CallName, { params = {}, query }: ApiRequest): string {
  const path = CALLS[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

export function sendCall(app: FastifyInstance, name: CallName, request: ApiRequest): Promise<ApiResponse> {
  const { method } = CALLS[name];
  const url = urlOf(name, request);
  const headers = { ...request.headers };
  return sendRaw(
    app,
    method === 'get'
      ? { method: 'GET', url, headers }
      : { method: 'POST', url, headers, payload: { ...request.body } },
  );
}

export interface FoundPackage {
  readonly quoteReference: string;
  readonly pricePerPerson: number;
  readonly departureDate: string;
  readonly starClass: number;
  readonly giataId: number;
}

/** Returns the packages of a search. Only the compared fields are read, since some responses have thousands of rows. */
export async function searchPackages(
  app: FastifyInstance,
  query: Readonly<Record<string, string>>,
): Promise<readonly FoundPackage[]> {
  const { status, text } = await sendCall(app, 'dpSearch', { query });
  expect(status).toBe(200);
  // A truncated list may lack the cheapest package.
  expect(text).toContain('truncated="false"');
  return [...text.matchAll(/<Result ([^>]*)\/>/g)].map(([, row = '']) => ({
    quoteReference: referenceOf(row),
    pricePerPerson: Number(priceOf(row)) * 100,
    departureDate: departureDateOf(row),
    starClass: Number(starsOf(row)),
    giataId: Number(giataIdOf(row)),
  }));
}

const referenceOf = attribute('reference');
const priceOf = attribute('price');
const departureDateOf = attribute('departureDate');
const starsOf = attribute('rm1RTG');
const giataIdOf = attribute('rm1Giata');

function attribute(name: string): (row: string) => string {
  const pattern = new RegExp(`(?:^| )${name}="([^"]*)"`);
  return (row) => {
    const found = pattern.exec(row)?.[1];
    if (found === undefined) throw new Error(`a row without ${name}: ${row}`);
    return found;
  };
}

/** Returns the lowest price in pence; `null` where nothing is sold. */
export function cheapestOf(packages: readonly FoundPackage[]): number | null {
  return packages.reduce<number | null>(
    (lowest, { pricePerPerson }) => Math.min(lowest ?? pricePerPerson, pricePerPerson),
    null,
  );
}

/** Internals that no response may reveal: stack traces, files, statements and tables. */
const INTERNALS = [
  /\n\s+at\s/,
  /node_modules|node:internal|\.[cm]?[jt]s:\d+/,
  /\/(home|root|tmp|usr|work|var)\/\w/,
  /\b(select|insert into|update|delete from)\b.{1,80}\b(from|where|values|set)\b/i,
  /syntax error at|invalid (input syntax|byte)|violates|relation "|duplicate key|kysely|pglite/i,
  /lead_passengers|other_passengers|sandbox_charges|price_snapshots|content_(?:state|documents|revisions|releases|publications)|rate_counts|token_hash/,
];

export function expectNothingLeaked(text: string): void {
  // Called tens of thousands of times: an assertion for each pattern would be slow.
  for (const pattern of INTERNALS) if (pattern.test(text)) expect(text).not.toMatch(pattern);
}

/** Expects an error response in the common format, whichever part of the server sent it. */
export function expectError(response: ApiResponse, status: number, named: string | null): void {
  expect([response.status, response.text]).toEqual([status, expect.any(String)]);
  expectNothingLeaked(response.text);
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const message = response.text.startsWith('<?xml')
    ? (/<Fault code="[\w-]+" message="([^"]+)"\/>/.exec(response.text)?.[1] ?? '')
    : errorResponseSchema.parse(response.json).error.message;
  expect(message).not.toBe('');
  if (named !== null) expect(message).toContain(named);
}
