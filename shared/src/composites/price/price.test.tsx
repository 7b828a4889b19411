import { render, screen } from '@testing-library/react';

import { pence } from '../../domain/pricing/pence';

import { Price } from './price';

describe('the price block', () => {
  it('shows pounds, with pence only if they are not zero [BADGE-04]', () => {
    render(
      <>
        <Price amount={pence(41_200)} />
        <Price amount={pence(123_456)} />
      </>,
    );
    expect(screen.getByText('£412')).toBeInTheDocument();
    expect(screen.getByText('£1,234.56')).toBeInTheDocument();
  });

  it('shows "from", the unit and the note', () => {
    const { container } = render(<Price amount={pence(82_400)} unit="total" from note="£412 per person" />);
    expect(container).toHaveTextContent(/^from£824total£412 per person$/);
  });
});
