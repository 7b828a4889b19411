import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Button } from './button';
import { Drawer } from './drawer';

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Filters" footer={<Button>Show 42 holidays</Button>}>
        <p>Board</p>
      </Drawer>
    </>
  );
}

async function openFilters() {
  const user = userEvent.setup();
  render(<Filters />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return { user, drawer: await screen.findByRole('dialog', { name: 'Filters' }) };
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
}

describe('a drawer', () => {
  it('shows its content and footer and closes on Escape', async () => {
    const { user, drawer } = await openFilters();
    expect(drawer).toHaveTextContent('Board');
    expect(screen.getByRole('button', { name: 'Show 42 holidays' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await expectClosed();
  });

  it('slides in from the right edge and out again, unless motion is reduced [SRCH-04, DEC-111]', async () => {
    const { drawer } = await openFilters();
    expect(drawer).toHaveStyle({ position: 'fixed', inset: '0 0 0 auto' });
    const slides = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ media }) => media.mediaText === '(prefers-reduced-motion: no-preference)')
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ style }) => style.transform === 'translateX(100%)')
      .flatMap(({ selectorText }) => selectorText.split(/,\s*/));
    const name = [...drawer.classList].find((one) => slides[0]?.startsWith(`.${one}[`));
    expect(slides).toEqual([`.${name}[data-starting-style]`, `.${name}[data-ending-style]`]);
    expect(getComputedStyle(drawer).transition).toMatch(/^transform /);
  });

  it('closes with its button and with Back', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'Close: Filters' }));
    await expectClosed();

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await expectClosed();
  });
});
