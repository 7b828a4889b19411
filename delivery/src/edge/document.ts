import {
  CONFIG_ELEMENT_ID,
  SNAPSHOT_ELEMENT_ID,
  type RegistrySnapshot,
} from '@storefront/shared/contracts/registry';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { LiveRegistry } from './live-registry';

export interface DocumentInput {
  readonly live: LiveRegistry;
  readonly snapshot: RegistrySnapshot;
  /** Entry and page files of the remote that owns the path. */
  readonly preload: readonly string[];
  readonly config: StorefrontConfig;
  readonly nonce: string;
}

/**
 * The shell's document for one visitor: settings and registry inlined, everything the first page needs
 * announced at once, and a text that shows when no script of ours ever runs.
 */
export function storefrontDocument({ live, snapshot, preload, config, nonce }: DocumentInput): string {
  const { shell } = live;
  const shellIntegrity = shell.manifest.files[shell.manifest.entry] ?? '';
  const { seller } = config;
  const phone = escapeHtml(seller.phone);

  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#10233a">
<title>${escapeHtml(seller.brand)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${scriptPreload(shell.url, shellIntegrity, nonce)}
${preload.map((url) => scriptPreload(url, snapshot.integrity[url] ?? '', nonce)).join('\n')}
${shell.manifest.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shell.base}/${file}">`).join('\n')}
<style nonce="${nonce}">.boot{display:none;max-width:36rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}.boot[data-shown]{display:block}</style>
</head>
<body>
<div id="root">
<div class="boot" role="alert"><h1>We can't load this page</h1><p>Please try again in a moment, or call us on <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>.</p><p><a href="">Try again</a></p></div>
</div>
<noscript><p>This shop needs JavaScript. You can book by phone: <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>.</p></noscript>
<script type="application/json" id="${SNAPSHOT_ELEMENT_ID}">${inlineJson(snapshot)}</script>
<script type="application/json" id="${CONFIG_ELEMENT_ID}">${inlineJson(config)}</script>
<script nonce="${nonce}">${BOOT_WATCH}</script>
<script nonce="${nonce}" src="${shell.url}" integrity="${shellIntegrity}" crossorigin="anonymous"></script>
</body>
</html>
`;
}

/** Shows the text in the root when the shell has failed to load or to start, or takes too long to. */
const BOOT_WATCH = `(function(){function show(){if(!document.documentElement.dataset.booted){var b=document.querySelector('.boot');if(b)b.dataset.shown=''}}
addEventListener('error',function(e){setTimeout(show,0)},true);setTimeout(show,10000)})()`;

function scriptPreload(url: string, integrity: string, nonce: string): string {
  // Same attributes as the script itself, or the browser fetches the file twice.
  return `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`;
}

/** JSON that cannot end its own script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
