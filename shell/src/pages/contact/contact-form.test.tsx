import { SLOW_MS } from '@storefront/shared/composites/page/slow-notice';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ContactForm } from './contact-form';

const NETWORK = globalThis.fetch;
const sent: unknown[] = [];
let status = 202;

beforeEach(() => {
  sent.length = 0;
  status = 202;
  globalThis.fetch = async (_input, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return status === 202 ? Response.json({ success: true }, { status }) : new Response('', { status });
  };
});
afterEach(() => {
  globalThis.fetch = NETWORK;
});

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Send message' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Your name'), 'Ann Lee');
  await user.type(field('Email'), 'ann@example.com');
  await user.type(field('Message'), 'Is there a cot?');
}

describe('the contact form', () => {
  it('sends a message and states where the response goes [DEC-165]', async () => {
    renderInPage(<ContactForm />);
    const user = userEvent.setup();
    await fillIn(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'A payment');
    await user.click(submit());
    await screen.findByText('Your message has reached us');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your message has reached usWe answer within 24 hours, to ann@example.com.',
    );
    // The focus was on the button, which has disappeared.
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        name: 'Ann Lee',
        email: 'ann@example.com',
        topic: 'payment',
        reference: null,
        message: 'Is there a cot?',
        website: '',
      },
    ]);
  });

  it('names every field that is missing, and sends nothing [DEC-165]', async () => {
    renderInPage(<ContactForm />);
    const user = userEvent.setup();
    await user.click(submit());
    expect(field('Your name')).toHaveAccessibleDescription('Enter your name');
    expect(field('Message')).toHaveAccessibleDescription('Enter your message');
    expect(sent).toEqual([]);
    await user.type(field('Your name'), 'Ann');
    expect(field('Your name')).not.toHaveAttribute('aria-invalid');
  });

  it('keeps the message after a failure and sends it again under the same id [DEC-165]', async () => {
    status = 503;
    renderInPage(<ContactForm />);
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your message was not sent');
    expect(field('Message')).toHaveValue('Is there a cot?');
    status = 202;
    await user.click(submit());
    await screen.findByText('Your message has reached us');
    const ids = sent.map((request) => (request as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('sends a message that was changed after a failure as another one [DEC-165]', async () => {
    status = 503;
    renderInPage(<ContactForm />);
    const user = userEvent.setup();
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('alert');
    status = 202;
    await user.type(field('Message'), ' And a high chair?');
    await user.click(submit());
    await screen.findByText('Your message has reached us');
    const ids = sent.map((request) => (request as { id: string }).id);
    expect(new Set(ids).size).toBe(2);
  });

  it('states after five seconds that the message is still on its way', async () => {
    jest.useFakeTimers();
    try {
      globalThis.fetch = () => new Promise(() => {});
      renderInPage(<ContactForm />);
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await fillIn(user);
      await user.click(submit());
      act(() => jest.advanceTimersByTime(SLOW_MS - 1));
      expect(screen.queryByText(/still on its way/)).toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.getByText(/still on its way/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
