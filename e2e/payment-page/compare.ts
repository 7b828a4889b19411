import { CONFIG_ELEMENT_ID } from '@storefront/shared/contracts/registry';
import { z } from 'zod';

import type { AuthorisedScript } from './derive-inventory';
import type { Inventory } from './inventory.schema';
import type { SeenPage, SeenScript } from './watch-page';

const configPart = z.object({
  siteUrl: z.url(),
  apiUrl: z.url(),
  backendUrl: z.url(),
  gatewayOrigin: z.url(),
});

/** Security headers, which the inventory lists; others, such as dates and lengths, are ignored. */
const SECURITY =
  /^(content-security-policy|integrity-policy|x-content-type-options|referrer-policy|permissions-policy|cross-origin-.*|strict-transport-security|cache-control)$/;

/** What the page may run and send: the inventory, and the scripts of the signed releases. */
export interface Expected {
  readonly inventory: Inventory;
  readonly scripts: readonly AuthorisedScript[];
}

/** Returns a message for each difference between the page and what it may run and send. */
export function differences(expected: Expected, seen: SeenPage): readonly string[] {
  return [
    ...seen.scripts.flatMap((script) => scriptDifferences(expected, seen, script)),
    ...policyDifferences(expected, seen),
    ...headerDifferences(expected.inventory, seen),
  ];
}

function scriptDifferences(expected: Expected, seen: SeenPage, script: SeenScript): readonly string[] {
  switch (script.from) {
    case 'evaluated':
      return [`a script was made of text (${script.hash})`];
    case 'inline':
      return expected.inventory.inline.some(({ sha256 }) => sha256 === script.hash)
        ? []
        : [`an inline script is not in the inventory: sha256 ${script.hash}`];
    case 'file':
      return fileDifferences(expected, seen, script);
  }
}

function fileDifferences(
  { scripts }: Expected,
  seen: SeenPage,
  { url, hash }: SeenScript,
): readonly string[] {
  const { origin, pathname } = new URL(url);
  const authorised =
    origin === new URL(seen.url).origin ? scripts.find(({ path }) => path === pathname) : undefined;
  if (!authorised) return [`${origin}${pathname} is in no live signed release of an app of this page`];
  return [
    ...(authorised.integrity === hash
      ? []
      : [`${pathname} is not the signed file: expected ${authorised.integrity}, got ${hash}`]),
    ...(policyHashes(seen).includes(hash) ? [] : [`the policy does not name the hash of ${pathname}`]),
  ];
}

/** The page may run no script that a live release does not contain, even if it did not run one this time. */
function policyDifferences({ scripts }: Expected, seen: SeenPage): readonly string[] {
  const authorised = new Set(scripts.map(({ integrity }) => integrity));
  return policyHashes(seen)
    .filter((hash) => !authorised.has(hash))
    .map((hash) => `the policy allows a script that is in no live signed release: ${hash}`);
}

function policyHashes({ headers }: SeenPage): readonly string[] {
  const policy = headers['content-security-policy'] ?? '';
  return [...policy.matchAll(/'(?<hash>sha384-[^']+)'/g)].map(({ groups }) => groups?.['hash'] ?? '');
}

function headerDifferences({ headers: expected }: Inventory, seen: SeenPage): readonly string[] {
  const found = Object.fromEntries(
    Object.entries(seen.headers)
      .filter(([name]) => SECURITY.test(name))
      .map(([name, value]) => [name, generic(value, seen)]),
  );
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const { siteUrl } = configPart.parse(blockOf(seen.html, CONFIG_ELEMENT_ID));
  return (
    names
      .filter((name) => expected[name] !== found[name])
      // Browsers apply it over https only, and a local shop has no https.
      .filter((name) => name !== 'strict-transport-security' || siteUrl.startsWith('https:'))
      .map((name) => `header ${name}: expected ${expected[name] ?? 'none'}, got ${found[name] ?? 'none'}`)
  );
}

/** Replaces the values that differ between shops and responses by placeholders. */
export function generic(value: string, { html }: Pick<SeenPage, 'html'>): string {
  const config = configPart.parse(blockOf(html, CONFIG_ELEMENT_ID));
  const services = [...new Set([config.apiUrl, config.backendUrl].map((url) => new URL(url).origin))];
  return value
    .replaceAll(/'nonce-[^']+'/g, "'nonce-{nonce}'")
    .replace(/('sha384-[^']+' ?)+/, '{hashes} ')
    .replaceAll(services.join(' '), '{services}')
    .replaceAll(new URL(config.gatewayOrigin).origin, '{gateway}')
    .replaceAll(/ ;/g, ';');
}

function blockOf(html: string, id: string): unknown {
  const [, text] = new RegExp(`id="${id}">([^<]*)<`).exec(html) ?? [];
  if (text === undefined) throw new Error(`the document has no block ${id}`);
  return JSON.parse(text);
}
