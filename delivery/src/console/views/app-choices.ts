import { html, type Html } from '@storefront/server-kit/html';
import type { AppName } from '@storefront/tooling/apps';

/** Links that limit a page to one app. @param selected `null` for all apps */
export function appChoices(
  apps: readonly AppName[],
  selected: AppName | null,
  url: (app: AppName | null) => string,
): Html {
  return html`<nav aria-label="Apps">
    <ul class="choices">
      ${[null, ...apps].map(
        (app) =>
          html`<li>
            <a href="${url(app)}" ${app === selected && html`aria-current="page"`}>${app ?? 'All apps'}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}
