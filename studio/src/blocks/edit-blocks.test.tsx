import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { JsonObject } from '../api/json';
import { schemaNodeSchema } from '../fields/schema-node';

import { AddBlock } from './add-block';
import type { BlockKind } from './block-kind';
import { blocksOf } from './block-list';
import { BlockOutline } from './block-outline';
import { useBlocks } from './use-blocks';

const kind = (type: string, label: string): BlockKind => ({
  type,
  version: 1,
  label,
  description: `Shows ${label}.`,
  category: 'Text and pictures',
  schema: schemaNodeSchema.parse({ type: 'object', properties: { title: { type: 'string' } } }),
  defaults: { title: 'New' },
});
const KINDS = [kind('hero', 'Hero'), kind('gallery', 'Gallery'), kind('faq', 'FAQ')];

function Blocks({ start = [] }: { readonly start?: readonly JsonObject[] }) {
  const [document, setDocument] = useState<JsonObject>({ blocks: start });
  const blocks = blocksOf(document) ?? [];
  const editing = useBlocks({ document, blocks, kinds: KINDS, onChange: setDocument });
  const findings = [{ level: 'error' as const, field: 'blocks.1.props.title', message: 'needs a text' }];
  return (
    <ThemeProvider theme={THEME}>
      <BlockOutline blocks={blocks} kinds={KINDS} editing={editing} findings={findings} />
      <AddBlock kinds={KINDS} hasHero={blocks.some(({ type }) => type === 'hero')} onAdd={editing.add} />
    </ThemeProvider>
  );
}

const block = (id: string, type: string, title: string) => ({ type, v: 1, id, props: { title } });
const start = [block('a', 'hero', 'Sun'), block('b', 'gallery', 'See'), block('c', 'faq', 'Know')];
const order = () =>
  screen
    .getAllByRole('button', { name: /^(Hero|Gallery|FAQ)/ })
    .map((button) => button.textContent?.replace('has findings', ''));
const status = () => screen.getByRole('status').textContent;

describe('the blocks of a page', () => {
  it('are added behind the selected one by keyboard, with an announcement and the focus on the new one', async () => {
    const user = userEvent.setup();
    render(<Blocks start={start} />);
    screen.getByRole('button', { name: 'Add FAQ' }).focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['HeroSun', 'FAQNew', 'GallerySee', 'FAQKnow']);
    expect(status()).toBe('FAQ added at place 2 of 4.');
    expect(screen.getByRole('button', { name: /^FAQ New/, pressed: true })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Add Hero' })).toBeNull();
  });

  it('are moved, and the button keeps the focus also at the end of the list', async () => {
    const user = userEvent.setup();
    render(<Blocks start={start} />);
    const down = screen.getByRole('button', { name: 'Move down: Hero' });
    down.focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(order()).toEqual(['GallerySee', 'FAQKnow', 'HeroSun']);
    expect(status()).toBe('Hero “Sun” moved to place 3 of 3.');
    expect(screen.getByRole('button', { name: 'Move down: Hero' })).toHaveFocus();
  });

  it('are removed and come back to their place', async () => {
    const user = userEvent.setup();
    render(<Blocks start={start} />);
    await user.click(screen.getByRole('button', { name: /^Gallery/ }));
    await user.click(screen.getByRole('button', { name: 'Remove: Gallery' }));
    expect(order()).toEqual(['HeroSun', 'FAQKnow']);
    expect(status()).toBe('Gallery “See” removed.');
    expect(screen.getByRole('button', { name: 'Undo the removal' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['HeroSun', 'GallerySee', 'FAQKnow']);
    expect(screen.getByRole('button', { name: /^Gallery See/, pressed: true })).toHaveFocus();
  });

  it('are duplicated, and one with a finding is marked', async () => {
    const user = userEvent.setup();
    render(<Blocks start={start} />);
    expect(screen.getByRole('button', { name: /^Gallery.*has findings/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^FAQ/ }));
    await user.click(screen.getByRole('button', { name: 'Duplicate: FAQ' }));
    expect(order()).toEqual(['HeroSun', 'GallerySee', 'FAQKnow', 'FAQKnow']);
  });
});
