import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { HotelDescription } from './hotel-description';

describe('HotelDescription', () => {
  it('contains the whole text, and expands the collapsed lines on request', async () => {
    const user = userEvent.setup();
    renderInPage(<HotelDescription text={`<p>${'Sand and sea. '.repeat(80)}</p><p>The end</p>`} />);
    expect(await screen.findByText('The end')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Read more', expanded: false });
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toBe(button);
  });

  it('cannot be expanded when the text is short', async () => {
    renderInPage(<HotelDescription text="<p>Sand and sea.</p>" />);
    expect(await screen.findByText('Sand and sea.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
