import { css } from '@emotion/react';
import { color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';

import type { Account } from '../api/accounts';

import { SignInForm } from './sign-in-form';

interface SignInPageProps {
  readonly onSignIn: (account: Account) => void;
  /** Why a sign-in at the identity provider has failed; `null` without. */
  readonly error?: string | null;
}

/** Renders the page for everybody who is not signed in. */
export function SignInPage({ onSignIn, error = null }: SignInPageProps) {
  return (
    <main css={pageStyles}>
      <title>Sign in – Studio</title>
      <div css={boxStyles}>
        <h1 css={titleStyles}>Studio</h1>
        <p css={leadStyles}>Edit, preview and publish the pages of the shop.</p>
        <SignInForm onSignIn={onSignIn} error={error} />
        <p css={leadStyles}>No account or password? An admin of the studio gives you one.</p>
      </div>
    </main>
  );
}

const pageStyles = css`
  display: grid;
  min-height: 100dvh;
  padding: ${space.m};
  place-items: center;
  background: ${color.ink};
`;

const boxStyles = css`
  display: grid;
  gap: ${space.m};
  width: min(420px, 100%);
  padding: ${space.xl};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h3} ${family.heading};
`;

const leadStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
