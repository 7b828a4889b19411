import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastArea, useToast, type Toast } from './toast';

function Sayer({ toast }: { readonly toast: Toast }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Say it
    </button>
  );
}

async function say(toast: Toast, user = userEvent.setup()) {
  render(
    <ToastArea>
      <Sayer toast={toast} />
    </ToastArea>,
  );
  await user.click(screen.getByRole('button', { name: 'Say it' }));
  return { user, region: await screen.findByRole('region', { name: 'Notifications' }) };
}

describe('toasts', () => {
  afterEach(() => jest.useRealTimers());

  it('speak through one polite region', async () => {
    const { region } = await say({ title: 'Saved', words: 'It is in your list', tone: 'success' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(within(region).getByRole('dialog', { name: 'Saved' })).toHaveAccessibleDescription(
      'It is in your list',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('close by their button', async () => {
    const { user } = await say({ title: 'Saved' });
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('do what they offer, once, and are gone', async () => {
    const onPress = jest.fn();
    const { user } = await say({ title: 'Removed', action: { label: 'Undo', onPress } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Removed')).not.toBeInTheDocument());
  });

  it('go by themselves, but wait while the pointer is on them', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await say({ title: 'Saved' }, user);
    await user.hover(screen.getByText('Saved'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText('Saved')).toBeInTheDocument();

    await user.unhover(screen.getByText('Saved'));
    act(() => jest.advanceTimersByTime(10_000));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('stay where something failed', async () => {
    jest.useFakeTimers();
    await say(
      { title: 'Not saved', tone: 'error' },
      userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    );
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });

  it('show in their own area alone', async () => {
    render(
      <>
        <ToastArea>
          <Sayer toast={{ title: 'Saved' }} />
        </ToastArea>
        <ToastArea>
          <p>Another page</p>
        </ToastArea>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Say it' }));
    expect(await screen.findAllByText('Saved')).toHaveLength(1);
  });
});
