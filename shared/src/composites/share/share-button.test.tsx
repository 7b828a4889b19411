import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { renderInPage } from '../../../testing/render-page';

import { ShareButton } from './share-button';

const LINK = 'http://localhost/deals/7';

function mockShareSheet(share: (shared: ShareData) => Promise<void>): jest.Mock {
  const sheet = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
}

/** Renders the button with the clipboard stub of user-event. */
async function renderShareButton() {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  renderInPage(<ShareButton title="Sol Bay Resort" path="/deals/7" />);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Share' }));
  return { press, write };
}

describe('the share button', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    jest.useRealTimers();
  });

  it('opens the share sheet of the device with title and absolute URL', async () => {
    const sheet = mockShareSheet(async () => {});
    const { press, write } = await renderShareButton();
    await press();
    expect(sheet).toHaveBeenCalledWith({ title: 'Sol Bay Resort', url: LINK });
    expect(write).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows no message when the sheet is dismissed', async () => {
    mockShareSheet(() => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })));
    const { press, write } = await renderShareButton();
    await press();
    expect(write).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['no sheet', 'a sheet that rejects'])('copies the link when there is %s', async (which) => {
    if (which !== 'no sheet') mockShareSheet(() => Promise.reject(new Error('not allowed')));
    const { press, write } = await renderShareButton();
    await press();
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(LINK);
  });

  it('confirms a copied link inside the button, so that nothing beside it moves', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderInPage(<ShareButton title="Sol Bay Resort" path="/deals/7" />);
    const button = screen.getByRole('button', { name: 'Share' });
    const texts = () => [...button.querySelectorAll('span > span')].map(({ textContent }) => textContent);
    const reserved = texts();
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBe(button);
    expect(texts()).toEqual(reserved);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    expect(screen.getByRole('status')).toHaveStyle({ position: 'absolute' });
    act(() => jest.advanceTimersByTime(4_000));
    expect(button).toHaveAccessibleName('Share');
  });

  it('shows the link to copy manually when the clipboard is denied', async () => {
    const { press, write } = await renderShareButton();
    write.mockRejectedValue(new Error('not allowed'));
    await press();
    expect(await screen.findByRole('textbox', { name: 'Link to share' })).toHaveValue(LINK);
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('renders on a server', () => {
    expect(renderToString(<ShareButton title="Sol Bay Resort" />)).toContain('Share');
  });
});
