import { CONFIG_ELEMENT_ID, SNAPSHOT_ELEMENT_ID } from '@storefront/shared/contracts/registry';
import { z } from 'zod';

import type { Inventory } from './inventory.schema';
import type { SeenPage, SeenScript } from './watch-page';

const snapshotPart = z.object({ integrity: z.record(z.string(), z.string()) });
const configPart = z.object({
  siteUrl: z.url(),
  apiUrl: z.url(),
  backendUrl: z.url(),
  gatewayOrigin: z.url(),
});

/** Security headers, which the inventory lists; others, such as dates and lengths, are ignored. */
const SECURITY =
  /^(content-security-policy|integrity-policy|x-content-type-options|referrer-policy|permissions-policy|cross-origin-.*|strict-transport-security|cache-control)$/;

/** Returns a message for each difference between the page and its inventory. */
export function differences(inventory: Inventory, seen: SeenPage): readonly string[] {
  return [
    ...seen.scripts.flatMap((script) => strange(inventory, seen, script)),
    ...headerDifferences(inventory, seen),
  ];
}

function strange(inventory: Inventory, seen: SeenPage, script: SeenScript): readonly string[] {
  switch (script.from) {
    case 'evaluated':
      return [`a script was made of text (${script.hash})`];
    case 'inline':
      return inventory.inline.some(({ sha256 }) => sha256 === script.hash)
        ? []
        : [`an inline script is not in the inventory: sha256 ${script.hash}`];
    case 'file':
      return fileDifferences(inventory, seen, script);
  }
}

function fileDifferences(inventory: Inventory, seen: SeenPage, { url, hash }: SeenScript): readonly string[] {
  const { origin, pathname } = new URL(url);
  const policy = seen.headers['content-security-policy'] ?? '';
  return [
    ...(inventory.files.some(({ path }) => patternOf(path).test(pathname))
      ? []
      : [`${origin}${pathname} is not in the inventory`]),
    ...(listedHashes(seen).get(pathname) === hash ? [] : [`${pathname} is not the file of the registry`]),
    ...(policy.includes(`'${hash}'`) ? [] : [`the policy does not name the hash of ${pathname}`]),
  ];
}

/** Returns the hashes in the HTML document: those of the registry, and the integrity of the shell's script element. */
function listedHashes({ html }: SeenPage): ReadonlyMap<string, string> {
  const { integrity } = snapshotPart.parse(blockOf(html, SNAPSHOT_ELEMENT_ID));
  const elements = [...html.matchAll(/<script [^>]*src="([^"]+)" integrity="([^"]+)"/g)];
  return new Map([
    ...Object.entries(integrity),
    ...elements.map(([, src = '', hash = '']) => [src, hash] as const),
  ]);
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

function patternOf(path: string): RegExp {
  const literal = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^${literal.replaceAll('{version}', '[^/]+').replaceAll('{file}', String.raw`[\w.-]+`)}$`,
  );
}
