import { screen } from '@testing-library/react';

import { aRuntime, renderInPage } from '../../testing/render-page';

import { Steps } from './steps';

const STEPS = [
  { label: 'Personalise', href: '/personalise' },
  { label: 'Passengers', href: '/passengers' },
  { label: 'Payment', href: '/payment' },
];

describe('the steps of a sequence', () => {
  it('have one line for phones, with the number of the step and the way back [DEC-233]', () => {
    renderInPage(<Steps label="Booking steps" steps={STEPS} current={1} />, aRuntime());
    expect(screen.getByText('Step 2 of 3: Passengers')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Personalise' })).toHaveAttribute('href', '/personalise');
  });

  it('have no way back from the first one, or where the steps are no links', () => {
    const labels = STEPS.map(({ label }) => ({ label }));
    renderInPage(
      <>
        <Steps label="First" steps={STEPS} current={0} />
        <Steps label="Without links" steps={labels} current={2} />
      </>,
      aRuntime(),
    );
    expect(screen.getByText('Step 3 of 3: Payment')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
