import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { renderInPage } from '../../../testing/render-page';

import { ShareButton } from './share-button';

const LINK = 'http://localhost/deals/7';

function aShareSheet(share: (shared: ShareData) => Promise<void>): jest.Mock {
  const sheet = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
}

/** The clipboard of user-event, which takes what a browser would let us write. */
async function shareIt() {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  renderInPage(<ShareButton title="Sol Bay Resort" path="/deals/7" />);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Share' }));
  return { press, write };
}

describe('the share button', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('opens the sheet of the device with title and absolute address', async () => {
    const sheet = aShareSheet(async () => {});
    const { press, write } = await shareIt();
    await press();
    expect(sheet).toHaveBeenCalledWith({ title: 'Sol Bay Resort', url: LINK });
    expect(write).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing when the sheet is dismissed', async () => {
    aShareSheet(() => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })));
    const { press, write } = await shareIt();
    await press();
    expect(write).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['no sheet', 'a sheet that refuses'])('copies the link where there is %s', async (which) => {
    if (which !== 'no sheet') aShareSheet(() => Promise.reject(new Error('not allowed')));
    const { press, write } = await shareIt();
    await press();
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(LINK);
  });

  it('shows the link to copy by hand where the clipboard is refused', async () => {
    const { press, write } = await shareIt();
    write.mockRejectedValue(new Error('not allowed'));
    await press();
    expect(await screen.findByRole('textbox', { name: 'Link to share' })).toHaveValue(LINK);
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('is drawn on a server', () => {
    expect(renderToString(<ShareButton title="Sol Bay Resort" />)).toContain('Share');
  });
});
