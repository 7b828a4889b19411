import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastProvider, useToast, type Toast } from './toast';

function ToastTrigger({ toast }: { readonly toast: Toast }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Show toast
    </button>
  );
}

async function showToast(toast: Toast, user = userEvent.setup()) {
  render(
    <ToastProvider>
      <ToastTrigger toast={toast} />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Show toast' }));
  return { user, region: await screen.findByRole('region', { name: 'Notifications' }) };
}

describe('toasts', () => {
  afterEach(() => jest.useRealTimers());

  it('are announced through one polite live region', async () => {
    const { region } = await showToast({ title: 'Saved', message: 'It is in your list', tone: 'success' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(within(region).getByRole('dialog', { name: 'Saved' })).toHaveAccessibleDescription(
      'It is in your list',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('close with their button', async () => {
    const { user } = await showToast({ title: 'Saved' });
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('run their action once and close', async () => {
    const onPress = jest.fn();
    const { user } = await showToast({ title: 'Removed', action: { label: 'Undo', onPress } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Removed')).not.toBeInTheDocument());
  });

  it('close after a while, but not while the pointer is on them', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await showToast({ title: 'Saved' }, user);
    await user.hover(screen.getByText('Saved'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText('Saved')).toBeInTheDocument();

    await user.unhover(screen.getByText('Saved'));
    act(() => jest.advanceTimersByTime(10_000));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('stay open when they report an error', async () => {
    jest.useFakeTimers();
    await showToast(
      { title: 'Not saved', tone: 'error' },
      userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    );
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });

  it('appear only in their own provider', async () => {
    render(
      <>
        <ToastProvider>
          <ToastTrigger toast={{ title: 'Saved' }} />
        </ToastProvider>
        <ToastProvider>
          <p>Another page</p>
        </ToastProvider>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show toast' }));
    expect(await screen.findAllByText('Saved')).toHaveLength(1);
  });
});
