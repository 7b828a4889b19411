import { escapeHtml } from '@storefront/server-kit/escape-html';

import { END_PREVIEW } from '../preview/preview-query';
import type { PreviewedRelease } from '../preview/previewed-release';

import { relativeUrl } from './open-visit';

/** The bar is in the document flow, so that it does not cover the page. */
export const PREVIEW_BAR_STYLES =
  '.preview-bar{padding:.25rem 1rem;background:#fff3d1;color:#10233a;font:.875rem/1.5 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}' +
  '.preview-bar a{color:inherit;display:inline-block;padding:.75rem .5rem}@media print{.preview-bar{display:none}}';

/** Names the previewed releases and links to the end of the preview. Static HTML, so that it works if scripts fail. */
export function previewBar(releases: readonly PreviewedRelease[], url: URL): string {
  const named = releases.map(({ app, version }) => escapeHtml(`${app} ${version}`)).join(', ');
  const end = new URL(url);
  end.searchParams.append('release', END_PREVIEW);
  return `<aside class="preview-bar" aria-label="Preview">Preview: ${named} · <a href="${escapeHtml(relativeUrl(end))}">End preview</a></aside>`;
}
