import { render, screen } from '@testing-library/react';

import { pence } from '../../domain/pricing/pence';

import { Price } from './price';

describe('the price block', () => {
  it('is in pounds, with pence only where there are some [BADGE-04]', () => {
    render(
      <>
        <Price amount={pence(41_200)} />
        <Price amount={pence(123_456)} />
      </>,
    );
    expect(screen.getByText('£412')).toBeInTheDocument();
    expect(screen.getByText('£1,234.56')).toBeInTheDocument();
  });

  it('says whether it starts there, for whom it is, and its basis', () => {
    const { container } = render(<Price amount={pence(82_400)} unit="total" from note="£412 per person" />);
    expect(container).toHaveTextContent(/^from£824total£412 per person$/);
  });
});
