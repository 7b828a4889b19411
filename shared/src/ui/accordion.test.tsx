import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Accordion } from './accordion';

const SECTIONS = [
  { value: 'bags', title: 'Bags', content: 'One small bag each' },
  { value: 'transfers', title: 'Transfers', content: 'A coach meets you' },
];

describe('an accordion', () => {
  it('opens one section at a time and puts each button in a heading', async () => {
    const user = userEvent.setup();
    render(<Accordion sections={SECTIONS} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    const bags = screen.getByRole('button', { name: 'Bags' });
    expect(bags).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('One small bag each')).not.toBeInTheDocument();

    await user.click(bags);
    expect(await screen.findByText('One small bag each')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Transfers' }));
    await waitFor(() => expect(screen.queryByText('One small bag each')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Transfers' })).toHaveTextContent('A coach meets you');
  });

  it('keeps several sections open with `multiple` and opens the default ones initially', async () => {
    render(<Accordion sections={SECTIONS} multiple defaultOpen={['transfers']} />);
    expect(screen.getByText('A coach meets you')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Bags' }));
    expect(await screen.findByText('One small bag each')).toBeInTheDocument();
    expect(screen.getByText('A coach meets you')).toBeInTheDocument();
  });

  it('opens and closes with the keyboard', async () => {
    const user = userEvent.setup();
    render(<Accordion sections={SECTIONS} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Bags' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Bags' })).toHaveAttribute('aria-expanded', 'false');
  });
});
