import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { Json } from '../api/json';

import { RichTextField } from './rich-text-field';

function Field({ html, onValue }: { readonly html: string; readonly onValue: (value: Json) => void }) {
  const [value, setValue] = useState<Json>(html);
  return (
    <ThemeProvider theme={THEME}>
      <RichTextField
        node={{ type: 'string', maxLength: 20_000 }}
        path="blocks.0.props.text"
        label="Text"
        value={value}
        findings={[]}
        onChange={(next) => {
          setValue(next);
          onValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('<p>Restored</p>')}>
        Restore
      </button>
    </ThemeProvider>
  );
}

function paste(html: string) {
  const box = screen.getByRole('textbox', { name: 'Text' });
  box.focus();
  window.getSelection()?.selectAllChildren(box);
  const data = new Map([
    ['text/html', html],
    ['text/plain', 'plain'],
  ]);
  fireEvent.paste(box, { clipboardData: { getData: (type: string) => data.get(type) ?? '' } });
}

describe('a formatted text', () => {
  it('is displayed as it is on the page, and replaced by a restored one', () => {
    render(<Field html="<h3>Rooms</h3><p>With <strong>views</strong></p>" onValue={() => {}} />);
    const box = screen.getByRole('textbox', { name: 'Text' });
    expect(box.innerHTML).toBe('<h3>Rooms</h3><p>With <strong>views</strong></p>');
    act(() => screen.getByRole('button', { name: 'Restore' }).click());
    expect(box.innerHTML).toBe('<p>Restored</p>');
  });

  it('loses what a hostile paste brings, and reports it [DEC-262]', () => {
    const values: Json[] = [];
    render(<Field html="<p>Old</p>" onValue={(value) => values.push(value)} />);
    paste('<p onclick="x()">New</p><script>alert(1)</script><a href="javascript:y">link</a>');
    expect(values.at(-1)).not.toMatch(/script|onclick/);
    expect(values.at(-1)).toContain('New');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Removed from the pasted text: the attribute onclick, <script>, the link javascript:y.',
    );
  });

  it('stays as it is when the pasted text is too long [DEC-262]', () => {
    const values: Json[] = [];
    render(<Field html="<p>Old</p>" onValue={(value) => values.push(value)} />);
    paste('<p>Word</p>'.repeat(200_000));
    expect(values).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Old');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was pasted');
  });

  it('gets back what a paste has replaced, and the pasted text again', async () => {
    const user = userEvent.setup();
    const values: Json[] = [];
    render(<Field html="<p>Old</p>" onValue={(value) => values.push(value)} />);
    const box = screen.getByRole('textbox', { name: 'Text' });
    paste('<h3>New</h3><p>Text</p>');
    expect(box.innerHTML).toBe('<h3>New</h3><p>Text</p>');
    await user.keyboard('{Control>}z{/Control}');
    expect(box.innerHTML).toBe('<p>Old</p>');
    expect(values.at(-1)).toBe('<p>Old</p>');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(values.at(-1)).toBe('<h3>New</h3><p>Text</p>');
    await user.keyboard('{Control>}z{/Control}');
    expect(values.at(-1)).toBe('<p>Old</p>');
    await user.keyboard('{Control>}y{/Control}');
    expect(box.innerHTML).toBe('<h3>New</h3><p>Text</p>');
  });

  it('is undone step by step: typing after a paste, then the paste', async () => {
    const user = userEvent.setup();
    render(<Field html="<p>Old</p>" onValue={() => {}} />);
    const box = screen.getByRole('textbox', { name: 'Text' });
    paste('<p>New</p>');
    await user.keyboard(' text');
    expect(box).toHaveTextContent('New text');
    await user.keyboard('{Control>}z{/Control}');
    expect(box.innerHTML).toBe('<p>New</p>');
    fireEvent(box, new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true }));
    expect(box.innerHTML).toBe('<p>Old</p>');
    await user.keyboard('{Control>}z{/Control}');
    expect(box.innerHTML).toBe('<p>Old</p>');
  });

  it('does not undo into a text that was replaced from elsewhere', async () => {
    const user = userEvent.setup();
    render(<Field html="<p>Old</p>" onValue={() => {}} />);
    paste('<p>New</p>');
    act(() => screen.getByRole('button', { name: 'Restore' }).click());
    screen.getByRole('textbox', { name: 'Text' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: 'Text' }).innerHTML).toBe('<p>Restored</p>');
  });
});
