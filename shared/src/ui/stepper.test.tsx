import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Stepper } from './stepper';

function Adults({ max = 6 }: { readonly max?: number }) {
  const [value, setValue] = useState(2);
  return (
    <>
      <Stepper label="Adults" hint="16 and over" value={value} min={1} max={max} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Adults' });
const count = () => screen.getByRole('status');

describe('a stepper', () => {
  it('steps with its buttons within its limits', async () => {
    const user = userEvent.setup();
    render(<Adults max={3} />);
    const more = screen.getByRole('button', { name: 'One more: Adults' });
    const fewer = screen.getByRole('button', { name: 'One fewer: Adults' });

    await user.click(more);
    expect(count()).toHaveTextContent('3');
    await user.click(more);
    expect(count()).toHaveTextContent('3');
    await user.click(fewer);
    await user.click(fewer);
    await user.click(fewer);
    expect(count()).toHaveTextContent('1');
  });

  it('accepts typed numbers and clamps them to its limits', async () => {
    const user = userEvent.setup();
    render(<Adults />);
    expect(box()).toHaveAccessibleDescription('16 and over');

    await user.clear(box());
    expect(box()).toHaveValue('');
    await user.type(box(), '4');
    expect(count()).toHaveTextContent('4');
    await user.clear(box());
    await user.type(box(), 'x12');
    await user.tab();
    expect(count()).toHaveTextContent('6');
    expect(box()).toHaveValue('6');
  });

  it('restores the number when the input is left empty', async () => {
    const user = userEvent.setup();
    render(<Adults />);
    await user.clear(box());
    await user.tab();
    expect(box()).toHaveValue('2');
  });

  it('steps with the arrow keys and supports no upper limit', async () => {
    const user = userEvent.setup();
    render(<Adults max={Number.POSITIVE_INFINITY} />);
    await user.click(box());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(count()).toHaveTextContent('3');
    await user.clear(box());
    await user.type(box(), '4000');
    expect(count()).toHaveTextContent('4000');
  });
});
