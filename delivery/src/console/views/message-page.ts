import { html } from '@storefront/server-kit/html';

import type { FramedPage } from './page-frame';

/** A page with a message and a link to the overview. */
export function messagePage(title: string, message: string): FramedPage {
  return {
    title,
    section: null,
    main: html`<h1>${title}</h1>
      <p class="sentence">${message}</p>
      <p class="more"><a href="/">What is live</a></p>`,
  };
}
