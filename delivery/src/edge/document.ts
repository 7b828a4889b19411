import { escapeHtml } from '@storefront/server-kit/escape-html';
import { FALLBACK_ATTRIBUTE } from '@storefront/shared/contracts/fallback-attribute';
import {
  CONFIG_ELEMENT_ID,
  HYDRATION_ELEMENT_ID,
  ROOT_ELEMENT_ID,
  SNAPSHOT_ELEMENT_ID,
} from '@storefront/shared/contracts/registry';
import type { RenderedPage } from '@storefront/shared/contracts/rendered-page';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { LiveRegistry } from '../registry/live-registry';
import type { PageContent } from '../render/render-task';
import type { SocialPicture } from '../render/social-picture';

import { BOOT_PROGRESS, BOOT_PROGRESS_STYLES, BOOT_WATCH, PROGRESS_ID } from './boot-watch';
import { FIRST_FONTS, FONT_WATCH, REQUEST_FONTS } from './first-fonts';
import { CONTENT_FIRST, FIRST_LAYOUT } from './first-layout';
import { holdInput } from './held-input';
import type { InlineCode } from './inline-code';
import { fontsOf, preloadElements, scriptsOf, type Preload } from './page-hints';
import { PREVIEW_BAR_STYLES, previewBar, type Preview } from './preview-banner';
import { socialHead } from './social-head';
import { ICON_LINKS, THEME_COLOR } from './site-icons/serve-site-icons';

/** What a document shows of a page: all of it, or the frame that is sent first. */
type PageMarkup = Pick<RenderedPage, 'head' | 'body' | 'styles'>;

interface DocumentInput<Page extends PageMarkup | null> {
  readonly live: LiveRegistry;
  /** Scripts and fonts of the page. */
  readonly preloads: readonly Preload[];
  readonly config: StorefrontConfig;
  readonly inline: InlineCode;
  /** `null`: the browser renders the page. */
  readonly page: Page;
  /** The payment page, whose inline scripts are an inventory (docs/payment-page). */
  readonly isIsolated?: boolean | undefined;
  /** Picture that the document of the page has chosen for social networks; default: that of the page. */
  readonly social?: SocialPicture | null | undefined;
  /** What the preview bar states; `null` for a page without one. */
  readonly preview: Preview | null;
  /** Inline script of a page in the frame of the studio; absent for every other page. */
  readonly previewCheck?: string | null | undefined;
}

