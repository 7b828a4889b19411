import { lookup, type LookupAddress } from 'node:dns';
import { get as getHttp, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

/** Whether an address responds with a picture; `unknown` when that could not be found out. */
export type PictureResponse = 'picture' | 'missing' | 'no picture' | 'unknown';

export interface WebPictureOptions {
  readonly limitMs: number;
  /** Whether the server may connect to an IP address; only tests allow their own. */
  readonly isAllowed: (address: string) => boolean;
}

const DEFAULTS: WebPictureOptions = { limitMs: 4_000, isAllowed: isPublicAddress };
const MISSING_STATUSES = [404, 410];

/**
 * Requests a picture of another site and reads nothing but the head of the response. It never connects to a private address,
 * whatever its name resolves to, and follows no redirect: a text of the studio must not reach what only this server
 * reaches (DEC-412).
 */
export function requestPicture(
  address: string,
  { limitMs, isAllowed }: WebPictureOptions = DEFAULTS,
): Promise<PictureResponse> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node resolves no literal address, so the lookup below does not see it.
  if (ipaddr.isValid(host) && !isAllowed(host)) return Promise.resolve('unknown');
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const options: RequestOptions = {
    agent: false,
    headers: { accept: 'image/*', 'user-agent': 'storefront-content-check' },
    lookup: publicLookup(isAllowed),
    signal: AbortSignal.timeout(limitMs),
  };
  return new Promise((resolve) => {
    const request = get(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      response.destroy();
      resolve(responseKind(statusCode, headers['content-type'] ?? ''));
    });
    request.on('error', () => resolve('unknown'));
  });
}

function responseKind(status: number, type: string): PictureResponse {
  if (MISSING_STATUSES.includes(status)) return 'missing';
  if (status !== 200) return 'unknown';
  return type.startsWith('image/') ? 'picture' : 'no picture';
}

/** Whether an address is one of the public internet: no loopback, private, link-local or reserved network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Resolves a name like Node does, and fails when one of its addresses may not be connected to. */
function publicLookup(isAllowed: WebPictureOptions['isAllowed']): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, '', 0);
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new Error(`${hostname} has a private address`), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
