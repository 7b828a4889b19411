import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { Finding } from '../api/call';
import type { JsonObject } from '../api/json';

import { ObjectFields } from './schema-field';
import { schemaNodeSchema } from './schema-node';

const schema = schemaNodeSchema.parse({
  type: 'object',
  properties: {
    id: { type: 'string' },
    nights: { type: 'integer', minimum: 1, maximum: 28 },
    phoneNumber: { anyOf: [{ type: 'string', maxLength: 40 }, { type: 'null' }] },
    content: { type: 'string', maxLength: 100_000, title: 'Text', control: 'html' },
    board: { type: ['string', 'null'], enum: undefined },
    days: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', properties: { title: { type: 'string' } } },
    },
    departures: {
      anyOf: [
        { type: 'object', properties: { fromDays: { type: 'integer', minimum: 1 } } },
        { type: 'object', properties: { months: { type: 'array', items: { type: 'integer', minimum: 1 } } } },
      ],
    },
    prices: { type: 'object' },
  },
});

const start: JsonObject = {
  id: 'a',
  nights: 7,
  phoneNumber: '020',
  content: '<h2>Old</h2><p>Text</p>',
  board: null,
  days: [{ title: 'Rome' }, { title: 'Oslo' }],
  departures: { fromDays: 3 },
  prices: { jan27: 'N/A' },
};

let latest: JsonObject = start;
beforeEach(() => {
  latest = start;
});

function Form({ findings }: { readonly findings: readonly Finding[] }) {
  const [value, setValue] = useState(start);
  return (
    <ThemeProvider theme={THEME}>
      <ObjectFields
        node={schema}
        path=""
        value={value}
        onChange={(next) => {
          latest = next;
          setValue(next);
        }}
        findings={findings}
      />
    </ThemeProvider>
  );
}

function renderForm(findings: readonly Finding[] = []) {
  render(<Form findings={findings} />);
  return userEvent.setup();
}

describe('a generated form', () => {
  it('has a control with a label for each field but the id, and stores typed values [DEC-216]', async () => {
    const user = renderForm();
    expect(screen.queryByLabelText('Id')).toBeNull();
    await user.clear(screen.getByLabelText('Nights'));
    await user.type(screen.getByLabelText('Nights'), '10');
    await user.clear(screen.getByLabelText('Phone number'));
    expect(latest).toMatchObject({ nights: 10, phoneNumber: null });
    await user.clear(screen.getByLabelText('Nights'));
    await user.type(screen.getByLabelText('Nights'), 'ten');
    expect(latest['nights']).toBe('ten');
  });

  it('shows HTML in readable lines, and stores it as it was until it is edited', async () => {
    const user = renderForm();
    expect(screen.getByLabelText('Text')).toHaveValue('<h2>Old</h2>\n<p>Text</p>');
    expect(latest['content']).toBe('<h2>Old</h2><p>Text</p>');
    await user.type(screen.getByLabelText('Text'), '!');
    expect(latest['content']).toBe('<h2>Old</h2>\n<p>Text</p>!');
  });

  it('has lists whose items are added, moved and removed with the keyboard, and the focus follows', async () => {
    const user = renderForm();
    const list = within(screen.getByRole('group', { name: 'Days' }));
    list.getByRole('button', { name: 'Move down: Rome' }).focus();
    await user.keyboard('{Enter}');
    expect(latest['days']).toEqual([{ title: 'Oslo' }, { title: 'Rome' }]);
    expect(list.getByRole('button', { name: 'Move up: Rome' })).toHaveFocus();
    await user.keyboard(' ');
    expect(latest['days']).toEqual([{ title: 'Rome' }, { title: 'Oslo' }]);
    list.getByRole('button', { name: 'Add to days' }).focus();
    await user.keyboard('{Enter}');
    expect(list.getByRole('button', { name: 'Add to days' })).toBeDisabled();
    await user.click(list.getByRole('button', { name: 'Remove: Rome' }));
    expect(latest['days']).toEqual([{ title: 'Oslo' }, { title: '' }]);
    expect(list.getByRole('button', { name: 'Add to days' })).toHaveFocus();
  });

  it('changes between the forms of a part', async () => {
    const user = renderForm();
    expect(screen.getByLabelText('From days')).toHaveValue('3');
    await user.selectOptions(screen.getByLabelText('How'), 'Months');
    expect(latest['departures']).toEqual({ months: [] });
    await user.click(screen.getByRole('button', { name: 'Add to months' }));
    expect(latest['departures']).toEqual({ months: [1] });
  });

  it('edits a part without a control as JSON, which is applied when it can be read [DEC-216]', async () => {
    const user = renderForm();
    const field = screen.getByLabelText('Prices');
    await user.clear(field);
    await user.type(field, '{{}');
    expect(latest['prices']).toEqual({});
    await user.type(field, ',');
    expect(latest['prices']).toEqual({});
    expect(field).toHaveAccessibleDescription(/not JSON yet/);
  });

  it('shows a finding at its field', () => {
    renderForm([
      { level: 'error', field: 'nights', message: 'is too high' },
      { level: 'error', field: 'days.1.title', message: 'is missing' },
    ]);
    expect(screen.getByLabelText('Nights')).toHaveAccessibleDescription(/is too high/);
    const titles = screen.getAllByLabelText('Title');
    expect(titles[1]).toHaveAccessibleDescription('is missing');
    expect(titles[0]).not.toHaveAccessibleDescription();
  });
});
