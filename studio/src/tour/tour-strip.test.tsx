import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TourStrip } from './tour-strip';

function renderStrip(props: Partial<Parameters<typeof TourStrip>[0]> = {}) {
  const onLeave = jest.fn();
  const strip = (more: Partial<Parameters<typeof TourStrip>[0]>) => (
    <ThemeProvider theme={THEME}>
      <TourStrip accountRole="editor" hasDocument={false} onLeave={onLeave} {...props} {...more} />
    </ThemeProvider>
  );
  const { rerender } = render(strip({}));
  return { user: userEvent.setup(), onLeave, openDocument: () => rerender(strip({ hasDocument: true })) };
}
const step = () => screen.getByText(/./, { selector: 'strong' }).textContent;

describe('the tour', () => {
  it('leads an editor by keyboard from the list to a review, and back [DEC-382]', async () => {
    const { user, onLeave } = renderStrip();
    expect(screen.getByRole('complementary', { name: 'First steps' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(step()).toBe('Open a page.');
    expect(screen.queryByRole('button', { name: 'Previous step' })).toBeNull();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(step()).toBe('Change it.');
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(step()).toBe('Ask for a review.');
    expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous step' }));
    expect(screen.getByText('2')).toHaveAttribute('aria-current', 'step');
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    await user.click(screen.getByRole('button', { name: 'Finish the tour' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('goes on by itself when a document is opened, and ends for a publisher with publishing [DEC-382]', async () => {
    const { user, openDocument } = renderStrip({ accountRole: 'publisher' });
    openDocument();
    expect(step()).toBe('Change it.');
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(step()).toBe('Publish it.');
  });

  it('can be left at any step [DEC-382]', async () => {
    const { user, onLeave } = renderStrip();
    await user.click(screen.getByRole('button', { name: 'Leave the tour' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
