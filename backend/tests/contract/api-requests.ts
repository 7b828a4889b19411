import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import type { FastifyInstance } from 'fastify';

import type { CallName } from '../../src/api-description/call-names';
import { CALLS } from '../../src/api-description/calls';

/** What goes over the wire in one question. */
export interface ApiRequest {
  /** Values of the path, by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** What the JSON says; `undefined` for an answer that is none. */
  readonly json: unknown;
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string | Buffer | object;
}

let caller = 0;

/** Every question comes from an address of its own: the limits of one address are another test's matter. */
function nextClientAddress(): string {
  caller += 1;
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
}

export async function sendRaw(app: FastifyInstance, ask: RawRequest, remoteAddress = nextClientAddress()) {
  const answer = await app.inject({ ...ask, remoteAddress });
  return readResponse(answer.statusCode, answer.headers, answer.body);
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

/** The address of a call with its path and query filled in. */
export function urlOf(name: CallName, { params = {}, query }: ApiRequest): string {
  const path = CALLS[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

export function sendCall(app: FastifyInstance, name: CallName, ask: ApiRequest): Promise<ApiResponse> {
  const { method } = CALLS[name];
  const url = urlOf(name, ask);
  return sendRaw(
    app,
    method === 'get' ? { method: 'GET', url } : { method: 'POST', url, payload: { ...ask.body } },
  );
}

export interface FoundPackage {
  readonly quoteReference: string;
  readonly pricePerPerson: number;
  readonly departureDate: string;
  readonly starClass: number;
  readonly giataId: number;
}

/** The packages of a search. Only what is compared is read: many answers of thousands of rows are. */
export async function searchPackages(
  app: FastifyInstance,
  query: Readonly<Record<string, string>>,
): Promise<readonly FoundPackage[]> {
  const { status, text } = await sendCall(app, 'dpSearch', { query });
  expect(status).toBe(200);
  // A list that was cut says nothing about the cheapest.
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

/** In pence; `null` where nothing is sold. */
export function cheapestOf(packages: readonly FoundPackage[]): number | null {
  return packages.reduce<number | null>(
    (lowest, { pricePerPerson }) => Math.min(lowest ?? pricePerPerson, pricePerPerson),
    null,
  );
}

/** What no answer may give away: stack, files, statements and tables. */
const INTERNALS = [
  /\n\s+at\s/,
  /node_modules|node:internal|\.[cm]?[jt]s:\d+/,
  /\/(home|root|tmp|usr|work|var)\/\w/,
  /\b(select|insert into|update|delete from)\b.{1,80}\b(from|where|values|set)\b/i,
  /syntax error at|invalid (input syntax|byte)|violates|relation "|duplicate key|kysely|pglite/i,
  /lead_passengers|other_passengers|sandbox_charges|price_snapshots|content_state|rate_counts|token_hash/,
];

export function expectNothingLeaked(text: string): void {
  // Asked tens of thousands of times: what is calm is not worth an assertion each.
  for (const pattern of INTERNALS) if (pattern.test(text)) expect(text).not.toMatch(pattern);
}

/** A refusal in the words of api.md, whatever part of the server spoke them. */
export function expectError(answer: ApiResponse, status: number, named: string | null): void {
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  expectNothingLeaked(answer.text);
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const message = answer.text.startsWith('<?xml')
    ? (/<Fault code="[\w-]+" message="([^"]+)"\/>/.exec(answer.text)?.[1] ?? '')
    : errorResponseSchema.parse(answer.json).error.message;
  expect(message).not.toBe('');
  if (named !== null) expect(message).toContain(named);
}
