import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { RangeSlider, type Range } from './range-slider';

function renderPrices(max = 1000) {
  const onCommit = jest.fn<void, [Range]>();
  function Prices() {
    const [value, setValue] = useState<Range>({ from: 200, to: Math.min(max, 800) });
    return (
      <RangeSlider
        legend="Price"
        min={100}
        max={max}
        step={10}
        value={value}
        onValueChange={setValue}
        onValueCommitted={onCommit}
        format={(amount) => `£${amount}`}
        unit="£"
      />
    );
  }
  render(<Prices />);
  return { onCommit, user: userEvent.setup() };
}

const from = () => screen.getByRole('textbox', { name: 'From' });
const to = () => screen.getByRole('textbox', { name: 'To' });

async function retype(user: ReturnType<typeof userEvent.setup>, box: HTMLElement, text: string) {
  await user.clear(box);
  await user.type(box, text);
}

describe('a range slider', () => {
  it('has the same classes at every position, because a rendering thread keeps all classes', () => {
    const classesAt = (value: Range) => {
      const html = renderToStaticMarkup(
        <RangeSlider
          legend="Price"
          min={0}
          max={999}
          step={1}
          value={value}
          onValueChange={() => {}}
          format={String}
          unit="£"
        />,
      );
      return [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, name]) => name);
    };
    expect(classesAt({ from: 123, to: 456 })).toEqual(classesAt({ from: 7, to: 891 }));
  });

  it('moves with the arrow keys and exposes the formatted value of each thumb', async () => {
    const { user, onCommit } = renderPrices();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await user.hover(screen.getByRole('group', { name: 'Price' }));
    const thumb = await screen.findByRole('slider', { name: 'From: Price' });
    expect(thumb).toHaveAttribute('aria-valuetext', '£200');

    await user.tab();
    expect(thumb).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(thumb).toHaveAttribute('aria-valuetext', '£210');
    expect(onCommit).toHaveBeenLastCalledWith({ from: 210, to: 800 });
    expect(screen.getByRole('group', { name: 'Price' })).toHaveTextContent('£210 to £800');
    expect(from()).toHaveValue('210');
  });

  it('commits a typed value on Enter and on blur', async () => {
    const { user, onCommit } = renderPrices();
    await retype(user, from(), '350{Enter}');
    expect(onCommit).toHaveBeenLastCalledWith({ from: 350, to: 800 });

    await retype(user, to(), '600');
    expect(onCommit).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(onCommit).toHaveBeenLastCalledWith({ from: 350, to: 600 });
    const thumb = await screen.findByRole('slider', { name: 'To: Price' });
    expect(thumb).toHaveAttribute('aria-valuetext', '£600');
  });

  it('clamps typed values to the limits and to the other end', async () => {
    const { user, onCommit } = renderPrices();
    await retype(user, from(), '5{Enter}');
    expect(onCommit).toHaveBeenLastCalledWith({ from: 100, to: 800 });
    await retype(user, from(), '950{Enter}');
    expect(onCommit).toHaveBeenLastCalledWith({ from: 800, to: 800 });
    await retype(user, to(), '9999{Enter}');
    expect(onCommit).toHaveBeenLastCalledWith({ from: 800, to: 1000 });
    await retype(user, to(), '1{Enter}');
    expect(onCommit).toHaveBeenLastCalledWith({ from: 800, to: 800 });
  });

  it('ignores letters and reads an empty input as the limit', async () => {
    const { user, onCommit } = renderPrices();
    await retype(user, from(), 'a3b0c0');
    expect(from()).toHaveValue('300');
    await user.keyboard('{Enter}');
    expect(onCommit).toHaveBeenLastCalledWith({ from: 300, to: 800 });

    await user.clear(to());
    await user.tab();
    expect(onCommit).toHaveBeenLastCalledWith({ from: 300, to: 1000 });
    expect(to()).toHaveValue('1000');
  });

  it('does not commit an unchanged value', async () => {
    const { user, onCommit } = renderPrices();
    await retype(user, from(), '200{Enter}');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('shows no slider when the limits are equal', async () => {
    const { user } = renderPrices(100);
    await user.hover(screen.getByRole('group', { name: 'Price' }));
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});
