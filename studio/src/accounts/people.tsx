import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import type { Result } from '@storefront/shared/domain/result/result';
import { useState } from 'react';

import {
  addAccount,
  changeAccount,
  listAccounts,
  resetPassword,
  ROLE_NAMES,
  ROLES,
  type ListedAccount,
  type Role,
} from '../api/accounts';
import { errorText, type CallError } from '../api/call';
import { useResponse } from '../api/use-response';
import { LoadState } from '../ui/load-states';
import { smallButtonStyles } from '../ui/small-button';

import { cardStyles, headingStyles, tableStyles } from '../ui/card-styles';

// Narrower columns would break names and buttons letter by letter.
const scrollStyles = css`
  overflow-x: auto;
`;
const wideStyles = css`
  min-width: 720px;
`;

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));
const roleOf = (value: string): Role => ROLES.find((role) => role === value) ?? 'editor';

interface Message {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** Renders all accounts, with their roles and passwords, and a form for a new one. */
export function People({ ownId }: { readonly ownId: string }) {
  const { data, error, reload } = useResponse(listAccounts);
  const [message, setMessage] = useState<Message | null>(null);
  const run = async <T,>(work: Promise<Result<T, CallError>>, done: (value: T) => string) => {
    const result = await work;
    if (result.ok) setMessage({ tone: 'success', text: done(result.value) });
    else setMessage({ tone: 'error', text: errorText(result.error) });
    await reload();
    return result.ok;
  };
  return (
    <section css={cardStyles} aria-labelledby="accounts">
      <h2 id="accounts" css={headingStyles}>
        Accounts
      </h2>
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      {!data && <LoadState error={error} what="accounts" onRetry={() => void reload()} />}
      <div css={scrollStyles}>
        <table css={[tableStyles, wideStyles]}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Role</th>
              <th scope="col">Account</th>
            </tr>
          </thead>
          <tbody>
            {data?.accounts.map((account) => (
              <PersonRow key={account.id} account={account} isOwn={account.id === ownId} run={run} />
            ))}
          </tbody>
        </table>
      </div>
      <NewPerson
        onAdd={(person) =>
          run(
            addAccount(person),
            ({ password }) =>
              `${person.name} signs in with the password ${password}. It is displayed only now.`,
          )
        }
      />
    </section>
  );
}

type Run = <T>(work: Promise<Result<T, CallError>>, done: (value: T) => string) => Promise<boolean>;

interface PersonProps {
  readonly account: ListedAccount;
  readonly isOwn: boolean;
  readonly run: Run;
}

function PersonRow(props: PersonProps) {
  const { name, email, isDisabled } = props.account;
  return (
    <tr>
      <td>
        {name}
        {isDisabled && ' (disabled)'}
      </td>
      <td>{email}</td>
      <td>
        <RoleChoice {...props} />
      </td>
      <td>
        <AccountActs {...props} />
      </td>
    </tr>
  );
}

function RoleChoice({ account: { id, name, role }, isOwn, run }: PersonProps) {
  return (
    <label>
      <VisuallyHidden>Role of {name}</VisuallyHidden>
      <select
        css={smallButtonStyles}
        value={role}
        disabled={isOwn}
        onChange={({ target }) =>
          void run(
            changeAccount(id, { role: roleOf(target.value) }),
            () => `The role of ${name} has changed.`,
          )
        }
      >
        {ROLE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function AccountActs({ account: { id, name, isDisabled }, isOwn, run }: PersonProps) {
  const toggle = () =>
    run(changeAccount(id, { isDisabled: !isDisabled }), () =>
      isDisabled ? `${name} can sign in again.` : `${name} can no longer sign in.`,
    );
  const reset = () =>
    run(
      resetPassword(id),
      ({ password }) => `${name} signs in with the new password ${password}. It is displayed only now.`,
    );
  return (
    <Row gap="xs" wrap>
      <button type="button" css={smallButtonStyles} disabled={isOwn} onClick={() => void toggle()}>
        {isDisabled ? `Enable ${name}` : `Disable ${name}`}
      </button>
      <button type="button" css={smallButtonStyles} disabled={isOwn} onClick={() => void reset()}>
        New password for {name}
      </button>
    </Row>
  );
}

type Person = Pick<ListedAccount, 'name' | 'email' | 'role'>;
const NOBODY: Person = { name: '', email: '', role: 'editor' };

function NewPerson({ onAdd }: { readonly onAdd: (person: Person) => Promise<boolean> }) {
  const [person, setPerson] = useState(NOBODY);
  const add = async () => {
    if (await onAdd(person)) setPerson(NOBODY);
  };
  return (
    <form
      aria-label="Add an account"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Row wrap align="end">
        <TextField
          label="Name"
          required
          maxLength={80}
          value={person.name}
          onChange={({ target }) => setPerson({ ...person, name: target.value })}
        />
        <TextField
          label="Email"
          type="email"
          required
          value={person.email}
          onChange={({ target }) => setPerson({ ...person, email: target.value })}
        />
        <SelectField
          label="Role"
          options={ROLE_OPTIONS}
          value={person.role}
          onValueChange={(value) => setPerson({ ...person, role: roleOf(value) })}
        />
        <Button type="submit">Add</Button>
      </Row>
    </form>
  );
}
