import { html } from '../html';

import type { FramedPage } from './page-frame';

/** A page with one sentence and the way back. */
export function sentencePage(title: string, sentence: string): FramedPage {
  return {
    title,
    section: null,
    main: html`<h1>${title}</h1>
      <p class="sentence">${sentence}</p>
      <p class="more"><a href="/">What is live</a></p>`,
  };
}
