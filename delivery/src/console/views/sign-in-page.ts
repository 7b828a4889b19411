import { html } from '../html';

import type { FramedPage } from './page-frame';

export const LONGEST_NAME = 60;

/** @param fault what was wrong with the last try, as a sentence */
export function signInPage(fault: string | null, name = ''): FramedPage {
  const described = fault === null ? false : html`aria-describedby="fault"`;
  return {
    title: fault === null ? 'Sign in' : 'Error: Sign in',
    section: null,
    withNavigation: false,
    main: html`<div class="panel">
      <h1>Sign in</h1>
      <form method="post" action="/sign-in">
        ${fault !== null && html`<p class="error" id="fault" role="alert">${fault}</p>`}
        <label for="name">Your name</label>
        <p class="soft" id="name-hint">Stands in the history beside what you do.</p>
        <input
          id="name"
          name="name"
          value="${name}"
          required
          maxlength="${LONGEST_NAME}"
          autocomplete="username"
          aria-describedby="name-hint"
        />
        <label for="token">Token</label>
        <input
          id="token"
          name="token"
          type="password"
          required
          autocomplete="current-password"
          ${described}
        />
        <p class="answers"><button class="main">Sign in</button></p>
      </form>
    </div>`,
  };
}
