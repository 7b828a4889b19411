import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import type { Role } from '../api/accounts';
import type { Finding } from '../api/call';
import type { OpenedDocument } from '../api/documents';

import { EditorBar, type EditorAct } from './editor-bar';
import { FindingsList } from './findings-list';

const OPENED: OpenedDocument = {
  kind: 'groups',
  id: 'sun',
  title: 'Sun',
  head: 2,
  revision: 2,
  changedBy: 'Ann Lee',
  changedAt: '2027-01-05T09:00:00Z',
  hasDraft: true,
  live: null,
  upcoming: [],
  review: null,
  document: { name: 'Sun' },
  findings: [],
};
const PUBLISHER: Role = 'publisher';
const ERROR: Finding = { level: 'error', field: 'name', message: 'needs a text' };

function renderBar(findings: readonly Finding[]): readonly EditorAct[] {
  const acts: EditorAct[] = [];
  const editor = {
    isDirty: false,
    head: 2,
    status: { kind: 'idle', savedAt: null },
    findings,
  } as const;
  render(
    <ThemeProvider theme={THEME}>
      <MemoryRouter>
        <EditorBar
          opened={OPENED}
          editor={editor}
          role={PUBLISHER}
          present={[]}
          onAct={(act) => acts.push(act)}
        />
        <FindingsList findings={findings} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return acts;
}

describe('the button to publish', () => {
  it('states what stops it and leads to the list of findings', async () => {
    const user = userEvent.setup();
    const acts = renderBar([ERROR, { ...ERROR, field: 'text' }]);
    const button = screen.getByRole('button', { name: /^Publish … ?, 2 findings stop it$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Checks' })).toHaveFocus();
    expect(acts).toEqual([]);
  });

  it('opens the dialog when warnings alone are left', async () => {
    const user = userEvent.setup();
    const acts = renderBar([{ ...ERROR, level: 'warning' }]);
    await user.click(screen.getByRole('button', { name: 'Publish …' }));
    expect(acts).toEqual(['publish']);
  });
});
