import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import { changeOwnPassword } from '../api/accounts';
import { errorText } from '../api/call';
import { useSession } from '../session/session';

import { AuditLog } from './audit-log';
import { cardStyles, headingStyles } from '../ui/card-styles';
import { People } from './people';

/** Renders the own password, and for an admin all accounts and the audit log. */
export function AccountsScreen() {
  const { account } = useSession();
  const isAdmin = account.role === 'admin';
  return (
    <main css={pageStyles}>
      <title>{isAdmin ? 'People – Studio' : 'My account – Studio'}</title>
      <h1 css={titleStyles}>{isAdmin ? 'People' : 'My account'}</h1>
      {isAdmin && <People ownId={account.id} />}
      <section css={cardStyles} aria-labelledby="own-password">
        <h2 id="own-password" css={headingStyles}>
          Change your password
        </h2>
        <OwnPassword />
      </section>
      {isAdmin && <AuditLog />}
    </main>
  );
}

function OwnPassword() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const change = async () => {
    const result = await changeOwnPassword(current, next);
    // All sessions have ended, this one as well.
    if (result.ok) window.location.reload();
    else setMessage(errorText(result.error));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <Stack>
        {message !== null && <Alert tone="error">{message}</Alert>}
        <Row wrap align="end">
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
          <TextField
            label="New password"
            hint="12 characters or more"
            type="password"
            autoComplete="new-password"
            minLength={12}
            required
            value={next}
            onChange={({ target }) => setNext(target.value)}
          />
          <Button type="submit" look="outline">
            Change and sign in again
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 1100px;
  margin: 0 auto;
  padding: ${space.l};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h2} ${family.heading};
`;
