import { html } from '@storefront/server-kit/html';

import type { FramedPage } from './page-frame';

export const MAX_NAME_LENGTH = 60;

/** @param error problem of the last attempt, as a sentence */
export function signInPage(error: string | null, name = ''): FramedPage {
  const described = error === null ? false : html`aria-describedby="fault"`;
  return {
    title: error === null ? 'Sign in' : 'Error: Sign in',
    section: null,
    withNavigation: false,
    main: html`<div class="panel">
      <h1>Sign in</h1>
      <form method="post" action="/sign-in">
        ${error !== null && html`<p class="error" id="fault" role="alert">${error}</p>`}
        <label for="name">Your name</label>
        <p class="soft" id="name-hint">Shown in the history with your changes.</p>
        <input
          id="name"
          name="name"
          value="${name}"
          required
          maxlength="${MAX_NAME_LENGTH}"
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
