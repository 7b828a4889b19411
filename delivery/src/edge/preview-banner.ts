import { escapeHtml } from '@storefront/server-kit/escape-html';

import { END_PREVIEW } from '../preview/preview-query';
import type { PreviewedRelease } from '../preview/previewed-release';

import { relativeUrl } from './open-visit';

/** The bar is in the document flow, so that it does not cover the page. */
export const PREVIEW_BAR_STYLES =
  '.preview-bar{padding:.25rem 1rem;background:#fff3d1;color:#10233a;font:.875rem/1.5 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}' +
  '.preview-bar a{color:inherit;display:inline-block;padding:.75rem .5rem}@media print{.preview-bar{display:none}}';

/** What a visitor previews. */
export interface Preview {
  readonly releases: readonly PreviewedRelease[];
  /** `null`: the content is live. */
  readonly moment: { readonly at: Date | null; readonly drafts: number } | null;
  /** The URL that the bar links to. */
  readonly url: URL;
}

/** Names what is previewed and links to the end of each preview. Static HTML, so that it works if scripts fail. */
export function previewBar({ releases, moment, url }: Preview): string {
  const parts = [
    ...(moment
      ? [`${escapeHtml(momentText(moment))} · ${endLink(url, 'moment', 'See the site as it is now')}`]
      : []),
    ...(releases.length > 0
      ? [
          `Preview: ${releases.map(({ app, version }) => escapeHtml(`${app} ${version}`)).join(', ')} · ${endLink(url, 'release', 'End preview')}`,
        ]
      : []),
  ];
  return `<aside class="preview-bar" aria-label="Preview">${parts.join('<br>')}</aside>`;
}

function endLink(url: URL, param: 'moment' | 'release', label: string): string {
  const end = new URL(url);
  end.searchParams.append(param, END_PREVIEW);
  return `<a href="${escapeHtml(relativeUrl(end))}">${label}</a>`;
}

/** Returns what the bar states, such as `Preview of Fri 4 Dec 2026, 09:00, with 2 drafts and the prices of today`. */
export function momentText({ at, drafts }: NonNullable<Preview['moment']>): string {
  const when =
    at === null ? 'the site as it is now' : `${WEEKDAY.format(at)} ${DAY.format(at)}, ${TIME.format(at)}`;
  const added = drafts === 0 ? '' : `${drafts} ${drafts === 1 ? 'draft' : 'drafts'} and `;
  return `Preview of ${when}, with ${added}the prices of today`;
}

const UK = { timeZone: 'Europe/London' } as const;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { ...UK, weekday: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', { ...UK, day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { ...UK, hour: '2-digit', minute: '2-digit' });