/** The registry snapshot is written between both halves: it is all that differs between documents of one page. */
export interface DocumentHalves {
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the HTML document of a page, with page, settings and registry inlined, preloads for scripts and fonts, and
 * notices for visitors without working scripts.
 */
export function storefrontDocument(input: DocumentInput<PageContent | null>): DocumentHalves {
  const { config, inline, page } = input;
  const end = documentEnd(input, page?.hydration ?? null);
  return {
    before: `${headStart(input)}
${inline.style(stylesOf(input))}
${bodyStart(input)}
${page ? `${page.body}\n${noticeBar(config)}` : emptyRoot(config)}
${end.before}`,
    after: end.after,
  };
}

/** A document that is sent in parts: its start with the frame, late parts, and its end. */
export interface DocumentInParts {
  readonly start: string;
  readonly late: (part: Pick<RenderedPage, 'body' | 'styles'>) => string;
  /** @param hydration JSON text; `null` when the page could not be completed: the browser renders it again */
  readonly end: (hydration: string | null) => DocumentHalves;
}

/** As `storefrontDocument`, for a page whose data are late. */
export function documentInParts(input: DocumentInput<PageMarkup>): DocumentInParts {
  const { config, inline, page } = input;
  return {
    start: `${headStart(input)}
${inline.style(stylesOf(input))}
<noscript>${inline.style(LATE_WITHOUT_SCRIPT)}</noscript>
${bodyStart(input)}
${page.body}`,
    late: ({ styles, body }) => `${styleElements(styles, inline)}${body}`,
    end(hydration) {
      const { before, after } = documentEnd(input, hydration);
      return { before: `\n${noticeBar(config)}\n${before}`, after };
    },
  };
}

const EARLY_SCRIPT = `${FIRST_LAYOUT};${holdInput(ROOT_ELEMENT_ID, PROGRESS_ID)};${FIRST_FONTS}`;

/** React moves late content to its place by a script. Without scripts it is shown where it is, below the frame. */
const LATE_WITHOUT_SCRIPT = `main:has([${FALLBACK_ATTRIBUTE}]){display:none}body>[hidden]{display:block!important}`;

function headStart(input: DocumentInput<PageMarkup | null>): string {
  const { config, inline, page, social, preloads } = input;
  const fonts = fontsOf(preloads).map(({ url }) => url);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${THEME_COLOR}">
${isRendered(input) ? inline.script(`${CONTENT_FIRST};(${REQUEST_FONTS})(${inlineJson(fonts)})`) : ''}
${socialHead(config, page?.head ?? `<title>${escapeHtml(config.seller.brand)}</title>`, social ?? null)}
${ICON_LINKS}
${page ? styleElements(page.styles, inline) : ''}`;
}

function stylesOf({ page, preview }: DocumentInput<PageMarkup | null>): string {
  const notices = page ? NOTICE_BAR : NOTICE_PAGE;
  return `${notices}${BOOT_PROGRESS_STYLES}${NO_SCRIPT}${preview ? PREVIEW_BAR_STYLES : ''}`;
}

function bodyStart(input: DocumentInput<PageMarkup | null>): string {
  const { preloads, config, inline, page, preview } = input;
  const early = [...(hasMainImage(page) ? [] : scriptsOf(preloads)), ...preloadedFonts(preloads, input)];
  return `${preloadElements(early, inline)}
</head>
<body>
<noscript>${noScript(config, page !== null)}</noscript>
${isRendered(input) ? inline.script(EARLY_SCRIPT) : ''}
${preview ? previewBar(preview) : ''}`;
}

function documentEnd(input: DocumentInput<PageMarkup | null>, hydration: string | null): DocumentHalves {
  const { config, inline } = input;
  return {
    before: `${BOOT_PROGRESS}
<script type="application/json" id="${SNAPSHOT_ELEMENT_ID}">`,
    after: `</script>
<script type="application/json" id="${CONFIG_ELEMENT_ID}">${inlineJson(config)}</script>
${hydration === null ? '' : `<script type="application/json" id="${HYDRATION_ELEMENT_ID}">${escapeJson(hydration)}</script>`}
${inline.script(isRendered(input) ? BOOT_WATCH : `${BOOT_WATCH};${FONT_WATCH}`)}
${startScript(input)}${input.previewCheck ? inline.script(input.previewCheck) : ''}
</body>
</html>
`,
  };
}

/**
 * Without a nonce the shell is added by an inline script: not every browser accepts the hash of an external file in the
 * policy, but all accept a script that an allowed script adds.
 */
function startScript({ live: { shell }, preloads, inline, page }: DocumentInput<PageMarkup | null>): string {
  if (hasMainImage(page) || inline.nonceAttribute === '') return startAfterImage(preloads, inline);
  const integrity = shell.manifest.files[shell.manifest.entry] ?? '';
  return `<script${inline.nonceAttribute} src="${shell.url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

interface DocumentKind {
  readonly page: object | null;
  readonly isIsolated?: boolean | undefined;
}

/** Whether the document has the inline scripts of rendered pages. */
function isRendered({ page, isIsolated = false }: DocumentKind): boolean {
  return page !== null && !isIsolated;
}

/** Returns the fonts that a document preloads by its header and by elements: a rendered page requests them by a script. */
export function preloadedFonts(preloads: readonly Preload[], kind: DocumentKind): readonly Preload[] {
  return isRendered(kind) ? [] : fontsOf(preloads);
}

/** Whether the page marks an image as its main one, by `fetchpriority`. */
function hasMainImage(page: PageMarkup | null): boolean {
  if (!page) return false;
  const { body } = page;
  return body.includes('fetchpriority="high"') || body.includes('fetchPriority="high"');
}

/**
 * Loads the scripts after the main image, or without one after the first paint, because a rendered page can be read
 * without scripts (ADR 6). The timeout covers slow images and hidden tabs, which do not paint.
 */
function startAfterImage(preloads: readonly Preload[], inline: InlineCode): string {
  const scripts = scriptsOf(preloads).map(({ url, integrity }) => [url, integrity]);
  return inline.script(`(${START_AFTER_IMAGE})(${inlineJson(scripts)})`);
}

const IMAGE_TIMEOUT_MS = 1_200;
const START_AFTER_IMAGE = `function(scripts){var nonce=document.currentScript.nonce,started=false;
var policy=window.trustedTypes?trustedTypes.createPolicy('storefront-boot',{createScriptURL:function(url){return url}}):{createScriptURL:String};
function add(tag,file,more){var e=Object.assign(document.createElement(tag),{integrity:file[1],crossOrigin:'anonymous',nonce:nonce},more);document.head.append(e)}
function start(){if(started)return;started=true;
scripts.slice(1).forEach(function(file){add('link',file,{rel:'preload',as:'script',href:file[0]})});add('script',scripts[0],{src:policy.createScriptURL(scripts[0][0])})}
function painted(){requestAnimationFrame(function(){setTimeout(start,0)})}
var picture=document.querySelector('img[fetchpriority="high"]');
if(picture)picture.decode().then(painted,start);else painted();setTimeout(start,${IMAGE_TIMEOUT_MS})}`;

/**
 * Style elements for the page. The shell finds them by their key and ids (shell/src/hydration/rendered-styles.ts), and
 * with `data-s` Emotion does not move them, which would make the browser calculate the whole page again.
 */
function styleElements(styles: PageMarkup['styles'], inline: InlineCode): string {
  return styles
    .filter(({ css }) => css !== '')
    .map(({ key, ids, css }) =>
      // An end tag inside a CSS string would close the element.
      inline.style(css.replaceAll('</', '<\\/'), ` data-emotion="${key} ${ids.join(' ')}" data-s`),
    )
    .join('\n');
}

const NOTICE_PAGE =
  '.boot{display:none;max-width:36rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}.boot[data-shown]{display:block}';

const NO_SCRIPT =
  '.no-script{margin:0;padding:.75rem 1rem;background:#fff3d1;color:#10233a;font:1rem/1.5 system-ui,sans-serif;text-align:center}.no-script a{color:inherit;white-space:nowrap}';

const NOTICE_BAR =
  '.boot{display:none;position:fixed;z-index:70;inset:auto 0 0;margin:0;padding:.75rem 1rem;background:#10233a;color:#fff;font:1rem/1.5 system-ui,sans-serif;text-align:center}' +
  '.boot a{color:inherit;display:inline-block;padding:.5rem}.boot[data-shown]{display:block}[data-booted] .boot{display:none}';

function emptyRoot({ seller }: StorefrontConfig): string {
  return `<div id="${ROOT_ELEMENT_ID}">
<div class="boot" id="boot-notice" role="alert"><h1>We can't load this page</h1><p>Please try again in a moment, or call us on ${phoneLink(seller.phone)}.</p><p><a href="">Try again</a></p></div>
</div>`;
}

function noticeBar({ seller }: StorefrontConfig): string {
  return `<div class="boot" id="boot-notice" role="alert">You can read this page, but parts of it don't respond right now. <a href="">Try again</a> or call ${phoneLink(seller.phone)}</div>`;
}

function noScript({ seller }: StorefrontConfig, readable: boolean): string {
  return readable
    ? `<p class="no-script">Searching and booking here need JavaScript. You can read our pages, or book by phone: ${phoneLink(seller.phone)}.</p>`
    : `<p class="no-script">This page needs JavaScript. You can book by phone: ${phoneLink(seller.phone)}.</p>`;
}

function phoneLink(phone: string): string {
  const text = escapeHtml(phone);
  return `<a href="tel:${text.replaceAll(' ', '')}">${text}</a>`;
}

/** Escapes `<`, so that the JSON cannot close its script element. */
export function inlineJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
