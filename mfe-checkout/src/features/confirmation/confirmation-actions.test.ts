/** @needs document */
import { screen } from '@testing-library/react';

import { openConfirmation } from '../../../testing/confirmation/open-confirmation';

describe('the actions of the confirmation', () => {
  it('copy the reference', async () => {
    const { user } = openConfirmation();
    await user.click(await screen.findByRole('button', { name: 'Copy reference' }));
    expect(await screen.findByText('Reference copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('SP-7K2Q9');
  });

  it('select the reference for copying when the browser denies clipboard access', async () => {
    const { user } = openConfirmation();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Copy reference' }));
    expect(await screen.findByText(/please copy what is selected/)).toBeVisible();
    expect(String(getSelection())).toBe('SP-7K2Q9');
    expect(screen.queryByText('Reference copied')).toBeNull();
  });

  it('print the page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = openConfirmation();
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('save the calendar file of this booking', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:holiday';
    };
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect([this.download, this.href]).toEqual(['holiday.ics', 'blob:holiday']);
    });
    const { user } = openConfirmation();
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByText(/Calendar file saved/)).toBeVisible();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  });

  it('refer to the email when the calendar file cannot be created', async () => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    const { user } = openConfirmation();
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByText(/could not be made/)).toBeVisible();
  });
});
